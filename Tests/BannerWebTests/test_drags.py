"""Pulls, flicks and presses: CASES 40–46, 52–54, and what a pointer can do besides."""

import pytest

from carousel import Carousel, markup
from pointer import MIDDLE, RIGHT, Finger, Mouse

# Room on both sides, so that a pull can be longer than a page.
MARGIN = "main { margin-inline-start: 350px }"
X, Y = 700, 60

# Where a pointer's number can be read.
NUMBERS = "addEventListener('pointerdown', (event) => (window.pointerNumber = event.pointerId), true)"


def settles(carousel: Carousel) -> list[int]:
    """The items of the settle events since they were last asked for."""
    return [event.item for event in carousel.page.take_events("settle")]


def position(carousel: Carousel) -> float:
    """Where the carousel is, in pages."""
    return carousel.get("position")


@pytest.mark.parametrize("distance", [-400, -399])
def test_40_a_release_without_speed_on_or_near_a_page_settles_once(carousel: Carousel, distance: int):
    carousel.open(4, "loop autoplay=3", css=MARGIN)
    mouse = Mouse(carousel.page)
    mouse.drag(X, Y, distance)
    mouse.move(799, 599)
    carousel.page.advance(1)
    assert settles(carousel) == [1]
    assert position(carousel) == 1
    carousel.page.advance(3.5)
    assert settles(carousel) == [2]


def test_41_a_press_while_it_settles_stops_it_and_then_it_snaps(carousel: Carousel):
    carousel.open(4, "loop")
    carousel.call("next")
    carousel.page.advance(0.1)
    mouse = Mouse(carousel.page)
    mouse.press(*carousel.middle())
    held = position(carousel)
    assert 0 < held < 1
    carousel.page.advance(0.5)
    assert position(carousel) == held
    mouse.release()
    carousel.settle()
    assert position(carousel) in (0, 1)
    assert len(settles(carousel)) == 1


def test_42_a_short_quick_flick_turns_one_page_and_tells_the_one_that_comes_to_rest(carousel: Carousel):
    carousel.open(4, "loop")
    Mouse(carousel.page).flick(200, Y, -20)
    carousel.settle()
    assert (carousel.changes(), settles(carousel), carousel.seen()) == ([1], [1], ["1"])


def test_42_a_flick_that_the_browser_tells_in_one_movement_turns_a_page(carousel: Carousel):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(200, Y)
    mouse.pull(-60, seconds=0.03, steps=1)
    mouse.release()
    carousel.settle()
    assert carousel.changes() == [1]


def test_42_a_slow_short_pull_is_no_flick(carousel: Carousel):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(200, Y)
    mouse.pull(-9, seconds=9 * 0.016, steps=9)
    mouse.release()
    carousel.settle()
    assert carousel.changes() == []


def test_43_a_flick_that_rests_before_it_is_let_go_is_none(carousel: Carousel):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(200, Y)
    mouse.pull(-100, seconds=0.05, steps=3)
    carousel.page.advance(0.15)
    mouse.release()
    carousel.settle()
    assert (carousel.changes(), settles(carousel), position(carousel)) == ([], [0], 0)


