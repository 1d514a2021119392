// What Swift and LLVM expect of a C library in a module that runs in a browser, and nothing more: the whole of wasi-libc's
// allocator, formatted output and maths would be larger than the engine.

#include <stddef.h>
#include <stdint.h>

// Memory. A block is as large as a power of two, and one that is given back waits in the list of its size for the next that
// asks for as much. A carousel's few arrays grow by doubling, so that little is lost, and nothing is ever split or joined.

// A block's bytes before what its user gets: they hold the number of its list, and keep the rest aligned for anything.
enum { HEADER = 16, PAGE_SHIFT = 16 };

extern unsigned char __heap_base; // where the linker's own memory ends
static void *lists[32];
static uintptr_t end_of_blocks;

int posix_memalign(void **result, size_t alignment, size_t size) {
  int list = 32 - __builtin_clz((unsigned)(size + HEADER));
  uint8_t *block = lists[list];
  if (block) {
    lists[list] = *(void **)block;
  } else {
    if (!end_of_blocks) end_of_blocks = ((uintptr_t)&__heap_base + HEADER - 1) & -(uintptr_t)HEADER;
    block = (uint8_t *)end_of_blocks + HEADER;
    end_of_blocks += (uintptr_t)1 << list;
    intptr_t missing = (intptr_t)(end_of_blocks >> PAGE_SHIFT) + 1 - (intptr_t)__builtin_wasm_memory_size(0);
    if (missing > 0 && __builtin_wasm_memory_grow(0, (size_t)missing) == (size_t)-1) __builtin_trap();
    block[-1] = (uint8_t)list;
  }
  *result = block;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  uint8_t *block = pointer;
  *(void **)block = lists[block[-1]];
  lists[block[-1]] = block;
}

// Nothing else runs in a page's module, so that counting is never interrupted: Swift then asks for these names, which its own
// runtime lacks.

void *swift_retain(void *object);
void swift_release(void *object);
void *swift_retain_n(void *object, uint32_t count);
void swift_release_n(void *object, uint32_t count);
void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void *swift_nonatomic_retain_n(void *object, uint32_t count) { return swift_retain_n(object, count); }
void swift_nonatomic_release_n(void *object, uint32_t count) { swift_release_n(object, count); }

// These are single instructions of WebAssembly, under the names by which the compiler asks for them.

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

// The remainder of numbers whose quotient a Double can tell from the next: an indicator's position by its number of items.
double fmod(double x, double y) { return x - y * __builtin_trunc(x / y); }

// Away from zero at halves. What is added is a hair less than a half, so that 0.49999999999999994 is not rounded up.
double round(double x) { return __builtin_trunc(x + __builtin_copysign(0.49999999999999994, x)); }

// A module without a console says nothing before it traps.
int putchar(int character) { return character; }
