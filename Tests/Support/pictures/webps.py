import io
import struct

from PIL import Image, ImageOps

import profiles
from jpegs import in_srgb
from picture import Picture, premultiplied, scene, still


def encoded(image, **options):
    file = io.BytesIO()
    image.save(file, "WEBP", **options)
    return file.getvalue()


def opened(data):
    return Image.open(io.BytesIO(data))


def chunk(kind, data):
    return kind + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)


def container(*chunks):
    body = b"WEBP" + b"".join(chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def three(value):
    return struct.pack("<I", value)[:3]


def animated(size, frames, plays, lossless=True):
    """A frame: image, left, top (both even), milliseconds, blends, is cleared after."""
    head = bytes([0x12, 0, 0, 0]) + three(size[0] - 1) + three(size[1] - 1)
    chunks = [chunk(b"VP8X", head), chunk(b"ANIM", bytes(4) + struct.pack("<H", plays))]
    for image, left, top, duration, blends, clears in frames:
        data = three(left // 2) + three(top // 2) + three(image.width - 1) + three(image.height - 1) + three(duration)
        data += bytes([(0 if blends else 2) | (1 if clears else 0)])
        still = encoded(image, lossless=lossless, exact=True)
        parts, place = b"", 12
        while place < len(still):
            length = struct.unpack("<I", still[place + 4 : place + 8])[0]
            if still[place : place + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
                parts += still[place : place + 8 + length + length % 2]
            place += 8 + length + length % 2
        chunks.append(chunk(b"ANMF", data + parts))
    return container(*chunks)


def composed(size, frames):
    canvas, cleared, result = Image.new("RGBA", size), None, []
    for image, left, top, _, blends, clears in frames:
        if cleared:
            canvas.paste((0, 0, 0, 0), cleared)
        if blends:
            canvas.alpha_composite(image.convert("RGBA"), (left, top))
        else:
            canvas.paste(image, (left, top))
        cleared = (left, top, left + image.width, top + image.height) if clears else None
        result.append(premultiplied(canvas))
    return result


def pictures():
    rgb, rgba = scene(53, 38), scene(53, 38, alpha=True)
    for name, image, options in (
        ("lossy", rgb, {"quality": 80}),
        ("lossless", rgb, {"lossless": True}),
        ("lossy-alpha", rgba, {"quality": 80}),
        ("lossless-alpha", rgba, {"lossless": True, "exact": True}),
        ("small", rgb.crop((0, 0, 1, 1)), {"lossless": True}),
    ):
        data = encoded(image, **options)
        yield still(f"{name}.webp", data, opened(data))
    wide = profiles.wide_rgb()
    data = encoded(rgb, lossless=True, icc_profile=wide)
    yield still("icc.webp", data, in_srgb(opened(data).convert("RGB"), wide), 1)
    exif = Image.Exif()
    exif[0x0112] = 5
    data = encoded(rgb, lossless=True, exif=exif.tobytes())
    yield still("exif-5.webp", data, ImageOps.exif_transpose(opened(data)))

    size = (40, 30)
    half = scene(20, 16, alpha=True)
    frames = [
        (scene(*size), 0, 0, 80, False, False),
        (half, 4, 6, 11, True, False),
        (half.rotate(180), 20, 14, 12, True, True),
        (half, 0, 0, 0, False, True),
        (half, 10, 8, 1000, True, False),
    ]
    delays = [0.08, 0.1, 0.012, 0.1, 1.0]
    for name, plays in (("animated", 0), ("animated-twice", 2)):
        data = animated(size, frames, plays)
        yield Picture(f"{name}.webp", data, size, composed(size, frames), 2, delays, plays)  # libwebp blends coarsely
    data = animated(size, frames[1:2], 0)
    yield Picture("animated-one-frame.webp", data, size, composed(size, frames[1:2]), 1)
    shots = [scene(64, 48).rotate(angle) for angle in (0, 5, 10)]
    data = encoded(shots[0], save_all=True, append_images=shots[1:], duration=[50, 60, 70], loop=1, quality=70)
    file, pixels = opened(data), []
    for index in range(3):
        file.seek(index)
        pixels.append(premultiplied(file))
    yield Picture("animated-lossy.webp", data, (64, 48), pixels, 1, [0.05, 0.06, 0.07], 1)
