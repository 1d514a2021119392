"""No frame shows a blank where a page should be: CASES 8, and what a loop closes over."""

import pytest
from PIL import Image

from carousel import Carousel

PICTURES = ["aurora.jpg", "tiles.png", "balloons.jpg", "skyline.webp", "bloom.webp", "moonlit forest.jpg"]
# A colour that is in none of the pictures.
BLANK = (255, 0, 255)


def blanks(picture: Image.Image, box: tuple[float, ...]) -> int:
    """How many of a picture's points show what is behind the pages; every seventh is looked at."""
    x, y, width, height = map(int, box)
    pixels = picture.crop((x, y, x + width, y + height)).load()
    return sum(pixels[column, row] == BLANK for column in range(0, width, 7) for row in range(0, height, 7))


@pytest.mark.parametrize("count", [2, 6])
def test_8_no_frame_of_a_motion_shows_a_blank(carousel: Carousel, count: int):
    slides = "".join(
        f'<a href="#{name}"><img src="samples/pictures/{name}" alt="{name}" loading="lazy"></a>' for name in PICTURES[:count]
    )
    carousel.page.open(
        f"<banner-carousel loop indicator=none>{slides}</banner-carousel>", css="banner-carousel { background: #f0f }"
    )
    carousel.page.wait_for(
        "while ([...document.images].slice(0, 2).some((image) => !image.complete)) await new Promise(clock.real.setTimeout)"
    )
    carousel.page.layout()
    found = []
    for _ in range(count + 1):
        carousel.call("next")
        for _ in range(2):
            carousel.page.advance(1 / 60)
            found.append(blanks(carousel.page.picture(), carousel.box()))
        carousel.settle()
        carousel.page.layout()
    assert found == [0] * len(found)


@pytest.mark.parametrize("effect", ["slide", "cross-fade"])
def test_a_page_whose_links_and_pictures_change_slowly_shows_slides_at_once(carousel: Carousel, effect: str):
    # Much longer than the test: what comes or goes by a transition of the page's is seen half-way.
    carousel.open(4, f"loop effect={effect} indicator=none", css="* { transition: all 60s }")
    seen = [carousel.colours()]
    for step in ("next", "next", "next", "previous", "previous", "previous", "previous"):
        carousel.call(step)
        carousel.settle()
        carousel.page.layout()
        seen.append(carousel.colours())
    assert seen == [["0"], ["1"], ["2"], ["3"], ["2"], ["1"], ["0"], ["3"]]
