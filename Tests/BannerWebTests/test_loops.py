"""Loops, few items, and data that changes: CASES 7–11 and 17–24."""

from carousel import Carousel
from page import Page


def test_7_a_loop_of_three_goes_round_by_one_item_each(carousel: Carousel):
    for pause in (2, 0.06):
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
            assert len(carousel.pages()) >= 2
            carousel.settle()
            current = str((count + 1) % 2)
            other = str(count % 2)
            assert carousel.seen() == [other, current, other]
    assert carousel.changes() == 10 * [1, 0]
