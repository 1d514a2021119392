"""Slides from a feed: what a page shows of it, what it says about it, and what happens when it cannot be had."""

import json

import pytest

from carousel import Carousel, slides
from page import Page

FEED = "feed.json"
PICTURE = "samples/pictures/aurora.jpg"

# Waits until the carousel has as many slides.
COUNT = "document.querySelector('banner-carousel').itemCount === arguments[0]"


def banner(number: int, **fields) -> dict:
    """A banner whose id and link have a number."""
    return {"id": f"banner{number}", "image": PICTURE, "link": f"#{number}", "title": f"Banner {number}", **fields}


def serve(page: Page, *banners) -> None:
    """Puts a feed of these banners at its place."""
    page.site.serve(FEED, json.dumps({"banners": banners}))


def open_feed(page: Page, attributes: str = "", inside: str = "", **settings) -> Carousel:
    """Opens a page with a carousel of the feed."""
    page.open(f'<banner-carousel id="carousel" src="{FEED}" {attributes}>{inside}</banner-carousel>', **settings)
    return Carousel(page)


def wait(page: Page, count: int) -> None:
    """Waits until the carousel has so many slides."""
    page.until(COUNT.replace("arguments[0]", str(count)))
    page.layout()


def titles(carousel: Carousel) -> list[str]:
    """The titles of the slides."""
    return carousel.script("return [...carousel.children].map((slide) => slide.textContent)")


def loads(page: Page, path: str = FEED) -> int:
    """How often the feed was asked for."""
    return page.site.requests.count(path)


def wait_for_load(page: Page, number: int) -> None:
    """Waits until the feed was asked for so often, and what it answered has been used."""
    for _ in range(400):
        if loads(page) >= number:
            break
        page.wait_for("await new Promise((resume) => clock.real.setTimeout(resume, 5))")
    assert loads(page) == number
    page.wait_for("await new Promise((resume) => clock.real.setTimeout(resume, 60))")


def test_a_feed_becomes_slides(page: Page):
    serve(page, banner(1, label="One in words"), banner(2), {"id": "plain", "image": PICTURE}, PICTURE)
    carousel = open_feed(page, inside=slides(2))
    wait(page, 4)
    assert titles(carousel) == ["Banner 1", "Banner 2", "", ""]
    assert carousel.script("return [...carousel.children].map((slide) => slide.localName)") == ["a", "a", "div", "div"]
    assert carousel.script("return [...carousel.querySelectorAll('img')].map((image) => image.alt)") == [
        "One in words",
        "",
        "",
        "",
    ]
    page.until("document.images[0].complete && document.images[0].naturalWidth > 0")
    assert carousel.get("currentItem") == 0


def test_a_feed_may_be_a_list(page: Page):
    page.site.serve(FEED, json.dumps([PICTURE, PICTURE, banner(3)]))
    open_feed(page)
    wait(page, 3)


def test_relative_addresses_are_those_of_the_feed(page: Page):
    page.site.serve("feeds/feed.json", json.dumps([banner(1, image="../samples/pictures/tiles.png", link="offers/1.html")]))
    page.open('<banner-carousel src="feeds/feed.json"></banner-carousel>')
    wait(page, 1)
    addresses = page.script("return [document.querySelector('banner-carousel a').href, document.images[0].src]")
    assert addresses == [page.site.url("feeds/offers/1.html"), page.site.url("samples/pictures/tiles.png")]


def test_bad_entries_are_told_and_left_out_and_the_others_stay(page: Page):
    serve(
        page,
        banner(0),
        None,
        {"title": "No image"},
        banner(3, image=7),
        banner(4, link="javascript:alert(1)"),
        banner(5, image="data:image/png;base64,x"),
        banner(6, startsAt="soon"),
        banner(7, link="mailto:a@example.com"),
        banner(8),
        banner(9, link="https://["),
    )
    carousel = open_feed(page)
    wait(page, 2)
    assert titles(carousel) == ["Banner 0", "Banner 8"]
    errors = page.take_errors()
    assert [error["index"] for error in errors] == [1, 2, 3, 4, 5, 6, 7, 9]
    assert {error["url"] for error in errors} == {page.site.url(FEED)}
    for error in errors[:3]:
        assert error["message"] == f"Banner {error['index'] + 1} of {page.site.url(FEED)} is left out: it has no image"
    assert "javascript:" in errors[3]["message"]
    assert '"soon"' in errors[5]["message"]
    assert not page.script("return document.documentElement.innerHTML.includes('javascript:alert')")


