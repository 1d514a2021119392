"""The W3C's pattern for carousels: what assistive technology is told, and what the keyboard reaches; CASES 71 and 73."""

import pytest

from carousel import Carousel, markup
from page import Page
from pointer import Mouse, type_keys

TAB, ENTER, SPACE, SHIFT = "\ue004", "\ue007", " ", "\ue008"

# What has the focus: the part of the carousel, with the number of a dot, or the slide, or the name of the element.
FOCUS = """
const node = document.activeElement;
const inner = node?.shadowRoot?.activeElement;
if (inner) return inner.part.contains("dot") ? inner.ariaLabel : inner.part[0];
return node?.dataset.number ?? node?.id ?? node?.localName;
"""


def walk(page: Page, steps: int) -> list[str]:
    """Presses the tabulator so often, and tells where the focus went."""
    places = []
    for _ in range(steps):
        type_keys(page, TAB)
        places.append(page.script(FOCUS))
    return places


def focus(carousel: Carousel, part: str) -> None:
    """Gives a part the focus, as the keyboard does."""
    carousel.script("carousel.shadowRoot.querySelector(`[part~='${arguments[0]}']`).focus({ focusVisible: true })", part)


def live(carousel: Carousel) -> str:
    """Whether changes of the slides are read out."""
    return carousel.script("return carousel.shadowRoot.querySelector('[aria-live]').ariaLive")


def label(carousel: Carousel, part: str) -> str:
    """What a part is called."""
    [found] = carousel.parts(part)
    return found["label"]


def tree(page: Page) -> list[tuple[str, str, str]]:
    """What Chromium tells assistive technology: role, name and description of the role."""
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    found = []
    for node in nodes:
        if node["ignored"]:
            continue
        kind = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
        found.append((node["role"]["value"], node.get("name", {}).get("value", ""), kind.get("roledescription", "")))
    return found


def test_71_it_is_a_region_that_is_called_a_carousel_and_has_a_name(carousel: Carousel):
    carousel.open(3)
    element = carousel.page.driver.find_element("css selector", "banner-carousel")
    assert element.aria_role == "region"
    assert element.accessible_name == "Offers"
    assert carousel.script("return carousel.getAttribute('aria-roledescription')") == "carousel"


def test_71_its_author_may_name_it_otherwise(page: Page):
    page.open(
        '<h2 id="title">Spring</h2><banner-carousel id="named" aria-labelledby="title"></banner-carousel>'
        '<banner-carousel id="nameless"></banner-carousel>'
        '<banner-carousel id="own" role="group" aria-roledescription="Karussell" aria-label="Angebote"></banner-carousel>'
    )
    named, nameless, own = (page.driver.find_element("id", name) for name in ("named", "nameless", "own"))
    assert named.accessible_name == "Spring"
    assert nameless.accessible_name == "Banners"
    assert (own.aria_role, own.accessible_name) == ("group", "Angebote")
    assert own.get_dom_attribute("aria-roledescription") == "Karussell"
    page.script("document.querySelector('#nameless').ariaLabel = 'Sale'")
    assert nameless.accessible_name == "Sale"


@pytest.mark.engines("chromium")
def test_71_the_tree_has_the_carousel_its_buttons_and_the_slides_in_view_and_nothing_else(carousel: Carousel):
    carousel.open(4, "autoplay=5")
    carousel.call("scrollTo", 1)
    carousel.settle()
    found = tree(carousel.page)
    assert ("region", "Offers", "carousel") in found
    assert [entry for entry in found if entry[2] == "slide"] == [("group", "2 of 4", "slide")]
    assert [name for role, name, _ in found if role == "link"] == ["Slide 1"]
    assert [name for role, name, _ in found if role == "button"] == [
        "Stop automatic slide show",
        "Previous slide",
        "Next slide",
        *(f"Slide {number}" for number in range(1, 5)),
    ]
    assert ("group", "Choose a slide", "") in found
    assert not any("Slide 0" in name or "Slide 2" == name and role == "link" for role, name, _ in found)


