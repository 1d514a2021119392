"""Places: layers of hills, water and sky, each a curve with a gradient under it."""

import numpy as np

from .canvas import Canvas, colour, gradient, noise, rough, smooth
from .figures import balloon, cloud, pines


def ridge(base, height, period, seed, octaves=5, gain=0.45):
    """A skyline of hills; `base` is its mean level and `period` the width of a hill, in pixels."""
    return lambda x: base - height * rough(x / period, seed, octaves, gain)


def dawn_ridges():
    """Mountains behind mountains at sunrise."""
    c = Canvas(1200, 500)
    c.fill(gradient(c.y, (0, "2a2a63"), (130, "6b4b94"), (235, "d9738f"), (310, "ffb27d"), (380, "ffe3b0")))
    sun = np.hypot(c.x - 830, c.y - 262)
    c.over(colour("ffc98a"), 0.80 * np.exp(-(sun / 135) ** 1.15))
    c.over(gradient(c.y, (215, "fff6dc"), (310, "ffd79a")), c.disc(830, 262, 46))
    layers = [
        (300, 34, 190, "e59a97", "f8c9a3"), (330, 42, 230, "b87396", "eeb0a0"),
        (362, 46, 260, "8a5591", "cf8a9c"), (400, 48, 300, "5c3f80", "9c6592"),
        (440, 42, 340, "39306a", "624a83"), (478, 30, 380, "1d1e4b", "2d2a5c"),
    ]
    for i, (base, height, period, top, bottom) in enumerate(layers):
        edge = ridge(base, height, period, 31 + 9 * i)
        cover, depth = c.below(edge)
        haze = 0.35 * depth + 0.65 * (c.y - base + height)
        lit = 0.10 * np.exp(-((c.x - 830) / 330) ** 2 - depth.clip(0) / 30)
        c.over(np.clip(gradient(haze, (0, top), (100, bottom)) + lit[..., None] * colour("ffd0a0"), 0, 1), cover)
        if i >= 4:
            pines(c, edge, 5 + i, 15 if i == 4 else 19, 26 if i == 4 else 58, colour(top), lambda x: noise(
                np.array([x / 130]), 3 + i)[0] > -0.25)
    return c.image()


def dunes():
    """Sand in evening light: each dune has a bright side, a sharp crest and a side in shadow."""
    c = Canvas(1200, 500)
    c.fill(gradient(c.y, (0, "123c5a"), (120, "2f7a8c"), (215, "9cc6b4"), (290, "f6e2b8")))
    moon = c.disc(266, 108, 38) * (1 - c.disc(283, 99, 35))
    c.glow(colour("fff3d0"), 0.22 * np.exp(-(np.hypot(c.x - 266, c.y - 108) / 80) ** 1.4))
    c.over(colour("fff8e6"), moon)
    layers = [
        (285, 34, 300, 7, "f4d09a", "e2aa74", "c98962"), (330, 58, 390, 13, "f8c27c", "e39551", "a85c40"),
        (398, 74, 470, 22, "f5aa5e", "d8763e", "86402f"), (476, 84, 620, 34, "ea8f49", "bf5932", "5c2a29"),
    ]
    for base, height, period, seed, lit, middle, dark in layers:
        def edge(x, base=base, height=height, period=period, seed=seed):
            return base - height * (0.8 * noise(x / period, seed) + 0.3 *
                                    np.sqrt(0.01 + noise(x / period * 2.3, seed + 1) ** 2))
        cover, depth = c.below(edge)
        slope = (edge(c.x + 6) - edge(c.x - 6)) / 12
        # The shadow begins at the crest and winds down the slope that looks away from the light.
        wind = 46 * noise(depth / 70 + 3, seed + 5) + depth * 1.15
        facing = (edge(c.x - wind + 8) - edge(c.x - wind - 8)) / 16
        shade = smooth(-0.035, 0.045, facing)
        paint = gradient(depth, (0, lit), (130, middle))
        paint = paint + (gradient(depth, (0, middle), (110, dark)) - paint) * shade[..., None]
        ripples = 0.014 * np.sin(depth * 0.55 + 5 * noise(c.x / 60, seed + 8)) * np.exp(-depth.clip(0) / 120)
        rim = 0.10 * np.exp(-depth.clip(0) / 5) * (1 - smooth(-0.02, 0.06, slope))
        c.over(np.clip(paint + (ripples + rim)[..., None], 0, 1), cover)
    return c.image()


