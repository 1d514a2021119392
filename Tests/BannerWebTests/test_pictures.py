"""A page shows what `banner render` draws for the same moment."""

from pathlib import Path

import pytest
from PIL import Image

from carousel import Carousel
from pictures import assert_alike, render, sample

SIZE = (400, 160)
PICTURES = [sample(name, SIZE) for name in ("aurora.jpg", "balloons.jpg", "moonlit forest.jpg")]

# The first turn of a film begins after its interval.
INTERVAL = 2

# Edges, shadows, and what is turned or made smaller, are smoothed in different ways.
LIMIT = 5

# Where the middle of an indicator stands.
INDICATOR = (160, 138, 240, 154)

EFFECTS = [
    "slide",
    "cross-fade",
    "zoom-out",
    "depth",
    "linear",
    "overlap",
    "cover-flow",
    "ferris-wheel",
    "inverted-ferris-wheel",
    "cube",
]


def open_pictures(carousel: Carousel, attributes: str, root: str = "") -> None:
    """Opens a carousel of the pictures on black, as a film is, and waits until they are there."""
    for number, picture in enumerate(PICTURES):
        carousel.page.site.serve(f"{number}.png", picture)
    slides = "".join(f'<div><img src="{number}.png" alt=""></div>' for number in range(len(PICTURES)))
    css = "html { background: black }"
    carousel.page.open(f"<banner-carousel {attributes}>{slides}</banner-carousel>", css=css, root=root)


def shown(carousel: Carousel) -> Image.Image:
    """What the screen shows of the carousel."""
    carousel.page.wait_for("await Promise.all([...document.images].map((image) => image.decode()))")
    carousel.page.layout()
    x, y, width, height = carousel.box()
    return carousel.page.picture().crop((x, y, x + width, y + height))


def compare(
    carousel: Carousel, folder: Path, name: str, options: list[str], area: tuple[int, int, int, int] = (0, 0, *SIZE)
) -> None:
    """Turns a page, and compares a moment of that with a film of these options, in an area or all over."""
    carousel.call("next")
    carousel.page.advance(0.1)
    expected = render(folder, PICTURES, SIZE, *options, "--at", str(INTERVAL + 0.1))
    assert_alike(shown(carousel).crop(area), expected.crop(area), LIMIT, f"{name}-{carousel.page.driver.name}")


@pytest.mark.parametrize("effect", EFFECTS)
def test_an_effect_is_drawn_as_in_a_film(carousel: Carousel, tmp_path: Path, effect: str):
    open_pictures(carousel, f"loop effect={effect}")
    compare(carousel, tmp_path, effect, ["--effect", effect])


@pytest.mark.parametrize("indicator", ["none", "dots", "elongated", "worm", "progress"])
def test_an_indicator_is_drawn_as_in_a_film(carousel: Carousel, tmp_path: Path, indicator: str):
    open_pictures(carousel, f"loop indicator={indicator}")
    compare(carousel, tmp_path, indicator, ["--indicator", indicator], INDICATOR)


def test_narrow_pages_from_right_to_left_lie_as_in_a_film(carousel: Carousel, tmp_path: Path):
    open_pictures(carousel, "loop page-extent=80% spacing=8 alignment=start", 'dir="rtl"')
    options = ["--rtl", "--page-extent", "80%", "--spacing", "8", "--alignment", "start"]
    compare(carousel, tmp_path, "right-to-left", options)


def test_a_vertical_carousel_is_drawn_as_in_a_film(carousel: Carousel, tmp_path: Path):
    open_pictures(carousel, "loop axis=vertical")
    compare(carousel, tmp_path, "vertical", ["--axis", "vertical"])


def test_a_page_rests_as_in_a_film_to_the_pixel(carousel: Carousel, tmp_path: Path):
    open_pictures(carousel, "loop indicator=none")
    carousel.page.advance(1)
    expected = render(tmp_path, PICTURES, SIZE, "--indicator", "none", "--at", "0")
    assert_alike(shown(carousel), expected, 0, f"rest-{carousel.page.driver.name}")
