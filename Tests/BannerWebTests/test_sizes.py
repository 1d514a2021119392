"""Sizes that are odd, change, or are not there: CASES 30–38."""

import pytest

from carousel import Carousel
from pointer import Mouse

GREEN = (0, 255, 0)
GREEN_DOTS = "banner-carousel { --banner-dot-color: #0f0; --banner-current-dot-color: #0f0 }"


@pytest.mark.parametrize("width", [358.8, 428 / 3, 500.4 / 3, 357.5])
def test_30_thirty_steps_at_an_odd_width_rest_exactly(carousel: Carousel, width: float):
    carousel.open(10, "loop", css=f"banner-carousel {{ inline-size: {width}px }}")
    rests = carousel.page.wait_for(
        """
        const carousel = document.querySelector("banner-carousel");
        const rests = [];
        for (let step = 0; step < 30; step++) {
          carousel.next();
          await clock.advance(1000);
          rests.push([carousel.currentItem, carousel.position]);
        }
        return rests;
        """
    )
    assert rests == [[step % 10, step] for step in range(1, 31)]
    [drawn] = carousel.pages()
    assert (drawn.slide, drawn.x, drawn.width) == ("0", 0, carousel.box()[2])


def test_31_a_resize_keeps_the_item_aligned_to_the_pixel(carousel: Carousel):
    carousel.open(10, css="banner-carousel { inline-size: 600px }")
    carousel.call("scrollTo", 7, {"animated": False})
    carousel.page.take_events()
    carousel.style(inlineSize="400px")
    [drawn] = carousel.pages()
    assert (drawn.slide, drawn.x, drawn.width) == ("7", 0, 400)
    assert carousel.colours() == ["7"]
    carousel.settle()
    assert carousel.page.events("change", "settle") == []


def test_31_only_the_containers_size_changes(carousel: Carousel):
    carousel.open(
        5, css="main { inline-size: 600px } .narrow { inline-size: 300px } banner-carousel { inline-size: 100% }"
    )
    carousel.call("scrollTo", 3, {"animated": False})
    carousel.page.script("document.querySelector('main').className = 'narrow'")
    carousel.page.layout()
    [drawn] = carousel.pages()
    assert (drawn.slide, drawn.x, drawn.width) == ("3", 0, 300)


def test_32_a_resize_during_a_drag_keeps_the_fraction_and_the_drag(carousel: Carousel):
    carousel.open(5, "loop", css="banner-carousel { inline-size: 600px }")
    mouse = Mouse(carousel.page)
    mouse.press(500, 80)
    mouse.pull(-240)
    carousel.style(inlineSize="400px")
    assert carousel.get("position") == pytest.approx(0.4)
    assert carousel.pages()[0].x == pytest.approx(-160, abs=0.01)
    mouse.pull(-80)
    assert carousel.get("position") == pytest.approx(0.6)
    carousel.page.advance(0.15)
    mouse.release()
    carousel.settle()
    assert carousel.seen() == ["1"]
    assert carousel.changes() == [1]


def test_33_a_resize_during_a_settle_goes_on_to_the_same_item(carousel: Carousel):
    carousel.open(5, "loop")
    carousel.call("next")
    carousel.page.advance(0.1)
    position = carousel.get("position")
    carousel.style(inlineSize="250px")
    assert carousel.get("position") == pytest.approx(position)
    carousel.settle()
    assert [(drawn.slide, drawn.x, drawn.width) for drawn in carousel.pages()] == [("1", 0, 250)]
    assert [event.item for event in carousel.page.events("settle")] == [1]


def test_33_autoplay_goes_on_through_resizes(carousel: Carousel):
    carousel.open(5, "loop autoplay=3")
    for width in ("300px", "500px"):
        carousel.page.advance(1)
        carousel.style(inlineSize=width)
    carousel.page.advance(1.5)
    assert carousel.changes() == [1]


