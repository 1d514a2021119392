"""Hands on a page: a mouse, a finger, a wheel and keys, which take their time by the page's clock."""

from itertools import count

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.remote.command import Command

from page import Page

LEFT, MIDDLE, RIGHT = 0, 1, 2

_numbers = count(1)


class _Hand:
    """What a mouse and a finger do in the same way, by moving on in steps while the clock goes on."""

    def pull(self, dx: float, dy: float = 0, *, seconds: float = 0.3, steps: int = 6) -> None:
        """Moves on evenly, while the clock goes on."""
        x, y = self.x, self.y
        for step in range(1, steps + 1):
            self.page.advance(seconds / steps)
            self.move(x + dx * step / steps, y + dy * step / steps)

    def drag(self, x: float, y: float, dx: float, dy: float = 0) -> None:
        """A slow pull from a place, which rests before it ends, so that it has no speed."""
        self.press(x, y)
        self.pull(dx, dy)
        self.page.advance(0.15)
        self.release()

    def flick(self, x: float, y: float, dx: float, dy: float = 0) -> None:
        """A quick pull from a place, let go at full speed."""
        self.press(x, y)
        self.pull(dx, dy, seconds=0.05, steps=3)
        self.release()


class Mouse(_Hand):
    """A mouse, in the page's pixels."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.x = self.y = 0.0

    def move(self, x: float, y: float) -> None:
        """Goes to a place at once."""
        self.x, self.y = x, y
        self.page.act("mouse", self._way())

    def press(self, x: float, y: float, button: int = LEFT) -> None:
        """Presses at a place."""
        self.x, self.y = x, y
        self.page.act("mouse", self._way(), {"type": "pointerDown", "button": button})

    def release(self, button: int = LEFT) -> None:
        """Lets go where it is."""
        self.page.act("mouse", {"type": "pointerUp", "button": button})

    def click(self, x: float, y: float, button: int = LEFT) -> None:
        """Presses and lets go."""
        self.press(x, y, button)
        self.release(button)

    def sweep(self, x: float, y: float, dx: float, dy: float = 0) -> None:
        """A pull in one go, while the clock stands: only of such a one does Chromium's driver select text."""
        self.x, self.y = x + dx, y + dy
        ways = [
            {"type": "pointerMove", "x": round(x + dx * part), "y": round(y + dy * part), "duration": duration}
            for part, duration in ((0, 0), (0.5, 50), (1, 50))
        ]
        down, up = ({"type": kind, "button": LEFT} for kind in ("pointerDown", "pointerUp"))
        self.page.act("mouse", ways[0], down, *ways[1:], up)

    def _way(self) -> dict:
        return {"type": "pointerMove", "x": round(self.x), "y": round(self.y), "duration": 0}


class Finger(_Hand):
    """A finger on a screen; only Chromium's protocol has one that can drag."""

    def __init__(self, page: Page, beside: "Finger | None" = None) -> None:
        self.page = page
        # All fingers of the hand that touch the screen.
        self._down: list[Finger] = beside._down if beside else []
        self._number = beside._number + 1 if beside else 0
        self.x = self.y = 0.0

    def move(self, x: float, y: float) -> None:
        """Goes to a place at once."""
        self.x, self.y = x, y
        self._touch("touchMove")

    def press(self, x: float, y: float) -> None:
        """Touches a place."""
        self.x, self.y = x, y
        self._down.append(self)
        self._touch("touchStart")

    def release(self) -> None:
        """Leaves the screen."""
        self._down.remove(self)
        # What is no longer told of has left.
        self._touch("touchMove" if self._down else "touchEnd")

    def cancel(self) -> None:
        """The hand is taken away by the system."""
        self._down.clear()
        self._touch("touchCancel")

    def _touch(self, kind: str) -> None:
        points = [{"x": finger.x, "y": finger.y, "id": finger._number} for finger in self._down]
        self.page.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        # The browser tells the page of it with its next frame.
        self.page.layout()


def wheel(page: Page, x: float, y: float, dx: float = 0, dy: float = 0) -> None:
    """One event of a wheel over a place."""
    scroll = {
        "type": "scroll",
        "origin": "viewport",
        "x": round(x),
        "y": round(y),
        "deltaX": round(dx),
        "deltaY": round(dy),
        "duration": 0,
    }
    # WebKit's driver tells of the difference to what the same wheel did before, so each event has a wheel of its own.
    source = {"type": "wheel", "id": f"wheel{next(_numbers)}", "actions": [scroll]}
    page.driver.execute(Command.W3C_ACTIONS, {"actions": [source]})


def type_keys(page: Page, *keys: str) -> None:
    """Presses and lets go of keys, one after the other."""
    actions = ActionChains(page.driver, duration=0)
    for key in keys:
        actions.key_down(key).key_up(key)
    actions.perform()
