"""Attributes and properties: the engine's options by the same names, at any time and in any order."""

import random

import pytest

from carousel import Carousel, markup, slides
from page import Page
from pointer import Mouse
from sources import attributes, cases, choices, option_fields, property_name

# An attribute, a value that makes a difference, and what else it needs to make one.
OPTIONS = [
    ("axis", "vertical", {}),
    ("loop", "", {}),
    ("rewind", "", {}),
    ("page-extent", "300", {}),
    ("page-extent", "50%", {}),
    ("spacing", "12", {}),
    ("insets", "8", {}),
    ("insets", "4 20", {}),
    ("insets", "1 2 3 4", {}),
    ("alignment", "start", {"page-extent": "200"}),
    ("alignment", "end", {"page-extent": "200"}),
    *[("effect", name, {}) for name in choices()["effect"][1:]],
    ("autoplay", "1.5", {"loop": ""}),
    ("autoplay-direction", "backward", {"autoplay": "1", "loop": ""}),
    *[("indicator", name, {}) for name in choices()["indicator"] if name != "dots"],
    ("indicator-alignment", "start", {}),
    ("indicator-alignment", "end", {}),
    ("indicator-insets", "20 4", {"indicator-alignment": "start"}),
    ("dot-size", "12", {}),
    ("dot-spacing", "3", {}),
    ("current-length", "30", {"indicator": "elongated"}),
    ("bar-thickness", "7", {"indicator": "progress"}),
    ("corner-radius", "1", {}),
    ("maximum-dots", "3", {}),
]

# Values that mean nothing.
NONSENSE = [
    *[(name, "spin") for name in choices()],
    *[(name, "") for name in choices()],
    *[(name, "yes") for name in ("loop", "rewind")],
    *[
        (name, value)
        for name in ("page-extent", "autoplay", "dot-size")
        for value in ("0", "-1", "NaN", "Infinity", "wide", "")
    ],
    *[("page-extent", value) for value in ("%", "-5%", "80 %x")],
    *[(name, value) for name in ("spacing", "dot-spacing", "corner-radius") for value in ("-1", "1e999", "8px")],
    *[(name, value) for name in ("insets", "indicator-insets") for value in ("", "-8", "1 2 3", "1 2 3 4 5", "a b")],
    *[(name, value) for name in ("current-length", "bar-thickness") for value in ("0", "two")],
    *[("maximum-dots", value) for value in ("0", "-3", "many")],
]

# Adds a carousel of five slides to the page for each of `carousels`, a name and attributes, sets what of each is to be
# `later` and as `properties`, and answers with how each looks then: at rest, moving, at an end, and turning by itself.
COMPARE = """
const { carousels, later = {}, properties = {}, slides } = arguments[0];
const all = {};
for (const identity in carousels) {
  const carousel = (all[identity] = document.createElement("banner-carousel"));
  carousel.id = identity;
  carousel.innerHTML = slides;
  for (const [name, value] of carousels[identity]) carousel.setAttribute(name, value);
  document.querySelector("main").append(carousel);
}
for (const identity in all) await all[identity].ready;
const { requestAnimationFrame, setTimeout } = clock.real;
for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
await new Promise((done) => setTimeout(done));
for (const identity in later) for (const [name, value] of later[identity]) all[identity].setAttribute(name, value);
for (const identity in properties)
  for (const [name, value] of properties[identity]) all[identity][name] = value;

const looks = {};
for (const identity in all) looks[identity] = [];
const look = async (act, seconds) => {
  for (const identity in all) act(all[identity]);
  await clock.advance(1000 * seconds, { fps: 30 });
  for (const identity in all) looks[identity].push(lookOf(all[identity]));
};
await look(() => {}, 0);
await look((carousel) => carousel.scrollTo(1), 0.1);
await look((carousel) => carousel.scrollTo(4, { animated: false }), 0.5);
await look((carousel) => carousel.next(), 0.1);
await look((carousel) => carousel.scrollTo(2, { animated: false }), 2.5);
return looks;
"""

