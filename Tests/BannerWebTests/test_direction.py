"""CASES 70: from right to left, everything on the screen is mirrored, and nothing of what a page's script sees is."""

import pytest
from PIL import ImageChops, ImageStat

from carousel import Carousel, markup
from page import Page
from pointer import Mouse, type_keys, wheel

LEFT, RIGHT, HOME, END = "\ue012", "\ue014", "\ue011", "\ue010"

# The ways in which a page reads from right to left.
WAYS = {
    "its attribute": (markup(4, "loop page-extent=150 dir=rtl"), {}),
    "the page's attribute": (markup(4, "loop page-extent=150"), {"root": 'dir="rtl"'}),
    "an ancestor's style": (markup(4, "loop page-extent=150"), {"css": "main { direction: rtl }"}),
}


def open_way(page: Page, way: str) -> Carousel:
    """Opens a page that reads from right to left in this way."""
    body, settings = WAYS[way]
    page.open(body, **settings)
    return Carousel(page)


@pytest.mark.parametrize("way", WAYS)
def test_70_the_next_slide_is_on_the_left(page: Page, way: str):
    carousel = open_way(page, way)
    assert carousel.seen() == ["1", "0", "3"]
    carousel.call("next")
    carousel.settle()
    assert carousel.get("currentItem") == 1
    assert carousel.seen() == ["2", "1", "0"]
    assert carousel.changes() == [1]


@pytest.mark.parametrize("way", WAYS)
def test_70_a_pull_to_the_right_goes_on(page: Page, way: str):
    carousel = open_way(page, way)
    Mouse(page).flick(*carousel.middle(), 60)
    carousel.settle()
    assert carousel.get("currentItem") == 1
    Mouse(page).flick(*carousel.middle(), -60)
    carousel.settle()
    assert carousel.get("currentItem") == 0


def test_70_the_content_follows_a_pull_to_where_it_goes(carousel: Carousel):
    carousel.open(4, "loop dir=rtl")
    mouse = Mouse(carousel.page)
    mouse.press(200, 60)
    mouse.pull(80)
    assert [(page.slide, page.x) for page in carousel.pages()] == [("1", -320), ("0", 80)]
    assert carousel.get("position") == pytest.approx(0.2)
    mouse.release()


@pytest.mark.parametrize("way", WAYS)
def test_70_arrows_go_where_they_point(page: Page, way: str):
    carousel = open_way(page, way)
    carousel.script("carousel.children[0].focus()")
    for key, item in ((LEFT, 1), (LEFT, 2), (RIGHT, 1), (END, 3), (HOME, 0)):
        type_keys(page, key)
        carousel.settle()
        assert carousel.get("currentItem") == item


def test_70_a_wheel_goes_where_it_turns(carousel: Carousel):
    carousel.open(4, "dir=rtl")
    wheel(carousel.page, 200, 80, dx=-60)
    carousel.settle()
    assert carousel.get("currentItem") == 1


def places(carousel: Carousel, name: str) -> list[float]:
    """Where the middles of parts lie along the carousel, in the order of the document."""
    return [part["x"] + part["width"] / 2 for part in carousel.parts(name)]


def test_70_dots_and_buttons_are_mirrored(page: Page):
    page.open(
        markup(5, "dir=ltr autoplay=9 indicator-alignment=start", "left")
        + markup(5, "dir=rtl autoplay=9 indicator-alignment=start", "right")
    )
    left, right = Carousel(page, "#left"), Carousel(page, "#right")
    for name in ("dot", "previous", "next", "rotation"):
        assert places(right, name) == pytest.approx([400 - x for x in places(left, name)])
    [label] = [part["label"] for part in right.parts("dot") if part["isDisabled"]]
    assert label == "Slide 1"
    assert places(right, "dot") == sorted(places(right, "dot"), reverse=True)


def test_70_dots_and_buttons_lead_where_they_say(carousel: Carousel):
    carousel.open(5, "dir=rtl")
    mouse = Mouse(carousel.page)
    third = carousel.parts("dot")[2]
    mouse.click(third["x"] + third["width"] / 2, third["y"] + third["height"] / 2)
    carousel.settle()
    assert carousel.get("currentItem") == 2
    for name, item in (("next", 3), ("previous", 2)):
        [button] = carousel.parts(name)
        assert (button["x"] < 200) == (name == "next")
        mouse.click(button["x"] + 20, button["y"] + 20)
        carousel.settle()
        assert carousel.get("currentItem") == item


