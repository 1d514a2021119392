"""A carousel looks in a browser as the command `banner render` draws it for the same moment."""

import json
import subprocess
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from carousel import Carousel
from page import Page
from server import ROOT

BANNER = ROOT / ".build" / "debug" / "banner"
PICTURES = ["aurora.jpg", "balloons.jpg", "skyline.webp", "bloom.webp"]
# The command turns for the first time after so many seconds.
INTERVAL = 2

# Alike means: this much difference of a colour's part, of 255, on average over the picture. Measured: 0.3 to 2.0, since a
# browser and the command scale and smooth in their own ways. A fiftieth of a second later it is more.
ALIKE = 3

STYLE = """
banner-carousel { inline-size: 800px; block-size: 320px; background: #000 }
banner-carousel::part(rotation), banner-carousel::part(previous), banner-carousel::part(next) { display: none }
"""

REST, MOTION = 1, INTERVAL + 0.15
LOOKS = [
    ({}, REST),
    ({}, MOTION),
    ({"axis": "vertical", "indicator": "elongated"}, MOTION),
    ({"effect": "zoom-out", "indicator": "worm"}, MOTION),
    ({"effect": "cross-fade", "indicator": "progress"}, MOTION),
    ({"effect": "cover-flow", "page-extent": "60%"}, REST),
    ({"effect": "cube"}, MOTION),
    ({"page-extent": "70%", "spacing": "16"}, MOTION),
]


def rendered(look: dict[str, str], moment: float, folder: Path) -> Image.Image:
    """What the command draws."""
    assert BANNER.exists(), f"{BANNER} is not there: swift build --product banner"
    feed = folder / "feed.json"
    feed.write_text(json.dumps([str(ROOT / "Samples" / "pictures" / name) for name in PICTURES]))
    picture = folder / "frame.png"
    options = [part for name, value in look.items() for part in (f"--{name}", value)]
    subprocess.run(
        [BANNER, "render", feed, *options, "--autoplay", str(INTERVAL), "--at", str(moment), "-o", picture], check=True
    )
    return Image.open(picture).convert("RGB")


def shown(page: Page, look: dict[str, str], moment: float) -> Image.Image:
    """What the browser shows, so long after the interval began."""
    attributes = " ".join(f'{name}="{value}"' for name, value in look.items())
    slides = "".join(f'<div><img src="samples/pictures/{name}" alt=""></div>' for name in PICTURES)
    page.open(f'<banner-carousel loop {attributes}>{slides}</banner-carousel>', css=STYLE)
    page.wait_for("for (const image of document.images) await image.decode()")
    carousel = Carousel(page)
    if moment > INTERVAL:
        carousel.call("next")
        page.advance(moment - INTERVAL)
        page.layout()
    return page.picture().crop((0, 0, 800, 320))


def difference(first: Image.Image, second: Image.Image) -> float:
    """The mean difference of a colour's part, from 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(first, second)).mean) / 3


@pytest.mark.parametrize("look, moment", LOOKS, ids=str)
def test_it_looks_as_the_command_draws_it(page: Page, tmp_path: Path, look: dict[str, str], moment: float):
    drawn = rendered(look, moment, tmp_path)
    seen = shown(page, look, moment)
    assert drawn.size == seen.size
    found = difference(drawn, seen)
    print(f"they differ by {found:.2f}")
    if found >= ALIKE:
        seen.save(tmp_path / "seen.png")
    assert found < ALIKE, f"they differ by {found:.2f}: {tmp_path}"


def test_other_moments_are_told_apart(page: Page, tmp_path: Path):
    drawn = rendered({}, MOTION, tmp_path)
    assert difference(drawn, shown(page, {}, MOTION + 0.02)) > ALIKE
    assert difference(drawn, shown(page, {}, REST)) > ALIKE
