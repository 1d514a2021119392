"""What a burst of a wheel or trackpad means from its first event to its last: CASES 51."""

import pytest

from carousel import Carousel, markup
from pointer import Mouse

# Plays events of a wheel, 16 ms apart, and answers with whether the carousel used each of them.
PLAY = """
const [selector, events] = arguments;
const target = document.querySelector(selector);
const used = [];
for (const event of events) {
  used.push(!target.dispatchEvent(new WheelEvent("wheel", { bubbles: true, cancelable: true, ...event })));
  await clock.advance(16);
}
return used;
"""


def play(carousel: Carousel, *events: dict, target: str = ".slide") -> list[bool]:
    """Lets events of a wheel happen over a slide; tells which the carousel used."""
    return carousel.page.wait_for(PLAY, target, events)


def burst(push: float, direction: str = "deltaX") -> list[dict]:
    """What a push of two fingers on a trackpad makes: it swells, and then runs out for most of a second."""
    strengths = [push / 4, push / 2, push] + [push * 0.93**count for count in range(60)]
    return [{direction: round(strength, 1)} for strength in strengths if abs(strength) >= 0.5]


def test_51_a_push_into_the_momentum_of_another_turns_a_second_page(carousel: Carousel):
    carousel.open(5, "loop")
    play(carousel, *burst(40)[:35], *burst(40))
    carousel.settle()
    assert carousel.changes() == [1, 2]


def test_51_the_tail_of_the_burst_that_reached_the_end_moves_nothing_around(carousel: Carousel):
    carousel.open(2)
    assert all(play(carousel, *burst(40))[2:])
    carousel.settle()
    assert not any(play(carousel, *burst(40)))
    carousel.settle()
    assert carousel.changes() == [1]


def test_51_a_loop_keeps_the_wheel_for_ever(carousel: Carousel):
    carousel.open(2, "loop")
    for _ in range(3):
        assert all(play(carousel, *burst(40))[2:])
        carousel.settle()
    assert carousel.changes() == [1, 0, 1]


def test_51_one_item_leaves_the_wheel_to_others(carousel: Carousel):
    carousel.open(1, "loop")
    assert not any(play(carousel, *burst(40), *burst(-40)))
    assert carousel.get("position") == 0


def test_51_a_wheel_with_shift_goes_along_the_axis(carousel: Carousel):
    carousel.open(3, "loop")
    assert play(carousel, {"deltaY": 100, "shiftKey": True}) == [True]
    carousel.settle()
    assert carousel.changes() == [1]


@pytest.mark.parametrize(
    ("event", "pixels"),
    [({"deltaX": 3, "deltaMode": 1}, 60), ({"deltaY": 0.5, "deltaMode": 2, "shiftKey": True}, 80), ({"deltaX": 50}, 50)],
)
def test_51_lines_and_pages_of_a_wheel_are_counted_in_pixels(carousel: Carousel, event: dict, pixels: float):
    carousel.open(5, "snapping=free")
    assert play(carousel, event) == [True]
    assert carousel.get("position") == pytest.approx(pixels / 400)


def test_51_a_nudge_is_no_step(carousel: Carousel):
    carousel.open(3, "loop")
    play(carousel, {"deltaX": 6}, {"deltaX": 6})
    carousel.settle()
    assert carousel.changes() == []


def test_51_right_to_left_a_wheel_to_the_left_goes_on(carousel: Carousel):
    carousel.open(3, root='dir="rtl"')
    assert not any(play(carousel, *burst(40)))
    carousel.settle()
    play(carousel, *burst(-40))
    carousel.settle()
    assert carousel.changes() == [1]


def test_51_a_wheel_during_a_drag_moves_neither_the_carousel_nor_the_page(carousel: Carousel):
    carousel.open(3, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(300, 60)
    mouse.pull(-100)
    position = carousel.get("position")
    assert play(carousel, {"deltaX": 100}) == [True]
    assert carousel.get("position") == position
    mouse.release()


def test_51_of_two_carousels_one_in_the_other_the_inner_has_the_wheel_until_its_end(carousel: Carousel):
    inner = f'<div class="slide" data-number="9">{markup(2, identity="inner")}</div>'
    carousel.page.open(markup(2, "loop").replace("</banner-carousel>", f"{inner}</banner-carousel>"))
    carousel.call("scrollTo", 2, {"animated": False})
    within = Carousel(carousel.page, "#inner")
    items = []
    for _ in range(2):
        play(carousel, *burst(40), target="#inner .slide")
        carousel.settle()
        items.append((carousel.get("currentItem"), within.get("currentItem")))
    assert items == [(2, 1), (0, 1)]
