// Counts the heap allocations of the program that links this, by standing in front of glibc's allocator.
#ifndef BANNERKIT_CALLOCATIONS_H
#define BANNERKIT_CALLOCATIONS_H

#include <stdint.h>

// How many allocations this process has made so far, on all threads.
uint64_t allocation_count(void);

#endif
