"""Steps by the app, and how motion goes: CASES 47–49."""

import pytest

from carousel import Carousel, markup


def test_47_five_steps_in_a_row_go_five_items_on(carousel: Carousel):
    carousel.open(10, "loop")
    for _ in range(5):
        carousel.call("next")
        carousel.page.advance(0.06)
    carousel.settle()
    assert carousel.get("currentItem") == 5
    assert carousel.changes() == [1, 2, 3, 4, 5]
    assert [event.item for event in carousel.page.events("settle")] == [5]


def test_48_a_step_in_full_motion_keeps_its_speed_and_never_overshoots(carousel: Carousel):
    carousel.open(10, "loop")
    carousel.call("next")
    positions = [0.0]
    for frame in range(90):
        carousel.page.advance(1 / 60)
        positions.append(carousel.get("position"))
        if frame == 8:
            carousel.call("next")
    speeds = [after - before for before, after in zip(positions, positions[1:])]
    assert min(speeds) >= 0
    # The second step comes between these two frames: the motion does not start anew.
    assert speeds[9] > 0.9 * speeds[8]
    assert max(positions) == positions[-1] == 2


def test_49_equal_times_give_equal_positions_at_any_frame_rate(carousel: Carousel):
    ways = []
    for fps in (30, 60, 144):
        carousel.open(5, "loop")
        carousel.call("next")
        way = []
        for _ in range(5):
            carousel.page.advance(0.1, fps)
            # Between two frames, any call tells the carousel the time.
            carousel.call("stop")
            way.append(carousel.get("position"))
        ways.append(way)
    assert ways[1] == pytest.approx(ways[0], abs=1e-9)
    assert ways[2] == pytest.approx(ways[0], abs=1e-9)


def test_steps_at_an_end_lead_nowhere_or_back_as_configured(carousel: Carousel):
    carousel.open(3)
    carousel.call("scrollTo", 2, {"animated": False})
    carousel.page.take_events()
    carousel.call("next")
    carousel.settle()
    assert (carousel.get("currentItem"), carousel.page.events("change", "settle")) == (2, [])
    carousel.set("rewind", "")
    carousel.call("next")
    carousel.settle()
    assert carousel.get("currentItem") == 0
    carousel.call("previous")
    carousel.settle()
    assert carousel.get("currentItem") == 2


def test_a_jump_is_told_once_and_at_once(carousel: Carousel):
    carousel.open(5)
    carousel.call("scrollTo", 2, {"animated": False})
    assert carousel.get("currentItem") == 2
    assert [(event.name, event.item) for event in carousel.page.take_events()] == [("change", 2), ("settle", 2)]
    carousel.settle()
    assert carousel.page.events("change", "settle") == []


def test_a_loop_takes_the_shorter_way(carousel: Carousel):
    carousel.open(5, "loop")
    carousel.call("scrollTo", 4)
    carousel.settle()
    assert carousel.get("position") == -1
    assert carousel.changes() == [4]


def test_what_is_asked_for_before_the_engine_has_come_is_done_then(carousel: Carousel):
    page = carousel.page
    gate = page.site.hold("files/banner-carousel.wasm")
    page.serve(markup(5, "loop"))
    page.visit("test.html")
    page.wait_for("await customElements.whenDefined('banner-carousel')")
    assert carousel.get("currentItem") == -1
    carousel.call("scrollTo", 3, {"animated": False})
    carousel.call("next")
    gate.set()
    page.ready()
    carousel.settle()
    assert carousel.get("currentItem") == 4


def test_what_an_event_asks_for_is_done_in_order(carousel: Carousel):
    carousel.open(
        6,
        "loop",
        script="""
        addEventListener("banner-change", ({ target, detail }) => {
          if (detail.item === 1) target.scrollTo(3, { animated: false });
        });
        """,
    )
    carousel.call("scrollTo", 1, {"animated": False})
    carousel.settle()
    assert [(event.name, event.item) for event in carousel.page.events("change", "settle")] == [
        ("change", 1),
        ("settle", 1),
        ("change", 3),
        ("settle", 3),
    ]
