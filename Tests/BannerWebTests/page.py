"""A page in a browser: opened from a piece of markup, moved by a clock, looked over at the end."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.webdriver import WebDriver

from server import Site

TEMPLATE = """<!DOCTYPE html>
<html lang="en" {root}>
<head>
<meta charset="utf-8">
<title>Banners</title>
<link rel="icon" href="data:,">
<script src="clock.js"></script>
<script src="recorder.js"></script>
<link rel="stylesheet" href="page.css">
<link rel="stylesheet" href="files/banner-carousel.css">
<link rel="stylesheet" href="{name}.css">
<script type="module" src="files/banner-carousel.js"></script>
<script type="module" src="{name}.js"></script>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""

# What a page of a test asks for that is not the component's.
GROUND = {"clock.js", "recorder.js", "page.css", "test.html", "test.css", "test.js"}

# Two frames of the browser's own: by then it has told of sizes and of what is in view.
LAID_OUT = """
const { requestAnimationFrame, setTimeout } = clock.real;
for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
await new Promise((done) => setTimeout(done));
"""


@dataclass(frozen=True)
class Event:
    """A `banner-…` event as the page heard it; `slide` is the number that the slide's author gave it."""

    name: str
    item: int | None
    slide: str | None
    message: str | None
    carousel: str
    time: float


class Page:
    """What a test does with a page, whichever browser shows it."""

    def __init__(self, driver: WebDriver, site: Site) -> None:
        self.driver = driver
        self.site = site

    def open(self, body: str, *, css: str = "", script: str = "", root: str = "", name: str = "test") -> None:
        """Serves and opens a page, and waits until each carousel in it is ready, unless its engine cannot come."""
        self.serve(body, css=css, script=script, root=root, name=name)
        self.visit(f"{name}.html")
        self.ready()

    def serve(self, body: str, *, css: str = "", script: str = "", root: str = "", name: str = "test") -> None:
        """Puts a page at `<name>.html`; `root` is what its root element says, such as `dir="rtl"`."""
        self.site.serve(f"{name}.html", TEMPLATE.format(body=body, root=root, name=name))
        self.site.serve(f"{name}.css", css)
        self.site.serve(f"{name}.js", script)

    def visit(self, path: str) -> None:
        """Opens an address of the site, with the pointer out of the way."""
        self.driver.execute(Command.W3C_CLEAR_ACTIONS)
        self.driver.get(self.site.url(path))
        self.act("mouse", {"type": "pointerMove", "x": 799, "y": 599, "duration": 0})

    def ready(self) -> None:
        """Waits until every carousel of the page has its engine and has been laid out."""
        self.wait_for(
            "await customElements.whenDefined('banner-carousel');"
            "for (const carousel of document.querySelectorAll('banner-carousel')) await carousel.ready;"
        )
        self.layout()

    # The page's script and clock.

    def script(self, body: str, *arguments):
        """Runs a script in the page, and answers with what it returns."""
        return self.driver.execute_script(body, *arguments)

    def wait_for(self, body: str, *arguments):
        """Runs a script that may await, and answers with what it returns; what it throws fails the test."""
        answer = self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1];"
            f"(async (...arguments) => {{ {body} }})(...arguments)"
            ".then((value) => done({ value }), (error) => done({ error: String(error) }));",
            *arguments,
        )
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def advance(self, seconds: float, fps: float = 60) -> None:
        """Lets the page's clock go on, with its timers and frames in order."""
        self.wait_for("await clock.advance(arguments[0], { fps: arguments[1] })", 1000 * seconds, fps)

    def now(self) -> float:
        """The page's clock, in seconds."""
        return self.script("return clock.now / 1000")

    def waiting(self) -> tuple[int, int]:
        """How many timers and how many frames wait for their time."""
        waiting = self.script("return clock.waiting")
        return waiting["timers"], waiting["frames"]

    def hide(self, is_hidden: bool = True) -> None:
        """Tells the page that its tab is out of sight, or in sight again."""
        self.script(
            "const [hidden] = arguments;"
            "Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });"
            "document.dispatchEvent(new Event('visibilitychange'))",
            is_hidden,
        )

    def layout(self) -> None:
        """Waits until the browser has laid out and told what it saw."""
        self.wait_for(LAID_OUT)

    def until(self, condition: str, *arguments):
        """Waits until a condition in the page holds, which is for what takes a time that no clock moves, such as a load."""
        self.wait_for(
            f"const holds = (...arguments) => {condition};"
            "while (!holds(...arguments)) await new Promise((resume) => clock.real.setTimeout(resume, 5));",
            *arguments,
        )

    # What the page told.

    def events(self, *names: str) -> list[Event]:
        """The events so far, of these names or all."""
        return [Event(**event) for event in self.script("return recorder.events") if not names or event["name"] in names]

    def take_events(self, *names: str) -> list[Event]:
        """The events so far, of these names or all, which are then forgotten."""
        events = self.events(*names)
        self.script("for (const name of arguments[0]) recorder.forget(name)", [event.name for event in events])
        return events

    def take_clicks(self) -> list[dict]:
        """The clicks that arrived at the window, which are then forgotten."""
        return self.script("return recorder.clicks.splice(0)")

    def take_errors(self) -> list[dict]:
        """What the `banner-error` events told, which is then forgotten, with the warnings that go with them."""
        errors = self.script("return recorder.errors.splice(0)")
        complaints = self.take_complaints()
        expected = ("banner-carousel>: ", "Failed to load resource")
        assert all(any(words in complaint for words in expected) for complaint in complaints), complaints
        return errors

    def take_complaints(self) -> list[str]:
        """What the page complained about: errors, warnings and what its policy forbids; then forgotten."""
        complaints = self.script("return window.recorder?.complaints.splice(0) ?? []")
        if "goog:chromeOptions" in self.driver.capabilities:
            complaints += [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] != "INFO"]
        return complaints

    def leave(self) -> list[str]:
        """Leaves the page, and answers with the complaints that the test did not take."""
        complaints = self.take_complaints()
        self.driver.execute(Command.W3C_CLEAR_ACTIONS)
        self.driver.get("about:blank")
        return complaints

    # Pointers and pictures.

    def act(self, pointer: str, *actions: dict) -> None:
        """Performs W3C actions with a pointer of this type, which stays where they leave it."""
        source = {
            "type": "pointer",
            "id": pointer,
            "parameters": {"pointerType": pointer},
            "actions": list(actions),
        }
        self.driver.execute(Command.W3C_ACTIONS, {"actions": [source]})

    def picture(self) -> Image.Image:
        """What the browser shows of the page."""
        return Image.open(BytesIO(self.driver.get_screenshot_as_png())).convert("RGB")
