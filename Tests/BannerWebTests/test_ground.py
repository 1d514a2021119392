"""What the other tests stand on: the server, the clock, the pointers and the recorder do what they say."""

import urllib.error
import urllib.request
from itertools import groupby

import pytest

from page import Page
from pointer import Finger, Mouse, type_keys, wheel
from server import POLICY, Site

LISTENER = """
window.heard = [];
for (const type of ["pointerdown", "pointermove", "pointerup", "click", "wheel", "keydown"])
  addEventListener(type, (event) => heard.push([type, event.pointerType ?? event.key ?? null, event.timeStamp]));
"""


def fetch(site: Site, path: str):
    """Asks a site as a browser does."""
    return urllib.request.urlopen(site.url(path), timeout=5)


def test_each_file_has_its_type_and_every_page_a_strict_policy(site: Site):
    for path, kind in {"clock.js": "text/javascript", "samples/feed.json": "application/json"}.items():
        with fetch(site, path) as answer:
            assert answer.headers["Content-Type"] == kind
            assert answer.headers["Content-Security-Policy"] == POLICY
    assert site.requests == ["clock.js", "samples/feed.json"]


def test_a_path_fails_and_is_mended_as_the_test_wants(site: Site):
    site.fail("clock.js", 500)
    with pytest.raises(urllib.error.HTTPError, match="500"):
        fetch(site, "clock.js")
    site.mend("clock.js")
    assert fetch(site, "clock.js").status == 200


def test_what_lies_outside_the_folders_is_not_served(site: Site):
    with pytest.raises(urllib.error.HTTPError, match="404"):
        fetch(site, "samples/%2e%2e/Package.swift")


def test_a_held_path_answers_when_it_is_let_go(site: Site):
    gate = site.hold("clock.js")
    with pytest.raises(TimeoutError):
        urllib.request.urlopen(site.url("clock.js"), timeout=0.1)
    gate.set()
    assert fetch(site, "clock.js").status == 200


def test_timers_and_frames_come_in_order_and_only_when_the_clock_goes_on(page: Page):
    page.open(
        "",
        script="""
        window.order = [];
        const note = (name) => () => order.push([name, Math.round(performance.now() - 1000)]);
        setTimeout(note("late"), 40);
        setTimeout(note("early"), 10);
        setInterval(note("again"), 30);
        clearTimeout(setTimeout(note("never"), 5));
        requestAnimationFrame(() => {
          note("frame")();
          requestAnimationFrame(note("next frame"));
        });
        """,
    )
    assert page.script("return order") == []
    page.advance(0.065, fps=50)
    assert page.script("return order") == [
        ["early", 10],
        ["frame", 20],
        ["again", 30],
        ["late", 40],
        ["next frame", 40],
        ["again", 60],
    ]
    assert page.now() == 1.065


def test_a_mouse_a_wheel_and_keys_are_heard_at_the_clocks_time(page: Page):
    page.open('<button>Button</button>', script=LISTENER)
    page.script("document.querySelector('button').focus(); heard.length = 0")
    mouse = Mouse(page)
    mouse.press(100, 100)
    mouse.pull(30, seconds=0.03, steps=3)
    mouse.release()
    wheel(page, 100, 100, dy=40)
    type_keys(page, "a")
    # A browser may say again where the mouse is, where nothing moved.
    heard = [(type, round(time)) for type, _, time in page.script("return heard")]
    assert [event for event, _ in groupby(heard)] == [
        ("pointermove", 1000),
        ("pointerdown", 1000),
        ("pointermove", 1010),
        ("pointermove", 1020),
        ("pointermove", 1030),
        ("pointerup", 1030),
        ("click", 1030),
        ("wheel", 1030),
        ("keydown", 1030),
    ]


@pytest.mark.engines("chromium")
def test_a_finger_is_a_finger(page: Page):
    page.open("", css="html { touch-action: none }", script=LISTENER)
    page.script("heard.length = 0")
    finger = Finger(page)
    finger.press(100, 100)
    finger.pull(30, steps=2)
    finger.release()
    heard = [(type, kind) for type, kind, _ in page.script("return heard") if type.startswith("pointer")]
    assert set(heard) == {("pointerdown", "touch"), ("pointermove", "touch"), ("pointerup", "touch")}
    assert heard[0][0] == "pointerdown" and heard[-1][0] == "pointerup"


def test_errors_warnings_and_breaches_of_the_policy_are_complaints(page: Page):
    page.open("<p style='color: red'>Red</p>", script="console.warn('a warning'); setTimeout(() => missing())")
    page.advance(0.01)
    complaints = " ".join(page.take_complaints())
    for word in ("a warning", "missing", "style-src-attr"):
        assert word in complaints


def test_a_picture_has_the_size_and_the_colours_of_the_page(page: Page):
    page.open("", css="html { background: #204060 }")
    picture = page.picture()
    assert picture.size == (800, 600)
    assert picture.getpixel((400, 300)) == (0x20, 0x40, 0x60)