def aurora():
    """Northern lights over a lake."""
    c = Canvas(1600, 700)
    shore = 452.0
    mirror = c.y > shore
    y = np.where(mirror, shore - (c.y - shore) * 1.45, c.y)
    ripple = np.where(mirror, (c.y - shore) * 0.10 * noise(c.y / 2.1 + 0.002 * c.x, 90), 0)
    x = c.x + ripple
    c.fill(gradient(y, (-60, "050a1f"), (140, "0a1a38"), (330, "123a4f"), (452, "2b6a68")))
    random = np.random.default_rng(4)
    for _ in range(420):
        sx, sy, size = random.uniform(0, 1600), random.uniform(0, 400), random.uniform(0.3, 1.0) ** 3
        k = c.scale
        rows = slice(max(0, int((sy - 4) * k)), int((sy + 4) * k))
        columns = slice(max(0, int((sx - 4) * k)), int((sx + 4) * k))
        d = np.hypot(c.x[rows, columns] - sx, c.y[rows, columns] - sy)
        c.pixels[rows, columns] += (0.9 * size * np.exp(-(d / (0.55 + 0.6 * size)) ** 2))[..., None]
    for seed, base, sway, tall, strength in [
            (11, 215, 46, 150, 0.62), (47, 318, 40, 190, 1.0), (83, 372, 24, 120, 0.62)]:
        foot = base + sway * noise(x / 300, seed) + 13 * noise(x / 85, seed + 1)
        up = foot - y
        rays = 0.55 + 0.45 * noise(x / 13, seed + 2) * (0.5 + 0.5 * noise(x / 90, seed + 3))
        strong = strength * smooth(-0.85, 0.35, noise(x / 280, seed + 4)) * rays
        veil = np.where(up > 0, np.exp(-up.clip(0) / (tall * (0.5 + 0.35 * rays))), np.exp(up.clip(None, 0) / 15))
        paint = gradient(up, (0, "9dffcb"), (40, "3df2a0"), (120, "2bb5b8"), (210, "8a4fd0"), (330, "c04aa8"))
        dim = np.where(mirror, 0.62, 1.0)
        c.pixels = 1 - (1 - c.pixels.clip(0, 1)) * (1 - paint * (strong * veil * dim).clip(0, 1)[..., None])
    for base, height, period, seed, top in [(430, 46, 230, 61, "0d2740"), (446, 22, 150, 71, "081a2c")]:
        def edge(x, base=base, height=height, period=period, seed=seed):
            return base - height * (0.5 + 0.5 * rough(x / period, seed, 5, 0.42)).clip(0)
        for sign in (1, -1):
            depth = (c.y if sign > 0 else shore - (c.y - shore) * 1.45) - edge(c.x + (0 if sign > 0 else ripple * 2))
            side = (c.y <= shore) if sign > 0 else mirror
            c.over(colour(top), c.inside(-depth) * side * (1.0 if sign > 0 else 0.85))
    c.over(colour("bfeedd"), 0.20 * np.exp(-((c.y - shore) / 1.6) ** 2))
    near = ridge(668, 30, 520, 8)
    cover, _ = c.below(near)
    c.over(colour("030812"), cover)
    pines(c, near, 21, 26, 190, colour("030812"), lambda x: x < 430 or x > 1330)
    pines(c, near, 22, 22, 60, colour("030812"), lambda x: x < 620 or x > 1120)
    return c.image()


