"""Slides of any kind, that come, go and change places in the page at any moment, and the copies that stand for them."""

import pytest

from carousel import Carousel, markup, slide, slides
from page import Page
from pointer import Mouse, type_keys

COPIES = "return carousel.querySelectorAll('[data-banner-copy]').length"

KINDS = """
<banner-carousel id="carousel" aria-label="Offers">
  Text between slides,
  <!-- a comment, -->
  <img class="slide" data-number="0" src="samples/pictures/aurora.jpg" alt="Aurora">
  <div class="slide" data-number="1"><p>A paragraph</p></div>
  and more text
  <section class="slide" data-number="2"><h2>A section</h2><button id="buy">Buy</button><input id="code"></section>
  <script type="application/json">{}</script>
  <template><p>Nothing</p></template>
  <my-slide class="slide" data-number="3"></my-slide>
  <a class="slide" data-number="4" href="#4">A link</a>
</banner-carousel>
"""

# The middle of an element.
PLACE = """
const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
return [x + width / 2, y + height / 2];
"""

MY_SLIDE = """
window.lives = [];
customElements.define("my-slide", class extends HTMLElement {
  connectedCallback() {
    lives.push("connected");
    if (!this.shadowRoot) this.attachShadow({ mode: "open" }).append("My slide");
  }
  disconnectedCallback() {
    lives.push("disconnected");
  }
});
"""

# Does something in a turn, tells how it is in the same turn, and counts what changes in the page.
ACTIONS = {
    "append": ("carousel.append(make(9))", "2", [0, 1, 2, 3, 4, 9]),
    "prepend": ("carousel.prepend(make(8), make(9))", "2", [8, 9, 0, 1, 2, 3, 4]),
    "insert before": ("carousel.children[2].before(make(9))", "2", [0, 1, 9, 2, 3, 4]),
    "remove before": ("carousel.children[0].remove()", "2", [1, 2, 3, 4]),
    "remove after": ("carousel.children[4].remove()", "2", [0, 1, 2, 3]),
    "remove the current one": ("carousel.children[2].remove()", "3", [0, 1, 3, 4]),
    "turn round": ("carousel.replaceChildren(...[...carousel.children].reverse())", "2", [4, 3, 2, 1, 0]),
    "move the current one": ("carousel.append(carousel.children[2])", "2", [0, 1, 3, 4, 2]),
    "swap": ("carousel.insertBefore(carousel.children[3], carousel.children[1])", "2", [0, 3, 1, 2, 4]),
    "replace others": (
        "carousel.children[0].replaceWith(make(8)); carousel.children[4].replaceWith(make(9))",
        "2",
        [8, 1, 2, 3, 9],
    ),
}

MAKE = """
const make = (number) => {
  const slide = document.createElement("a");
  slide.className = "slide";
  slide.href = `#${number}`;
  slide.dataset.number = number;
  slide.textContent = `Slide ${number}`;
  return slide;
};
const originals = () => [...carousel.children].filter((child) => !child.hasAttribute("data-banner-copy"));
"""

STATE = """
const current = originals()[carousel.currentItem]?.dataset.number ?? null;
return [current, originals().map((child) => Number(child.dataset.number)), carousel.itemCount];
"""


@pytest.mark.parametrize("moment", ["at rest", "in a motion", "in a drag"])
@pytest.mark.parametrize("attributes", ["", "loop"])
def test_the_current_slide_is_kept_through_any_change_of_the_others(carousel: Carousel, moment: str, attributes: str):
    for name, (action, current, order) in ACTIONS.items():
        carousel.open(5, attributes)
        carousel.script("carousel.scrollTo(arguments[0], { animated: false })", 1 if moment == "in a motion" else 2)
        carousel.settle()
        mouse = Mouse(carousel.page)
        if moment == "in a motion":
            carousel.call("next")
            carousel.page.advance(0.15)
        elif moment == "in a drag":
            mouse.press(200, 80)
            mouse.pull(-60, seconds=0.1, steps=2)
        carousel.page.take_events()
        if moment != "at rest":
            position = carousel.get("position") % 1
            assert 0 < position < 1
        assert carousel.script(MAKE + action + ";" + STATE) == [current, order, len(order)], name
        if moment == "in a drag":
            assert carousel.get("position") % 1 == pytest.approx(position, abs=1e-6) or current == "3", name
            # Back to where it was pressed.
            mouse.pull(60, seconds=0.1, steps=2)
            carousel.page.advance(0.2)
            mouse.release()
        carousel.settle()
        assert carousel.script(MAKE + STATE) == [current, order, len(order)], name
        assert carousel.seen() == [current], name
        assert len(carousel.changes()) <= 1, name
        assert carousel.get("position") % 1 == 0


