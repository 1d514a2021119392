"""Keys: CASES 72."""

import pytest

from carousel import Carousel, markup, slide
from page import Page
from pointer import Mouse, type_keys

LEFT, UP, RIGHT, DOWN = "\ue012", "\ue013", "\ue014", "\ue015"
PAGE_UP, PAGE_DOWN, END, HOME = "\ue00e", "\ue00f", "\ue010", "\ue011"

# The keys that the page's own default action would get.
LISTENER = "addEventListener('keydown', (event) => (window.isUsed = event.defaultPrevented))"


def focus(carousel: Carousel, selector: str = "[data-number='0']") -> None:
    """Gives the focus to something in a slide, as the keyboard does."""
    carousel.page.script("document.querySelector(arguments[0]).focus({ preventScroll: true })", selector)


def focused(page: Page) -> str | None:
    """The number of the slide that has the focus, or the name of what else has it."""
    return page.script("const { dataset, localName } = document.activeElement; return dataset.number ?? localName")


def press(carousel: Carousel, key: str) -> bool:
    """Presses a key and waits for what comes of it; tells whether the carousel used it."""
    type_keys(carousel.page, key)
    carousel.settle()
    return carousel.page.script("return window.isUsed")


def open_focused(carousel: Carousel, attributes: str = "", count: int = 5, **page) -> None:
    """A page with nothing but a carousel, whose first slide has the focus."""
    carousel.open(count, attributes, script=LISTENER, **page)
    focus(carousel)


@pytest.mark.parametrize(
    ("attributes", "root", "on", "back", "across"),
    [
        ("", "", RIGHT, LEFT, (UP, DOWN)),
        ("", 'dir="rtl"', LEFT, RIGHT, (UP, DOWN)),
        ("axis=vertical", "", DOWN, UP, (LEFT, RIGHT)),
    ],
)
def test_72_arrows_turn_along_the_axis(carousel: Carousel, attributes: str, root: str, on: str, back: str, across: tuple):
    open_focused(carousel, attributes, root=root)
    items = []
    for key in (on, on, back, *across):
        used = press(carousel, key)
        items.append((carousel.get("currentItem"), used))
    assert items == [(1, True), (2, True), (1, True), (1, False), (1, False)]


def test_72_page_keys_turn_and_home_and_end_go_to_the_ends(carousel: Carousel):
    open_focused(carousel)
    items = []
    for key in (PAGE_DOWN, END, PAGE_UP, HOME):
        assert press(carousel, key)
        items.append(carousel.get("currentItem"))
    assert items == [1, 4, 3, 0]


def test_72_keys_that_lead_nowhere_are_left_to_the_page(carousel: Carousel):
    open_focused(carousel)
    assert [press(carousel, key) for key in (LEFT, PAGE_UP, HOME, "a")] == 4 * [False]
    assert carousel.changes() == []


def test_72_the_focus_goes_with_the_slides(carousel: Carousel):
    open_focused(carousel, "loop")
    slides = []
    for key in (RIGHT, RIGHT, LEFT, END):
        press(carousel, key)
        slides.append(focused(carousel.page))
    assert slides == ["1", "2", "1", "4"]


def test_72_keys_go_on_where_a_slide_has_nothing_to_focus(carousel: Carousel):
    still = '<div class="slide" data-number="7">Nothing</div>'
    carousel.page.open(f"<banner-carousel>{slide(0)}{still}{slide(2)}</banner-carousel>")
    focus(carousel)
    press(carousel, RIGHT)
    assert focused(carousel.page) == "banner-carousel"
    press(carousel, RIGHT)
    assert carousel.get("currentItem") == 2


def test_72_a_turn_takes_the_focus_from_nothing_outside(carousel: Carousel):
    carousel.page.open(markup(3, "loop") + "<button data-number=out>Outside</button>")
    focus(carousel, "button")
    for method in ("next", "next", "previous"):
        carousel.call(method)
        carousel.settle()
        assert focused(carousel.page) == "out"
    press(carousel, RIGHT)
    assert carousel.get("currentItem") == 1


@pytest.mark.parametrize("part", ["next", "dot"])
def test_72_keys_on_a_button_turn_and_leave_the_focus_there(carousel: Carousel, part: str):
    carousel.open(4, "loop")
    carousel.script("carousel.shadowRoot.querySelector(`[part=${arguments[0]}]`).focus()", part)
    press(carousel, RIGHT)
    assert carousel.get("currentItem") == 1
    assert carousel.script("return carousel.shadowRoot.activeElement.part.value") == part