@pytest.mark.engines("chromium")
def test_71_a_copy_is_not_in_the_tree(carousel: Carousel):
    carousel.open(2, "loop page-extent=150")
    assert any(page.is_copy for page in carousel.pages())
    found = tree(carousel.page)
    assert sorted(name for role, name, _ in found if role == "link") == ["Slide 0", "Slide 1"]
    assert sorted(name for _, name, kind in found if kind == "slide") == ["1 of 2", "2 of 2"]


def test_71_each_slide_in_view_says_which_it_is_of_how_many(carousel: Carousel):
    carousel.open(10, "page-extent=130 loop")
    carousel.call("scrollTo", 2)
    carousel.settle()
    assert [page.label for page in carousel.pages()] == ["1 of 10", "2 of 10", "3 of 10", "4 of 10", "5 of 10"]
    carousel.script("carousel.lastElementChild.remove()")
    carousel.page.layout()
    assert carousel.pages()[2].label == "3 of 9"
    assert carousel.script(
        "return [...carousel.shadowRoot.querySelectorAll('[part~=page]')].every((page) =>"
        "page.role === 'group' && page.ariaRoleDescription === 'slide')"
    )


def test_71_slides_out_of_view_are_inert(carousel: Carousel):
    carousel.open(5, "loop")
    assert carousel.script(
        "return [...carousel.children].map((slide) => slide.assignedSlot ? slide.assignedSlot.parentNode.inert : true)"
    ) == [False, True, True, True, True]
    carousel.script("carousel.children[1].focus(); carousel.children[4].focus()")
    assert carousel.page.script("return document.activeElement === document.body")


def test_71_the_tabulator_goes_to_the_rotation_button_then_on_to_the_slide_and_the_dots(page: Page):
    page.open('<button id="before">Before</button>' + markup(3, "autoplay=5") + '<button id="after">After</button>')
    page.script("document.querySelector('#before').focus()")
    assert walk(page, 8) == ["rotation", "previous", "next", "0", "Slide 1", "Slide 2", "Slide 3", "after"]


def test_71_without_autoplay_there_is_no_rotation_button_and_for_one_slide_no_button_at_all(page: Page):
    page.open(
        '<button id="before">Before</button>'
        + markup(2)
        + markup(1, "autoplay=5 loop", "one")
        + '<button id="after">After</button>'
    )
    page.script("document.querySelector('#before').focus()")
    assert walk(page, 7) == ["previous", "next", "0", "Slide 1", "Slide 2", "0", "after"]


@pytest.mark.parametrize("part", ["rotation", "previous", "next"])
def test_71_buttons_are_real_and_never_move_the_focus(carousel: Carousel, part: str):
    carousel.open(3, "autoplay=5")
    assert (
        carousel.script("return carousel.shadowRoot.querySelector(`[part~=${arguments[0]}]`).localName", part) == "button"
    )
    focus(carousel, part)
    for key in (ENTER, SPACE, ENTER, SPACE):
        type_keys(carousel.page, key)
        carousel.settle()
        assert carousel.page.script(FOCUS) == part
    assert carousel.get("currentItem") == {"rotation": 0, "previous": 0, "next": 2}[part]


def test_71_a_button_that_leads_nowhere_says_so_and_keeps_the_focus(carousel: Carousel):
    carousel.open(2)
    focus(carousel, "next")
    for is_disabled in (False, True, True):
        [button] = carousel.parts("next")
        assert button["isDisabled"] == is_disabled
        type_keys(carousel.page, ENTER)
        carousel.settle()
    assert carousel.page.script(FOCUS) == "next"
    assert not carousel.parts("previous")[0]["isDisabled"]
    carousel.set("loop", "")
    assert not carousel.parts("next")[0]["isDisabled"]