def test_what_a_feed_says_is_text_and_no_markup(page: Page):
    serve(page, banner(1, title="<b onclick=x>Bold</b> & more", label='"><script>'))
    carousel = open_feed(page)
    wait(page, 1)
    assert titles(carousel) == ["<b onclick=x>Bold</b> & more"]
    assert carousel.script("return [carousel.querySelectorAll('b, script').length, carousel.querySelector('img').alt]") == [
        0,
        '"><script>',
    ]


def test_banners_come_and_go_by_their_dates_without_a_load(page: Page):
    page.serve("", script="")
    page.visit("test.html")
    now = page.script("return Date.now()") / 1000

    def at(seconds: float) -> str:
        return page.script("return new Date(arguments[0]).toISOString()", round((now + seconds) * 1000))

    serve(
        page,
        banner(1),
        banner(2, startsAt=at(100)),
        banner(3, endsAt=at(200)),
        banner(4, endsAt=at(-100)),
        banner(5, startsAt="2999-01-01"),
    )
    carousel = open_feed(page)
    wait(page, 2)
    # The new page's clock began anew, at most a few real seconds later.
    assert titles(carousel) == ["Banner 1", "Banner 3"]
    page.advance(105, fps=1)
    assert titles(carousel) == ["Banner 1", "Banner 2", "Banner 3"]
    page.advance(100, fps=1)
    assert titles(carousel) == ["Banner 1", "Banner 2"]
    assert loads(page) == 1


def test_a_refresh_keeps_the_current_banner_by_its_id(page: Page):
    serve(page, *map(banner, range(4)))
    carousel = open_feed(page, "refresh=60")
    wait(page, 4)
    carousel.script("carousel.scrollTo(2, { animated: false })")
    carousel.settle()
    page.take_events()
    carousel.script("window.kept = carousel.children[2]; kept.focus()")
    serve(page, banner(9), banner(0), banner(2), banner(4))
    page.advance(61, fps=1)
    page.until("document.querySelector('banner-carousel').textContent.startsWith('Banner 9')")
    assert titles(carousel) == ["Banner 9", "Banner 0", "Banner 2", "Banner 4"]
    assert carousel.get("currentItem") == 2
    assert carousel.script("return [carousel.children[2] === kept, document.activeElement === kept]") == [True, True]
    # A banner whose words have changed is the same banner, too.
    serve(page, banner(5), banner(9), banner(4), banner(2, title="Other words"))
    page.advance(60, fps=1)
    page.until("document.querySelector('banner-carousel').textContent.startsWith('Banner 5')")
    assert carousel.get("currentItem") == 3
    carousel.settle()
    assert carousel.get("currentItem") == 3
    assert page.events("change") == []
    assert loads(page) == 3


@pytest.mark.parametrize("order", [[1, 2, 3, 0], [3, 0, 1, 2], [3, 2, 1, 0], [9, 2, 8]])
def test_a_refresh_in_another_order_leaves_the_focus_where_it_is(page: Page, order: list[int]):
    serve(page, *map(banner, range(4)))
    carousel = open_feed(page, "refresh=60")
    wait(page, 4)
    carousel.script("carousel.scrollTo(2, { animated: false }); carousel.children[2].focus(); window.blurs = 0")
    carousel.script("carousel.children[2].onblur = () => blurs++")
    serve(page, *map(banner, order))
    page.advance(61, fps=1)
    page.until(f"document.querySelector('banner-carousel').textContent.startsWith('Banner {order[0]}')")
    page.layout()
    assert titles(carousel) == [f"Banner {number}" for number in order]
    assert page.script("return [document.activeElement.textContent, blurs]") == ["Banner 2", 0]
    assert carousel.seen() == [None]
    assert carousel.get("currentItem") == order.index(2)


def test_the_same_answer_again_changes_nothing(page: Page):
    serve(page, *map(banner, range(3)))
    carousel = open_feed(page, "refresh=10")
    wait(page, 3)
    carousel.script(
        "window.changes = 0; new MutationObserver((records) => changes += records.length)"
        ".observe(carousel, { childList: true, subtree: true, attributes: true }); window.first = carousel.children[0]"
    )
    page.take_events()
    page.advance(10.5, fps=1)
    wait_for_load(page, 2)
    assert carousel.script("return carousel.children[0] === first")
    assert page.script("return changes") == 0
    assert page.events("change") == []


@pytest.mark.parametrize("answer", ["null", "7", '"text"', "{}", '{"banners": 7}'])
def test_an_answer_that_is_no_feed_is_told(page: Page, answer: str):
    page.site.serve(FEED, answer)
    open_feed(page, inside=slides(2))
    page.until("recorder.errors.length")
    [error] = page.take_errors()
    assert error["url"] == page.site.url(FEED)
    assert error["message"].endswith('neither a list nor an object with the list "banners"')


