"""What a page hears of its carousels, in which order, and what its listeners may do then."""

import pytest

from carousel import Carousel, markup
from page import Page
from pointer import Mouse, type_keys


def names(page: Page) -> list[tuple[str, int]]:
    """The events since they were last asked for, by name and item."""
    return [(event.name, event.item) for event in page.take_events()]


@pytest.mark.parametrize("attributes", ["", "loop", "autoplay=4", "axis=vertical effect=cube"])
def test_at_the_start_only_the_sight_of_the_first_slide_is_told(carousel: Carousel, attributes: str):
    carousel.open(3, attributes)
    carousel.page.advance(0.9)
    assert names(carousel.page) == []
    carousel.page.advance(0.3)
    assert names(carousel.page) == [("impression", 0)]


def test_a_step_tells_of_the_change_then_of_the_rest_then_of_the_sight(carousel: Carousel):
    carousel.open(3)
    carousel.page.advance(1.5)
    carousel.page.take_events()
    carousel.call("next")
    carousel.page.advance(3)
    events = carousel.page.take_events()
    assert [(event.name, event.item, event.slide) for event in events] == [
        ("change", 1, "1"),
        ("settle", 1, "1"),
        ("impression", 1, "1"),
    ]
    times = [event.time for event in events]
    assert times == sorted(times)
    assert times[2] - times[0] > 0.9


def test_2_a_jump_tells_of_one_change_and_one_rest_in_the_same_turn(carousel: Carousel):
    carousel.open(5)
    told = carousel.script(
        "carousel.scrollTo(2, { animated: false });"
        "return [carousel.currentItem, carousel.position, recorder.events.map(({ name, item }) => [name, item])]"
    )
    assert told == [2, 2, [["change", 2], ["settle", 2]]]
    carousel.page.take_events()
    carousel.script("carousel.scrollTo(2, { animated: false }); carousel.scrollTo(2)")
    carousel.page.advance(0.5)
    assert carousel.page.events("change") == []


def test_an_item_that_is_not_there_is_the_nearest_that_is_and_nonsense_moves_nothing(carousel: Carousel):
    carousel.open(5)
    carousel.script("carousel.scrollTo(99, { animated: false })")
    assert carousel.get("currentItem") == 4
    carousel.script("carousel.scrollTo(-3, { animated: false })")
    assert carousel.get("currentItem") == 0
    carousel.script(
        "carousel.scrollTo(3, null); carousel.scrollTo(NaN); carousel.scrollTo(); carousel.scrollTo({ left: 10 })"
    )
    carousel.settle()
    assert carousel.get("position") == 3


def test_events_name_the_slide_that_they_are_about_whatever_changes_meanwhile(carousel: Carousel):
    carousel.open(5)
    # A late timer: the first slide has been seen for a second before another one is put before it.
    carousel.page.script(
        "const carousel = document.querySelector('banner-carousel');"
        "Performance.prototype.now = () => clock.now + 1500;"
        "carousel.prepend(Object.assign(document.createElement('a'), { textContent: 'New' })); carousel.currentItem;"
    )
    assert [(event.name, event.item, event.slide) for event in carousel.page.take_events()] == [("impression", 0, "0")]
    assert carousel.get("currentItem") == 1
    # A listener takes a slide away that stands before the one that came to rest.
    carousel.script(
        "carousel.addEventListener('banner-change', () => { carousel.children[0].remove(); carousel.currentItem; },"
        " { once: true });"
        "carousel.scrollTo(3, { animated: false })"
    )
    assert [(event.name, event.slide) for event in carousel.page.events("change", "settle")] == [
        ("change", "2"),
        ("settle", "2"),
    ]


def test_events_bubble_out_of_shadow_trees_and_tell_the_element_itself(page: Page):
    page.open(
        "<div id='host'></div>",
        script="""
        const root = document.querySelector("#host").attachShadow({ mode: "open" });
        root.innerHTML = "<banner-carousel><a href='#0'>0</a><a href='#1'>1</a></banner-carousel>";
        window.inner = root.firstChild;
        window.heard = [];
        root.addEventListener("banner-change", (event) => heard.push(["root", event.target === inner]));
        document.addEventListener("banner-change", (event) => heard.push(["document", event.target.id]));
        inner.addEventListener("banner-change", ({ detail, cancelable, bubbles, composed }) =>
          heard.push([detail.item, detail.slide === inner.children[1], cancelable, bubbles, composed]));
        """,
    )
    page.wait_for("await inner.ready; inner.next()")
    page.advance(2)
    assert page.script("return heard") == [[1, True, False, True, True], ["root", True], ["document", "host"]]


def test_a_click_selects_and_its_link_opens(carousel: Carousel):
    carousel.open(3)
    Mouse(carousel.page).click(200, 60)
    [event] = carousel.page.take_events("select")
    assert (event.item, event.slide) == (0, "0")
    assert carousel.page.script("return location.hash") == "#0"
    assert [click["isPrevented"] for click in carousel.page.take_clicks()] == [False]


def test_a_select_that_is_prevented_keeps_the_link_from_opening(carousel: Carousel):
    carousel.open(3, script="addEventListener('banner-select', (event) => event.preventDefault())")
    Mouse(carousel.page).click(200, 60)
    carousel.script("carousel.children[0].click()")
    assert len(carousel.page.take_events("select")) == 2
    assert carousel.page.script("return location.hash") == ""
    assert [click["isPrevented"] for click in carousel.page.take_clicks()] == [True, True]