# All that shows of a carousel, but for its colours.
LOOK = """
const round = (number) => Math.round(100 * number) / 100 + 0;
globalThis.lookOf = (carousel) => {
  const home = carousel.getBoundingClientRect();
  const nodes = [...carousel.shadowRoot.querySelectorAll("[part]")];
  const look = nodes.filter((node) => !node.closest("[inert]") && node.checkVisibility()).map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const { clipPath, opacity } = node.part.contains("mark") || node.part.contains("page") ? node.style : {};
    const emphasis = node.style.getPropertyValue("--emphasis");
    const place = [x - home.x, y - home.y, width, height].map(round);
    return [`${node.part}`, node.ariaLabel, node.ariaDisabled, ...place, clipPath, opacity, emphasis].join(" ");
  });
  return [carousel.currentItem, round(carousel.position), carousel.isPlaying, ...look.sort()];
};
"""

CSS = "banner-carousel { inline-size: 400px; block-size: 100px }"


def compare(page: Page, **carousels) -> dict[str, list]:
    """How carousels look that all do the same."""
    page.open("", css=CSS, script=LOOK)
    return page.wait_for(COMPARE, {"slides": slides(5), **carousels})


def test_the_names_and_their_order_are_the_engines():
    assert attributes() == [name for name in option_fields() if name != "layout-direction"]
    enumerations = {
        "axis": "Axis",
        "alignment": "Alignment",
        "snapping": "Snapping",
        "effect": "PageEffect",
        "autoplay-direction": "AutoplayDirection",
        "indicator": "IndicatorStyle",
        "indicator-alignment": "Alignment",
    }
    assert choices() == {name: cases(enumeration) for name, enumeration in enumerations.items()}


def test_every_attribute_is_tried():
    assert {name for name, *_ in OPTIONS} | {"snapping"} == set(attributes())
    assert {name for name, _ in NONSENSE} == set(attributes())


@pytest.mark.parametrize(("name", "value", "others"), OPTIONS)
def test_an_option_means_the_same_from_the_start_and_later_as_attribute_and_as_property(
    page: Page, name: str, value: str, others: dict
):
    property, flag = property_name(name), name in ("loop", "rewind")
    given, plain = [*others.items(), (name, value)], [*others.items()]
    found = compare(
        page,
        carousels={"given": given, "set": plain, "property": plain, "without": given, "plain": plain},
        later={"set": [(name, value)]},
        properties={"property": [(property, True if flag else value)], "without": [(property, None)]},
    )
    for identity in ("given", "set", "property"):
        carousel = Carousel(page, f"#{identity}")
        assert carousel.script("return [carousel.getAttribute(arguments[0]), carousel[arguments[1]]]", name, property) == [
            value,
            True if flag else value,
        ]
    assert Carousel(page, "#without").get(property) == (False if flag else None)
    assert found["set"] == found["given"]
    assert found["property"] == found["given"]
    assert found["without"] == found["plain"]
    assert found["given"] != found["plain"]


def test_free_snapping_rests_where_it_is_let_go(carousel: Carousel):
    carousel.open(5)
    carousel.set("snapping", "free")
    Mouse(carousel.page).drag(300, 80, -120)
    carousel.settle()
    assert carousel.get("position") == pytest.approx(0.3, abs=0.02)
    carousel.set("snapping", None)
    carousel.settle()
    assert carousel.get("position") == 0


def test_options_are_the_same_in_whatever_order_they_are_set(page: Page):
    settings = {
        "axis": "vertical",
        "loop": "",
        "page-extent": "70%",
        "spacing": "6",
        "insets": "4 8",
        "alignment": "start",
        "effect": "cube",
        "indicator": "elongated",
        "indicator-alignment": "end",
        "dot-size": "6",
        "current-length": "18",
        "maximum-dots": "3",
    }
    seed = random.randrange(1 << 32)
    print("seed", seed)
    dice = random.Random(seed)
    orders = {f"order{number}": dice.sample([*settings.items()], len(settings)) for number in range(4)}
    found = compare(page, carousels={"given": [*settings.items()], **{name: [] for name in orders}}, later=orders)
    for name, order in orders.items():
        assert found[name] == found["given"], order


