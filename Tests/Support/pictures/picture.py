"""A made picture, and pixels to make it from."""
from dataclasses import dataclass, field

from PIL import Image


@dataclass
class Picture:
    name: str
    data: bytes
    size: tuple
    frames: list  # of premultiplied RGBA
    tolerance: int = 0  # the most that a colour may be off
    delays: list = field(default_factory=list)  # in seconds, of an animation
    plays: int = 1  # 0: for ever
    target: list = field(default_factory=list)  # width, height, mode; none: as large as it is


def still(name, data, image, tolerance=0, target=()):
    return Picture(name, data, image.size, [premultiplied(image)], tolerance, target=list(target))


def premultiplied(image):
    pixels = bytearray(image.convert("RGBA").tobytes())
    for start in range(0, len(pixels), 4):
        alpha = pixels[start + 3]
        for channel in range(start, start + 3):
            pixels[channel] = (2 * pixels[channel] * alpha + 255) // 510
    return bytes(pixels)


def resized(bands, size, box=None):
    """Bands by Pillow's Lanczos filter in floating point, which rounds nothing."""
    return [band.convert("F").resize(size, Image.Resampling.LANCZOS, box).getdata() for band in bands]


def byte(value, high=255):
    return min(high, max(0, int(value + 0.5)))


def scaled(name, data, image, target, size):
    pixels = bytearray()
    for *colors, alpha in zip(*resized(image.convert("RGBA").convert("RGBa").split(), size)):
        pixels += bytes([*(byte(color, byte(alpha)) for color in colors), byte(alpha)])
    return Picture(name, data, size, [bytes(pixels)], 1, target=list(target))


def scene(width, height, alpha=False):
    """Slopes, an edge and a disc: something for every filter to get wrong."""
    image = Image.new("RGBA", (width, height))
    for y in range(height):
        for x in range(width):
            red, green, blue = x * 255 // max(1, width - 1), y * 255 // max(1, height - 1), (x * 7 + y * 13) % 256
            if (x - width // 3) ** 2 + (y - height // 2) ** 2 < (height // 4) ** 2:
                red, green, blue = 250, 240, 30
            if x > 2 * width // 3:
                red, green = 20, 255 - green
            opacity = min(255, (x + 2 * y) * 255 // (width + height)) if alpha else 255
            image.putpixel((x, y), (red, green, blue, opacity))
    return image if alpha else image.convert("RGB")