def test_71_the_rotation_buttons_name_is_what_it_does(carousel: Carousel):
    carousel.open(3, "autoplay=5")
    assert label(carousel, "rotation") == "Stop automatic slide show"
    [button] = carousel.parts("rotation")
    Mouse(carousel.page).click(button["x"] + 22, button["y"] + 22)
    assert label(carousel, "rotation") == "Start automatic slide show"
    assert not carousel.get("isPlaying")
    Mouse(carousel.page).click(button["x"] + 22, button["y"] + 22)
    assert label(carousel, "rotation") == "Stop automatic slide show"
    assert carousel.get("isPlaying")


def test_71_changes_are_read_out_only_while_nothing_turns(carousel: Carousel):
    carousel.open(3, "autoplay=5 loop")
    assert (carousel.get("isRotating"), live(carousel)) == (True, "off")
    carousel.call("stop")
    assert (carousel.get("isRotating"), live(carousel)) == (False, "polite")
    carousel.call("play")
    assert live(carousel) == "off"
    Mouse(carousel.page).move(200, 80)
    assert (carousel.get("isRotating"), live(carousel)) == (False, "polite")
    carousel.set("autoplay", None)
    Mouse(carousel.page).move(200, 500)
    assert live(carousel) == "polite"


def test_71_hovering_pauses_and_leaving_goes_on(carousel: Carousel):
    carousel.open(3, "autoplay=2 loop")
    Mouse(carousel.page).move(200, 80)
    carousel.page.advance(20, fps=10)
    assert carousel.get("currentItem") == 0
    assert carousel.get("isPlaying")
    Mouse(carousel.page).move(200, 500)
    carousel.page.advance(3)
    assert carousel.get("currentItem") == 1


@pytest.mark.parametrize("steps", [1, 2, 4, 5])
def test_71_the_keyboards_focus_inside_stops_rotation(page: Page, steps: int):
    page.open('<button id="before">Before</button>' + markup(3, "autoplay=2 loop"))
    carousel = Carousel(page)
    page.script("document.querySelector('#before').focus()")
    assert carousel.get("isRotating")
    walk(page, steps)
    assert not carousel.get("isRotating")
    page.advance(20, fps=10)
    assert carousel.get("currentItem") == 0


def test_71_the_dots_are_a_group_of_buttons_of_which_the_current_one_says_so(carousel: Carousel):
    carousel.open(4)
    carousel.call("scrollTo", 2)
    carousel.settle()
    dots = carousel.parts("dot")
    assert [dot["label"] for dot in dots] == ["Slide 1", "Slide 2", "Slide 3", "Slide 4"]
    assert [dot["isDisabled"] for dot in dots] == [False, False, True, False]
    assert carousel.script(
        "const group = carousel.shadowRoot.querySelector('[part~=dot]').parentNode; return [group.role, group.ariaLabel]"
    ) == ["group", "Choose a slide"]
    # A finger and an unsteady hand hit them: at least 24 pixels of the WCAG, or as much as their distance lets them have.
    assert all(dot["height"] >= 24 for dot in dots)


def test_71_a_dot_keeps_the_focus_when_it_is_pressed(carousel: Carousel):
    carousel.open(4)
    carousel.script("carousel.shadowRoot.querySelectorAll('[part~=dot]')[2].focus()")
    type_keys(carousel.page, ENTER)
    carousel.settle()
    assert carousel.get("currentItem") == 2
    assert carousel.page.script(FOCUS) == "Slide 3"


def test_71_in_a_long_row_the_focus_stays_with_its_dot(carousel: Carousel):
    carousel.open(30, "maximum-dots=5")
    for number in (3, 4, 5, 6):
        carousel.script(
            "carousel.shadowRoot.querySelector(`[part~=dot][aria-label='Slide ${arguments[0]}']`).focus()",
            number,
        )
        type_keys(carousel.page, ENTER)
        carousel.settle()
        assert carousel.get("currentItem") == number - 1
        assert carousel.page.script(FOCUS) == f"Slide {number}"


