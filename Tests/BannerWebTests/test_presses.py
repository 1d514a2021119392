"""Whom a press belongs to, and what it keeps from the rest of the page: CASES 50, 52–54, beside test_drags.py."""

import pytest

from carousel import Carousel, markup, slide
from page import Page
from pointer import Finger, Mouse, type_keys

Y = 60


def pointer_event(page: Page, kind: str, target: str, x: float, number: int = 99) -> None:
    """Lets an event of another pointer happen, of which the driver knows nothing."""
    page.script(
        "const [kind, target, clientX, pointerId] = arguments;"
        "document.querySelector(target).dispatchEvent(new PointerEvent(kind,"
        "  { pointerId, clientX, clientY: 60, buttons: 1, pointerType: 'touch', bubbles: true, composed: true }))",
        kind,
        target,
        x,
        number,
    )


def around(content: str) -> str:
    """A carousel with a slide that contains this, beside others."""
    return f'<banner-carousel loop><div class="slide" data-number="8">{content}</div>{slide(1)}{slide(2)}</banner-carousel>'


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    """Where an element's middle is."""
    return Carousel(page, selector).middle()


# One pointer.


def test_one_pointer_is_followed_and_others_are_ignored(carousel: Carousel):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(300, Y)
    mouse.pull(-100)
    for kind in ("pointerdown", "pointermove", "pointerup", "pointercancel", "pointerdown", "pointermove"):
        pointer_event(carousel.page, kind, ".slide", 10)
        assert carousel.get("position") == pytest.approx(0.25)
    mouse.pull(-120)
    assert carousel.get("position") == pytest.approx(0.55)
    mouse.release()
    carousel.settle()
    assert (carousel.changes(), carousel.get("position")) == ([1], 1)


def test_53_a_drag_that_ends_while_another_button_is_down_clicks_nothing(carousel: Carousel):
    carousel.open(4, "loop")
    pointer_event(carousel.page, "pointerdown", ".slide", 300, 1)
    pointer_event(carousel.page, "pointermove", ".slide", 250, 1)
    carousel.page.script(
        "const slide = document.querySelector('.slide');"
        "slide.dispatchEvent(new PointerEvent('pointermove',"
        "  { pointerId: 1, clientX: 250, clientY: 60, buttons: 4, pointerType: 'mouse', bubbles: true, composed: true }));"
        "slide.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true, composed: true }))"
    )
    assert carousel.page.events("select") == []
    assert carousel.page.script("return location.hash") == ""


def test_a_carousel_that_its_listener_takes_away_in_a_drag_ends_it_quietly(carousel: Carousel):
    carousel.open(4, "loop")
    carousel.script("carousel.addEventListener('banner-change', () => carousel.remove())")
    mouse = Mouse(carousel.page)
    mouse.press(300, Y)
    mouse.pull(-100)
    # Its end is the movement that makes another slide current.
    mouse.move(50, Y)
    mouse.release()
    assert carousel.page.script("return document.querySelector('banner-carousel')") is None


def test_a_pointer_that_a_script_makes_up_drags_like_any(carousel: Carousel):
    carousel.open(4)
    pointer_event(carousel.page, "pointerdown", ".slide", 300)
    for x in (280, 260, 240):
        carousel.page.advance(0.05)
        pointer_event(carousel.page, "pointermove", ".slide", x)
    assert carousel.get("position") == pytest.approx(0.15)
    pointer_event(carousel.page, "pointerup", ".slide", 240)
    carousel.settle()
    assert [event.item for event in carousel.page.events("settle")] == [1]


@pytest.mark.engines("chromium")
def test_a_second_finger_neither_moves_the_carousel_nor_takes_it_over(carousel: Carousel):
    carousel.open(4, "loop", css="html { touch-action: pan-y }")
    first = Finger(carousel.page)
    second = Finger(carousel.page, beside=first)
    first.press(300, Y)
    first.pull(-100, steps=4)
    position = carousel.get("position")
    second.press(100, Y)
    second.pull(60, steps=2)
    assert carousel.get("position") == position
    first.pull(-80, steps=2)
    assert carousel.get("position") == pytest.approx(position + 0.2, abs=0.01)
    first.cancel()


# The axis.