def test_slides_may_be_appended_and_gone_to_in_the_same_turn(carousel: Carousel):
    carousel.open(3)
    state = carousel.script(
        MAKE + "carousel.append(make(3), make(4)); carousel.scrollTo(4, { animated: false });"
        "return [carousel.currentItem, carousel.itemCount]"
    )
    assert state == [4, 5]
    assert carousel.seen() == ["4"]
    assert carousel.changes() == [4]
    state = carousel.script(
        MAKE + "carousel.prepend(make(5)); carousel.next(); carousel.firstChild.remove(); return carousel.currentItem"
    )
    assert state == 4
    carousel.settle()
    assert carousel.seen() == ["4"]


def test_text_comments_scripts_and_templates_are_no_slides(page: Page):
    page.open(KINDS, script=MY_SLIDE)
    carousel = Carousel(page)
    assert carousel.get("itemCount") == 5
    carousel.script("carousel.append('More text', document.createComment('more'), document.createElement('template'))")
    assert carousel.get("itemCount") == 5
    assert "text" not in carousel.script(
        "return [...carousel.shadowRoot.querySelectorAll('slot')].flatMap((slot) => slot.assignedNodes())"
        ".map((node) => node.nodeName).join(' ')"
    )
    assert page.script("return innerWidth === document.documentElement.scrollWidth")


def test_what_is_never_drawn_is_no_slide(page: Page):
    page.open(
        markup(2).replace(
            slide(1),
            '<noscript><img src="x.png" alt=""></noscript><link rel="prefetch" href="test.js"><meta itemprop="name">'
            f'<div hidden></div><img hidden alt="">{slide(1)}',
        )
    )
    carousel = Carousel(page)
    assert carousel.get("itemCount") == 2
    carousel.call("next")
    carousel.settle()
    assert carousel.seen() == ["1"]


@pytest.mark.parametrize("attributes", ["", "loop page-extent=150"])
def test_a_slide_comes_and_goes_as_it_is_hidden_and_shown(carousel: Carousel, attributes: str):
    carousel.open(3, attributes)
    hide = "carousel.querySelector(`[data-number='${arguments[0]}']`).hidden = arguments[1]"
    carousel.script("carousel.scrollTo(2, { animated: false })")
    carousel.page.take_events()
    carousel.script(hide, 0, True)
    assert carousel.get("itemCount") == 2
    carousel.page.layout()
    carousel.settle()
    assert "0" not in carousel.seen()
    assert carousel.get("currentItem") == 1
    assert carousel.changes() == []
    carousel.script(hide, 2, True)
    carousel.page.layout()
    assert carousel.seen() == ["1"]
    carousel.script(hide, 0, False)
    carousel.script(hide, 2, False)
    carousel.page.layout()
    assert carousel.get("itemCount") == 3
    assert carousel.get("currentItem") == 1
    carousel.settle()
    assert carousel.get("position") == 1


def test_any_element_is_a_slide_and_stays_what_it_is(page: Page):
    page.open(KINDS, script=MY_SLIDE)
    carousel = Carousel(page)
    for number in range(5):
        [drawn] = carousel.pages()
        assert drawn.slide == str(number)
        box = carousel.script(
            "const { width, height } = carousel.querySelector(`[data-number='${arguments[0]}']`).getBoundingClientRect();"
            "return [width, height]",
            number,
        )
        assert box == [400, 160]
        carousel.call("next")
        carousel.settle()
    # A custom element is never taken out of the page.
    assert page.script("return lives") == ["connected"]