def test_44_the_last_direction_of_a_flick_counts(carousel: Carousel):
    carousel.open(5, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(200, Y)
    for distance in (-90, 120, -60):
        mouse.pull(distance, seconds=0.12, steps=4)
    mouse.release()
    carousel.settle()
    assert (carousel.get("currentItem"), settles(carousel)) == (1, [1])
    mouse.press(200, Y)
    for distance in (90, -120, 60):
        mouse.pull(distance, seconds=0.12, steps=4)
    mouse.release()
    carousel.settle()
    assert (carousel.get("currentItem"), settles(carousel)) == (0, [0])


def test_45_a_cancelled_pointer_lets_it_snap_back(carousel: Carousel):
    carousel.open(4, "loop", script=NUMBERS)
    mouse = Mouse(carousel.page)
    mouse.press(200, Y)
    mouse.pull(-120, seconds=0.1)
    carousel.page.script(
        "document.body.dispatchEvent(new PointerEvent('pointercancel', { pointerId: pointerNumber, bubbles: true }))"
    )
    mouse.pull(-40)
    carousel.settle()
    assert (carousel.changes(), settles(carousel), position(carousel)) == ([], [0], 0)
    mouse.release()


@pytest.mark.engines("chromium")
def test_45_a_finger_that_the_system_takes_away_lets_it_snap_back(carousel: Carousel):
    carousel.open(4, "loop")
    finger = Finger(carousel.page)
    finger.press(300, Y)
    finger.pull(-120, seconds=0.1, steps=4)
    assert position(carousel) > 0.1
    finger.cancel()
    carousel.settle()
    assert (carousel.changes(), settles(carousel), position(carousel)) == ([], [0], 0)


@pytest.mark.parametrize("event", ["contextmenu", "blur"])
def test_45_a_menu_or_another_window_ends_a_drag(carousel: Carousel, event: str):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(200, Y)
    mouse.pull(-120, seconds=0.1)
    carousel.page.script("window.dispatchEvent(new Event(arguments[0]))", event)
    carousel.settle()
    assert (carousel.changes(), settles(carousel), position(carousel)) == ([], [0], 0)
    mouse.release()


def test_46_a_tap_in_the_middle_of_a_motion_leaves_it_on_a_page_and_opens_nothing(carousel: Carousel):
    carousel.open(4, "loop")
    carousel.call("next")
    carousel.page.advance(0.1)
    Mouse(carousel.page).click(200, Y)
    carousel.settle()
    assert position(carousel) in (0, 1)
    assert len(settles(carousel)) == 1
    assert carousel.page.take_clicks() == []
    assert carousel.page.events("select") == []


# WebKit's driver lets go of the left button whatever it is told to let go of; the others stay down for ever.
@pytest.mark.engines("chromium")
@pytest.mark.parametrize("button", [MIDDLE, RIGHT])
def test_52_another_button_does_not_drag(carousel: Carousel, button: int):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(200, Y, button)
    mouse.pull(-150)
    assert position(carousel) == 0
    mouse.release(button)
    carousel.settle()
    assert position(carousel) == 0


@pytest.mark.engines("chromium")
def test_52_another_button_during_a_drag_changes_nothing(carousel: Carousel):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(300, Y)
    mouse.pull(-100)
    carousel.page.act("mouse", {"type": "pointerDown", "button": MIDDLE}, {"type": "pointerUp", "button": MIDDLE})
    mouse.pull(-60)
    assert position(carousel) == pytest.approx(0.4)
    mouse.release()


def test_53_the_end_of_a_drag_is_no_click_and_the_next_click_is(carousel: Carousel):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.drag(300, Y, -250)
    carousel.settle()
    assert carousel.page.take_clicks() == []
    assert carousel.page.script("return location.hash") == ""
    mouse.click(200, Y)
    assert [click["slide"] for click in carousel.page.take_clicks()] == ["1"]
    assert carousel.page.script("return location.hash") == "#1"
    assert [event.item for event in carousel.page.events("select")] == [1]


def test_53_a_drag_let_go_outside_clicks_nobody_and_swallows_no_other_click(carousel: Carousel):
    carousel.page.open(markup(4, "loop") + "<button id=other>Other</button>")
    mouse = Mouse(carousel.page)
    mouse.press(300, Y)
    mouse.pull(-100, 200)
    mouse.release()
    carousel.settle()
    assert carousel.page.take_clicks() == []
    carousel.page.advance(0.1)
    x, y, *_ = Carousel(carousel.page, "#other").box()
    mouse.click(x + 5, y + 5)
    assert [click["target"] for click in carousel.page.take_clicks()] == ["button"]


def test_53_a_wobble_is_a_click(carousel: Carousel):
    carousel.open(4, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(200, Y)
    mouse.pull(2, 1, steps=2)
    mouse.release()
    assert [click["slide"] for click in carousel.page.take_clicks()] == ["0"]
    assert position(carousel) == 0


def test_53_an_app_can_keep_a_link_from_being_opened(carousel: Carousel):
    carousel.open(4, script="addEventListener('banner-select', (event) => event.preventDefault())")
    Mouse(carousel.page).click(200, Y)
    assert [(click["slide"], click["isPrevented"]) for click in carousel.page.take_clicks()] == [("0", True)]
    assert carousel.page.script("return location.hash") == ""


def test_54_neither_text_is_selected_nor_a_picture_dragged(carousel: Carousel):
    picture = '<a class="slide" href="#0" data-number="0"><img src="samples/pictures/tiles.png" alt="Tiles"></a>'
    text = '<div class="slide" data-number="1"><p>Some words that could be selected</p></div>'
    carousel.page.open(
        f"<p>Before</p><banner-carousel>{text}{picture}</banner-carousel><p>After</p>",
        script="addEventListener('dragstart', (event) => (window.ghost = !event.defaultPrevented))",
    )
    mouse = Mouse(carousel.page)
    _, y = carousel.middle()
    for item in (0, 1):
        carousel.call("scrollTo", item, {"animated": False})
        mouse.drag(40, y - 50, 250, 60)
        carousel.settle()
        assert carousel.page.script("return String(getSelection())") == ""
        assert not carousel.page.script("return window.ghost ?? false")


def test_a_release_that_nobody_told_ends_the_drag_with_the_next_movement(carousel: Carousel):
    carousel.open(4, "loop", script="addEventListener('pointerup', (event) => event.stopImmediatePropagation(), true)")
    mouse = Mouse(carousel.page)
    mouse.press(300, Y)
    mouse.pull(-100)
    carousel.page.advance(0.15)
    mouse.release()
    mouse.move(195, Y)
    carousel.settle()
    mouse.move(20, Y)
    assert position(carousel) == 0
    assert settles(carousel) == [0]


@pytest.mark.parametrize(
    ("style", "scale"),
    [
        ("scale: 0.5; transform-origin: 0 0", 0.5),
        ("zoom: 1.5", 1.5),
        ("transform: scale(1.25) rotate(180deg)", -1.25),
    ],
)
def test_the_content_follows_the_pointer_one_to_one_under_transforms(carousel: Carousel, style: str, scale: float):
    carousel.open(4, "loop", css=f"main {{ inline-size: 400px; {style} }}")
    mouse = Mouse(carousel.page)
    x, y = carousel.middle()
    mouse.press(x, y - 10)
    mouse.pull(-60)
    assert position(carousel) == pytest.approx(60 / scale / 400, abs=1e-3)
    mouse.release()


@pytest.mark.engines("chromium")
def test_50_a_finger_along_the_other_axis_scrolls_the_page(carousel: Carousel):
    carousel.open(4, "loop", css="main { block-size: 3000px }")
    finger = Finger(carousel.page)
    finger.press(200, 150)
    finger.pull(-5, -120, steps=8)
    finger.release()
    carousel.page.layout()
    assert carousel.page.script("return scrollY") > 50
    assert position(carousel) == 0
    carousel.settle()
    assert carousel.page.events("change", "settle") == []


@pytest.mark.engines("chromium")
def test_50_a_finger_along_the_axis_moves_the_carousel_and_not_the_page(carousel: Carousel):
    carousel.open(4, "loop", css="main { block-size: 3000px; inline-size: 2000px }")
    finger = Finger(carousel.page)
    finger.press(300, 100)
    finger.pull(-150, 40, steps=8)
    assert position(carousel) == pytest.approx(150 / 400, abs=0.06)
    finger.release()
    carousel.settle()
    assert carousel.page.script("return [scrollX, scrollY]") == [0, 0]
    assert carousel.changes() == [1]


def test_50_a_mouse_along_the_other_axis_moves_nothing(carousel: Carousel):
    carousel.open(4, "loop")
    Mouse(carousel.page).drag(200, 20, 10, 120)
    carousel.settle()
    assert carousel.page.events("change", "settle") == []
    assert position(carousel) == 0