def test_the_axis_of_a_gesture_is_decided_once(carousel: Carousel):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(300, 20)
    mouse.pull(0, 40)
    mouse.pull(-200)
    assert carousel.get("position") == 0
    mouse.release()
    carousel.settle()
    mouse.press(300, 20)
    mouse.pull(-40)
    mouse.pull(0, 100)
    mouse.pull(-40)
    assert carousel.get("position") == pytest.approx(0.2)
    mouse.release()


@pytest.mark.parametrize(("attributes", "action"), [("", "pan-y pinch-zoom"), ("axis=vertical", "pan-x pinch-zoom")])
def test_the_page_keeps_the_other_axis_and_the_pinch(carousel: Carousel, attributes: str, action: str):
    carousel.open(4, attributes)
    assert carousel.script("return getComputedStyle(carousel).touchAction") == action


@pytest.mark.engines("chromium")
def test_50_a_finger_across_a_vertical_carousel_scrolls_the_page(carousel: Carousel):
    carousel.open(4, "loop axis=vertical", css="main { inline-size: 3000px; block-size: 3000px }")
    finger = Finger(carousel.page)
    finger.press(300, 80)
    finger.pull(-120, 5, steps=8)
    finger.release()
    carousel.page.layout()
    assert carousel.page.script("return scrollX > 50 && !scrollY")
    assert carousel.get("position") == 0


@pytest.mark.engines("chromium")
def test_50_a_finger_along_a_vertical_carousel_moves_it_and_not_the_page(carousel: Carousel):
    carousel.open(4, "loop axis=vertical", css="main { inline-size: 3000px; block-size: 3000px }")
    finger = Finger(carousel.page)
    finger.press(100, 120)
    finger.pull(3, -80, steps=8)
    assert carousel.get("position") == pytest.approx(80 / 160, abs=0.1)
    assert carousel.page.script("return [scrollX, scrollY]") == [0, 0]
    finger.release()


@pytest.mark.engines("chromium")
def test_53_a_finger_that_scrolled_the_page_clicks_nothing_and_the_next_tap_does(carousel: Carousel):
    carousel.open(4, "loop", css="main { block-size: 3000px }")
    finger = Finger(carousel.page)
    finger.press(200, 120)
    finger.pull(0, -60, steps=6)
    finger.release()
    carousel.page.layout()
    assert carousel.page.take_clicks() == []
    carousel.page.script("scrollTo(0, 0)")
    carousel.page.layout()
    finger.press(200, Y)
    finger.release()
    carousel.page.until("recorder.clicks.length")
    assert [click["slide"] for click in carousel.page.take_clicks()] == ["0"]


@pytest.mark.engines("chromium")
def test_53_a_wobble_of_a_finger_is_a_tap(carousel: Carousel):
    carousel.open(4, "loop")
    finger = Finger(carousel.page)
    finger.press(200, Y)
    finger.move(204, Y + 2)
    finger.release()
    carousel.page.until("recorder.clicks.length")
    assert [click["slide"] for click in carousel.page.take_clicks()] == ["0"]
    assert carousel.get("position") == 0


# Clicks.


def test_53_a_drag_from_one_carousel_to_another_clicks_neither(carousel: Carousel):
    carousel.page.open(markup(3, "loop") + markup(3, "loop", identity="other"))
    mouse = Mouse(carousel.page)
    mouse.press(300, 100)
    mouse.pull(-100, 10)
    mouse.pull(0, 120)
    mouse.release()
    carousel.settle()
    assert carousel.page.take_clicks() == []
    assert carousel.page.events("select") == []
    assert Carousel(carousel.page, "#other").get("position") == 0
    mouse.click(200, 160 + Y)
    assert [click["slide"] for click in carousel.page.take_clicks()] == ["0"]


def test_53_a_key_and_a_script_click_right_after_a_drag(carousel: Carousel):
    carousel.page.open(markup(3, "loop") + "<button>Other</button>")
    carousel.page.script("document.querySelector('button').focus({ preventScroll: true })")
    mouse = Mouse(carousel.page)
    mouse.press(300, Y)
    mouse.pull(-100)
    mouse.release()
    carousel.page.script("document.querySelector('button').click()")
    assert [click["target"] for click in carousel.page.take_clicks()] == ["button"]