def test_buttons_and_fields_in_a_slide_are_used_as_anywhere(page: Page):
    # Away from the carousel's own button.
    page.open(KINDS, script=MY_SLIDE, css="section { padding-inline-start: 100px }")
    carousel = Carousel(page)
    carousel.script("carousel.scrollTo(2, { animated: false })")
    carousel.settle()
    page.script("window.pressed = 0; document.querySelector('#buy').onclick = () => pressed++")
    Mouse(page).click(*page.script(PLACE, "#buy"))
    assert page.script("return pressed") == 1
    Mouse(page).click(*page.script(PLACE, "#code"))
    assert page.script("return document.activeElement.id") == "code"
    type_keys(page, "a", "b", "\ue012", "c", "\ue011", "d")
    assert page.script("return document.querySelector('#code').value") == "dacb"
    carousel.settle()
    assert carousel.get("currentItem") == 2


def test_a_slide_keeps_its_own_state_wherever_it_goes(page: Page):
    page.open(
        '<banner-carousel loop><div data-number="0"><input id="name"></div>'
        '<div data-number="1"><div id="long"><p></p></div></div></banner-carousel>',
        css="#long { block-size: 100px; overflow: auto } #long p { block-size: 900px }",
    )
    carousel = Carousel(page)
    page.script("document.querySelector('#name').value = 'Ada'")
    for _ in range(4):
        carousel.call("next")
        page.advance(0.2)
    carousel.settle()
    assert page.script("return document.querySelector('#name').value") == "Ada"


@pytest.mark.parametrize("count", [2, 3])
def test_22_a_copy_stands_where_a_short_loop_shows_a_slide_twice_and_goes_when_it_is_not_needed(
    carousel: Carousel, count: int
):
    carousel.open(count, "loop page-extent=150")
    assert carousel.covers()
    assert carousel.script(COPIES) == len([page for page in carousel.pages() if page.is_copy])
    assert len([page for page in carousel.pages() if not page.is_copy]) == count
    copies = carousel.script(COPIES)
    assert copies > 0 or count == 3
    for _ in range(5):
        carousel.call("next")
        carousel.page.advance(0.1)
        assert carousel.covers()
    carousel.settle()
    carousel.set("loop", None)
    carousel.settle()
    assert carousel.script(COPIES) == 0
    carousel.set("loop", "")
    carousel.set("page-extent", None)
    carousel.settle()
    assert carousel.script(COPIES) == 0
    assert carousel.get("itemCount") == count


COPY_PAGE = """
<banner-carousel loop page-extent="150" id="carousel">
  <a class="slide" data-number="0" id="first" href="#first-link"><b data-number="0">Bold</b></a>
  <div class="slide" data-number="1"><button id="more" data-number="1">More</button></div>
</banner-carousel>
"""


def test_a_click_in_a_copy_reaches_the_original_once(page: Page):
    page.open(COPY_PAGE, css="button { inline-size: 100px; block-size: 60px }")
    carousel = Carousel(page)
    page.script("window.pressed = 0; document.querySelector('#more').onclick = () => pressed++")
    pages = carousel.pages()
    assert [(drawn.slide, drawn.is_copy) for drawn in pages if drawn.is_copy] == [("1", True)]
    [copy] = [drawn for drawn in pages if drawn.is_copy]
    x = max(copy.x, 0) + 20 if copy.x < 0 else copy.x + 20
    Mouse(page).click(x, 30)
    assert page.script("return pressed") == 1
    assert [(event.slide, event.item) for event in page.take_events("select")] == [("1", 1)]
    assert [click["target"] for click in page.take_clicks()] == ["button"]
    # The link's copy, too.
    carousel.call("next")
    carousel.settle()
    [copy] = [drawn for drawn in carousel.pages() if drawn.is_copy]
    assert copy.slide == "0"
    Mouse(page).click(copy.x + 20 if copy.x >= 0 else 20, 30)
    assert page.script("return location.hash") == "#first-link"
    assert [event.slide for event in page.take_events("select")] == ["0"]
    assert len(page.take_clicks()) == 1


