"""Wheels and trackpads: CASE 51."""

import pytest

from carousel import Carousel
from pointer import wheel

# A page that can be scrolled both ways.
LARGE = "main { inline-size: 2000px; block-size: 2000px }"

# What a trackpad tells of one swipe: it swells and decays.
BURST = [4, 18, 40, 52, 44, 30, 19, 11, 6, 3, 1]


def swipe(carousel: Carousel, dx: float = 0, dy: float = 0) -> None:
    """One swipe over the carousel, in this direction."""
    x, y = carousel.middle()
    for size in BURST:
        wheel(carousel.page, x, y, dx * size, dy * size)
        carousel.page.advance(0.016)
    carousel.settle()


def scrolled(carousel: Carousel) -> list[float]:
    """How far the page is scrolled."""
    carousel.page.layout()
    return carousel.page.script("return [scrollX, scrollY]")


@pytest.mark.parametrize(("direction", "item"), [(1, 1), (-1, 4)])
def test_51_a_swipe_of_a_trackpad_is_one_page(carousel: Carousel, direction: int, item: int):
    carousel.open(5, "loop", css=LARGE)
    swipe(carousel, dx=direction)
    assert carousel.get("currentItem") == item
    assert carousel.changes() == [item]
    assert [event.item for event in carousel.page.events("settle")] == [item]
    assert scrolled(carousel) == [0, 0]


def test_51_two_swipes_are_two_pages(carousel: Carousel):
    carousel.open(5, "loop", css=LARGE)
    swipe(carousel, dx=1)
    swipe(carousel, dx=1)
    assert carousel.changes() == [1, 2]


def test_51_at_an_end_the_page_gets_the_wheel(carousel: Carousel):
    carousel.open(3, css=LARGE)
    carousel.call("scrollTo", 2, {"animated": False})
    carousel.page.take_events()
    swipe(carousel, dx=1)
    assert carousel.page.events("change", "settle") == []
    assert scrolled(carousel)[0] > 0


def test_51_at_the_end_of_a_vertical_carousel_the_page_gets_the_wheel(carousel: Carousel):
    carousel.open(3, "axis=vertical", css=LARGE)
    swipe(carousel, dy=1)
    assert carousel.get("currentItem") == 1
    assert scrolled(carousel) == [0, 0]
    carousel.call("scrollTo", 2, {"animated": False})
    swipe(carousel, dy=1)
    assert carousel.get("currentItem") == 2
    assert scrolled(carousel)[1] > 0


def test_51_a_swipe_along_the_other_axis_scrolls_the_page(carousel: Carousel):
    carousel.open(5, "loop", css=LARGE)
    swipe(carousel, dy=1)
    assert carousel.page.events("change", "settle") == []
    assert scrolled(carousel)[1] > 0


def test_51_the_page_zooms_with_the_control_key(carousel: Carousel):
    carousel.open(5, "loop")
    prevented = carousel.script(
        """
        return [true, false].map((ctrlKey) => {
          const event = new WheelEvent("wheel", { deltaX: 60, ctrlKey, bubbles: true, cancelable: true });
          carousel.dispatchEvent(event);
          return event.defaultPrevented;
        });
        """
    )
    assert prevented == [False, True]


def test_51_a_wheel_that_counts_lines_or_pages_turns_as_well(carousel: Carousel):
    carousel.open(9, "loop")
    for mode in (1, 2):
        carousel.script(
            "carousel.dispatchEvent(new WheelEvent('wheel', { deltaX: 3, deltaMode: arguments[0], cancelable: true }))", mode
        )
        carousel.settle()
    assert carousel.changes() == [1, 2]