def test_53_a_drag_of_a_button_in_a_slide_does_not_press_it_and_a_click_does(carousel: Carousel):
    carousel.page.open(around("<button id=inside>Buy</button>"), css="#inside { inline-size: 300px; block-size: 60px }")
    mouse = Mouse(carousel.page)
    x, y = middle_of(carousel.page, "#inside")
    mouse.drag(x, y, 100)
    assert carousel.get("position") < -0.1
    carousel.call("scrollTo", 0, {"animated": False})
    carousel.settle()
    assert carousel.page.take_clicks() == []
    mouse.click(x, y)
    assert [click["target"] for click in carousel.page.take_clicks()] == ["button"]


# What else can be pressed.


@pytest.mark.parametrize("field", ["<input id=inside value='Some words'>", "<textarea id=inside>Some words</textarea>"])
def test_a_pull_in_a_text_field_selects_its_text_and_moves_nothing(carousel: Carousel, field: str):
    css = "#inside { margin: 40px; inline-size: 300px; block-size: 40px; font: 20px monospace }"
    carousel.page.open(around(field), css=css)
    mouse = Mouse(carousel.page)
    x, y = middle_of(carousel.page, "#inside")
    mouse.sweep(x - 145, y - 10, 80)
    selected = "const { selectionStart: start, selectionEnd: end } = document.activeElement; return end - start"
    assert carousel.page.script(selected) > 3
    assert carousel.get("position") == 0
    carousel.settle()
    assert carousel.page.events("change", "settle") == []


@pytest.mark.parametrize("part", ["dot", "next"])
def test_a_pull_that_begins_on_a_button_drags_and_a_click_presses_it(carousel: Carousel, part: str):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    x, y = carousel.script(
        "const buttons = carousel.shadowRoot.querySelectorAll(`[part=${arguments[0]}]`);"
        "const { x, y, width, height } = [...buttons].at(-1).getBoundingClientRect();"
        "return [x + width / 2, y + height / 2]",
        part,
    )
    mouse.press(x, y)
    mouse.pull(-100, -20)
    assert carousel.get("position") == pytest.approx(0.25)
    carousel.page.advance(0.15)
    mouse.release()
    carousel.settle()
    assert carousel.get("position") == 0
    for _ in range(2):
        mouse.click(x, y)
        carousel.page.advance(0.05)
    carousel.settle()
    assert carousel.get("currentItem") == (3 if part == "dot" else 2)


@pytest.mark.parametrize("content", ["<p>Words that could be selected</p>", '<img src="samples/pictures/tiles.png" alt="Tiles">'])
def test_54_a_pull_at_once_selects_no_text_and_lets_no_picture_fly(carousel: Carousel, content: str):
    carousel.page.open(
        around(content), script="addEventListener('dragstart', (event) => (window.isFlying = !event.defaultPrevented))"
    )
    Mouse(carousel.page).sweep(40, 30, 150, 40)
    assert carousel.get("position") < -0.2
    assert carousel.page.script("return String(getSelection())") == ""
    assert not carousel.page.script("return window.isFlying ?? false")


def test_54_text_beside_the_carousel_can_be_selected_after_a_drag_and_into_it(carousel: Carousel):
    carousel.page.open("<p id=before>Some words before it</p>" + markup(3, "loop"), css="p { margin: 0; font: 20px monospace }")
    mouse = Mouse(carousel.page)
    mouse.drag(300, 100, -100)
    carousel.settle()
    at_rest = carousel.get("position")
    mouse.sweep(2, 12, 150, 90)
    assert carousel.page.script("return String(getSelection())").startswith("Some words")
    assert carousel.get("position") == at_rest


# Where it is pulled.


def test_a_drag_goes_on_beyond_the_carousel_and_the_window(carousel: Carousel):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(390, Y)
    mouse.pull(-30)
    mouse.pull(0, 400)
    mouse.pull(-350)
    assert carousel.get("position") == pytest.approx(380 / 400)
    mouse.release()


