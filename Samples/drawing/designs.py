"""Shapes: pictures that show no place."""

import numpy as np
from PIL import Image

from .canvas import Canvas, colour, gradient, smooth


def silk():
    """Folds of cloth, each with a bright edge and its shadow on the one behind."""
    c = Canvas(1200, 500)
    c.fill(gradient(c.x + 0.8 * c.y, (0, "ff9a6b"), (500, "f0507f"), (1000, "8b2fb0"), (1500, "3a1f86")))
    folds = [
        (90, 95, 1.25, 0.2, "ff7f6e", "c22a86", "5a1e9c"), (185, 105, 1.05, 1.5, "f7568f", "8f2bb8", "3c2bb0"),
        (285, 100, 1.15, 2.9, "c653d8", "5a39d6", "2347c0"), (375, 84, 0.95, 4.1, "6b7bff", "2f63e0", "126fc0"),
        (455, 66, 1.1, 5.6, "38c6f4", "1c86d8", "0d5aa8"),
    ]
    for base, height, waves, phase, near, middle, far in folds:
        t = c.x / c.width * 2 * np.pi * waves + phase
        edge = base + height * (0.62 * np.sin(t) + 0.25 * np.sin(2 * t + 1.1 + phase)) - 0.10 * (c.x - 600)
        slope = np.gradient(edge, 1 / c.scale, axis=1)
        depth = (c.y - edge) / np.sqrt(1 + slope ** 2)
        c.over(colour("1a0840"), 0.42 * np.exp(-(-depth).clip(0) / 24) * (depth < 0))
        fold = gradient(depth, (0, near), (90, middle), (260, far))
        sheen = 0.16 * np.exp(-((depth - 34 - 20 * np.sin(t * 0.7)) / 22) ** 2) + 0.30 * np.exp(-depth.clip(0) / 3.2)
        c.over(np.clip(fold + sheen[..., None], 0, 1), c.inside(-depth))
    return c.image()


def tiles():
    """Quarter discs, half discs, rings and squares on a grid."""
    side, columns, rows = 125, 10, 4
    c = Canvas(side * columns, side * rows, scale=4)
    paints = [colour(h) for h in ("f4ede0", "1f3b57", "e4572e", "f2b134", "2a9d8f", "8ec6c5", "f2a6a0")]
    random = np.random.default_rng(38)
    previous = -1
    for row in range(rows):
        for column in range(columns):
            left, top, k = column * side, row * side, c.scale
            area = (slice(top * k, (top + side) * k), slice(left * k, (left + side) * k))
            x, y = c.x[area] - left, c.y[area] - top
            ground, shape_paint, third = random.choice(len(paints), 3, replace=False)
            kind = random.choice([other for other in range(7) if other != previous])
            previous = kind
            cx, cy = random.choice([0, side]), random.choice([0, side])
            d = np.hypot(x - cx, y - cy)
            c.pixels[area] = paints[ground]
            for distance, paint in tile(kind, x, y, d, cx, cy, side, paints[shape_paint], paints[third]):
                cover = np.clip(0.5 - distance * k, 0, 1)[..., None]
                c.pixels[area] += (paint - c.pixels[area]) * cover
    pixels = c.pixels.reshape(c.height, 4, c.width, 4, 3).mean(axis=(1, 3))
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8))


def tile(kind, x, y, d, cx, cy, side, first, second):
    """A tile's shapes, each a distance field and a colour."""
    half = side / 2
    centre = np.hypot(x - half, y - half)
    along = x if cx else y
    if kind == 0:
        return [(d - side, first), (d - side * 0.5, second)]
    if kind == 1:
        return [(d - side, first)]
    if kind == 2:
        return [(centre - side * 0.36, first), (centre - side * 0.16, second)]
    if kind == 3:
        a = np.hypot(along - (0 if cy else side), (y if cx else x) - half)
        return [(a - half, first)]
    if kind == 4:
        return [(np.abs(d - side * k) - side * 0.083, first) for k in (0.25, 0.583, 0.917)]
    if kind == 5:
        flip = x if cx else side - x
        return [((flip + (y if cy else side - y) - side) / np.sqrt(2), first)]
    leaf = np.maximum(np.hypot(x - cx, y - cy), np.hypot(x - (side - cx), y - (side - cy))) - side
    return [(leaf, first)]


