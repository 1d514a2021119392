import io
import struct

from PIL import Image, ImageChops, ImageCms, ImageOps

import profiles
from picture import Picture, byte, resized, scene, still


def encoded(image, **options):
    file = io.BytesIO()
    image.save(file, "JPEG", **{"quality": 90, **options})
    return file.getvalue()


def opened(data):
    return Image.open(io.BytesIO(data))


def in_srgb(image, profile):
    source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
    return ImageCms.profileToProfile(image, source, ImageCms.createProfile("sRGB"), outputMode="RGB")


def adobe_marker(data):
    """Where the Adobe marker begins and how long it is."""
    place = data.index(b"\xff\xee")
    return place, 2 + struct.unpack(">H", data[place + 2 : place + 4])[0]


def scaled(name, data, fraction, target, size, turn=None):
    """Luma and chroma filtered apart, after the codec's own scaling to a fraction."""
    source = opened(data)
    extent = [side / fraction for side in source.size]
    source.draft("YCbCr", [side // fraction for side in source.size])
    pixels = bytearray()
    for luma, blue, red in zip(*resized(source.split(), size, (0, 0, *extent))):
        luma, blue, red = (byte(value) for value in (luma, blue, red))
        red, blue = red - 128, blue - 128
        pixels += bytes([byte(luma + 1.402 * red), byte(luma - 0.344136 * blue - 0.714136 * red)])
        pixels += bytes([byte(luma + 1.772 * blue), 255])
    image = Image.frombytes("RGBA", size, bytes(pixels))
    return still(name, data, image.transpose(turn) if turn is not None else image, 2, target)


def pictures():
    rgb = scene(61, 43)
    for name, options in {
        "444": {"subsampling": 0},
        "420": {"subsampling": 2},
        "422": {"subsampling": 1},
        "progressive": {"progressive": True},
        "restarts": {"restart_marker_blocks": 2},
        "optimized": {"optimize": True, "quality": 40},
    }.items():
        data = encoded(rgb, **options)
        yield still(f"{name}.jpg", data, opened(data))
    for name, grey in {"grey": rgb.convert("L")}.items():
        for suffix, options in {"": {}, "-progressive": {"progressive": True}}.items():
            data = encoded(grey, **options)
            yield still(f"{name}{suffix}.jpg", data, opened(data))

    inks = Image.merge("CMYK", [*rgb.split(), rgb.convert("L").point(lambda value: value // 3)])
    data = encoded(inks)
    yield still("cmyk-adobe.jpg", data, opened(data).convert("RGB"), 1)
    place, length = adobe_marker(data)
    # Pillow takes all for Adobe's.
    plain = ImageChops.invert(opened(data))
    yield still("cmyk-plain.jpg", data[:place] + data[place + length :], plain.convert("RGB"), 1)
    luma = ImageChops.invert(Image.merge("CMYK", [*rgb.convert("YCbCr").split(), rgb.convert("L")]))
    data = bytearray(encoded(luma))
    place, length = adobe_marker(data)
    data[place + length - 1] = 2
    yield still("ycck-adobe.jpg", bytes(data), opened(bytes(data)).convert("RGB"), 1)

    for orientation in range(1, 9):
        exif = Image.Exif()
        exif[0x0112] = orientation
        data = encoded(rgb, exif=exif)
        yield still(f"exif-{orientation}.jpg", data, ImageOps.exif_transpose(opened(data)))
    exif = Image.Exif()
    exif[0x0112] = 6
    data = encoded(scene(120, 80), exif=exif, subsampling=0, quality=98)
    yield scaled("exif-6-small.jpg", data, 1, (40, 90, "fit"), (60, 40), Image.Transpose.ROTATE_270)
    data = encoded(rgb, exif=b"Exif\0\0MM\0*\0\0\0\x08\xff\xff" + bytes(20))
    yield still("exif-broken.jpg", data, opened(data))

    wide = profiles.wide_rgb()
    data = encoded(rgb, icc_profile=wide)
    yield still("icc.jpg", data, in_srgb(opened(data), wide), 1)
    long = profiles.wide_rgb(150_000)
    data = encoded(rgb, icc_profile=long)
    yield still("icc-chunks.jpg", data, in_srgb(opened(data), long), 1)
    data = encoded(rgb, icc_profile=ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    yield still("icc-srgb.jpg", data, opened(data))
    data = encoded(rgb, icc_profile=wide[:140] + bytes(len(wide) - 140))
    yield still("icc-broken.jpg", data, opened(data))
    grey = profiles.dark_grey()
    data = encoded(rgb.convert("L"), icc_profile=grey)
    yield still("icc-grey.jpg", data, in_srgb(opened(data), grey), 1)
    data = encoded(rgb, icc_profile=grey)
    yield still("icc-of-another-model.jpg", data, opened(data))
    press = profiles.inks()
    data = encoded(inks, icc_profile=press)
    yield still("icc-cmyk.jpg", data, in_srgb(opened(data), press), 1)

    large = encoded(scene(200, 150), quality=98, subsampling=0)
    for name, fraction, target, size in (
        ("eighth", 8, (20, 9, "fit"), (12, 9)),
        ("quarter", 4, (22, 40, "fit"), (22, 17)),
        ("half", 2, (25, 30, "fill"), (40, 30)),
        ("whole", 1, (150, 1000, "fit"), (150, 113)),
    ):
        yield scaled(f"scaled-{name}.jpg", large, fraction, target, size)
    yield still("not-enlarged.jpg", large, opened(large), target=(900, 900, "fill"))
