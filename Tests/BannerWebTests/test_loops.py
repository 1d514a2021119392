"""Loops, few items, and data that changes: CASES 7–11 and 17–24."""

import pytest

from carousel import Carousel
from pointer import Mouse, wheel


@pytest.mark.parametrize("pause", [2, 0.06])
def test_7_a_loop_of_three_goes_round_by_one_item_each(carousel: Carousel, pause: float):
    carousel.open(3, "loop")
    for _ in range(4):
        carousel.call("next")
        carousel.page.advance(pause)
    carousel.settle()
    assert carousel.changes() == [1, 2, 0, 1]
    assert carousel.get("currentItem") == 1


def test_8_a_loop_of_two_alternates_in_both_directions(carousel: Carousel):
    carousel.open(2, "loop page-extent=300")
    for method in ("next", "previous"):
        for count in range(10):
            carousel.call(method)
            carousel.page.advance(0.1)
            assert carousel.covers()
            carousel.settle()
            current, other = str((count + 1) % 2), str(count % 2)
            assert carousel.seen() == [other, current, other]
    assert carousel.changes() == 10 * [1, 0]


def test_8_the_screen_shows_a_loop_of_two_without_a_blank(carousel: Carousel):
    carousel.open(2, "loop page-extent=300")
    assert carousel.colours() == ["1", "0", "1"]
    carousel.call("next")
    for _ in range(4):
        carousel.page.advance(0.05)
        assert set(carousel.colours()) == {"0", "1"}
    carousel.settle()
    assert carousel.colours() == ["0", "1", "0"]


def assert_single(carousel: Carousel) -> None:
    """It stands, and knows only this one item, whatever is done to it."""
    page, mouse = carousel.page, Mouse(carousel.page)
    x, y = carousel.middle()
    mouse.press(x, y)
    mouse.pull(-120)
    assert [(drawn.slide, drawn.x) for drawn in carousel.pages()] == [("0", 0)]
    mouse.release()
    wheel(page, x, y, dx=60)
    for method in ("next", "previous", "play"):
        carousel.call(method)
    page.advance(10)
    assert [(drawn.slide, drawn.x) for drawn in carousel.pages()] == [("0", 0)]
    assert page.events("change", "settle") == []
    assert page.script("return clock.waiting") == {"timers": 0, "frames": 0}
    assert carousel.parts("dot") == carousel.parts("mark") == []
    assert carousel.parts("next") == carousel.parts("previous") == carousel.parts("rotation") == []


def test_9_one_item_never_moves_ticks_or_shows_dots(carousel: Carousel):
    carousel.open(1, "loop autoplay=2")
    assert_single(carousel)


def test_10_many_items_that_become_one_are_as_one_from_the_start(carousel: Carousel):
    carousel.open(5, "loop autoplay=2")
    carousel.page.advance(2.1)
    carousel.show(0)
    carousel.page.advance(0.1)
    carousel.page.take_events()
    assert_single(carousel)


def test_11_one_item_stands_exactly_after_it_was_taken_out_and_put_back(carousel: Carousel):
    carousel.open(1, "loop")
    carousel.script("window.kept = carousel; carousel.remove()")
    carousel.page.advance(1)
    carousel.page.script("document.querySelector('main').append(kept)")
    carousel.page.layout()
    carousel.page.advance(1)
    assert [(drawn.slide, drawn.x) for drawn in carousel.pages()] == [("0", 0)]
    assert carousel.get("position") == 0


def test_17_the_last_item_is_deleted_while_it_is_current(carousel: Carousel):
    carousel.open(4)
    carousel.call("scrollTo", 3, {"animated": False})
    carousel.page.take_events()
    carousel.show(0, 1, 2)
    carousel.page.layout()
    assert carousel.seen() == ["2"]
    assert carousel.colours() == ["2"]
    assert carousel.get("currentItem") == 2
    carousel.settle()
    assert carousel.changes() == [2]


