"""When a carousel turns by itself: CASES 60–69."""

import pytest

from carousel import Carousel, markup
from pointer import Finger, Mouse

# Seconds that are enough for a turn that is due and its motion.
TURN = 0.9


def advance(carousel: Carousel, seconds: float) -> int:
    """Lets time go by, sees that never more than one timer or frame waits, and answers with the item then."""
    carousel.page.advance(seconds)
    assert sum(carousel.page.waiting()) <= 1
    return carousel.get("currentItem")


def reduce_motion(carousel: Carousel, is_reduced: bool) -> None:
    """The user's wish for less motion."""
    value = "reduce" if is_reduced else "no-preference"
    feature = {"name": "prefers-reduced-motion", "value": value}
    carousel.page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})


@pytest.fixture
def calm(carousel: Carousel):
    """A browser whose user wishes less motion, until the test is over."""
    reduce_motion(carousel, True)
    yield
    reduce_motion(carousel, False)


def test_it_turns_each_time_after_its_interval(carousel: Carousel):
    carousel.open(3, "loop autoplay=3")
    assert advance(carousel, 2.9) == 0
    assert [advance(carousel, step) for step in (0.1 + TURN, 3, 3)] == [1, 2, 0]
    assert carousel.get("isRotating") and carousel.get("isPlaying")


def test_it_turns_back_when_it_is_to_do_so(carousel: Carousel):
    carousel.open(3, "loop autoplay=3 autoplay-direction=backward")
    assert [advance(carousel, step) for step in (3 + TURN, 3, 3)] == [2, 1, 0]


def test_60_hidden_for_ten_minutes_it_waits_a_full_interval_when_shown(carousel: Carousel):
    carousel.open(4, "loop autoplay=3")
    advance(carousel, 2.5)
    carousel.page.hide()
    assert carousel.page.waiting() == (0, 0)
    assert advance(carousel, 600) == 0
    carousel.page.hide(False)
    assert advance(carousel, 2.9) == 0
    assert advance(carousel, 0.1 + TURN) == 1
    assert carousel.changes() == [1]


def test_60_out_of_the_windows_sight_it_waits(carousel: Carousel):
    carousel.open(4, "loop autoplay=3", css="main { block-size: 3000px }")
    carousel.page.script("scrollTo(0, 1500)")
    carousel.page.layout()
    assert carousel.page.waiting() == (0, 0)
    assert advance(carousel, 60) == 0
    carousel.page.script("scrollTo(0, 0)")
    carousel.page.layout()
    assert advance(carousel, 2.9) == 0
    assert advance(carousel, 0.1 + TURN) == 1


def test_61_loaded_while_hidden_it_starts_when_shown(carousel: Carousel):
    hidden = "Object.defineProperty(document, 'hidden', { configurable: true, value: true });"
    carousel.page.site.serve("hidden.js", hidden)
    carousel.page.open(f'<script src="hidden.js"></script>{markup(4, "loop autoplay=3")}')
    assert advance(carousel, 60) == 0
    assert carousel.get("isPlaying") and not carousel.get("isRotating")
    carousel.page.hide(False)
    assert advance(carousel, 2.9) == 0
    assert advance(carousel, 0.1 + TURN) == 1


def test_62_stopped_by_the_app_it_stays_so_whatever_happens(carousel: Carousel):
    carousel.open(4, "loop autoplay=3")
    carousel.call("stop")
    mouse = Mouse(carousel.page)
    mouse.drag(300, 60, -250)
    mouse.move(799, 599)
    carousel.settle()
    assert carousel.get("currentItem") == 1
    carousel.page.hide()
    advance(carousel, 5)
    carousel.page.hide(False)
    carousel.set("autoplay", "2")
    carousel.set("autoplay", None)
    carousel.set("autoplay", "4")
    assert advance(carousel, 60) == 1
    assert carousel.page.waiting() == (0, 0)
    assert carousel.get("isPlaying") is False
    carousel.call("play")
    assert advance(carousel, 4 + TURN) == 2


def test_63_let_go_while_the_pointer_hovers_it_waits_until_it_leaves(carousel: Carousel):
    carousel.open(4, "loop autoplay=3")
    mouse = Mouse(carousel.page)
    mouse.drag(300, 60, -250)
    assert advance(carousel, 30) == 1
    mouse.move(799, 599)
    assert advance(carousel, 2.9) == 1
    assert advance(carousel, 0.1 + TURN) == 2


def test_63_a_drag_let_go_outside_lets_it_turn_again(carousel: Carousel):
    carousel.open(4, "loop autoplay=3")
    mouse = Mouse(carousel.page)
    mouse.press(300, 60)
    mouse.pull(-250)
    mouse.pull(0, 400)
    assert advance(carousel, 30) == 1
    mouse.release()
    mouse.move(60, 500)
    assert advance(carousel, 3 + 2 * TURN) == 2


@pytest.mark.engines("chromium")
def test_63_a_finger_that_has_left_does_not_hover(carousel: Carousel):
    carousel.open(4, "loop autoplay=3")
    finger = Finger(carousel.page)
    finger.drag(300, 60, -250)
    assert advance(carousel, 3 + 2 * TURN) == 2