@pytest.mark.parametrize("modifier", ["\ue008", "\ue009", "\ue00a"])
def test_72_keys_with_a_modifier_are_not_the_carousels(carousel: Carousel, modifier: str):
    open_focused(carousel, "loop")
    # Dispatched, because a browser's own shortcuts would leave the page.
    name = {"\ue008": "shiftKey", "\ue009": "ctrlKey", "\ue00a": "altKey"}[modifier]
    carousel.page.script(
        "document.activeElement.dispatchEvent(new KeyboardEvent('keydown',"
        "  { key: 'ArrowRight', [arguments[0]]: true, bubbles: true, cancelable: true, composed: true }))",
        name,
    )
    carousel.settle()
    assert (carousel.changes(), carousel.page.script("return isUsed")) == ([], False)


@pytest.mark.parametrize(
    "field",
    [
        "<input id=inside value=words>",
        "<textarea id=inside>words</textarea>",
        "<select id=inside><option>a<option>b</select>",
        "<div id=inside contenteditable><b>words</b></div>",
    ],
)
def test_72_keys_in_a_field_of_a_slide_are_the_fields(carousel: Carousel, field: str):
    slides = f'<div class="slide" data-number="7">{field}</div>{slide(1)}{slide(2)}'
    carousel.page.open(f"<banner-carousel loop>{slides}</banner-carousel>", script=LISTENER)
    focus(carousel, "#inside")
    assert [press(carousel, key) for key in (RIGHT, LEFT, HOME, END)] == 4 * [False]
    assert carousel.changes() == []
    assert carousel.page.script("return document.activeElement.id") == "inside"


def test_72_keys_in_a_field_of_an_elements_own_tree_are_the_fields(carousel: Carousel):
    carousel.page.open(
        f'<banner-carousel loop><div class="slide" data-number="7"></div>{slide(1)}</banner-carousel>',
        script=LISTENER
        + """
        const root = document.querySelector("[data-number='7']").attachShadow({ mode: "open" });
        root.append(document.createElement("input"));
        """,
    )
    carousel.page.script("document.querySelector('[data-number=\"7\"]').shadowRoot.firstChild.focus()")
    assert not press(carousel, RIGHT)
    assert carousel.changes() == []


def test_72_what_an_app_does_with_a_key_is_not_done_again(carousel: Carousel):
    open_focused(carousel, "loop")
    carousel.script("carousel.firstElementChild.addEventListener('keydown', (event) => event.preventDefault())")
    press(carousel, RIGHT)
    assert carousel.changes() == []


def test_72_the_keyboards_focus_stops_the_rotation_and_a_clicks_does_not(carousel: Carousel):
    carousel.page.open(markup(4, "loop autoplay=2") + "<button>Outside</button>")
    focus(carousel)
    assert carousel.get("isRotating") is False
    carousel.page.advance(9)
    assert carousel.get("currentItem") == 0
    focus(carousel, "button")
    assert carousel.get("isRotating") is True
    carousel.page.advance(2.9)
    assert carousel.get("currentItem") == 1


def test_73_the_focus_that_comes_to_a_slide_in_the_turn_in_which_others_come_brings_it_in(carousel: Carousel):
    carousel.open(5, "page-extent=150 alignment=start")
    carousel.script("carousel.prepend(document.createElement('p')); carousel.children[2].focus()")
    carousel.settle()
    assert carousel.script("return carousel.children[carousel.currentItem].dataset.number") == "1"


@pytest.mark.parametrize("content", ["<a>No link</a>", "<button disabled>Sold out</button>", "<a href='#' hidden>Hidden</a>"])
def test_72_keys_go_on_where_what_a_slide_has_takes_no_focus(carousel: Carousel, content: str):
    carousel.page.open(f"<banner-carousel>{slide(0)}<div>{content}</div>{slide(2)}</banner-carousel>")
    focus(carousel)
    for item in (1, 2):
        type_keys(carousel.page, RIGHT)
        carousel.settle()
        assert carousel.get("currentItem") == item


def test_73_the_focus_never_stays_in_a_slide_out_of_view(carousel: Carousel):
    carousel.open(5)
    # After a click, what a script does with the focus does not count as the keyboard's.
    Mouse(carousel.page).click(200, 60)
    # One engine gives it to what is not drawn, the other does not.
    focus(carousel, "[data-number='3']")
    carousel.settle()
    assert (focused(carousel.page), carousel.seen()) in [("3", ["3"]), ("0", ["0"])]


def test_73_the_focus_that_comes_to_a_slide_partly_in_view_brings_it_in(carousel: Carousel):
    carousel.open(5, "page-extent=250 alignment=start")
    focus(carousel, "[data-number='0']")
    focus(carousel, "[data-number='1']")
    carousel.settle()
    assert carousel.get("currentItem") == 1
    assert focused(carousel.page) == "1"
    viewport = "const { scrollLeft, scrollTop } = carousel.shadowRoot.querySelector('[part~=viewport]');"
    assert carousel.script(viewport + "return [scrollLeft, scrollTop, carousel.scrollLeft, carousel.scrollTop]") == [0] * 4
