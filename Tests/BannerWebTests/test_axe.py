"""What axe-core, the checker of accessibility, finds in any state of a carousel: nothing."""

from importlib.resources import files

import pytest

from carousel import Carousel, markup
from page import Page
from pointer import Mouse, type_keys

# Loads the checker as the page's policy lets it.
LOADER = """
const script = document.createElement("script");
script.src = "axe.js";
document.head.append(script);
"""

# The checker waits by the browser's own timers.
CHECK = """
const { setTimeout } = window;
window.setTimeout = clock.real.setTimeout;
const { violations } = await axe.run(document, { preload: false });
window.setTimeout = setTimeout;
return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
"""

# The page is as an author makes it: words that can be read on their colours, and a headline.
CSS = ".slide { background: #123 !important; color: #fff; font-size: 20px }"


def open_page(page: Page, body: str, **settings) -> Carousel:
    """Opens a page in which the checker is at hand."""
    page.site.serve("axe.js", (files("axe_core_python") / "axe.min.js").read_text())
    page.open("<h1>Offers</h1>" + body, css=CSS, script=LOADER, **settings)
    page.until("window.axe")
    return Carousel(page)


def violations(page: Page) -> list[str]:
    """What the checker finds wrong."""
    page.layout()
    return page.wait_for(CHECK)


def hovered(carousel: Carousel) -> None:
    """A mouse is over it."""
    Mouse(carousel.page).move(*carousel.middle())


def focused(carousel: Carousel) -> None:
    """The keyboard is in it."""
    type_keys(carousel.page, "\ue004", "\ue004")


def stepped(carousel: Carousel) -> None:
    """It stands at another slide."""
    carousel.call("next")
    carousel.settle()


def stopped(carousel: Carousel) -> None:
    """Its reader has stopped it."""
    carousel.call("stop")


def moving(carousel: Carousel) -> None:
    """It moves."""
    carousel.call("next")
    carousel.page.advance(0.12)


def at_rest(carousel: Carousel) -> None:
    """Nothing happens."""


STATES = [
    (5, "", at_rest),
    (5, "loop autoplay=4", at_rest),
    (5, "loop autoplay=4", hovered),
    (5, "loop autoplay=4", focused),
    (5, "loop autoplay=4", stopped),
    (5, "loop effect=cube", moving),
    (5, "dir=rtl", stepped),
    (5, "axis=vertical", stepped),
    (5, "indicator=none", at_rest),
    (5, "indicator=numbers", stepped),
    (5, "indicator=progress", stepped),
    (5, "indicator=worm", stepped),
    (0, "", at_rest),
    (1, "loop autoplay=4", at_rest),
    (2, "loop page-extent=150", at_rest),
    (60, "loop", stepped),
]


@pytest.mark.parametrize(("count", "attributes", "state"), STATES)
def test_axe_finds_nothing(page: Page, count: int, attributes: str, state):
    carousel = open_page(page, markup(count, attributes))
    state(carousel)
    assert violations(page) == []


def test_axe_finds_nothing_in_a_feed(page: Page):
    carousel = open_page(page, '<banner-carousel src="samples/feed.json" aria-label="Offers" loop></banner-carousel>')
    page.until("document.querySelector('banner-carousel').itemCount > 4")
    assert violations(page) == []
    stepped(carousel)
    assert violations(page) == []


def test_axe_finds_nothing_in_the_list_before_the_engine_has_come(page: Page):
    gate = page.site.hold("files/banner-carousel.wasm")
    page.site.serve("axe.js", (files("axe_core_python") / "axe.min.js").read_text())
    page.serve("<h1>Offers</h1>" + markup(3), css=CSS, script=LOADER)
    page.visit("test.html")
    page.until("window.axe")
    assert violations(page) == []
    gate.set()


def test_axe_would_find_what_is_wrong(page: Page):
    carousel = open_page(page, markup(3))
    carousel.script("carousel.shadowRoot.querySelector('[part=next]').ariaLabel = ''")
    assert any(found.startswith("button-name") for found in violations(page))
