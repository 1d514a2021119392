"""What scrolls within a slide, and a carousel in another one's slide: to whom gestures, wheels and keys belong."""

import pytest

from carousel import Carousel, markup, slides
from page import Page
from pointer import Mouse, type_keys, wheel

DOWN, UP, RIGHT, END = "\ue015", "\ue013", "\ue014", "\ue010"

# A scroller with room for 500 pixels, as a slide among others.
SCROLLER = """
<banner-carousel {attributes}>
<div class="slide" data-number="0"><div id="long" tabindex="0"><p id="words">Words</p></div></div>
{others}
</banner-carousel>
"""

CSS = """
#long { inline-size: 100%; block-size: 160px; overflow: auto; scrollbar-width: none }
#words { margin: 0; inline-size: 900px; block-size: 660px }
#outer { inline-size: 400px; block-size: 160px }
#inner { inline-size: 300px; block-size: 100px; margin: 20px }
"""

ALONG = {"": (1, 0), "axis=vertical": (0, 1)}


def open_scroller(page: Page, attributes: str = "", **settings) -> Carousel:
    """A page with a carousel whose first slide scrolls."""
    page.open(SCROLLER.format(attributes=attributes, others=slides(3, 1)), css=CSS, **settings)
    return Carousel(page)


def scrolled(page: Page) -> list[float]:
    """How far the scroller is from its beginning, along both axes."""
    page.layout()
    return page.script("const { scrollLeft, scrollTop } = document.querySelector('#long'); return [scrollLeft, scrollTop]")


def turn(page: Page, dx: float, dy: float, count: int = 1) -> None:
    """Events of a wheel over the middle, a frame apart."""
    for _ in range(count):
        wheel(page, 200, 80, dx, dy)
        page.layout()
        page.advance(0.016)


def open_nested(page: Page, outer: str, inner: str) -> tuple[Carousel, Carousel]:
    """A page with a carousel in the first slide of another one."""
    page.open(
        f'<banner-carousel id="outer" {outer}><div class="slide" data-number="7">{markup(3, inner, "inner")}</div>'
        f"{slides(2, 5)}</banner-carousel>",
        css=CSS,
    )
    return Carousel(page, "#outer"), Carousel(page, "#inner")


@pytest.mark.parametrize("attributes", ["", "axis=vertical", "dir=rtl"])
def test_51_what_scrolls_in_a_slide_has_the_wheel_until_its_end(page: Page, attributes: str):
    carousel = open_scroller(page, attributes)
    right, down = ALONG.get(attributes, (-1, 0))
    turn(page, 100 * right, 100 * down)
    assert scrolled(page) == [100 * right, 100 * down]
    turn(page, 300 * right, 300 * down, 2)
    assert [abs(way) for way in scrolled(page)] == [500 * abs(right), 500 * down]
    # The tail of the burst that reached the end, too.
    turn(page, 60 * right, 60 * down, 3)
    carousel.settle()
    assert carousel.get("currentItem") == 0
    turn(page, 60 * right, 60 * down)
    carousel.settle()
    assert carousel.get("currentItem") == 1


def test_51_what_scrolls_only_across_leaves_the_wheel_to_the_carousel(page: Page):
    carousel = open_scroller(page)
    page.script("document.querySelector('#words').style.inlineSize = '10px'")
    turn(page, 60, 0)
    carousel.settle()
    assert carousel.get("currentItem") == 1


def test_51_what_only_hides_the_rest_leaves_the_wheel_to_the_carousel(page: Page):
    carousel = open_scroller(page)
    page.script("document.querySelector('#long').style.overflow = 'hidden'")
    turn(page, 60, 0)
    carousel.settle()
    assert carousel.get("currentItem") == 1


def test_72_what_scrolls_in_a_slide_has_the_keys_until_its_end(page: Page):
    carousel = open_scroller(page, "axis=vertical")
    page.script("document.querySelector('#long').focus()")
    type_keys(page, DOWN)
    carousel.settle()
    assert carousel.get("currentItem") == 0
    page.script("document.querySelector('#long').scrollTop = 500")
    type_keys(page, DOWN)
    carousel.settle()
    assert carousel.get("currentItem") == 1
    # Across, nothing scrolls further.
    carousel.call("scrollTo", 0, {"animated": False})
    page.script("document.querySelector('#long').focus()")
    type_keys(page, UP)
    assert carousel.get("currentItem") == 0


