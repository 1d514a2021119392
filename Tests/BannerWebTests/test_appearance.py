"""How it looks in forced colours, and with text twice as large."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from carousel import Carousel, markup
from page import Page
from pointer import Mouse, type_keys

SIZE = (800, 320)
LARGE = "banner-carousel { inline-size: 800px; block-size: 320px }"


def shown(page: Page) -> Image.Image:
    """What the browser shows of the carousel."""
    page.layout()
    page.layout()
    return page.picture().crop((0, 0, *SIZE))


def luminance(colour: tuple[int, int, int]) -> float:
    """The WCAG's relative luminance."""
    parts = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(colour: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The WCAG's contrast of two colours, from 1 to 21."""
    darker, lighter = sorted((luminance(colour), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def strongest(picture: Image.Image, box: tuple[float, float, float, float]) -> float:
    """The strongest contrast to the colour that covers most of a box."""
    colours = sorted(picture.crop(tuple(round(edge) for edge in box)).getcolors(1 << 20), reverse=True)
    return max(contrast(colours[0][1], colour) for _, colour in colours)


def box(part: dict, margin: float = 0) -> tuple[float, float, float, float]:
    """Where a part lies, with what is around it."""
    x, y, width, height = (part[name] for name in ("x", "y", "width", "height"))
    return (x - margin, y - margin, x + width + margin, y + height + margin)


@pytest.fixture
def forced_colours(page: Page, request: pytest.FixtureRequest):
    """The system's own colours, in place of the page's."""
    scheme = request.param
    features = [{"name": "forced-colors", "value": "active"}, {"name": "prefers-color-scheme", "value": scheme}]
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    yield scheme
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_nothing_of_it_lies_over_what_the_page_lays_over_it(page: Page):
    page.open(
        f'<header></header>{markup(4, "autoplay=4 loop")}',
        css="header { position: absolute; z-index: 1; inset: 0 }",
    )
    carousel = Carousel(page)
    for part in ("dot", "rotation", "previous", "page"):
        drawn = carousel.parts(part)[0]
        at = "return document.elementFromPoint(...arguments).localName"
        assert page.script(at, drawn["x"] + drawn["width"] / 2, drawn["y"] + drawn["height"] / 2) == "header", part


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("forced_colours", ["light", "dark"], indirect=True)
def test_forced_colours_leave_dots_and_buttons_to_be_seen(page: Page, forced_colours: str):
    page.open(markup(4, "autoplay=9 loop"), css="::part(previous), ::part(next) { opacity: 1 }")
    carousel = Carousel(page)
    picture = shown(page)
    ground = picture.getpixel((200, 20))
    assert (luminance(ground) > 0.5) == (forced_colours == "light")
    dots = [
        picture.getpixel((round(dot["x"] + dot["width"] / 2), round(dot["y"] + dot["height"] / 2)))
        for dot in carousel.parts("dot")
    ]
    assert len(set(dots[1:])) == 1
    assert contrast(dots[1], ground) >= 3
    assert contrast(dots[0], ground) >= 3
    assert contrast(dots[0], dots[1]) >= 3
    for name in ("previous", "next", "rotation"):
        [part] = carousel.parts(name)
        inside = (part["x"] + 12, part["y"] + 12, part["x"] + 32, part["y"] + 32)
        assert strongest(picture, inside) >= 4.5, name
        # And where it ends.
        assert strongest(picture, (part["x"] + 18, part["y"] - 3, part["x"] + 26, part["y"] + 4)) >= 3, name


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("forced_colours", ["light", "dark"], indirect=True)
@pytest.mark.parametrize("indicator", ["elongated", "worm", "numbers", "progress"])
def test_forced_colours_leave_each_indicator_to_be_seen(page: Page, forced_colours: str, indicator: str):
    page.open(markup(4, f"indicator={indicator}"))
    carousel = Carousel(page)
    before = shown(page)
    assert strongest(before, (120, 125, 280, 158)) >= 3
    carousel.call("next")
    carousel.settle()
    # Not only the words of the slide change.
    area = (120, 125, 280, 158)
    assert ImageChops.difference(before.crop(area), shown(page).crop(area)).getbbox() is not None


@pytest.mark.engines("chromium")
@pytest.mark.parametrize("forced_colours", ["light", "dark"], indirect=True)
def test_forced_colours_show_where_the_focus_is(page: Page, forced_colours: str):
    page.open(markup(3, "autoplay=9"), css="::part(previous), ::part(next) { opacity: 1 }")
    carousel = Carousel(page)
    before = shown(page)
    for name in ("rotation", "previous", "next"):
        type_keys(page, "\ue004")
        after = shown(page)
        changed = ImageChops.difference(before, after).getbbox()
        [part] = carousel.parts(name)
        assert changed is not None
        ring = (round(part["x"]) + 20, round(part["y"]), round(part["x"]) + 24, round(part["y"]) + 6)
        assert strongest(after, ring) >= 3, name


@pytest.mark.parametrize(
    "attributes",
    [
        "autoplay=9 loop",
        "autoplay=9 indicator=numbers dir=rtl",
        "autoplay=9 axis=vertical",
        "autoplay=9 indicator=progress",
    ],
)
def test_text_twice_as_large_is_not_cut_off_and_covers_no_button(page: Page, attributes: str):
    page.open(markup(9, attributes), css=LARGE + "html { font-size: 200% } .slide { font-size: 1rem }")
    carousel = Carousel(page)
    Mouse(page).move(400, 100)
    parts = [
        (name, box(part)) for name in ("previous", "next", "rotation", "numbers", "dot") for part in carousel.parts(name)
    ]
    assert len(parts) >= 3
    for name, (left, top, right, bottom) in parts:
        assert left >= -0.01 and top >= -0.01 and right <= 800.01 and bottom <= 320.01, name
    for (name, first), (other, second) in combinations(parts, 2):
        if name == other == "dot":
            continue
        width = min(first[2], second[2]) - max(first[0], second[0])
        height = min(first[3], second[3]) - max(first[1], second[1])
        assert width <= 0.01 or height <= 0.01, (name, other)
    [numbers] = carousel.parts("numbers") if "numbers" in attributes else [None]
    if numbers:
        assert numbers["height"] >= 24
        assert carousel.script(
            "const label = carousel.shadowRoot.querySelector('[part=numbers]');"
            "return label.scrollWidth <= label.clientWidth && label.scrollHeight <= label.clientHeight"
        )


def test_a_title_of_a_feed_twice_as_large_is_whole(page: Page):
    page.open(
        '<banner-carousel src="samples/feed.json"></banner-carousel>', css=LARGE + ".banner-title { font-size: 200% }"
    )
    page.until("document.querySelector('banner-carousel').itemCount > 4")
    page.layout()
    x, y, right, bottom = page.script(
        "const { left, top, right, bottom } = document.querySelector('.banner-title').getBoundingClientRect();"
        "return [left, top, right, bottom]"
    )
    assert x >= 0 and y >= 0 and right <= 800 and bottom <= 320


def test_a_focus_ring_is_seen_on_light_and_on_dark_slides(page: Page):
    for colour in ("#ffffff", "#000000"):
        page.open(markup(3), css=f".slide {{ background: {colour} !important; color: {colour} }} ")
        carousel = Carousel(page)
        type_keys(page, "\ue004", "\ue004")
        # Until the button has come.
        page.wait_for("await new Promise((resume) => clock.real.setTimeout(resume, 300))")
        [part] = carousel.parts("next")
        assert strongest(shown(page), box(part, 2)) >= 3
