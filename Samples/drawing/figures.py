"""What stands in a landscape or floats over it: trees, clouds, balloons."""

import numpy as np

from .canvas import colour, gradient, noise, smooth


def pines(canvas, edge, seed, spacing, height, paint, where=lambda x: True):
    """A row of conifers that stand on `edge`."""
    random = np.random.default_rng(seed)
    x = 0.0
    while x < canvas.width:
        x += spacing * random.uniform(0.35, 1.65)
        tall, slim, phase = height * random.uniform(0.45, 1.0), random.uniform(0.17, 0.23), random.uniform(0, 9)
        if where(x):
            pine(canvas, x, float(edge(np.array([x]))[0]) + tall * 0.06, tall, tall * slim, phase, paint)


def pine(canvas, x, foot, tall, half, phase, paint):
    """One conifer: tiers of drooping branches that narrow to a point."""
    k = canvas.scale
    rows = slice(max(0, int((foot - tall) * k)), max(0, int(foot * k)))
    columns = slice(max(0, int((x - half * 1.4) * k)), max(0, int((x + half * 1.4) * k) + 1))
    px, py = canvas.x[rows, columns] - x, canvas.y[rows, columns]
    if px.size == 0:
        return
    down = ((py - (foot - tall)) / tall).clip(0, 1)
    # Each side's tiers are a little out of step, and a branch hangs lower the further it is from the trunk.
    hang = 0.10 * np.abs(px) / half
    tiers = 9.0 * (down - hang).clip(0) ** 0.85 + 0.37 * (px > 0) + phase
    reach = half * down ** 0.95 * (0.42 + 0.58 * (tiers % 1)) * (1 + 0.22 * noise(tiers - tiers % 1, 9))
    trunk = np.maximum(reach, np.minimum(half * 0.05, half * 0.5 * down))
    part = canvas.pixels[rows, columns]
    part += (paint - part) * np.clip((trunk - np.abs(px)) * k + 0.5, 0, 1)[..., None]


def cloud(canvas, x, y, size, seed, light, shade):
    """A heap of round puffs on a flat base."""
    random = np.random.default_rng(seed)
    heap = np.zeros_like(canvas.x)
    for across in np.linspace(-1, 1, 9):
        r = size * (0.17 + 0.25 * (1 - abs(across)) * random.uniform(0.55, 1.35))
        heap = np.maximum(heap, 1 - np.hypot(canvas.x - x - size * across, (canvas.y - y) * 1.2 + r * 0.7) / r)
    soft = smooth(0.0, 0.30, heap) * smooth(0.10, -0.06, (canvas.y - y) / size)
    canvas.over(gradient((canvas.y - y) / size, (-0.55, light), (0.02, shade)), 0.92 * soft)


def balloon(c, x, y, radius, first, second):
    """One balloon: a ball that narrows to a basket, in gores of two colours, lit from the upper left."""
    px, py = (c.x - x) / radius, (c.y - y) / radius
    half = np.where(py < 0, np.sqrt((1 - py.clip(-1, 1) ** 2).clip(0)),
                    1 - 0.79 * (py / 1.4).clip(0, 1) ** 1.55)
    body = c.inside((np.abs(px) - half) * radius * 0.9) * c.inside((np.abs(py - 0.2) - 1.2) * radius)
    across = np.arcsin((px / half.clip(1e-3)).clip(-1, 1)) / np.pi
    gore = smooth(-0.12, 0.12, np.sin(across * 10 * np.pi + np.pi / 2))
    gore = np.maximum(gore, 1 - smooth(0.12, 0.14, np.abs(py - 0.02)))
    paint = colour(first) + (colour(second) - colour(first)) * gore[..., None]
    light = 1.06 - 0.52 * smooth(-0.5, 1.25, px * 0.8 + py * 0.45) - 0.14 * np.abs(across * 2) ** 3
    c.over(np.clip(paint * light[..., None], 0, 1), body)
    c.glow(colour("ffffff"), 0.22 * body * np.exp(-(((px + 0.42) / 0.28) ** 2 + ((py + 0.45) / 0.36) ** 2)))
    for side in (-1, 1):
        line = np.abs(px - side * (0.23 - 0.09 * (py - 1.4) / 0.4)) - 0.008
        c.over(colour("5b4636"), c.inside(line * radius) * (py > 1.38) * (py < 1.8) * 0.8)
    corner = np.maximum(np.abs(px) - 0.17 + 0.10 * (py - 1.9), np.abs(py - 1.9) - 0.13)
    c.over(gradient(px, (-0.2, "a9713f"), (0.2, "6b4427")), c.inside(corner * radius))