@pytest.mark.parametrize("trouble", ["500", "404", "no JSON", "no banners"])
def test_a_feed_that_fails_leaves_what_the_page_brought_and_is_tried_again_later_and_later(page: Page, trouble: str):
    if trouble.isdigit():
        page.site.fail(FEED, int(trouble))
    else:
        page.site.serve(FEED, "<html>" if trouble == "no JSON" else '{"items": []}')
    carousel = open_feed(page, inside=slides(2))
    page.until("recorder.errors.length === 1")
    [error] = page.take_errors()
    assert page.site.url(FEED) in error["message"]
    assert error["url"] == page.site.url(FEED)
    assert not trouble.isdigit() or trouble in error["message"]
    assert titles(carousel) == ["Slide 0", "Slide 1"]
    for number, seconds in enumerate((5, 10, 20), start=2):
        page.advance(seconds - 0.5, fps=1)
        assert loads(page) == number - 1
        page.advance(0.6, fps=10)
        page.until("recorder.errors.length === 1")
        page.take_errors()
        assert loads(page) == number
    page.site.mend(FEED)
    serve(page, banner(1))
    page.advance(40.1, fps=1)
    wait(page, 1)
    assert titles(carousel) == ["Banner 1"]
    # It is well: without `refresh` nothing more is asked for.
    page.advance(1000, fps=0.1)
    assert loads(page) == 5


def test_the_pauses_between_tries_have_an_end(page: Page):
    page.site.fail(FEED, 500)
    open_feed(page)
    page.until("recorder.errors.length === 1")
    for seconds in (5, 10, 20, 40, 80, 160, 300, 300):
        page.take_errors()
        page.advance(seconds + 0.01, fps=1)
        page.until("recorder.errors.length === 1")
    page.take_errors()
    assert loads(page) == 9


def test_after_a_failure_the_last_good_answer_is_shown(page: Page):
    serve(page, banner(1), banner(2))
    open_feed(page)
    wait(page, 2)
    page.site.fail(FEED, 503)
    carousel = open_feed(page, inside=slides(3))
    page.until("recorder.errors.length === 1")
    wait(page, 2)
    assert titles(carousel) == ["Banner 1", "Banner 2"]
    assert len(page.take_errors()) == 1


def test_an_answer_that_says_nothing_is_never_the_last_good_one(page: Page):
    serve(page, banner(1), banner(2))
    open_feed(page)
    wait(page, 2)
    page.site.serve(FEED, '"oops"')
    for _ in range(2):
        carousel = open_feed(page, inside=slides(3))
        page.until("recorder.errors.length === 1")
        assert titles(carousel) == ["Banner 1", "Banner 2"]
        page.take_errors()


def test_of_another_source_that_fails_its_own_last_good_answer_is_shown(page: Page):
    page.site.serve("other.json", json.dumps([banner(7)]))
    page.open('<banner-carousel src="other.json"></banner-carousel>')
    wait(page, 1)
    page.site.fail("other.json", 500)
    serve(page, banner(1), banner(2))
    carousel = open_feed(page)
    wait(page, 2)
    carousel.set("src", "other.json")
    wait(page, 1)
    assert titles(carousel) == ["Banner 7"]
    page.take_errors()


@pytest.mark.engines("chromium")
def test_a_time_without_a_zone_is_utc(page: Page):
    page.serve("")
    page.visit("test.html")
    now = page.script("return Date.now()") / 1000

    def at(seconds: float) -> str:
        return page.script("return new Date(arguments[0]).toISOString().slice(0, -1)", round((now + seconds) * 1000))

    # Wherever the test runs, an hour off would show another banner.
    page.driver.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "Asia/Tokyo"})
    try:
        serve(page, banner(1, startsAt=at(-3600)), banner(2, startsAt=at(3600)), banner(3, endsAt=at(-3600)))
        carousel = open_feed(page)
        wait(page, 1)
        assert titles(carousel) == ["Banner 1"]
    finally:
        page.driver.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": ""})


def test_what_is_shown_stays_when_a_refresh_fails(page: Page):
    serve(page, banner(1), banner(2))
    carousel = open_feed(page, "refresh=60")
    wait(page, 2)
    carousel.call("next")
    carousel.settle()
    page.site.fail(FEED, 500)
    page.advance(60, fps=1)
    page.until("recorder.errors.length === 1")
    page.take_errors()
    assert titles(carousel) == ["Banner 1", "Banner 2"]
    assert carousel.get("currentItem") == 1


