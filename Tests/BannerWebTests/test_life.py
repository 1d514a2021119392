"""What happens around a carousel while it lives, and that nothing stays of it: CASES 60–67."""

import pytest

from carousel import Carousel, markup, slides
from page import Page
from pointer import Mouse

# The page's element that a test takes away and puts back.
REMOVE = "window.kept = carousel; carousel.remove()"
RETURN = "document.querySelector('main').append(kept)"


def put_back(carousel: Carousel) -> None:
    """Puts the element back that was taken away."""
    carousel.page.script(RETURN)
    carousel.page.layout()


# Out of sight and back.


def test_33_a_page_that_was_kept_while_another_was_shown_goes_on(carousel: Carousel):
    carousel.open(4, "loop autoplay=3")
    carousel.page.advance(4)
    carousel.page.hide()
    carousel.page.script("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert carousel.page.waiting() == (0, 0)
    # A browser may not tell the visibility of a page that it has kept.
    carousel.page.script(
        "Object.defineProperty(document, 'hidden', { configurable: true, value: false });"
        "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
    )
    assert carousel.get("isRotating")
    carousel.page.advance(2.9)
    assert carousel.get("currentItem") == 1
    carousel.page.advance(1)
    assert carousel.get("currentItem") == 2


def test_gone_to_another_page_and_back_it_works(carousel: Carousel):
    carousel.page.serve("<p>Another page</p>", name="other")
    carousel.open(4, "loop")
    carousel.call("next")
    carousel.settle()
    carousel.page.visit("other.html")
    carousel.page.driver.back()
    carousel.page.ready()
    item = carousel.get("currentItem")
    carousel.call("next")
    carousel.settle()
    assert carousel.seen() == [str(item + 1)]


def test_not_displayed_it_waits_and_keeps_its_item(carousel: Carousel):
    carousel.open(5, "loop autoplay=3")
    carousel.call("scrollTo", 2, {"animated": False})
    carousel.settle()
    carousel.style(display="none")
    assert carousel.page.waiting() == (0, 0)
    carousel.page.advance(60)
    carousel.style(display="")
    assert carousel.seen() == ["2"]
    carousel.page.advance(2.9)
    assert carousel.get("currentItem") == 2
    carousel.page.advance(1)
    assert carousel.get("currentItem") == 3
    assert carousel.changes() == [2, 3]


def test_begun_where_it_is_not_displayed_it_works_once_it_is(carousel: Carousel):
    carousel.page.open(f"<section hidden>{markup(4, 'loop autoplay=3')}</section>")
    carousel.call("next")
    carousel.page.advance(60)
    assert carousel.page.waiting() == (0, 0)
    carousel.page.script("document.querySelector('section').hidden = false")
    carousel.page.layout()
    assert carousel.seen() == ["1"]
    assert carousel.pages()[0].width == 400
    carousel.page.advance(4)
    assert carousel.seen() == ["2"]


# Taken away and put back.


def test_66_taken_away_in_a_motion_it_is_on_a_page_when_it_comes_back(carousel: Carousel):
    carousel.open(4, "loop")
    carousel.call("next")
    carousel.page.advance(0.1)
    carousel.script(REMOVE)
    assert carousel.page.waiting() == (0, 0)
    carousel.page.advance(5)
    put_back(carousel)
    carousel.settle()
    assert carousel.seen() == ["1"]
    assert carousel.get("position") == 1


def test_66_taken_away_in_a_drag_it_is_free_when_it_comes_back(carousel: Carousel):
    carousel.open(4, "loop autoplay=3")
    mouse = Mouse(carousel.page)
    mouse.press(300, 60)
    mouse.pull(-100)
    carousel.script(REMOVE)
    mouse.pull(-100)
    mouse.release()
    mouse.move(799, 599)
    put_back(carousel)
    carousel.settle()
    assert carousel.seen() == ["0"]
    carousel.page.advance(3)
    assert carousel.seen() == ["1"]
    mouse.press(300, 60)
    mouse.pull(-100)
    assert carousel.get("position") == pytest.approx(1.25)
    mouse.release()


def test_66_moved_to_another_place_of_the_page_it_keeps_its_item(carousel: Carousel):
    carousel.page.open(markup(4, "loop") + "<section></section>")
    carousel.call("scrollTo", 2, {"animated": False})
    carousel.script("document.querySelector('section').append(carousel)")
    carousel.page.layout()
    assert carousel.seen() == ["2"]
    carousel.call("next")
    carousel.settle()
    assert carousel.seen() == ["3"]


def test_66_taken_away_before_the_engine_came_it_works_when_it_is_back(carousel: Carousel):
    gate = carousel.page.site.hold("files/banner-carousel.wasm")
    carousel.page.serve(markup(4, "loop autoplay=3"))
    carousel.page.visit("test.html")
    carousel.page.wait_for("await customElements.whenDefined('banner-carousel')")
    carousel.script(REMOVE)
    gate.set()
    carousel.page.wait_for("await kept.ready")
    assert carousel.page.waiting() == (0, 0)
    put_back(carousel)
    assert carousel.seen() == ["0"]
    carousel.page.advance(4)
    assert carousel.seen() == ["1"]


def test_a_carousel_made_by_script_works_when_it_is_added(carousel: Carousel):
    carousel.page.open("")
    carousel.page.script(
        """
        const made = document.createElement("banner-carousel");
        made.loop = true;
        made.innerHTML = arguments[0];
        document.querySelector("main").append(made);
        """,
        slides(3),
    )
    carousel.page.ready()
    carousel.call("next")
    carousel.settle()
    assert carousel.seen() == ["1"]


def test_a_copy_of_a_carousel_is_one_of_its_own(carousel: Carousel):
    carousel.open(2, "loop page-extent=300")
    carousel.script("document.querySelector('main').append(Object.assign(carousel.cloneNode(true), { id: 'other' }))")
    carousel.page.ready()
    other = Carousel(carousel.page, "#other")
    assert other.get("itemCount") == 2
    other.call("next")
    carousel.settle()
    assert (carousel.get("currentItem"), other.get("currentItem")) == (0, 1)
    assert other.seen() == ["0", "1", "0"]


# What is around it changes.


def test_31_a_container_that_changes_its_size_keeps_the_item_without_the_window(carousel: Carousel):
    css = "section { inline-size: 600px } banner-carousel { inline-size: 100%; block-size: auto; aspect-ratio: 5 / 2 }"
    carousel.page.open(f"<section>{markup(5)}</section>", css=css)
    carousel.call("scrollTo", 3, {"animated": False})
    for width in (400, 333, 700):
        carousel.page.script("document.querySelector('section').style.inlineSize = `${arguments[0]}px`", width)
        carousel.page.layout()
        (page,) = carousel.pages()
        assert (page.slide, page.x) == ("3", 0)
        assert (page.width, page.height) == (pytest.approx(width), pytest.approx(width / 2.5, abs=0.02))


@pytest.mark.parametrize(
    "change",
    [
        "document.documentElement.dir = 'rtl'",
        "document.querySelector('main').dir = 'rtl'",
        "document.querySelector('main').style.direction = 'rtl'",
        "carousel.dir = 'rtl'",
    ],
)
def test_70_the_direction_is_that_of_its_style_whenever_that_changes(carousel: Carousel, change: str):
    carousel.open(5, "page-extent=200 alignment=start")
    carousel.call("scrollTo", 1, {"animated": False})
    assert carousel.seen()[:2] == ["1", "2"]
    carousel.script(change)
    carousel.page.layout()
    assert carousel.seen()[-2:] == ["2", "1"]
    assert carousel.get("currentItem") == 1


@pytest.mark.engines("chromium")
def test_68_steps_jump_from_when_less_motion_is_wished(carousel: Carousel):
    carousel.open(5, "loop")
    positions = []
    for value in ("reduce", "no-preference"):
        feature = {"name": "prefers-reduced-motion", "value": value}
        carousel.page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [feature]})
        carousel.page.layout()
        carousel.call("next")
        positions.append(carousel.get("position"))
        carousel.settle()
    assert positions == [1, 1]
    assert carousel.get("position") == 2


