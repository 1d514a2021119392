"""The README's page does what the README says of it."""

import re

from carousel import Carousel
from page import Page
from server import ROOT

PICTURES = {"spring.jpg": "aurora.jpg", "bikes.jpg": "balloons.jpg"}


def test_the_snippet_becomes_a_carousel_that_turns(page: Page):
    [snippet] = re.findall(r"```html\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    for name, sample in PICTURES.items():
        page.site.serve(name, (ROOT / "Samples" / "pictures" / sample).read_bytes())
    # The files lie in a folder of their own here.
    page.open(snippet.replace("banner-carousel.css", "files/banner-carousel.css").replace('src="banner-', 'src="files/banner-'))
    carousel = Carousel(page)
    assert carousel.get("itemCount") == 2
    assert carousel.get("isRotating")
    page.advance(4.1)
    carousel.settle()
    assert carousel.get("currentItem") == 1
    assert page.script("return [...document.images].every((image) => image.complete && image.naturalWidth > 0)")


def test_every_attribute_event_and_property_that_it_names_is_there(carousel: Carousel):
    text = (ROOT / "README.md").read_text()
    section = text[text.index("## In a web page") : text.index("## Two commands")]
    table = section[section.index("| attribute") : section.index("A boolean attribute")]
    attributes = set(re.findall(r"`([a-z-]+)`", "".join(line.split("|")[1] for line in table.splitlines() if "|" in line)))
    carousel.open(3)
    observed = carousel.script("return carousel.constructor.observedAttributes")
    assert attributes == {name for name in observed if not name.startswith("aria-")}
    for name in ("currentItem", "itemCount", "position", "isPlaying", "isRotating", "ready", "texts"):
        assert name in section
        assert carousel.script("return arguments[0] in carousel", name)
