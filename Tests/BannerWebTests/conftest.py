"""What every test is given: a browser, a server and a page, which is looked over when the test is done."""

import pytest
from selenium.common.exceptions import WebDriverException
from urllib3.exceptions import HTTPError

from browsers import ENGINES, Browser
from carousel import Carousel
from page import Page
from server import Server


def pytest_addoption(parser: pytest.Parser) -> None:
    """An engine can be chosen."""
    parser.addoption("--engine", choices=ENGINES, help="the only browser engine; otherwise all")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test runs in each engine that can do what it needs."""
    if "browser" in metafunc.fixturenames:
        mark = metafunc.definition.get_closest_marker("engines")
        metafunc.parametrize("browser", mark.args if mark else ENGINES, indirect=True, scope="session")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves the tests of the engine that was chosen."""
    chosen = config.getoption("--engine")
    others = [item for item in items if chosen and _engine(item) != chosen]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in others]


def _engine(item: pytest.Item) -> str:
    # What needs no browser runs beside the first engine's.
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    return parameters.get("browser", next(iter(ENGINES)))


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest):
    """One browser for the whole run."""
    browser = Browser(request.param)
    yield browser
    browser.quit()


@pytest.fixture(scope="session")
def server():
    """The server of all sites."""
    server = Server()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def site(server: Server):
    """A site for one test."""
    site = server.open_site()
    yield site
    site.close()


@pytest.fixture
def page(browser: Browser, site):
    """A page of the browser, which must have had nothing to complain about."""
    page = Page(browser.driver, site)
    yield page
    try:
        complaints = page.leave()
    except (WebDriverException, HTTPError):
        browser.kill()
        raise
    assert complaints == []


@pytest.fixture
def carousel(page: Page) -> Carousel:
    """The first carousel of the page, which the test opens."""
    return Carousel(page)