# Many, and none.


def test_many_carousels_share_one_engine_and_nothing_else(page: Page):
    page.open("".join(markup(3, "loop", identity=f"c{number}") for number in range(12)))
    page.script("document.querySelector('main').insertAdjacentHTML('beforeend', arguments[0])", markup(3, "loop", identity="late"))
    page.ready()
    assert page.site.requests.count("files/banner-carousel.wasm") == 1
    for number in (0, 5, 5):
        Carousel(page, f"#c{number}").call("next")
    Carousel(page, "#late").call("previous")
    page.advance(2)
    items = page.script("return [...document.querySelectorAll('banner-carousel')].map((one) => one.currentItem)")
    assert items == [1, 0, 0, 0, 0, 2, *6 * [0], 2]


def test_67_of_a_carousel_that_is_taken_away_no_timer_frame_or_listener_stays(carousel: Carousel):
    carousel.page.open('<script src="watchers.js"></script>')
    before = carousel.page.script("return watchers()")
    carousel.page.script("document.querySelector('main').insertAdjacentHTML('beforeend', arguments[0])", markup(4, "loop autoplay=3"))
    carousel.page.ready()
    mouse = Mouse(carousel.page)
    mouse.press(300, 60)
    mouse.pull(-100)
    assert carousel.page.script("return watchers()") != before
    carousel.script(REMOVE)
    carousel.page.layout()
    assert carousel.page.script("return watchers()") == before
    assert carousel.page.waiting() == (0, 0)
    mouse.release()
    carousel.page.script("kept.next(); kept.setAttribute('autoplay', 2); kept.append(document.createElement('p'))")
    carousel.page.layout()
    assert carousel.page.waiting() == (0, 0)
    assert carousel.page.script("return watchers()") == before
    for _ in range(3):
        put_back(carousel)
        carousel.page.script("kept.remove()")
    assert carousel.page.script("return watchers()") == before


def test_a_drag_leaves_no_listener(carousel: Carousel):
    carousel.page.open('<script src="watchers.js"></script>' + markup(4, "loop"))
    carousel.settle()
    before = carousel.page.script("return watchers()")
    Mouse(carousel.page).drag(300, 60, -250)
    carousel.settle()
    assert carousel.page.script("return watchers()") == before


# Only Chromium collects what is garbage when it is asked to.
@pytest.mark.engines("chromium")
def test_67_a_carousel_that_nobody_holds_is_freed_with_its_memory(page: Page):
    page.open('<script src="crossings.js"></script><section></section>')
    made = page.wait_for(
        """
        const section = document.querySelector("section");
        const sizes = [];
        for (let round = 0; round < 6; round++) {
          for (let number = 0; number < 20; number++) section.insertAdjacentHTML("beforeend", arguments[0]);
          for (const carousel of section.children) await carousel.ready;
          await clock.advance(500);
          sizes.push(engine.memory.buffer.byteLength);
          section.replaceChildren();
          for (let turn = 0; turn < 6; turn++) {
            gc();
            await new Promise((resolve) => clock.real.setTimeout(resolve, 20));
          }
        }
        return sizes;
        """,
        markup(6, "loop autoplay=3"),
    )
    created, destroyed = (page.script("return engine.calls.filter((name) => name === arguments[0]).length", name) for name in ("create", "destroy"))
    assert created == 120
    assert destroyed >= 100
    assert made[-1] == made[1]