def test_64_an_interval_that_is_set_five_times_is_one_timer(carousel: Carousel):
    carousel.open(4, "loop autoplay=3")
    advance(carousel, 2)
    for interval in ("1", "9", "2", "7", "5"):
        carousel.set("autoplay", interval)
        assert sum(carousel.page.waiting()) <= 1
    assert advance(carousel, 4.9) == 0
    assert advance(carousel, 0.1 + TURN) == 1


def test_64_an_interval_longer_than_any_timer_is_waited_for_without_looking_at_the_clock(carousel: Carousel):
    carousel.page.open('<script src="crossings.js"></script>' + markup(3, "loop autoplay=3e6"))
    calls = "return engine.calls.length"
    before = carousel.page.script(calls)
    carousel.page.advance(60, fps=1)
    # The first slide's sight after a second is all that happens.
    assert carousel.page.script(calls) - before <= 2
    assert carousel.page.waiting() == (1, 0)
    carousel.page.advance(3e6, fps=1e-4)
    carousel.settle()
    assert carousel.get("currentItem") == 1


def test_65_a_swipe_right_before_a_turn_is_followed_by_a_full_interval(carousel: Carousel):
    carousel.open(5, "loop autoplay=3")
    advance(carousel, 2.8)
    mouse = Mouse(carousel.page)
    mouse.press(300, 60)
    mouse.pull(-150, 0, seconds=0.1, steps=3)
    mouse.release()
    mouse.move(799, 599)
    carousel.page.advance(1.5)
    settled = carousel.page.events("settle")[-1].time
    carousel.page.advance(settled + 2.9 - carousel.page.now())
    assert carousel.get("currentItem") == 1
    assert advance(carousel, 0.2 + TURN) == 2


def test_66_away_from_the_page_it_waits_and_goes_on_where_it_was(carousel: Carousel):
    carousel.open(4, "loop autoplay=3")
    advance(carousel, 3 + TURN)
    carousel.script("window.kept = carousel; carousel.remove()")
    assert carousel.page.waiting() == (0, 0)
    carousel.page.advance(60)
    carousel.page.script("document.querySelector('main').append(kept)")
    carousel.page.layout()
    assert advance(carousel, 2.9) == 1
    assert advance(carousel, 0.1 + TURN) == 2


@pytest.mark.engines("chromium")
def test_68_with_reduced_motion_it_waits_for_the_user_and_jumps(carousel: Carousel, calm):
    carousel.open(4, "loop autoplay=3")
    assert advance(carousel, 60) == 0
    assert not carousel.get("isPlaying")
    carousel.call("next")
    assert carousel.get("position") == 1
    carousel.script("carousel.shadowRoot.querySelector('[part~=rotation]').click()")
    assert carousel.get("isPlaying")
    carousel.page.advance(3.02)
    assert carousel.get("position") == 2


@pytest.mark.engines("chromium")
def test_68_the_wish_for_less_motion_counts_from_when_it_is_made(carousel: Carousel, calm):
    reduce_motion(carousel, False)
    carousel.open(4, "loop autoplay=3")
    assert advance(carousel, 3 + TURN) == 1
    reduce_motion(carousel, True)
    carousel.page.layout()
    assert advance(carousel, 60) == 1
    reduce_motion(carousel, False)
    carousel.page.layout()
    assert advance(carousel, 2.9) == 1
    assert advance(carousel, 0.1 + TURN) == 2


def test_69_at_the_last_item_it_stops_and_goes_on_when_it_can(carousel: Carousel):
    carousel.open(2, "autoplay=3")
    assert advance(carousel, 3 + TURN) == 1
    assert advance(carousel, 60) == 1
    assert carousel.page.waiting() == (0, 0)
    carousel.call("previous")
    assert advance(carousel, 3 + 2 * TURN) == 1
    carousel.set("loop", "")
    assert advance(carousel, 3 + 2 * TURN) == 0


def test_69_at_the_last_item_it_rewinds_as_configured(carousel: Carousel):
    carousel.open(2, "autoplay=3 rewind")
    assert advance(carousel, 3 + TURN) == 1
    assert advance(carousel, 3 + TURN) == 0
    assert advance(carousel, 3 + TURN) == 1


def test_the_pointer_over_it_holds_it_and_a_press_on_its_button_stops_it(carousel: Carousel):
    carousel.open(4, "loop autoplay=3")
    mouse = Mouse(carousel.page)
    mouse.move(200, 60)
    assert carousel.get("isRotating") is False
    assert advance(carousel, 30) == 0
    x, y = carousel.script(
        "const { x, y } = carousel.shadowRoot.querySelector('[part~=rotation]').getBoundingClientRect(); return [x + 9, y + 9]"
    )
    mouse.click(x, y)
    mouse.move(799, 599)
    assert advance(carousel, 30) == 0
    assert carousel.get("isPlaying") is False
    mouse.click(x, y)
    mouse.move(799, 599)
    assert advance(carousel, 3 + TURN) == 1


def test_a_step_of_the_app_is_followed_by_a_full_interval(carousel: Carousel):
    carousel.open(5, "loop autoplay=3")
    advance(carousel, 2.8)
    carousel.call("next")
    carousel.page.advance(1.5)
    settled = carousel.page.events("settle")[-1].time
    carousel.page.advance(settled + 2.9 - carousel.page.now())
    assert carousel.changes() == [1]
    assert advance(carousel, 0.2 + TURN) == 2