def test_a_server_that_hangs_is_given_up_after_half_a_minute(page: Page):
    gate = page.site.hold(FEED)
    carousel = open_feed(page, inside=slides(2))
    page.advance(29, fps=1)
    assert page.script("return recorder.errors.length") == 0
    page.advance(2, fps=1)
    page.until("recorder.errors.length === 1")
    [error] = page.take_errors()
    assert page.site.url(FEED) in error["message"]
    assert titles(carousel) == ["Slide 0", "Slide 1"]
    gate.set()
    page.site.mend(FEED)
    serve(page, banner(1))
    page.advance(6, fps=1)
    wait(page, 1)


@pytest.mark.parametrize("change", ["carousel.src = 'other.json'", "carousel.removeAttribute('src')", "carousel.remove()"])
def test_an_answer_that_nobody_wants_any_more_changes_nothing(page: Page, change: str):
    gate = page.site.hold(FEED)
    serve(page, banner(1))
    page.site.serve("other.json", json.dumps([banner(2), banner(3)]))
    carousel = open_feed(page, inside=slides(1))
    carousel.script("window.away = carousel;" + change)
    if "other" in change:
        wait(page, 2)
    gate.set()
    wait_for_load(page, 1)
    expected = ["Banner 2", "Banner 3"] if "other" in change else ["Slide 0"]
    assert page.script("return [...away.children].map((slide) => slide.textContent)") == expected
    page.advance(1000, fps=0.1)
    assert loads(page) == 1


def test_a_source_may_be_set_at_any_time_and_the_slides_are_then_its(page: Page):
    page.open(f"<banner-carousel>{slides(3)}</banner-carousel>")
    carousel = Carousel(page)
    serve(page, banner(1), banner(2))
    carousel.script("carousel.src = arguments[0]", FEED)
    wait(page, 2)
    page.site.serve("other.json", json.dumps([banner(2, id="x")]))
    carousel.set("src", "other.json")
    wait(page, 1)
    assert titles(carousel) == ["Banner 2"]


def test_a_source_that_is_no_address_is_told(page: Page):
    page.open(f'<banner-carousel src="http://[">{slides(2)}</banner-carousel>')
    carousel = Carousel(page)
    page.until("recorder.errors.length === 1")
    [error] = page.take_errors()
    assert "http://[" in error["message"]
    assert carousel.get("itemCount") == 2
    carousel.call("next")
    carousel.settle()
    assert carousel.get("currentItem") == 1


@pytest.mark.parametrize("value", ["often", "-5"])
def test_a_bad_time_of_refresh_is_told(page: Page, value: str):
    serve(page, banner(1))
    open_feed(page, f"refresh={value}")
    wait(page, 1)
    assert [(error["attribute"], error["value"]) for error in page.take_errors()] == [("refresh", value)]


def test_a_refresh_of_zero_is_none(page: Page):
    serve(page, banner(1))
    open_feed(page, "refresh=0")
    wait(page, 1)
    page.advance(1000, fps=0.1)
    assert loads(page) == 1


def test_banners_of_the_same_id_are_all_shown_and_stay_who_they_are(page: Page):
    serve(page, banner(1), banner(1, title="Again"), PICTURE, PICTURE)
    carousel = open_feed(page, "refresh=10")
    wait(page, 4)
    carousel.script("window.before = [...carousel.children]")
    serve(page, banner(2), banner(1), banner(1, title="Again"), PICTURE, PICTURE)
    page.advance(10, fps=1)
    wait(page, 5)
    assert carousel.script("return before.every((slide, index) => carousel.children[index + 1] === slide)")


def test_the_time_of_refresh_may_change_and_be_any_length(page: Page):
    serve(page, banner(1))
    carousel = open_feed(page)
    wait(page, 1)
    carousel.set("refresh", "20")
    wait_for_load(page, 2)
    page.advance(20.5, fps=1)
    wait_for_load(page, 3)
    # More than a browser's timers can count.
    carousel.set("refresh", "9e9")
    wait_for_load(page, 4)
    page.advance(100, fps=1)
    assert loads(page) == 4


def test_the_samples_feed_is_shown(page: Page):
    page.open('<banner-carousel src="samples/feed.json" loop></banner-carousel>')
    page.until("document.querySelector('banner-carousel').itemCount > 4")
    carousel = Carousel(page)
    page.until("document.images[0].complete && document.images[0].naturalWidth > 0")
    for _ in range(carousel.get("itemCount")):
        carousel.call("next")
        carousel.settle()
        page.until("[...document.images].every((image) => !image.complete || image.naturalWidth > 0)")
    assert carousel.get("currentItem") == 0