@pytest.mark.parametrize(
    ("style", "pull", "pages"),
    [
        ("transform: rotate(90deg)", (0, -80), 0.2),
        ("transform: rotate(-90deg) scale(2)", (0, 80), 0.1),
        ("transform: scaleX(-1)", (80, 0), 0.2),
        ("transform: skewY(20deg)", (-80, -29), 0.2),
    ],
)
def test_the_content_follows_along_its_own_axis(carousel: Carousel, style: str, pull: tuple, pages: float):
    css = f"main {{ padding-block: 150px; inline-size: 400px }} section {{ block-size: 160px; {style} }}"
    carousel.page.open(f"<section>{markup(4, 'loop')}</section>", css=css)
    mouse = Mouse(carousel.page)
    x, y = carousel.middle()
    mouse.press(x, y)
    mouse.pull(*pull)
    assert carousel.get("position") == pytest.approx(pages, abs=2e-3)
    mouse.release()


# WebKit does not tell where a zoomed carousel is, so that a test cannot press on it; see test_drags.py for one zoom.
@pytest.mark.engines("chromium")
@pytest.mark.parametrize(("style", "pages"), [("zoom: 0.5", 0.4), ("zoom: 2; transform: scale(0.5)", 0.2)])
def test_the_content_follows_when_zoomed(carousel: Carousel, style: str, pages: float):
    carousel.open(4, "loop", css=f"main {{ inline-size: 400px; {style} }}")
    mouse = Mouse(carousel.page)
    mouse.press(*carousel.middle())
    mouse.pull(-80)
    assert carousel.get("position") == pytest.approx(pages, abs=2e-3)
    mouse.release()


def test_a_scaled_parent_scales_what_the_pointer_does_also_for_a_carousel_that_is_scaled_itself(carousel: Carousel):
    css = "main { transform: scale(0.5); transform-origin: 0 0 } banner-carousel { scale: 3; transform-origin: 0 0 }"
    carousel.open(4, "loop", css=css)
    mouse = Mouse(carousel.page)
    mouse.press(300, Y)
    mouse.pull(-90)
    assert carousel.get("position") == pytest.approx(90 / 1.5 / 400)
    mouse.release()


# Lost ends.


def test_a_press_whose_end_nobody_told_does_not_stop_the_next_one(carousel: Carousel):
    carousel.open(4, "loop", script="addEventListener('pointerup', (event) => event.stopImmediatePropagation(), true)")
    mouse = Mouse(carousel.page)
    for distance in (-100, -120):
        mouse.press(300, Y)
        mouse.pull(distance)
        assert carousel.get("position") == pytest.approx(-distance / 400)
        carousel.page.advance(0.15)
        mouse.release()
        mouse.move(250, 500)
        carousel.settle()
    assert carousel.get("position") == 0


def test_a_slide_that_the_app_removes_under_the_pointer_leaves_the_drag_alive(carousel: Carousel):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(300, Y)
    mouse.pull(-100)
    carousel.script("carousel.children[0].remove()")
    mouse.pull(-60)
    assert abs(carousel.get("position") % 1 - 0.4) < 1e-6
    mouse.release()
    carousel.settle()
    assert carousel.get("position") % 1 == 0
    assert carousel.get("itemCount") == 3


def test_a_press_that_is_held_keeps_autoplay_waiting_and_opens_nothing_when_the_page_takes_it(carousel: Carousel):
    carousel.open(4, "loop autoplay=2")
    mouse = Mouse(carousel.page)
    mouse.press(300, Y)
    carousel.page.advance(9)
    assert carousel.get("currentItem") == 0
    pointer_event(carousel.page, "pointercancel", "body", 300, number=1)
    mouse.release()
    mouse.move(799, 599)
    carousel.page.advance(2.9)
    assert carousel.get("currentItem") == 1


def test_enter_on_a_link_selects_its_slide(carousel: Carousel):
    carousel.open(4, "loop")
    carousel.script("carousel.children[0].focus()")
    type_keys(carousel.page, "\ue007")
    assert [click["slide"] for click in carousel.page.take_clicks()] == ["0"]
    assert [event.item for event in carousel.page.events("select")] == [0]


@pytest.mark.engines("chromium")
def test_a_tap_where_a_button_would_be_shown_is_for_the_slide(carousel: Carousel):
    carousel.open(4, "loop")
    finger = Finger(carousel.page)
    finger.press(20, 80)
    finger.release()
    carousel.settle()
    assert [event.item for event in carousel.page.events("select")] == [0]
    assert carousel.get("currentItem") == 0