@pytest.mark.parametrize("indicator", ["dots", "numbers", "none"])
def test_a_press_on_the_dots_and_buttons_selects_nothing(carousel: Carousel, indicator: str):
    carousel.open(3, f"indicator={indicator} autoplay=9")
    for part in ("previous", "next", "dot", "rotation"):
        for box in carousel.parts(part):
            Mouse(carousel.page).click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            carousel.settle()
    assert carousel.page.events("select") == []
    assert carousel.page.script("return location.hash") == ""


def test_listeners_may_call_methods_and_are_told_in_order(carousel: Carousel):
    carousel.open(
        5,
        script="""
        window.order = [];
        const carousel = document.querySelector("banner-carousel");
        for (const name of ["change", "settle"])
          carousel.addEventListener(`banner-${name}`, ({ detail }) => {
            order.push([name, detail.item, carousel.currentItem]);
            if (name === "change" && detail.item === 1) carousel.scrollTo(3, { animated: false });
          });
        """,
    )
    carousel.script("carousel.scrollTo(1, { animated: false })")
    carousel.settle()
    told = carousel.page.script("return order")
    assert [(name, item) for name, item, _ in told] == [("change", 1), ("settle", 1), ("change", 3), ("settle", 3)]
    assert carousel.get("currentItem") == 3


def test_a_listener_that_always_goes_on_ends_no_page(carousel: Carousel):
    carousel.open(
        3,
        "loop",
        script="addEventListener('banner-settle', ({ target }) => target.next())",
    )
    carousel.call("next")
    carousel.page.advance(10, fps=30)
    assert 5 < len(carousel.changes()) < 40


@pytest.mark.parametrize("name", ["change", "settle", "impression", "select"])
def test_a_listener_that_throws_stops_nothing(carousel: Carousel, name: str):
    carousel.open(3, script=f"addEventListener('banner-{name}', () => {{ throw new Error('of the page') }})")
    Mouse(carousel.page).click(200, 60)
    carousel.call("next")
    carousel.page.advance(4)
    carousel.call("next")
    carousel.page.advance(4)
    assert carousel.get("currentItem") == 2
    told = [event.name for event in carousel.page.take_events()]
    assert [told.count(kind) for kind in ("change", "settle", "impression", "select")] == [2, 2, 2, 1]
    complaints = carousel.page.take_complaints()
    assert complaints and all("of the page" in complaint for complaint in complaints)


@pytest.mark.parametrize("name", ["change", "settle", "impression", "select"])
@pytest.mark.parametrize("action", ["target.remove()", "target.replaceChildren()", "document.body.append(target)"])
def test_a_listener_may_remove_empty_or_move_the_element(carousel: Carousel, name: str, action: str):
    carousel.open(
        3,
        "autoplay=3",
        script=f"window.carousel = document.querySelector('banner-carousel');"
        f"carousel.addEventListener('banner-{name}', ({{ target }}) => {action}, {{ once: true }})",
    )
    Mouse(carousel.page).click(200, 60)
    carousel.page.script("carousel.next()")
    carousel.page.advance(8, fps=30)
    if "remove()" in action:
        assert carousel.page.script("return carousel.isConnected") is False
        told = len(carousel.page.script("return recorder.events"))
        carousel.page.advance(10, fps=30)
        assert len(carousel.page.script("return recorder.events")) == told
        carousel.page.script("document.body.append(carousel)")
        carousel.page.layout()
        assert carousel.page.script("return carousel.itemCount") == 3
    elif "replaceChildren" in action:
        assert carousel.get("currentItem") == -1
        assert carousel.get("itemCount") == 0
    else:
        carousel.page.layout()
        assert len(carousel.seen()) == 1


def test_a_visit_is_told_once_and_another_visit_again(carousel: Carousel):
    carousel.open(2, "loop")
    carousel.page.advance(5)
    assert names(carousel.page) == [("impression", 0)]
    for _ in range(2):
        carousel.call("next")
        carousel.page.advance(3)
    told = [event for event in names(carousel.page) if event[0] == "impression"]
    assert told == [("impression", 1), ("impression", 0)]


def test_of_a_carousel_that_is_scrolled_away_in_part_nothing_counts_as_seen_until_half_of_it_is(carousel: Carousel):
    carousel.open(3, css="main { block-size: 3000px }")
    for scrolled in (100, 2000, 90):
        carousel.page.script("scrollTo(0, arguments[0])", scrolled)
        carousel.page.layout()
        carousel.page.advance(3)
        assert carousel.page.events("impression") == []
    carousel.page.script("scrollTo(0, 70)")
    carousel.page.layout()
    carousel.page.advance(0.9)
    assert carousel.page.events("impression") == []
    carousel.page.advance(0.2)
    assert [event.item for event in carousel.page.events("impression")] == [0]
    carousel.page.script("scrollTo(0, 0)")
    carousel.page.layout()
    carousel.page.advance(3)
    assert len(carousel.page.events("impression")) == 1


def test_events_of_several_carousels_are_told_by_their_own(page: Page):
    page.open(markup(3, identity="one") + markup(3, identity="two"))
    page.script("document.querySelector('#two').scrollTo(2, { animated: false })")
    assert {(event.carousel, event.item) for event in page.take_events("change", "settle")} == {("two", 2)}


def test_the_select_of_a_key_is_that_of_a_click(carousel: Carousel):
    carousel.open(3)
    carousel.script("carousel.children[0].focus()")
    type_keys(carousel.page, "\ue007")
    [event] = carousel.page.take_events("select")
    assert (event.item, event.slide) == (0, "0")
    assert carousel.page.script("return location.hash") == "#0"