def test_70_the_arrows_on_the_buttons_point_where_they_lead(carousel: Carousel):
    carousel.open(3, "loop", css="::part(next), ::part(previous) { opacity: 1 } .slide { background: #303030 !important }")
    picture = carousel.page.picture().convert("L")
    carousel.set("dir", "rtl")
    carousel.page.layout()
    mirrored = carousel.page.picture().convert("L")
    for left in (8, 348):
        box = (left, 58, left + 44, 102)
        assert picture.crop(box).getextrema()[1] > 200
        # The arrow on the left points to the left, whatever its name.
        difference = ImageChops.difference(picture.crop(box), mirrored.crop(box))
        assert ImageStat.Stat(difference).mean[0] < 3


@pytest.mark.parametrize("effect", ["slide", "cover-flow", "cube", "overlap"])
def test_70_effects_are_mirrored(page: Page, effect: str):
    page.open(
        markup(3, f"loop dir=ltr effect={effect}", "left") + markup(3, f"loop dir=rtl effect={effect}", "right"),
    )
    left, right = Carousel(page, "#left"), Carousel(page, "#right")
    for carousel in (left, right):
        carousel.call("next")
    page.advance(0.15)
    drawn = sorted(left.pages(), key=lambda page: (page.slide, page.x))
    mirrored = sorted(right.pages(), key=lambda page: (page.slide, -page.x))
    assert [page.slide for page in drawn] == [page.slide for page in mirrored]
    for page, image in zip(drawn, mirrored, strict=True):
        assert (page.x, page.y) == pytest.approx((400 - image.x - image.width, image.y), abs=0.05)
        assert (page.width, page.height, page.opacity) == pytest.approx(
            (image.width, image.height, image.opacity), abs=0.05
        )


def turn(page: Page, script: str) -> None:
    """Changes which way the page reads, as its author does, and waits until the browser has told of it."""
    page.script(script)
    for _ in range(3):
        page.layout()


@pytest.mark.parametrize(
    ("there", "back"),
    [
        ("carousel.dir = 'rtl'", "carousel.dir = ''"),
        ("document.documentElement.dir = 'rtl'", "document.documentElement.dir = 'ltr'"),
        ("main.style.direction = 'rtl'", "main.style.direction = ''"),
        ("main.classList.add('turned')", "main.classList.remove('turned')"),
    ],
)
def test_70_the_direction_may_change_at_any_time_and_keeps_the_slide(carousel: Carousel, there: str, back: str):
    carousel.open(4, "page-extent=150 loop", css=".turned { direction: rtl }")
    setting = "const carousel = document.querySelector('banner-carousel'), main = document.querySelector('main');"
    carousel.script("carousel.scrollTo(2, { animated: false })")
    assert carousel.seen() == ["1", "2", "3"]
    carousel.page.take_events()
    turn(carousel.page, setting + there)
    assert carousel.seen() == ["3", "2", "1"]
    assert carousel.get("currentItem") == 2
    turn(carousel.page, setting + back)
    assert carousel.seen() == ["1", "2", "3"]
    assert carousel.page.events("change") == []


def test_70_a_vertical_one_goes_down_in_both_directions(carousel: Carousel):
    carousel.open(3, "axis=vertical dir=rtl loop page-extent=80")
    assert carousel.seen() == ["2", "0", "1"]
    # The indicator is at the end of the line of reading.
    assert all(x < 200 for x in places(carousel, "dot"))
    carousel.set("dir", "ltr")
    for _ in range(3):
        carousel.page.layout()
    assert all(x > 200 for x in places(carousel, "dot"))


def test_70_an_element_in_another_direction_than_its_page_has_its_own(page: Page):
    page.open(markup(4, "loop page-extent=150 dir=ltr"), root='dir="rtl"')
    carousel = Carousel(page)
    assert carousel.seen() == ["3", "0", "1"]
    assert carousel.get("currentItem") == 0


@pytest.mark.parametrize("mode", ["vertical-rl", "vertical-lr"])
def test_in_a_page_of_vertical_lines_it_lies_as_anywhere(carousel: Carousel, mode: str):
    gate = carousel.page.site.hold("files/banner-carousel.wasm")
    carousel.page.serve(markup(3), css=f"html {{ writing-mode: {mode} }} banner-carousel {{ width: 400px; height: 160px }}")
    carousel.page.visit("test.html")
    before = carousel.box()
    gate.set()
    carousel.page.ready()
    assert carousel.box() == before
    assert before[2:] == (400, 160)
    [drawn] = carousel.pages()
    assert (drawn.x, drawn.y, drawn.width, drawn.height) == (0, 0, 400, 160)
    carousel.call("next")
    carousel.page.advance(0.1)
    assert [page.y for page in carousel.pages()] == [0, 0]
    assert carousel.covers()
