"""A picture in floating point: coordinates in picture pixels, colours mixed as the eye sees them."""

import numpy as np
from PIL import Image

_TO_LMS = np.array([
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
])
_TO_LAB = np.array([
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
])
# Oklab, Björn Ottosson 2020: https://bottosson.github.io/posts/oklab/


def _linear(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def _srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def colour(hex_digits):
    """sRGB from 0 to 1 for a colour written as "rrggbb"."""
    return np.array([int(hex_digits[i:i + 2], 16) for i in (0, 2, 4)]) / 255


def gradient(at, *stops):
    """Colours at `at` between stops (place, "rrggbb"), mixed in Oklab so that no mixture turns grey.

    The colour bends gently at a stop: a sharp bend shows as a line.
    """
    places = [place for place, _ in stops]
    labs = [_TO_LAB @ np.cbrt(_TO_LMS @ _linear(colour(digits))) for _, digits in stops]
    reach = (places[-1] - places[0]) * 0.06
    taps = [(0.1, -reach), (0.2, -reach / 2), (0.4, 0), (0.2, reach / 2), (0.1, reach)]
    lab = np.stack([sum(weight * np.interp(at + shift, places, [entry[i] for entry in labs])
                   for weight, shift in taps) for i in range(3)], axis=-1)
    lms = (lab @ np.linalg.inv(_TO_LAB).T) ** 3
    return _srgb(lms @ np.linalg.inv(_TO_LMS).T)


def smooth(low, high, value):
    """0 below `low`, 1 above `high`, an S-curve between them."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(x, seed):
    """Smooth noise from -1 to 1 along a line; it changes about once every unit of `x`."""
    values = np.random.default_rng(seed).uniform(-1, 1, 4096)
    cell = np.floor(x).astype(int)
    t = x - cell
    t = t * t * t * (t * (t * 6 - 15) + 10)
    return values[cell % 4096] * (1 - t) + values[(cell + 1) % 4096] * t


def rough(x, seed, octaves=5, gain=0.5):
    """Noise with finer noise on it, as the edge of a hill has."""
    return sum(gain ** i * noise(x * 2 ** i + 17.3 * i, seed + i) for i in range(octaves))


class Canvas:
    """What is drawn on, at `scale` samples a pixel along each axis; `save` averages them."""

    def __init__(self, width, height, scale=2):
        self.width, self.height, self.scale = width, height, scale
        rows, columns = np.mgrid[0:height * scale, 0:width * scale]
        self.x = (columns + 0.5) / scale
        self.y = (rows + 0.5) / scale
        self.pixels = np.zeros((height * scale, width * scale, 3))

    def fill(self, paint):
        self.pixels[:] = paint

    def over(self, paint, cover):
        """Lay a colour (or a field of colours) over the picture where `cover` is above 0."""
        self.pixels += (paint - self.pixels) * np.clip(cover, 0, 1)[..., None]

    def glow(self, paint, light):
        """Add light: what is bright already stays below white."""
        self.pixels = 1 - (1 - self.pixels) * (1 - paint * np.clip(light, 0, 1)[..., None])

    def inside(self, distance):
        """Cover of a shape from its distance field, negative inside, with an edge one sample wide."""
        return np.clip(0.5 - distance * self.scale, 0, 1)

    def disc(self, x, y, radius):
        return self.inside(np.hypot(self.x - x, self.y - y) - radius)

    def below(self, edge):
        """Cover of everything under the curve `edge(x)`, and how far under it each sample is."""
        depth = self.y - edge(self.x)
        return self.inside(-depth), depth

    def image(self):
        """The finished picture; a trace of noise keeps wide gradients from showing steps."""
        k = self.scale
        small = self.pixels.reshape(self.height, k, self.width, k, 3).mean(axis=(1, 3))
        grain = np.random.default_rng(7).uniform(-0.5, 0.5, small.shape[:2])[..., None]
        return Image.fromarray(np.clip(small * 255 + grain + 0.5, 0, 255).astype(np.uint8))
