"""The end of an element: CASE 67."""

from carousel import Carousel, markup
from page import Page


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
