"""What a page's policy must allow, and what goes over the wire: as little as can be."""

import pytest

from carousel import Carousel, markup, slides
from page import GROUND, Page
from pointer import Mouse, type_keys
from server import FOLDERS, POLICY
from sources import choices

FILES = {"files/banner-carousel.css", "files/banner-carousel.js", "files/banner-carousel.wasm"}


def test_the_policy_of_the_tests_forbids_all_that_is_inline():
    assert "unsafe-inline" not in POLICY
    assert "default-src 'none'" in POLICY
    assert POLICY.count("unsafe") == POLICY.count("wasm-unsafe-eval") == 1


def test_a_strict_policy_is_kept_in_every_state(page: Page):
    pairs = zip(choices()["effect"], 2 * choices()["indicator"], strict=False)
    page.open(
        "".join(
            markup(4, f"autoplay=1 effect={effect} indicator={indicator} loop page-extent=150 spacing=4", effect)
            for effect, indicator in pairs
        )
    )
    page.advance(2.5, fps=20)
    page.script(
        """
        for (const carousel of document.querySelectorAll("banner-carousel")) {
          carousel.next();
          carousel.scrollTo(2);
          carousel.axis = "vertical";
          carousel.dir = "rtl";
          carousel.texts = { name: "Angebote" };
          carousel.append(carousel.firstElementChild);
        }
        """
    )
    Mouse(page).flick(200, 80, 0, -60)
    type_keys(page, "\ue004", "\ue004", "\ue014")
    page.advance(2.5, fps=20)
    # The page looks its complaints over when the test is done; that it would hear of one, it has to show.
    assert page.take_complaints() == []
    page.script("document.body.setAttribute('style', 'color: red')")
    page.layout()
    assert any("style-src" in complaint for complaint in page.take_complaints())


def test_nothing_is_asked_for_but_the_files_of_the_element(carousel: Carousel):
    carousel.open(5, "autoplay=1 loop effect=cube")
    carousel.page.advance(10, fps=20)
    requests = [path for path in carousel.page.site.requests if path not in GROUND]
    assert sorted(requests) == sorted(FILES)


def test_many_carousels_share_one_engine(page: Page):
    page.open("".join(markup(3, identity=f"carousel{number}") for number in range(5)))
    page.script("document.querySelector('main').insertAdjacentHTML('beforeend', arguments[0])", markup(3, identity="late"))
    page.ready()
    assert page.site.requests.count("files/banner-carousel.wasm") == 1
    assert page.site.requests.count("files/banner-carousel.js") == 1


def test_a_feed_asks_for_itself_and_for_pictures_and_for_nothing_else(page: Page):
    page.open('<banner-carousel src="samples/feed.json" autoplay="1" loop></banner-carousel>')
    page.until("document.querySelector('banner-carousel').itemCount > 4")
    page.advance(8, fps=20)
    page.layout()
    requests = {path for path in page.site.requests if path not in GROUND} - FILES
    assert page.site.requests.count("samples/feed.json") == 1
    assert requests <= {"samples/feed.json"} | {path for path in requests if path.startswith("samples/pictures/")}


def test_the_pictures_of_slides_out_of_sight_come_only_when_they_are_near(page: Page):
    inside = "".join(
        f'<a href="#{number}"><img loading="lazy" src="samples/pictures/aurora.jpg?{number}" alt=""></a>'
        for number in range(40)
    )
    page.open(f"<banner-carousel>{inside}</banner-carousel>")
    page.until("document.images[0].complete && document.images[0].naturalWidth > 0")
    page.layout()
    assert page.site.requests.count("samples/pictures/aurora.jpg") < 10


def test_the_file_that_is_loaded_twice_defines_the_element_once(page: Page):
    page.site.serve("again.js", "import './files/banner-carousel.js?again'; window.isLoaded = true;")
    page.open(
        markup(3),
        script="""
        const script = document.createElement("script");
        script.type = "module";
        script.src = "again.js";
        document.head.append(script);
        """,
    )
    page.until("window.isLoaded")
    assert Carousel(page).get("isReady")


def test_a_server_that_renders_pages_can_load_the_script_where_there_are_no_elements(page: Page):
    # A worker has no more of a page than a server's script has.
    page.site.serve(
        "worker.js",
        """
        import("./files/banner-carousel.js").then(
          ({ BannerCarousel }) => postMessage(`${typeof document} ${typeof BannerCarousel}`),
          (error) => postMessage(String(error)),
        );
        """,
    )
    page.open("")
    answer = page.wait_for(
        "return await new Promise((done) => {"
        "  new Worker('worker.js', { type: 'module' }).onmessage = ({ data }) => done(data);"
        "})"
    )
    assert answer == "undefined function"


@pytest.mark.parametrize("type", ["application/octet-stream", "text/plain"])
def test_a_server_that_does_not_know_the_type_of_the_engine_is_good_enough(page: Page, type: str):
    engine = FOLDERS["files"] / "banner-carousel.wasm"
    page.site.serve("files/banner-carousel.wasm", engine.read_bytes(), type=type)
    page.open(f"<banner-carousel>{slides(2)}</banner-carousel>")
    assert Carousel(page).get("isReady")
