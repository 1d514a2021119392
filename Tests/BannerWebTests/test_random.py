"""Whatever happens, in any order: what must never be is not, and in the end the carousel stands."""

import os
import random

import pytest

from carousel import Carousel, markup
from pointer import Mouse, type_keys, wheel

# Another one each time; BANNERKIT_SEED repeats a run.
SEED = int(os.environ.get("BANNERKIT_SEED") or random.randrange(1_000_000))

# What can be seen of a carousel to be wrong, as words.
LOOK = """
const carousel = arguments[0];
const isCopy = (node) => node.hasAttribute("data-banner-copy");
const slides = [...carousel.children].filter((child) => !isCopy(child));
const pages = [...carousel.shadowRoot.querySelectorAll("[part~=page]")];
const shown = pages.filter((page) => !page.inert).map((page) => page.firstElementChild.assignedElements()[0]);
const wrong = [];
const expect = (right, what) => right || wrong.push(what);
expect(!/NaN|undefined|Infinity/.test(carousel.shadowRoot.innerHTML), "no number");
expect(carousel.itemCount === slides.length, "the number of items");
expect(slides.length ? carousel.currentItem in slides : carousel.currentItem === -1, "the current item");
expect(Number.isFinite(carousel.position), "the position");
expect(!shown.includes(undefined), "an empty page");
expect(shown.every((node) => node?.parentNode === carousel), "a page of what is no slide");
expect(new Set(shown).size === shown.length, "a slide twice");
expect([...carousel.children].filter(isCopy).every((copy) => shown.includes(copy)), "a copy that nobody sees");
return wrong;
"""

CHOICES = {
    "loop": [None, ""],
    "rewind": [None, ""],
    "axis": [None, "vertical"],
    "dir": [None, "rtl"],
    "page-extent": [None, "60%", "130"],
    "spacing": [None, "12"],
    "alignment": [None, "start"],
    "snapping": [None, "free"],
    "effect": [None, "cube", "cross-fade", "depth"],
    "indicator": [None, "none", "worm", "numbers", "progress"],
    "autoplay": [None, "1.5"],
}


class Monkey:
    """Does one thing after another to a carousel."""

    def __init__(self, carousel: Carousel, seed: int) -> None:
        self.carousel = carousel
        self.page = carousel.page
        self.mouse = Mouse(carousel.page)
        self.is_pressing = False
        self.random = random.Random(seed)

    def act(self) -> str:
        """Does any one thing; tells what."""
        action = self.random.choice(
            [self.step, self.scroll, self.press, self.move, self.move, self.wheel, self.key, self.option, self.slides]
            + [self.size, self.leave, self.rotate, self.wait, self.wait]
        )
        return f"{action.__name__} {action()}"

    def step(self) -> str:
        """The app goes on or back."""
        method = self.random.choice(["next", "previous"])
        self.carousel.call(method)
        return method

    def scroll(self) -> str:
        """The app goes to an item, which may not be there."""
        item = self.random.randrange(-1, 9)
        self.carousel.call("scrollTo", item, {"animated": self.random.random() < 0.5})
        return str(item)

    def press(self) -> str:
        """The mouse goes down, or up again."""
        if self.is_pressing:
            self.mouse.release()
        else:
            self.mouse.press(*self._place())
        self.is_pressing = not self.is_pressing
        return str(self.is_pressing)

    def move(self) -> str:
        """The mouse goes somewhere."""
        x, y = self._place()
        self.page.advance(0.016)
        self.mouse.move(x, y)
        return f"{x} {y}"

    def wheel(self) -> str:
        """A wheel turns."""
        distances = self.random.randrange(-120, 120), self.random.randrange(-120, 120)
        wheel(self.page, *self._place(), *distances)
        return str(distances)

    def key(self) -> str:
        """Somebody with a keyboard moves the focus, or the pages."""
        key = self.random.choice(["\ue004", "\ue012", "\ue014", "\ue010", "\ue011", "\ue00e"])
        type_keys(self.page, key)
        return repr(key)

    def option(self) -> str:
        """An attribute comes, goes or changes."""
        name = self.random.choice(list(CHOICES))
        value = self.random.choice(CHOICES[name])
        self.carousel.set(name, value)
        return f"{name}={value}"

    def slides(self) -> str:
        """Slides come, go and change their order."""
        numbers = self.random.sample(range(8), self.random.randrange(9))
        self.carousel.show(*numbers)
        self.page.layout()
        return str(numbers)

    def size(self) -> str:
        """The element gets another size, or none."""
        style = {
            "inlineSize": self.random.choice(["", "0", "357.5px", "90px", "600px"]),
            "display": self.random.choice(["", "", "", "none"]),
        }
        self.carousel.style(**style)
        return str(style)

    def leave(self) -> str:
        """The element leaves the page, and comes back."""
        self.carousel.script("window.kept = carousel; carousel.remove()")
        self.page.advance(0.1)
        self.page.script("document.querySelector('main').append(kept)")
        self.page.layout()
        return ""

    def rotate(self) -> str:
        """The app starts or stops autoplay."""
        method = self.random.choice(["play", "stop"])
        self.carousel.call(method)
        return method

    def wait(self) -> str:
        """Time goes by."""
        seconds = self.random.choice([0.05, 0.3, 1, 5])
        self.page.advance(seconds)
        return str(seconds)

    def _place(self) -> tuple[int, int]:
        return self.random.randrange(10, 390), self.random.randrange(10, 150)


@pytest.mark.parametrize("run", range(2))
def test_in_any_order_nothing_is_ever_wrong_and_in_the_end_it_stands(carousel: Carousel, run: int):
    carousel.page.open(markup(5, "loop"))
    monkey = Monkey(carousel, SEED + run)
    done = []
    for _ in range(50):
        done.append(monkey.act())
        wrong = carousel.page.script(LOOK, carousel.page.driver.find_element("css selector", carousel.selector))
        assert wrong == [], f"BANNERKIT_SEED={SEED}, run {run}: {done}"
    if monkey.is_pressing:
        monkey.press()
    carousel.style(display="", inlineSize="400px")
    for name in ("autoplay", "snapping", "page-extent", "effect"):
        carousel.set(name, None)
    carousel.show(0, 1, 2)
    carousel.page.layout()
    carousel.page.advance(3)
    told = f"BANNERKIT_SEED={SEED}, run {run}: {done}"
    assert carousel.get("position") % 1 == 0, told
    assert carousel.seen() == [str(carousel.get("currentItem"))], told
    assert carousel.page.script("return clock.waiting") == {"timers": 0, "frames": 0}, told