def moonlit_forest():
    """A tall picture: a moon over rows of trees in mist."""
    c = Canvas(800, 1200)
    c.fill(gradient(c.y, (0, "0f1b3d"), (380, "27406f"), (760, "6f8fae"), (1000, "b9c9cf")))
    moon = np.hypot(c.x - 470, c.y - 400)
    c.glow(colour("cfe0ff"), 0.55 * np.exp(-(moon / 300) ** 1.2))
    c.over(gradient(c.y, (220, "fffbef"), (580, "f1e3c6")), c.disc(470, 400, 178))
    for x, y, radius in [(400, 335, 46), (545, 322, 24), (500, 440, 60), (386, 462, 27),
                         (590, 420, 18), (460, 545, 20), (468, 292, 15), (345, 398, 14)]:
        crater = np.hypot(c.x - x, c.y - y)
        c.over(colour("e3d4b3"), 0.75 * c.inside(crater - radius) * c.disc(470, 400, 178))
        floor = np.hypot(c.x - x - radius * 0.16, c.y - y - radius * 0.16) - radius * 0.92
        c.over(colour("d6c49f"), 0.55 * c.inside(crater - radius) * smooth(-2, 9, floor))
    for y, strength, seed in [(300, 0.28, 5), (455, 0.34, 6), (520, 0.22, 8)]:
        band = np.exp(-((c.y - y - 8 * noise(c.x / 130, seed)) / (11 + 7 * noise(c.x / 90, seed + 20))) ** 2)
        c.over(colour("dfe6f2"), strength * band * smooth(-0.5, 0.6, noise(c.x / 260, seed + 40)))
    rows = [
        (770, 40, 230, 110, 12, "8aa3ba"), (850, 44, 260, 170, 19, "6583a2"), (945, 46, 300, 240, 28, "426288"),
        (1060, 40, 340, 330, 42, "25406a"), (1185, 36, 380, 470, 66, "0d1d3c"),
    ]
    for i, (base, height, period, tall, spacing, paint) in enumerate(rows):
        edge = ridge(base, height, period, 50 + 7 * i, 3)
        pines(c, edge, 70 + i, spacing, tall, colour(paint))
        cover, depth = c.below(edge)
        c.over(colour(paint), cover)
        if i < 4:
            fog = smooth(-tall * 0.35, 130, depth) * 0.55
            c.over(colour("c4d2dc"), fog)
    c.over(colour("0d1d3c"), 0.5 * smooth(1080, 1200, c.y))
    return c.image()


def balloons():
    """Balloons over morning hills."""
    c = Canvas(1280, 720)
    c.fill(gradient(c.y, (0, "3f8fd2"), (250, "8cc7e8"), (470, "fbe6cf"), (560, "ffd2ae")))
    for x, y, size, seed in [(640, 150, 104, 5), (1130, 205, 78, 8), (90, 262, 88, 2), (735, 415, 56, 12),
                             (455, 88, 52, 30), (1010, 432, 44, 41), (300, 420, 48, 17)]:
        cloud(c, x, y, size, seed, "ffffff", "d3e6f4" if y < 300 else "fbe3d4")
    hills = [(520, 46, 260, "b9c9b4", "f0dcbc"), (566, 40, 330, "8fb394", "d5d3a4"),
             (620, 44, 400, "5c9377", "a7bf83"), (690, 40, 520, "2f6b5a", "4b8a5d")]
    for i, (base, height, period, top, bottom) in enumerate(hills):
        edge = ridge(base, height, period, 11 + 6 * i, 3, 0.3)
        cover, depth = c.below(edge)
        c.over(gradient(depth, (0, top), (110, bottom)), cover)
        if i == 3:
            pines(c, edge, 3, 34, 46, colour("215243"), lambda x: noise(np.array([x / 90]), 31)[0] > 0.05)
    for each in [
        (905, 232, 104, "e4572e", "ffe9c9"), (330, 190, 66, "2b59c3", "f7b538"), (560, 350, 42, "7a3b8f", "f4a6b7"),
        (1120, 402, 34, "17876d", "f9e5a7"), (168, 415, 28, "d7263d", "f46036"),
    ]:
        balloon(c, *each)
    return c.image()
