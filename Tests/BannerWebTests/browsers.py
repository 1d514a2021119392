"""The browsers in which the tests run, driven over WebDriver by the drivers that Debian brings."""

import os
import signal
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.webdriver import WebDriver

# The size of what a page sees, in CSS pixels.
WIDTH, HEIGHT = 800, 600

# Seconds that a page, and any command, may take.
LOAD, COMMAND = 8, 10

# A driver and its browser can be ended together, also when neither answers.
OF_ITS_OWN = {"start_new_session": True}


def start_chromium() -> WebDriver:
    """Chromium without a window."""
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in (
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
        "--js-flags=--expose-gc",
    ):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver", popen_kw=OF_ITS_OWN))
    metrics = {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    return driver


def start_webkit() -> WebDriver:
    """WebKitGTK's MiniBrowser, which needs a display."""
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")))
    options.add_argument("--automation")
    service = webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver", popen_kw=OF_ITS_OWN)
    driver = webdriver.WebKitGTK(options, service=service)
    driver.set_window_rect(0, 0, WIDTH, HEIGHT)
    inner = driver.execute_script("return [innerWidth, innerHeight]")
    driver.set_window_size(2 * WIDTH - inner[0], 2 * HEIGHT - inner[1])
    return driver


ENGINES = {"chromium": start_chromium, "webkit": start_webkit}


class Browser:
    """One session of an engine for all tests, and another one when it no longer answers."""

    def __init__(self, engine: str) -> None:
        self.engine = engine
        self._driver: WebDriver | None = None

    @property
    def driver(self) -> WebDriver:
        """The session, started when it is first wanted."""
        if self._driver is None:
            self._driver = ENGINES[self.engine]()
            # In WebKit, a limit for scripts would be a timer of the page's, on the clock that tests move.
            self._driver.execute(Command.SET_TIMEOUTS, {"script": None, "pageLoad": 1000 * LOAD})
            self._driver.command_executor.client_config.timeout = COMMAND
        return self._driver

    def quit(self) -> None:
        """Ends the session."""
        if self._driver is not None:
            self._driver.quit()
            self._driver = None

    def kill(self) -> None:
        """Ends a session that does not answer."""
        if self._driver is not None:
            os.killpg(self._driver.service.process.pid, signal.SIGKILL)
            self._driver = None