@pytest.mark.parametrize(
    ("attributes", "root"),
    [("", ""), ("loop", ""), ("axis=vertical", ""), ("", 'dir="rtl"'), ("effect=cover-flow", "")],
)
def test_73_a_slide_in_part_of_view_is_brought_in_when_the_focus_comes_to_it(page: Page, attributes: str, root: str):
    extent = "100" if "vertical" in attributes else "250"
    page.open(
        '<button id="before">Before</button>' + markup(5, f"page-extent={extent} alignment=start {attributes}"),
        root=root,
    )
    carousel = Carousel(page)
    page.script("document.querySelector('#before').focus()")
    assert walk(page, 3)[-1] == "0"
    slides = walk(page, 1)
    carousel.settle()
    assert slides[-1] == "1"
    assert carousel.get("currentItem") == 1
    [drawn] = [drawn for drawn in carousel.pages() if drawn.slide == "1" and not drawn.is_copy]
    distance = 400 - drawn.x - drawn.width if root else drawn.x
    assert (drawn.y if "vertical" in attributes else distance) == pytest.approx(0, abs=1)
    offsets = carousel.script(
        "const nodes = [carousel, ...carousel.shadowRoot.querySelectorAll('*')];"
        "return nodes.flatMap((node) => [node.scrollLeft, node.scrollTop])"
    )
    assert set(offsets) == {0}
    assert page.script(FOCUS) == "1"


def test_73_the_focus_that_a_step_takes_out_of_sight_comes_to_the_slide_that_is_there(page: Page):
    page.open(markup(3, "loop"))
    carousel = Carousel(page)
    carousel.script("carousel.children[0].focus()")
    carousel.call("next")
    carousel.settle()
    assert page.script(FOCUS) == "1"


def test_72_a_slide_without_a_link_can_be_left_by_the_arrows(page: Page):
    page.open(
        '<banner-carousel id="carousel">'
        + "".join(f'<div data-number="{n}" tabindex="0">{n}</div>' for n in range(3))
        + "</banner-carousel>"
    )
    carousel = Carousel(page)
    carousel.script("carousel.children[0].focus()")
    type_keys(page, "\ue014")
    carousel.settle()
    assert (carousel.get("currentItem"), page.script(FOCUS)) == (1, "1")


WORDS = """
carousel.texts = {
  name: "Angebote", previous: "Zurück", next: "Weiter", play: "Start", stop: "Halt", dots: "Wahl",
  dot: (number) => `Bild ${number}`, slide: (number, count) => `${number} von ${count}`,
};
"""


def test_71_all_words_may_be_given_in_another_language_at_any_time(page: Page):
    page.open('<banner-carousel autoplay="3"><p data-number="0">A</p><p data-number="1">B</p></banner-carousel>')
    carousel = Carousel(page)
    carousel.script(WORDS)
    assert carousel.script("return carousel.ariaLabel") == "Angebote"
    assert [label(carousel, part) for part in ("previous", "next", "rotation")] == ["Zurück", "Weiter", "Halt"]
    assert [dot["label"] for dot in carousel.parts("dot")] == ["Bild 1", "Bild 2"]
    assert carousel.pages()[0].label == "1 von 2"
    carousel.call("stop")
    assert label(carousel, "rotation") == "Start"
    carousel.script("carousel.texts = { next: 'Onward' }")
    assert [label(carousel, part) for part in ("previous", "next")] == ["Previous slide", "Onward"]
    assert carousel.script("return carousel.ariaLabel") == "Banners"


def test_71_words_given_before_the_engine_has_come_are_used(page: Page):
    gate = page.site.hold("files/banner-carousel.wasm")
    page.serve('<banner-carousel id="carousel"><p>A</p><p>B</p></banner-carousel>')
    page.visit("test.html")
    carousel = Carousel(page)
    page.wait_for("await customElements.whenDefined('banner-carousel')")
    carousel.script(WORDS)
    gate.set()
    page.ready()
    assert label(carousel, "next") == "Weiter"
    assert carousel.script("return carousel.ariaLabel") == "Angebote"
