"""Axe finds no violation in any state that a carousel can be in."""

from pathlib import Path

import axe_core_python
import pytest

from carousel import Carousel, markup
from pointer import Mouse

AXE = next(Path(axe_core_python.__file__).parent.glob("axe*.js")).read_text()

# Every rule that axe has, on the whole page; what it cannot decide is no violation.
RUN = """
const { violations, passes } = await axe.run(document, { resultTypes: ["violations", "passes"] });
return {
  violations: violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => [id, html, failureSummary])),
  passes: passes.map(({ id }) => id),
};
"""

STATES = [
    "loop",
    "loop autoplay=4",
    'dir="rtl" loop autoplay=4',
    "axis=vertical loop",
    "indicator=none",
    "indicator=numbers",
    "indicator=progress",
    "indicator=worm",
    "loop page-extent=40%",
    "effect=cover-flow page-extent=60% loop",
    "effect=cube",
]


# The page itself is flawless.
STYLE = ".slide.slide { background: #222; color: #fff; font-size: 24px }"


def check(carousel: Carousel) -> None:
    """Runs axe on the page as it is."""
    # It waits by timers, which a clock that stands still would never run.
    carousel.script("window.setTimeout = clock.real.setTimeout")
    carousel.page.driver.execute_script(AXE)
    found = carousel.page.wait_for(RUN)
    assert found["violations"] == []
    assert "document-title" in found["passes"]


def open_page(carousel: Carousel, count: int, attributes: str) -> None:
    """Opens a page with a heading and a carousel."""
    carousel.page.open(f"<h1>Shop</h1>\n{markup(count, attributes)}", css=STYLE)


@pytest.mark.parametrize("attributes", STATES)
def test_nothing_is_amiss_at_rest(carousel: Carousel, attributes: str):
    open_page(carousel, 5, attributes)
    check(carousel)


@pytest.mark.parametrize("count", [0, 1, 2, 30])
def test_nothing_is_amiss_with_few_slides_or_many(carousel: Carousel, count: int):
    open_page(carousel, count, "loop autoplay=4")
    check(carousel)


def test_nothing_is_amiss_between_two_slides(carousel: Carousel):
    open_page(carousel, 5, "loop autoplay=4")
    carousel.call("next")
    carousel.page.advance(0.1)
    assert 0 < carousel.get("position") < 1
    check(carousel)


def test_nothing_is_amiss_while_it_rotates_and_when_it_is_stopped(carousel: Carousel):
    open_page(carousel, 5, "loop autoplay=4")
    carousel.page.advance(4.1)
    assert carousel.get("isRotating")
    check(carousel)
    carousel.call("stop")
    carousel.settle()
    check(carousel)


def test_nothing_is_amiss_under_the_pointer(carousel: Carousel):
    open_page(carousel, 5, "loop autoplay=4")
    Mouse(carousel.page).move(*carousel.middle())
    carousel.page.layout()
    assert not carousel.get("isRotating")
    check(carousel)


def test_nothing_is_amiss_with_the_focus_on_any_part(carousel: Carousel):
    open_page(carousel, 3, "loop autoplay=4")
    carousel.script("carousel.querySelector('a').focus()")
    check(carousel)
    for part in ("rotation", "next", "dot"):
        carousel.script("carousel.shadowRoot.querySelector(`[part~=${arguments[0]}]`).focus()", part)
        check(carousel)


def test_nothing_is_amiss_in_a_feed(carousel: Carousel):
    page = carousel.page
    page.open(
        '<h1>Shop</h1><banner-carousel src="samples/feed.json" aria-label="Offers" loop></banner-carousel>', css=STYLE
    )
    page.until("document.querySelector('banner-carousel').itemCount > 4")
    check(carousel)


def test_what_is_amiss_would_be_found(carousel: Carousel):
    open_page(carousel, 3, "")
    carousel.script("carousel.shadowRoot.querySelector('[part=next]').ariaLabel = ''")
    with pytest.raises(AssertionError, match="button-name"):
        check(carousel)


def test_nothing_is_amiss_in_a_list_without_the_engine(carousel: Carousel):
    carousel.page.site.serve("files/banner-carousel.js", "")
    carousel.page.serve(f"<h1>Shop</h1>\n{markup(5)}", css=STYLE)
    carousel.page.visit("test.html")
    check(carousel)