def test_72_keys_along_the_axis_are_the_carousels_where_a_slide_scrolls_across(page: Page):
    carousel = open_scroller(page)
    page.script("document.querySelector('#words').style.inlineSize = '10px'; document.querySelector('#long').focus()")
    type_keys(page, RIGHT)
    carousel.settle()
    assert carousel.get("currentItem") == 1
    carousel.call("scrollTo", 0, {"animated": False})
    page.script("document.querySelector('#long').focus()")
    # To the end of the words.
    type_keys(page, END)
    carousel.settle()
    assert carousel.get("currentItem") == 0


@pytest.mark.parametrize("inner", ALONG)
@pytest.mark.parametrize("outer", ALONG)
def test_a_pull_belongs_to_the_innermost_carousel_that_goes_its_way(page: Page, outer: str, inner: str):
    around, within = open_nested(page, outer, inner)
    mouse = Mouse(page)
    right, down = ALONG[inner]
    mouse.press(200, 80)
    mouse.pull(-60 * right, -60 * down, seconds=0.1, steps=4)
    assert (around.get("position"), within.get("position") > 0) == (0, True)
    mouse.release()
    around.settle()
    assert (around.get("position"), within.get("position")) == (0, 1)
    assert page.take_clicks() == []
    # Beside the inner one, and across it.
    right, down = ALONG[outer]
    mouse.flick(*((200, 80) if outer != inner else (390, 150)), -60 * right, -60 * down)
    around.settle()
    assert (around.get("position"), within.get("position")) == (1, 1)


def test_a_pull_of_the_inner_one_lets_the_outer_one_that_it_stopped_go_on(page: Page):
    outer, inner = open_nested(page, "loop", "loop")
    outer.call("next")
    page.advance(0.05)
    outer.call("scrollTo", 0)
    page.advance(0.02)
    mouse = Mouse(page)
    mouse.press(150, 80)
    mouse.pull(-60, seconds=0.1, steps=4)
    mouse.release()
    outer.settle()
    assert (outer.get("position") % 3, inner.get("position")) == (0, 1)


def test_a_click_in_the_inner_one_selects_there_and_nowhere_else(page: Page):
    _, inner = open_nested(page, "", "")
    for part in ("next", "dot"):
        box = inner.parts(part)[0]
        Mouse(page).click(20 + box["x"] + box["width"] / 2, 20 + box["y"] + box["height"] / 2)
        inner.settle()
    assert page.take_events("select") == []
    Mouse(page).click(150, 60)
    assert [(event.carousel, event.slide) for event in page.take_events("select")] == [("inner", "0")]
    Mouse(page).click(390, 150)
    assert [(event.carousel, event.slide) for event in page.take_events("select")] == [("outer", "7")]


def test_a_click_on_a_part_of_a_component_in_a_slide_selects_the_slide(page: Page):
    page.open(
        '<banner-carousel><my-card class="slide" data-number="3"></my-card></banner-carousel>',
        script="""
        customElements.define("my-card", class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: "open" }).innerHTML = '<button part="base" id="base">Buy</button>';
          }
        });
        """,
    )
    box = page.script(
        "const { x, y, width, height } = document.querySelector('my-card').shadowRoot.firstChild.getBoundingClientRect();"
        "return [x + width / 2, y + height / 2]"
    )
    Mouse(page).click(*box)
    assert [event.slide for event in page.events("select")] == ["3"]


def test_72_a_key_belongs_to_the_innermost_carousel_that_it_moves(page: Page):
    outer, inner = open_nested(page, "", "")
    page.script("document.querySelector('#inner a').focus()")
    for _ in range(3):
        type_keys(page, RIGHT)
        inner.settle()
    # The third one led nowhere within.
    assert (inner.get("currentItem"), outer.get("currentItem")) == (2, 1)
