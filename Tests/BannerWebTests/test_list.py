"""The list that a carousel is without script, before its engine has come, and where it cannot come."""

import pytest

from carousel import Carousel, markup
from page import Page

SCRIPT = "files/banner-carousel.js"
ENGINE = "files/banner-carousel.wasm"

# What lies where: the slides in sight, the element, and what follows it on the page.
PLACES = """
const place = (node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x, y, width, height];
};
const home = carousel.getBoundingClientRect();
const isSeen = (slide) => {
  const { left, top, right, bottom, width } = slide.getBoundingClientRect();
  return width > 0 && right > home.left && left < home.right && bottom > home.top && top < home.bottom
    && !slide.assignedSlot?.closest("[inert]");
};
const seen = [...carousel.querySelectorAll(".slide")].filter(isSeen).map((slide) => [slide.dataset.number, ...place(slide)]);
return { seen, carousel: place(carousel), after: place(document.querySelector("#after")) };
"""

AFTER = '<p id="after">What follows it</p>'

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });
"""


def visit(carousel: Carousel, count: int, attributes: str = "", **page) -> None:
    """Opens a page whose carousel may never be ready."""
    carousel.page.serve(markup(count, attributes) + AFTER, **page)
    carousel.page.visit("test.html")
    carousel.page.layout()


def scroll(carousel: Carousel, offset: float, axis: str = "Left") -> float:
    """Scrolls the list, and tells where the browser let it rest."""
    carousel.script(f"carousel.scroll{axis} = arguments[0]", offset)
    carousel.page.layout()
    return carousel.script(f"return carousel.scroll{axis}")


def test_without_script_the_slides_are_a_list_that_rests_on_slides(carousel: Carousel):
    carousel.page.site.serve(SCRIPT, "")
    visit(carousel, 5)
    assert carousel.script("return [carousel.clientWidth, carousel.scrollWidth]") == [400, 2000]
    assert carousel.script(PLACES)["seen"] == [["0", 0, 0, 400, 160]]
    assert scroll(carousel, 730) == 800
    assert carousel.script(PLACES)["seen"] == [["2", 0, 0, 400, 160]]
    carousel.script("document.querySelector('[data-number=\"4\"]').focus()")
    carousel.page.layout()
    assert carousel.script(PLACES)["seen"] == [["4", 0, 0, 400, 160]]


def test_without_script_a_vertical_list_scrolls_down(carousel: Carousel):
    carousel.page.site.serve(SCRIPT, "")
    visit(carousel, 5, "axis=vertical")
    assert carousel.script("return [carousel.scrollWidth, carousel.scrollHeight]") == [400, 800]
    assert scroll(carousel, 290, "Top") == 320
    assert carousel.script(PLACES)["seen"] == [["2", 0, 0, 400, 160]]


def test_without_script_a_list_that_reads_from_right_to_left_begins_on_the_right(carousel: Carousel):
    carousel.page.site.serve(SCRIPT, "")
    visit(carousel, 5, "dir=rtl")
    assert carousel.script(PLACES)["seen"] == [["0", 0, 0, 400, 160]]
    assert scroll(carousel, -390) == -400
    assert carousel.script(PLACES)["seen"] == [["1", 0, 0, 400, 160]]


@pytest.mark.parametrize(
    "slide", ["{}", "<a>{}</a>", "<picture>{}</picture>", '<a href="#1"><picture>{}</picture></a>', "<figure>{}</figure>"]
)
@pytest.mark.parametrize("script", ["without script", "with the engine"])
# What many pages say of all their pictures, whatever is in them.
@pytest.mark.parametrize("css", ["", "img { max-width: 100%; height: auto; vertical-align: middle }"])
def test_a_picture_fills_its_place(page: Page, slide: str, script: str, css: str):
    if script == "without script":
        page.site.serve(SCRIPT, "")
    image = '<img src="samples/pictures/aurora.jpg" alt="Aurora">'
    page.serve(f"<banner-carousel>{slide.format(image)}</banner-carousel>" + AFTER, css=css)
    page.visit("test.html")
    page.until("document.images[0].complete")
    if script == "with the engine":
        page.ready()
    assert Carousel(page).script(PLACES)["carousel"] == [0, 0, 400, 160]
    box = "const { x, y, width, height } = document.images[0].getBoundingClientRect(); return [x, y, width, height]"
    assert page.script(box) == [0, 0, 400, 160]


def test_a_page_may_have_its_pictures_fill_their_places_otherwise(page: Page):
    page.open(
        '<banner-carousel><a><img class="whole" src="samples/pictures/aurora.jpg" alt=""></a></banner-carousel>',
        css=".whole { object-fit: contain; width: 50% }",
    )
    style = "const { objectFit, width } = getComputedStyle(document.images[0]); return [objectFit, width]"
    assert page.script(style) == ["contain", "200px"]


@pytest.mark.parametrize("attributes", ["", "axis=vertical", "dir=rtl", "loop autoplay=4", "hidden"])
def test_nothing_moves_when_the_engine_takes_over(carousel: Carousel, attributes: str):
    gate = carousel.page.site.hold(ENGINE)
    visit(carousel, 5, attributes)
    before = carousel.script(PLACES)
    assert not carousel.get("isReady")
    gate.set()
    carousel.page.ready()
    assert carousel.get("isReady")
    assert carousel.script(PLACES) == before


@pytest.mark.parametrize("count", [1, 5])
def test_a_page_without_own_sizes_keeps_its_layout_when_the_engine_takes_over(carousel: Carousel, count: int):
    gate = carousel.page.site.hold(ENGINE)
    visit(carousel, count)
    carousel.script("document.styleSheets[0].disabled = true")
    carousel.page.layout()
    before = carousel.script(PLACES)
    _, _, width, height = before["carousel"]
    assert height == pytest.approx(width * 2 / 5, abs=0.1)
    gate.set()
    carousel.page.ready()
    assert carousel.script(PLACES) == before


PLACES_OF_ITS_OWN = {
    "block": ("", ""),
    "flex": (".place { display: flex; inline-size: 500px }", "inline-size: auto"),
    "flex that grows": (".place { display: flex; inline-size: 500px }", "inline-size: auto; flex: 1"),
    "narrow flex": (".place { display: flex; inline-size: 200px }", ""),
    "column": (".place { display: flex; flex-direction: column; block-size: 200px }", "flex: 1; aspect-ratio: auto"),
    "grid": (".place { display: grid; grid-template-columns: 1fr 200px; inline-size: 500px }", ""),
    "narrow grid": (".place { display: grid; grid-template-columns: 1fr 1fr; inline-size: 400px }", ""),
    "inline block": (".place { display: inline-block }", ""),
    "absolute": (".place { position: absolute }", ""),
    "float": ("", "float: left; inline-size: auto"),
    "table": (".place { display: table }", ""),
    "wide table": (".place { display: table; inline-size: 100% }", ""),
    "by its height": (".place { display: inline-block }", "inline-size: auto; block-size: 160px"),
    "filling": (".place { inline-size: 300px; block-size: 150px }", "block-size: 100%; aspect-ratio: auto"),
}


@pytest.mark.parametrize("place", PLACES_OF_ITS_OWN)
def test_it_has_a_size_wherever_it_is_and_the_same_one_with_the_engine(carousel: Carousel, place: str):
    gate = carousel.page.site.hold(ENGINE)
    css, own = PLACES_OF_ITS_OWN[place]
    own = f"inline-size: 100%; block-size: auto; aspect-ratio: 5 / 2; {own}"
    carousel.page.serve(
        f'<div class="place">{markup(5)}</div>{AFTER}', css=f"{css} banner-carousel {{ {own} }}"
    )
    carousel.page.visit("test.html")
    carousel.page.layout()
    before = carousel.script(PLACES)
    _, _, width, height = before["carousel"]
    assert width >= 200 and height >= 80
    gate.set()
    carousel.page.ready()
    assert carousel.script(PLACES) == before


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(
    "attributes", ["", "page-extent=300 spacing=10 alignment=start", "page-extent=80% alignment=start"]
)
def test_the_browser_sees_no_layout_shift_when_the_engine_takes_over(carousel: Carousel, attributes: str):
    gate = carousel.page.site.hold(ENGINE)
    visit(carousel, 5, attributes, script=SHIFTS)
    before = carousel.script(PLACES)
    gate.set()
    carousel.page.ready()
    carousel.page.layout()
    assert carousel.script(PLACES) == before
    assert carousel.page.script("return shifts") == []
    # It would have been seen.
    carousel.script("carousel.style.marginBlockStart = '50px'")
    carousel.page.layout()
    assert len(carousel.page.script("return shifts")) == 1


@pytest.mark.parametrize("attributes", ["", "axis=vertical", "dir=rtl", "loop", "loop effect=cube"])
def test_the_slide_to_which_the_list_was_scrolled_is_current_and_nothing_is_told(carousel: Carousel, attributes: str):
    gate = carousel.page.site.hold(ENGINE)
    visit(carousel, 5, attributes)
    if "vertical" in attributes:
        scroll(carousel, 480, "Top")
    else:
        scroll(carousel, -1200 if "rtl" in attributes else 1200)
    before = carousel.script(PLACES)
    assert [slide[0] for slide in before["seen"]] == ["3"]
    gate.set()
    carousel.page.ready()
    assert carousel.get("currentItem") == 3
    assert carousel.get("position") % 5 == 3
    assert carousel.script(PLACES) == before
    assert carousel.script("return [carousel.scrollLeft, carousel.scrollTop]") == [0, 0]
    carousel.settle()
    assert [event.name for event in carousel.page.events()] == ["impression"]


def test_a_list_that_nobody_scrolled_begins_at_the_first_slide(carousel: Carousel):
    carousel.open(5, "page-extent=120 spacing=10 loop")
    assert carousel.get("currentItem") == 0
    carousel.settle()
    assert carousel.page.events("change", "settle") == []


def test_the_slide_that_has_the_focus_keeps_it_when_the_engine_takes_over(carousel: Carousel):
    gate = carousel.page.site.hold(ENGINE)
    visit(carousel, 5)
    carousel.script("carousel.children[2].focus()")
    carousel.page.layout()
    gate.set()
    carousel.page.ready()
    assert carousel.get("currentItem") == 2
    assert carousel.script("return document.activeElement.dataset.number") == "2"


def test_in_another_components_tree_the_slide_that_has_the_focus_keeps_it_too(page: Page):
    gate = page.site.hold(ENGINE)
    page.serve("<section></section>")
    page.visit("test.html")
    page.script(
        "const root = document.querySelector('section').attachShadow({ mode: 'open' });"
        "root.innerHTML = arguments[0]; window.carousel = root.querySelector('banner-carousel'); carousel.children[2].focus()",
        markup(5),
    )
    gate.set()
    page.wait_for("await carousel.ready")
    assert page.script("return [carousel.currentItem, carousel.getRootNode().activeElement === carousel.children[2]]") == [
        2,
        True,
    ]


def test_what_is_asked_for_before_the_engine_has_come_happens_then(carousel: Carousel):
    gate = carousel.page.site.hold(ENGINE)
    visit(carousel, 5, "autoplay=4")
    assert carousel.get("currentItem") == -1
    assert carousel.get("itemCount") == 5
    assert carousel.get("position") == 0
    carousel.script("carousel.scrollTo(2, { animated: false }); carousel.next(); carousel.stop()")
    gate.set()
    carousel.page.ready()
    carousel.settle()
    assert carousel.get("currentItem") == 3
    assert not carousel.get("isPlaying")


def missing(site) -> str:
    """The engine is not there."""
    site.fail(ENGINE, 404)
    return "404"


def foreign(site) -> str:
    """What is there is no engine."""
    site.serve(ENGINE, "<!DOCTYPE html>")
    return ENGINE


@pytest.mark.parametrize("trouble", [missing, foreign])
def test_without_its_engine_it_stays_a_list_and_tells_why(carousel: Carousel, trouble):
    page = carousel.page
    word = trouble(page.site)
    visit(carousel, 5, "loop autoplay=2", script="window.isRunning = true")
    page.until("recorder.errors.length > 0")
    [error] = page.script("return recorder.errors.splice(0)")
    assert "stay a list" in error["message"]
    assert word in error["message"] or trouble is foreign
    assert page.script("return isRunning")
    # Its methods wait for the engine, and break nothing.
    carousel.script(
        "carousel.next(); carousel.scrollTo(3); carousel.play(); carousel.stop(); carousel.effect = 'cube';"
        "carousel.append(carousel.firstElementChild); carousel.texts = { next: 'Weiter' };"
    )
    assert not carousel.get("isReady")
    assert carousel.get("currentItem") == -1
    page.advance(10)
    assert scroll(carousel, 790) == 800
    carousel.script("[...carousel.children].at(2).click()")
    assert page.script("return location.hash") == "#3"
    complaints = page.take_complaints()
    assert any("stay a list" in complaint for complaint in complaints)
    # Another try is made when it comes to a page again.
    page.site.mend(ENGINE)
    carousel.script("document.querySelector('main').append(carousel)")
    page.ready()
    assert carousel.get("isReady")