def test_18_items_put_before_the_current_one_do_not_move_it(carousel: Carousel):
    carousel.open(3, "page-extent=80% spacing=8")
    carousel.call("scrollTo", 1, {"animated": False})
    before = {drawn.slide: drawn.x for drawn in carousel.pages()}["1"]
    carousel.page.take_events()
    carousel.show(3, 4, 5, 6, 7, 0, 1, 2)
    carousel.page.advance(0.1)
    assert {drawn.slide: drawn.x for drawn in carousel.pages()}["1"] == before
    assert carousel.get("currentItem") == 6
    carousel.settle()
    assert carousel.page.events("change", "settle") == []


def test_19_an_item_removed_before_the_current_one_changes_only_its_index(carousel: Carousel):
    carousel.open(4, "loop")
    carousel.call("scrollTo", 2, {"animated": False})
    carousel.page.take_events()
    carousel.show(1, 2, 3)
    carousel.settle()
    assert carousel.seen() == ["2"]
    assert carousel.get("currentItem") == 1
    assert carousel.page.events("change", "settle") == []


def test_20_the_order_in_which_things_are_set_never_matters(carousel: Carousel):
    carousel.open(5)
    carousel.call("scrollTo", 4, {"animated": False})
    carousel.page.take_events()
    for loop in ("", None, "", "false", "true"):
        carousel.set("loop", loop)
        carousel.page.advance(0.5)
        assert (carousel.get("currentItem"), carousel.seen()) == (4, ["4"])
    assert carousel.page.events("change", "settle") == []
    carousel.call("next")
    carousel.settle()
    assert carousel.get("currentItem") == 0


def test_21_two_pages_in_view_go_round_the_end_without_a_gap(carousel: Carousel):
    carousel.open(12, "loop page-extent=200 alignment=start")
    carousel.call("scrollTo", 10, {"animated": False})
    carousel.page.take_events()
    for method, item in (("next", 11), ("next", 0), ("previous", 11)):
        carousel.call(method)
        for _ in range(6):
            carousel.page.advance(0.05)
            assert carousel.covers()
        carousel.settle()
        assert carousel.get("currentItem") == item
        assert carousel.seen() == [str(item), str((item + 1) % 12)]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_22_a_short_loop_of_narrow_pages_has_no_blank_in_either_direction(carousel: Carousel, count: int):
    carousel.open(count, "loop page-extent=150")
    slides = {str(number) for number in range(count)}
    for method in ("next", "previous", "previous"):
        carousel.call(method)
        for _ in range(4):
            carousel.page.advance(0.05)
            assert carousel.covers()
            assert set(carousel.colours()) <= slides
        carousel.settle()
        assert carousel.colours(0.4)[1] == str(carousel.get("currentItem"))


def test_22_the_current_page_is_the_slide_itself_and_never_a_copy(carousel: Carousel):
    carousel.open(2, "loop page-extent=150")
    for _ in range(4):
        carousel.call("next")
        carousel.settle()
        [current] = [drawn for drawn in carousel.pages() if drawn.x == 125]
        assert current.slide == str(carousel.get("currentItem"))
        assert not current.is_copy


def test_23_a_drag_goes_on_when_the_slides_are_replaced(carousel: Carousel):
    carousel.open(5, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(*carousel.middle())
    mouse.pull(-100)
    carousel.page.take_events()
    carousel.show(5, 6, 7)
    carousel.page.advance(0.05)
    assert {drawn.slide for drawn in carousel.pages()} <= {"5", "6", "7"}
    mouse.pull(-60)
    assert carousel.pages()[0].x == pytest.approx(-160, abs=0.01)
    carousel.page.advance(0.15)
    mouse.release()
    carousel.settle()
    assert len(carousel.seen()) == 1
    assert len(carousel.changes()) <= 1


def test_24_the_same_slides_set_again_change_nothing(carousel: Carousel):
    carousel.open(5, "loop")
    carousel.call("scrollTo", 2, {"animated": False})
    before = carousel.pages()
    carousel.page.take_events()
    carousel.show(0, 1, 2, 3, 4)
    carousel.page.layout()
    carousel.page.advance(0.5)
    assert carousel.pages() == before
    assert carousel.page.events("change", "settle") == []
