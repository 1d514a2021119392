import io
import struct

from PIL import Image

from picture import Picture, premultiplied

COLORS = [(0, 0, 0), (230, 30, 30), (30, 200, 60), (40, 60, 240), (250, 220, 40), (255, 255, 255), (90, 20, 120), (9, 9, 9)]
OTHERS = [(200, 100, 0), (0, 100, 200), (100, 200, 0), (1, 2, 3)]


def compressed(indices, bits):
    """LZW as simple as it may be: the table is cleared before its codes grow longer."""
    width, clear = bits + 1, 1 << bits
    stream, filled, count = bytearray(), 0, 0
    codes = []
    for place, index in enumerate(indices):
        if place % (clear - 2) == 0:
            codes.append(clear)
        codes.append(index)
    for code in [*codes, clear + 1]:
        filled |= code << count
        count += width
        while count >= 8:
            stream.append(filled & 255)
            filled, count = filled >> 8, count - 8
    if count:
        stream.append(filled & 255)
    blocks = b""
    for start in range(0, len(stream), 255):
        block = stream[start : start + 255]
        blocks += bytes([len(block)]) + block
    return bytes([bits]) + blocks + b"\0"


class Frame:
    def __init__(self, left, top, width, height, ink, disposal=0, clear=None, delay=5, palette=None, interlaced=False):
        self.box = (left, top, width, height)
        self.disposal, self.clear, self.delay, self.palette = disposal, clear, delay, palette
        self.interlaced = interlaced
        self.indices = [ink(x, y) for y in range(height) for x in range(width)]

    def data(self):
        left, top, width, height = self.box
        flags = self.disposal << 2 | (self.clear is not None)
        head = b"\x21\xf9\x04" + struct.pack("<BHB", flags, self.delay, self.clear or 0) + b"\0"
        flags = (0x40 if self.interlaced else 0) | (0x81 if self.palette else 0)
        head += b"\x2c" + struct.pack("<HHHHB", left, top, width, height, flags)
        if self.palette:
            head += b"".join(bytes(color) for color in self.palette)
        rows = range(height)
        if self.interlaced:
            rows = [*range(0, height, 8), *range(4, height, 8), *range(2, height, 4), *range(1, height, 2)]
        ordered = [index for y in rows for index in self.indices[y * width : (y + 1) * width]]
        return head + compressed(ordered, 3)


def gif(size, frames, loops=None, trailer=b"\x3b", version=b"GIF89a"):
    data = version + struct.pack("<HHBBB", *size, 0x82, 1, 0) + b"".join(bytes(color) for color in COLORS)
    if loops is not None:
        data += b"\x21\xff\x0bNETSCAPE2.0\x03\x01" + struct.pack("<H", loops) + b"\0"
    data += b"\x21\xfe\x05hello\0"
    return data + b"".join(frame.data() for frame in frames) + trailer


def composed(size, frames):
    canvas, result = Image.new("RGBA", size), []
    for frame in frames:
        before = canvas.copy()
        left, top, width, _ = frame.box
        for place, index in enumerate(frame.indices):
            x, y = left + place % width, top + place // width
            if index != frame.clear and x < size[0] and y < size[1]:
                canvas.putpixel((x, y), (*(frame.palette or COLORS)[index], 255))
        result.append(premultiplied(canvas))
        if frame.disposal == 2:
            canvas.paste((0, 0, 0, 0), (left, top, left + width, top + frame.box[3]))
        elif frame.disposal in (3, 4):
            canvas = before
    return result


def picture(name, size, frames, loops=None, **options):
    delays = [0.1 if frame.delay < 2 else frame.delay / 100 for frame in frames]
    plays = 1 if loops is None else 0 if loops == 0 else loops + 1
    return Picture(
        f"{name}.gif", gif(size, frames, loops, **options), size, composed(size, frames),
        delays=delays if len(frames) > 1 else [], plays=plays)


def agreed(picture):
    """The reference, where it composes as browsers do, must see what was meant."""
    file = Image.open(io.BytesIO(picture.data))
    for index, pixels in enumerate(picture.frames):
        file.seek(index)
        assert premultiplied(file) == pixels, f"{picture.name}: frame {index} is another to Pillow"
    return picture


def pictures():
    def stripes(x, y):
        return (x // 3 + y // 2) % 6

    def holes(x, y):
        return 7 if (x + y) % 3 == 0 else (x * y) % 6

    size = (34, 27)
    whole = (0, 0, *size)
    yield agreed(picture("plain", size, [Frame(*whole, stripes)], version=b"GIF87a"))
    yield agreed(picture("interlaced", size, [Frame(*whole, stripes, interlaced=True)]))
    yield agreed(picture("transparent", size, [Frame(*whole, holes, clear=7)]))
    yield agreed(picture("inset", size, [Frame(5, 6, 20, 11, stripes, clear=7)]))
    for disposal in range(5):
        frames = [
            Frame(*whole, stripes),
            Frame(4, 3, 20, 15, holes, disposal, 7, 0),
            Frame(10, 8, 20, 15, stripes, disposal, 7, 1),
            Frame(0, 12, 9, 9, holes, disposal, 7, 2),
            Frame(2, 2, 30, 20, holes, 0, 7, 300),
        ]
        made = picture(f"disposal-{disposal}", size, frames, loops=0)
        yield agreed(made) if disposal < 2 else made
    local = Frame(6, 4, 12, 12, lambda x, y: (x + y) % 4, palette=OTHERS, interlaced=True)
    yield picture("local-palette", size, [Frame(*whole, stripes), local], loops=3)
    yield picture("plays-once", size, [Frame(*whole, stripes), local])
    first = Frame(3, 3, 20, 20, stripes, 3, 7)
    yield picture("first-taken-back", size, [first, Frame(10, 10, 10, 10, holes, 2, 7), local], loops=0)
    yield picture("outside", size, [Frame(*whole, stripes), Frame(28, 20, 20, 20, stripes, 2), Frame(60, 60, 5, 5, holes)])
    large = picture("no-canvas", size, [Frame(*whole, stripes), Frame(8, 8, 10, 10, holes, 0, 7)], loops=0)
    large.data = large.data[:6] + bytes(4) + large.data[10:]
    yield large