def test_a_copy_has_no_identity_no_tab_stop_and_nobody_hears_of_it(page: Page):
    page.open(COPY_PAGE)
    carousel = Carousel(page)
    assert carousel.get("itemCount") == 2
    assert page.script("return document.querySelectorAll('#more').length") == 1
    [copy] = page.script(
        "return [...document.querySelectorAll('[data-banner-copy]')].map((copy) =>"
        "[copy.assignedSlot.parentNode.ariaHidden,"
        "...[copy, ...copy.querySelectorAll('*')].map((node) => node.tabIndex)])"
    )
    assert copy[0] == "true"
    assert all(index < 0 for index in copy[1:])


def test_a_copy_of_fields_takes_nothing_from_the_fields_and_is_no_part_of_a_form(page: Page):
    fields = '<input type="radio" name="size" value="{0}" {1}><input name="note{0}" value="{0}" required>'
    page.open(
        '<form id="form"><banner-carousel loop page-extent="150">'
        + "".join(
            f'<div class="slide" data-number="{number}">{fields.format(number, "checked" if number else "")}</div>'
            for number in range(2)
        )
        + "</banner-carousel></form>"
    )
    carousel = Carousel(page)
    state = """
    const form = document.querySelector("#form");
    return [
      [...carousel.querySelectorAll("[data-number] [type=radio]:checked")].map(({ value }) => value),
      [...new FormData(form)],
      form.checkValidity(),
    ];
    """
    expected = [["1"], [["note0", "0"], ["size", "1"], ["note1", "1"]], True]
    state = state.replace("[data-number] [type", ":scope > :not([data-banner-copy]) [type")
    for _ in range(4):
        assert carousel.script(COPIES) == 1
        assert carousel.script(state) == expected
        carousel.call("next")
        carousel.settle()
    # A field whose value is missing in a copy, too, would not let the form go.
    page.script("document.querySelector('[data-banner-copy] [required]').value = ''")
    assert carousel.script(state) == expected


def test_a_page_that_counts_its_slides_hears_of_no_copy_in_the_events(carousel: Carousel):
    carousel.open(2, "loop page-extent=150")
    for _ in range(4):
        carousel.call("next")
        carousel.page.advance(1.5)
    events = carousel.page.events("change", "settle", "impression")
    assert {event.slide for event in events} == {"0", "1"}
    assert all(str(event.item) == event.slide for event in events)


def test_a_slide_that_moves_to_another_carousel_is_that_ones(page: Page):
    page.open(markup(3, identity="one") + markup(2, identity="two"))
    one, two = Carousel(page, "#one"), Carousel(page, "#two")
    page.script("document.querySelector('#two').append(document.querySelector('#one').children[0])")
    assert (one.get("itemCount"), two.get("itemCount")) == (2, 3)
    assert one.seen() == ["1"]
    two.script("carousel.scrollTo(2, { animated: false })")
    assert two.seen() == ["0"]


def test_slides_of_a_carousel_that_is_out_of_the_page_are_shown_when_it_comes_back(carousel: Carousel):
    carousel.open(3)
    carousel.script(MAKE + "window.away = carousel; carousel.remove(); carousel.replaceChildren(make(5), make(6))")
    carousel.page.layout()
    carousel.page.script("document.querySelector('main').append(away)")
    carousel.page.layout()
    assert carousel.get("itemCount") == 2
    assert carousel.seen() == ["5"]


def test_many_changes_in_one_turn_are_shown_as_they_ended(carousel: Carousel):
    carousel.open(3, "loop")
    carousel.script(
        MAKE
        + "for (let round = 0; round < 50; round++) { carousel.append(make(round)); carousel.firstElementChild.remove(); }"
        "carousel.replaceChildren(make(7));"
    )
    carousel.page.layout()
    assert carousel.seen() == ["7"]
    assert carousel.get("itemCount") == 1
    assert carousel.script("return carousel.shadowRoot.querySelectorAll('[part=\"page\"]').length") < 12


def test_a_carousel_made_by_script_alone_works(page: Page):
    page.open("")
    page.script(
        "const carousel = document.createElement('banner-carousel'); carousel.loop = true; carousel.innerHTML = arguments[0];"
        "document.querySelector('main').append(carousel)",
        slides(3),
    )
    page.ready()
    carousel = Carousel(page)
    carousel.call("previous")
    carousel.settle()
    assert carousel.seen() == ["2"]
    carousel.script("carousel.innerHTML = arguments[0]", slide(6))
    page.layout()
    assert carousel.seen() == ["6"]