def bloom():
    """Seeds in a sunflower's order: each a golden angle on from the last (Vogel 1979)."""
    c = Canvas(1000, 1000)
    centre = np.hypot(c.x - 500, c.y - 500)
    c.fill(gradient(centre, (0, "1b3a5c"), (420, "0d1f3d"), (720, "060d1f")))
    c.glow(colour("ff7a59"), 0.30 * np.exp(-(centre / 230) ** 2))
    golden = np.pi * (3 - np.sqrt(5))
    for n in range(680, 0, -1):
        r, angle = 18.2 * np.sqrt(n), n * golden
        x, y = 500 + r * np.cos(angle), 500 + r * np.sin(angle)
        long = 12.5 + 0.044 * r
        k, reach = c.scale, long * 1.9
        rows = slice(max(0, int((y - reach) * k)), max(0, int((y + reach) * k)))
        columns = slice(max(0, int((x - reach) * k)), max(0, int((x + reach) * k)))
        dx, dy = c.x[rows, columns] - x, c.y[rows, columns] - y
        u, v = dx * np.cos(angle) + dy * np.sin(angle), -dx * np.sin(angle) + dy * np.cos(angle)
        petal = np.hypot(u / 1.35, v / (0.80 - 0.22 * (u / long).clip(-1, 1))) - long * 0.92
        cover = np.clip(0.5 - petal * k, 0, 1) * (1 - smooth(385, 470, r))
        shadow = np.clip(1 - petal / 9, 0, 1) ** 2 * 0.34 * (1 - smooth(340, 470, r))
        paint = gradient(r, (0, "fff0b3"), (110, "ffc04d"), (210, "ff7a4f"),
                         (320, "d94a8c"), (430, "6d4fd8"), (500, "2f6fd6"))
        lit = 1.0 + 0.30 * (-u / long).clip(-1, 1)
        part = c.pixels[rows, columns]
        part += (colour("060d1f") - part) * shadow[..., None]
        part += (np.clip(paint * lit[..., None], 0, 1) - part) * cover[..., None]
    return c.image()


def tide_frames(count=16):
    """Frames of a sea in flat colours that come round to the first: one turn of each wave in a loop."""
    return [tide(i / count) for i in range(count)]


def tide(turn):
    c = Canvas(640, 280, scale=3)
    c.fill(gradient(np.floor(c.y / 40) * 40, (0, "ffd27a"), (110, "ff9e6d"), (200, "f0647c")))
    for radius, strength in [(92, 0.25), (72, 0.35)]:
        c.over(colour("fff1c4"), strength * c.disc(420, 128, radius))
    c.over(colour("fff6dd"), c.disc(420, 128, 54))
    layers = [
        (150, 9, 2, 1, "d9598c"), (172, 11, 2, -1, "a24a97"), (196, 12, 1, 1, "6a4499"), (222, 13, 2, 1, "3b3f8f"),
        (250, 12, 1, -1, "1f2f6b"),
    ]
    for i, (base, height, waves, way, paint) in enumerate(layers):
        t = 2 * np.pi * (c.x / c.width * (waves + 1) + way * turn) + 1.7 * i
        edge = base + height * (np.sin(t) + 0.28 * np.sin(2 * t + 0.8)) + 3 * np.sin(2 * np.pi * turn + i)
        c.over(colour(paint), c.inside(edge - c.y))
        crest = np.abs(c.y - edge - 5) - 1.1
        c.over(np.clip(colour(paint) + 0.16, 0, 1), c.inside(crest) * (np.sin(t + 2.2) > -0.3))
    k = c.scale
    pixels = c.pixels.reshape(c.height, k, c.width, k, 3).mean(axis=(1, 3))
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8))