def test_a_change_in_the_middle_of_a_motion_keeps_the_item_to_which_it_goes(page: Page):
    tried = [(name, value) for name, value, _ in OPTIONS if name != "autoplay"]
    page.open("".join(markup(5, identity=f"carousel{number}") for number in range(len(tried))))
    found = page.wait_for(
        """
        const all = [...document.querySelectorAll("banner-carousel")];
        for (const carousel of all) carousel.scrollTo(2);
        await clock.advance(100);
        all.forEach((carousel, index) => carousel.setAttribute(...arguments[0][index]));
        await clock.advance(2000, { fps: 30 });
        return all.map((carousel) => [carousel.currentItem, carousel.position]);
        """,
        tried,
    )
    assert found == [[2, 2]] * len(tried)


def test_a_value_that_means_nothing_is_told_once_and_counts_as_the_default(page: Page):
    page.open(markup(5, identity="given") + markup(5, identity="plain"), script=LOOK)
    given, plain = Carousel(page, "#given"), Carousel(page, "#plain")
    for name, value in NONSENSE:
        given.set(name, value)
        [error] = page.take_errors()
        assert (error["attribute"], error["value"]) == (name, value)
        assert name in error["message"]
        given.set(name, value)
        assert page.take_errors() == []
        assert given.script("return lookOf(carousel)") == plain.script("return lookOf(carousel)"), (name, value)
        given.set(name, None)


def test_a_value_that_means_nothing_is_told_to_a_listener_that_was_there_from_the_start(page: Page):
    page.open(f'<banner-carousel effect="explode" autoplay="soon">{slides(3)}</banner-carousel>')
    errors = page.take_errors()
    assert [(error["attribute"], error["value"]) for error in errors] == [("effect", "explode"), ("autoplay", "soon")]


@pytest.mark.parametrize(("value", "is_on"), [("", True), ("loop", True), ("true", True), ("TRUE", True), ("false", False)])
def test_a_flag_is_on_as_everywhere_in_html_and_off_when_it_is_false(carousel: Carousel, value: str, is_on: bool):
    carousel.open(3, f'loop="{value}"')
    assert carousel.get("loop") is is_on
    carousel.call("previous")
    carousel.settle()
    assert carousel.get("currentItem") == (2 if is_on else 0)


def test_a_flag_that_means_nothing_is_off_for_its_property_too(carousel: Carousel):
    carousel.open(3, 'loop="no"')
    [error] = carousel.page.take_errors()
    assert error["attribute"] == "loop"
    assert carousel.get("loop") is False


def test_names_are_read_in_any_case_as_html_does(carousel: Carousel):
    carousel.open(3, 'axis="Vertical" indicator=" NONE "')
    assert not carousel.parts("mark")
    carousel.call("next")
    carousel.page.advance(0.1)
    assert [page.x for page in carousel.pages()] == [0, 0]


def test_properties_that_were_set_before_the_element_was_known_count(page: Page):
    # The module comes after every other script of the page.
    page.site.serve(
        "early.js",
        "Object.assign(document.querySelector('banner-carousel'), { loop: true, pageExtent: '50%', autoplay: 2,"
        " texts: { next: 'Weiter' }, currentItem: 2, note: 'mine' })",
    )
    page.open(markup(3) + '<script src="early.js"></script>')
    carousel = Carousel(page)
    assert carousel.script("return Object.keys(carousel)") == ["note"]
    assert [carousel.get(name) for name in ("loop", "pageExtent", "autoplay")] == [True, "50%", "2"]
    assert carousel.pages()[1].width == 200
    assert [button["label"] for button in carousel.parts("next")] == ["Weiter"]
    page.advance(2.1)
    carousel.settle()
    assert carousel.get("currentItem") == 1


def test_an_attribute_that_is_set_to_what_it_was_changes_nothing(carousel: Carousel):
    carousel.open(5, "effect=cube loop page-extent=300", script=LOOK)
    carousel.call("next")
    carousel.page.advance(0.1)
    before = carousel.script("return lookOf(carousel)")
    for name, value in {"effect": "cube", "loop": "", "page-extent": "300"}.items():
        carousel.set(name, value)
    assert carousel.script("return lookOf(carousel)") == before
