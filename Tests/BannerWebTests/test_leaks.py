"""The end of an element: CASE 67."""

import time

import pytest

from carousel import Carousel, markup
from page import Page

# Counts the engine's carousels, by standing between the component and its module.
COUNT = """
const { instantiate } = WebAssembly;
window.made = window.freed = 0;
WebAssembly.instantiate = async (...values) => {
  const result = await instantiate(...values);
  const { create, destroy, ...others } = result.instance.exports;
  const exports = {
    ...others,
    create: () => (made++, create()),
    destroy: (address) => (freed++, destroy(address)),
  };
  return { instance: { exports } };
};
"""


def test_67_after_its_removal_nothing_runs(carousel: Carousel):
    carousel.open(5, "loop autoplay=2")
    carousel.page.advance(2.1)
    carousel.script("window.kept = carousel; carousel.remove()")
    assert carousel.page.script("return clock.waiting") == {"timers": 0, "frames": 0}
    carousel.page.take_events()
    carousel.page.advance(10)
    assert carousel.page.events() == []


def test_67_a_removed_element_hears_nothing_of_the_page(carousel: Carousel):
    carousel.open(5, "loop autoplay=2")
    carousel.script("window.kept = carousel; carousel.remove()")
    carousel.page.take_events()
    carousel.page.script(
        """
        for (const type of ["visibilitychange", "pointermove", "pointerup"]) document.dispatchEvent(new Event(type));
        for (const type of ["pageshow", "blur", "resize"]) dispatchEvent(new Event(type));
        """
    )
    carousel.page.layout()
    assert carousel.page.script("return clock.waiting") == {"timers": 0, "frames": 0}
    assert carousel.page.events() == []


def test_67_removed_before_its_engine_has_come_it_stays_quiet(page: Page):
    gate = page.site.hold("files/banner-carousel.wasm")
    page.serve(markup(5, "loop autoplay=2"))
    page.visit("test.html")
    page.wait_for("await customElements.whenDefined('banner-carousel')")
    page.script("window.kept = document.querySelector('banner-carousel'); kept.remove()")
    gate.set()
    page.wait_for("await kept.ready")
    page.advance(10)
    assert page.script("return clock.waiting") == {"timers": 0, "frames": 0}
    assert page.events() == []


# Only Chromium's memory can be made to be looked through.
@pytest.mark.engines("chromium")
def test_67_elements_that_are_gone_leave_no_memory_behind(page: Page):
    page.serve("<p>Nothing yet</p>", script=COUNT)
    page.visit("test.html")
    page.wait_for(
        """
        await customElements.whenDefined("banner-carousel");
        const main = document.querySelector("main");
        for (let count = 0; count < 20; count++) {
          main.innerHTML = arguments[0];
          await main.firstElementChild.ready;
          main.firstElementChild.next();
          await clock.advance(100);
        }
        main.replaceChildren();
        """,
        markup(5, "loop autoplay=2"),
    )
    assert page.script("return made") == 20
    deadline = time.monotonic() + 5
    while page.script("gc(); return freed") < 20 and time.monotonic() < deadline:
        page.layout()
    assert page.script("return freed") == 20
