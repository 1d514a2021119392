"""A city by the water, in the last light."""

import numpy as np

from .canvas import Canvas, colour, gradient, noise, smooth


def skyline():
    """A very wide picture: a city at the blue hour, and the river that repeats it."""
    c = Canvas(2400, 480)
    shore = 372.0
    mirror = c.y > shore
    wobble = np.where(mirror, (c.y - shore) * 0.16 * noise(c.y / 1.9, 5) + 2 * noise(c.y / 5, 6), 0)
    x, y = c.x + wobble, np.where(mirror, shore - (c.y - shore) * 1.5, c.y)
    c.fill(gradient(y, (0, "152559"), (150, "4a4a97"), (262, "c2699b"), (335, "ffa77a"), (372, "ffd09a")))
    c.glow(colour("ffcf8f"), 0.45 * np.exp(-((x - 1560) / 620) ** 2 - ((y - 372) / 120) ** 2))
    for height, thick, seed, strength in [(150, 9, 3, 0.5), (196, 7, 5, 0.6), (235, 6, 6, 0.5)]:
        thickness = thick * (0.4 + 0.6 * smooth(-1, 1, noise(x / 130, seed + 9)))
        band = np.exp(-((y - height - 7 * noise(x / 240, seed)) / thickness) ** 2)
        c.over(colour("f08fa6"), strength * band * smooth(-0.2, 0.7, noise(x / 330, seed + 30)))
    random = np.random.default_rng(12)
    for depth, (low, high, paint, lit) in enumerate(
            [(60, 190, "9a5f9a", 0.0), (60, 262, "584486", 0.20), (34, 318, "221f52", 0.36)]):
        left = -20.0
        while left < c.width + 20:
            wide = random.uniform(26, 74)
            centre = 0.5 + 0.5 * noise(np.array([left / 310]), 40 + depth)[0]
            tall = low + (high - low) * (0.22 * random.uniform() + (0.30 + 0.48 * random.uniform()) * centre ** 1.6)
            building(c, x, y, left, wide, tall, shore, colour(paint), lit, random)
            left += wide + (random.uniform(-6, 10) if depth < 2 else random.uniform(0, 46))
    c.over(colour("1b2258"), np.where(mirror, 0.24 + 0.30 * smooth(shore, 480, c.y), 0))
    crests = smooth(0.55, 0.95, noise(c.y / 1.6 + 0.004 * c.x, 77))
    c.glow(colour("ffd9a8"), 0.10 * mirror * crests * smooth(-0.4, 0.5, noise(c.x / 90 + c.y / 7, 78)))
    c.over(colour("171640"), np.exp(-((c.y - shore) / 2.2) ** 2))
    return c.image()


def building(c, x, y, left, wide, tall, shore, paint, lit, random):
    """A tower with some of its windows lit, and sometimes a mast or a stepped top."""
    top = shore - tall
    k = c.scale
    columns = slice(max(0, int((left - 24) * k)), max(0, int((left + wide + 24) * k)))
    px, py, part = x[:, columns] - left, y[:, columns], c.pixels[:, columns]
    if part.shape[1] == 0:
        return
    block = np.maximum(np.abs(px - wide / 2) - wide / 2, top - py)
    style = random.integers(0, 4)
    if style == 1:
        block = np.minimum(block, np.maximum(np.abs(px - wide / 2) - wide * 0.28, top - 18 - py))
    if style == 2 and tall > 110:
        mast = np.maximum(np.abs(px - wide / 2) - 1.1, top - 42 - py)
        block = np.minimum(block, mast)
    if style == 3:
        block = np.minimum(block, np.maximum(np.abs(px - wide / 2) - wide / 2, top - 16 * (1 - px / wide) - py))
    cover = np.clip(0.5 - block * k, 0, 1) * (py < shore)
    fade = 1 - 0.18 * smooth(0, 1, (py - top) / tall)
    haze = colour("ff9f86") * (0.20 * smooth(0.3, 1.0, (py - top) / tall))[..., None]
    part += (np.clip(paint * fade[..., None] + haze, 0, 1) - part) * cover[..., None]
    if lit <= 0:
        return
    step_x, step_y = 8.0, 11.0
    panes = int((wide - 6) / step_x)
    margin = (wide - panes * step_x + 3.8) / 2
    cell_x, cell_y = np.floor((px - margin) / step_x), np.floor((py - top - 7) / step_y)
    inside_x, inside_y = (px - margin) % step_x, (py - top - 7) % step_y
    chance = random.uniform(0, 1, (80, 40))
    on = chance[cell_y.astype(int) % 80, cell_x.astype(int) % 40] < lit
    pane = (
        inside_x < 4.2) & (
        inside_y < 6) & (
            px > margin) & (
                px < wide -
                margin +
                1) & (
                    py > top +
                    7) & (
                        py < shore -
        8)
    warm = chance[(cell_y.astype(int) + 7) % 80, (cell_x.astype(int) + 3) % 40]
    glass = gradient(warm, (0, "ffb95e"), (1, "ffeab8"))
    part += (glass - part) * (on & pane)[..., None] * 0.88