@pytest.mark.parametrize(
    "nothing",
    [
        {"inlineSize": "0"},
        {"blockSize": "0"},
        {"display": "none"},
        {"inlineSize": "1e9px"},
        {"inlineSize": "0.001px", "blockSize": "0.001px"},
    ],
    ids=lambda style: "-".join(f"{name}-{value}" for name, value in style.items()),
)
def test_34_no_size_makes_no_nonsense_and_the_item_comes_back(carousel: Carousel, nothing: dict[str, str]):
    carousel.open(5, "loop indicator=worm autoplay=30")
    carousel.call("scrollTo", 2, {"animated": False})
    carousel.style(**nothing)
    for method in ("next", "previous", "next"):
        carousel.call(method)
        carousel.page.advance(0.1)
    carousel.settle()
    assert "NaN" not in carousel.script("return carousel.shadowRoot.innerHTML")
    item = carousel.get("currentItem")
    assert item in (2, 3)
    carousel.style(**{name: "" for name in nothing})
    assert [(drawn.slide, drawn.x, drawn.width) for drawn in carousel.pages()] == [(str(item), 0, 400)]
    carousel.call("next")
    carousel.settle()
    assert carousel.seen() == [str(item + 1)]


def test_34_a_carousel_that_is_first_shown_later_begins_at_its_first_item(carousel: Carousel):
    carousel.open(3, css="banner-carousel { display: none }")
    assert carousel.get("currentItem") == 0
    carousel.style(display="block")
    assert [(drawn.slide, drawn.x, drawn.width) for drawn in carousel.pages()] == [("0", 0, 400)]


def test_35_the_last_of_three_pages_in_view_stays_at_the_end(carousel: Carousel):
    carousel.open(7, "page-extent=100 spacing=10", css="banner-carousel { inline-size: 320px }")
    carousel.call("scrollTo", 6, {"animated": False})
    for width in (320, 250, 480):
        carousel.style(inlineSize=f"{width}px")
        last = carousel.pages()[-1]
        assert (last.slide, last.x + last.width) == ("6", width)
        assert carousel.get("currentItem") == 6


def test_36_the_period_of_a_loop_is_that_of_pages_and_gaps(carousel: Carousel):
    carousel.open(3, "loop page-extent=120 spacing=10")
    drawn = carousel.pages()
    assert {round(after.x - before.x, 6) for before, after in zip(drawn, drawn[1:])} == {130}
    assert {page.width for page in drawn} == {120}
    mouse = Mouse(carousel.page)
    mouse.press(395, 80)
    mouse.pull(-390, seconds=1)
    after = carousel.pages()
    assert [page.slide for page in after] == [page.slide for page in drawn]
    assert [page.x for page in after] == pytest.approx([page.x for page in drawn], abs=0.01)
    assert carousel.get("position") == pytest.approx(3)


@pytest.mark.parametrize("count", [3, 4])
def test_37_dots_stand_in_the_middle_exactly(carousel: Carousel, count: int):
    size, gap, width = 8, 6, 100
    carousel.open(
        count,
        f"dot-size={size} dot-spacing={gap} corner-radius=0",
        css=f"banner-carousel {{ inline-size: {width}px; block-size: 50px }} {GREEN_DOTS}",
    )
    # The dots end 10 points above the edge.
    dots = [run for run in carousel.runs((50 - 10 - size / 2) / 50) if run.colour == GREEN]
    start = (width - count * size - (count - 1) * gap) // 2
    assert [(dot.x, dot.length) for dot in dots] == [(start + index * (size + gap), size) for index in range(count)]


@pytest.mark.parametrize("count", [2, 15])
@pytest.mark.parametrize("root", ["", 'dir="rtl"'])
def test_38_dots_at_the_end_of_a_narrow_view_are_never_outside(carousel: Carousel, count: int, root: str):
    carousel.open(
        count,
        "indicator-alignment=end corner-radius=0",
        css=f"banner-carousel {{ inline-size: 90px; block-size: 50px }} {GREEN_DOTS}",
        root=root,
    )
    for item in (0, count // 2, count - 1):
        carousel.call("scrollTo", item, {"animated": False})
        dots = [run for run in carousel.runs((50 - 10 - 4) / 50) if run.colour == GREEN]
        assert len(dots) >= 2
        assert dots[0].x >= 8 and dots[-1].x + dots[-1].length <= 90 - 8
        for button in carousel.parts("dot"):
            assert button["x"] >= 0 and button["x"] + button["width"] <= 90
