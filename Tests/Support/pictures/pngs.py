import io
import struct
import zlib

from PIL import Image, ImageOps

import profiles
from jpegs import in_srgb
from picture import scaled, scene, still

GREY, RGB, PALETTE, GREY_ALPHA, RGBA = 0, 2, 3, 4, 6
CHANNELS = {GREY: 1, RGB: 3, PALETTE: 1, GREY_ALPHA: 2, RGBA: 4}
ADAM7 = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def packed(samples, depth):
    if depth == 16:
        return b"".join(struct.pack(">H", sample) for sample in samples)
    row, filled, place = bytearray(), 0, 0
    for sample in samples:
        filled, place = filled << depth | sample, place + depth
        if place == 8:
            row.append(filled)
            filled, place = 0, 0
    if place:
        row.append(filled << 8 - place)
    return bytes(row)


def png(width, height, kind, depth, samples, interlaced=False, before=(), after=()):
    """`samples(x, y)` is the tuple of a pixel's samples."""
    lines = b""
    for left, top, across, down in ADAM7 if interlaced else ((0, 0, 1, 1),):
        columns = range(left, width, across)
        for y in range(top, height, down) if columns else ():
            lines += b"\0" + packed([sample for x in columns for sample in samples(x, y)], depth)
    data = zlib.compress(lines, 9)
    head = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    parts = [data[: len(data) // 2], data[len(data) // 2 :]]
    chunks = [(b"IHDR", head), *before, *((b"IDAT", part) for part in parts), *after, (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, body) for name, body in chunks)


def pictures():
    width, height = 37, 29
    base = scene(width, height, alpha=True)

    def sample(x, y, channel, depth):
        value = base.getpixel((x, y))[channel]
        # In 16 bits something stands in the low byte that rounding must see.
        return value << 8 | (value * 37 + x) % 256 if depth == 16 else value >> 8 - depth

    def expected(pixel):
        image = Image.new("RGBA", (width, height))
        image.putdata([pixel(x, y) for y in range(height) for x in range(width)])
        return image

    def eight(value, depth):
        return (2 * value * 255 + (1 << depth) - 1) // (2 * ((1 << depth) - 1))

    for kind, letters, depths in (
        (GREY, "grey", (1, 2, 4, 8, 16)),
        (RGB, "rgb", (8, 16)),
        (GREY_ALPHA, "grey-alpha", (8, 16)),
        (RGBA, "rgba", (8, 16)),
    ):
        for depth in depths:
            alpha = 3 if kind in (GREY_ALPHA, RGBA) else None
            channels = [*range(3 if kind & 2 else 1), *([alpha] if alpha else [])]

            def samples(x, y):
                return tuple(sample(x, y, channel, depth) for channel in channels)

            def pixel(x, y):
                values = [eight(value, depth) for value in samples(x, y)]
                colors = values[:3] if kind & 2 else values[:1] * 3
                return (*colors, values[-1] if alpha else 255)

            for interlaced in (False, True):
                name = f"{letters}-{depth}{'-interlaced' if interlaced else ''}.png"
                data = png(width, height, kind, depth, samples, interlaced)
                yield still(name, data, expected(pixel))
            if alpha:
                continue
            key = samples(width // 2, height // 2)

            def keyed(x, y):
                return (*pixel(x, y)[:3], 0 if samples(x, y) == key else 255)

            data = png(width, height, kind, depth, samples, before=[(b"tRNS", packed(key, 16))])
            yield still(f"{letters}-{depth}-key.png", data, expected(keyed))

    for depth in (1, 2, 4, 8):
        count = 1 << depth
        colors = [(index * 255 // (count - 1), 255 - index * 200 // count, index * 91 % 256) for index in range(count)]
        palette = (b"PLTE", b"".join(bytes(color) for color in colors))
        opacities = [index * 255 // count for index in range(count // 2)]

        def samples(x, y):
            return ((x * 3 + y * 5) % count,)

        for interlaced in (False, True):
            data = png(width, height, PALETTE, depth, samples, interlaced, [palette])
            name = f"palette-{depth}{'-interlaced' if interlaced else ''}.png"
            yield still(name, data, expected(lambda x, y: (*colors[samples(x, y)[0]], 255)))
        data = png(width, height, PALETTE, depth, samples, before=[palette, (b"tRNS", bytes(opacities))])
        yield still(
            f"palette-{depth}-alpha.png",
            data,
            expected(lambda x, y: (*colors[samples(x, y)[0]], [*opacities, *[255] * count][samples(x, y)[0]])),
        )

    def plain(x, y):
        return base.getpixel((x, y))[:3]

    wide = profiles.wide_rgb()
    rgb = base.convert("RGB")
    profile = (b"iCCP", b"wide\0\0" + zlib.compress(wide))
    yield still("icc.png", png(width, height, RGB, 8, plain, before=[profile]), in_srgb(rgb, wide), 1)
    clear = in_srgb(rgb, wide).convert("RGBA")
    clear.putalpha(base.getchannel("A"))
    data = png(width, height, RGBA, 8, lambda x, y: base.getpixel((x, y)), before=[profile])
    yield still("icc-alpha.png", data, clear, 7)  # colours of faint pixels are coarse once premultiplied
    grey = profiles.dark_grey()
    dark = (b"iCCP", b"grey\0\0" + zlib.compress(grey))
    data = png(width, height, GREY, 8, lambda x, y: plain(x, y)[:1], before=[dark])
    yield still("icc-grey.png", data, in_srgb(base.getchannel("R"), grey), 1)
    broken = (b"iCCP", b"wide\0\0" + zlib.compress(wide)[:60])
    yield still("icc-broken.png", png(width, height, RGB, 8, plain, before=[broken]), rgb)
    exif = Image.Exif()
    exif[0x0112] = 8
    data = png(width, height, RGB, 8, plain, before=[(b"eXIf", exif.tobytes()[6:])])
    yield still("exif-8.png", data, ImageOps.exif_transpose(Image.open(io.BytesIO(data))))

    large = scene(90, 60, alpha=True)
    data = png(90, 60, RGBA, 8, lambda x, y: large.getpixel((x, y)))
    for size in ((30, 20), (7, 5), (1, 1), (89, 59)):
        yield scaled(f"scaled-{size[0]}.png", data, large, (*size, "fit"), size)
