"""A carousel on a page, as its author and its readers see it."""

import re
from dataclasses import dataclass
from itertools import groupby

from page import Page
from server import HERE

# The colour of each slide, by its number.
COLOURS = {
    number: tuple(bytes.fromhex(colour))
    for number, colour in re.findall(
        r'\[data-number="(\d+)"\] \{\s*background: #(\w+)', (HERE / "pages" / "page.css").read_text()
    )
}

# The parts of the shadow tree that show a page, as they lie on the screen.
PAGES = """
const [carousel] = arguments;
const home = carousel.getBoundingClientRect();
return [...carousel.shadowRoot.querySelectorAll('[part~="page"]')].flatMap((page) => {
  const [content] = page.querySelector("slot").assignedElements();
  if (page.inert || !content) return [];
  const { x, y, width, height } = page.getBoundingClientRect();
  return {
    slide: content.dataset.number,
    x: x - home.x,
    y: y - home.y,
    width,
    height,
    opacity: Number(getComputedStyle(page).opacity),
    is_copy: page.ariaHidden === "true",
    label: page.ariaLabel,
  };
});
"""


@dataclass(frozen=True)
class DrawnPage:
    """A page in view: which slide it shows, and where it lies in the carousel."""

    slide: str
    x: float
    y: float
    width: float
    height: float
    opacity: float
    is_copy: bool
    label: str


@dataclass(frozen=True)
class Run:
    """Neighbouring pixels of one colour, from `x` on."""

    colour: tuple[int, int, int]
    x: int
    length: int


def slides(count: int, first: int = 0) -> str:
    """Links with numbers for slides."""
    return "\n".join(slide(number) for number in range(first, first + count))


def slide(number: int) -> str:
    """A link whose number tells it from others."""
    return f'<a class="slide" href="#{number}" data-number="{number}">Slide {number}</a>'


def markup(count: int, attributes: str = "", identity: str = "carousel") -> str:
    """A carousel of so many slides."""
    return f'<banner-carousel id="{identity}" aria-label="Offers" {attributes}>\n{slides(count)}\n</banner-carousel>'


class Carousel:
    """What a test does with one carousel of a page."""

    def __init__(self, page: Page, selector: str = "banner-carousel") -> None:
        self.page = page
        self.selector = selector

    def open(self, count: int, attributes: str = "", **page) -> "Carousel":
        """Opens a page with nothing but this carousel, of so many slides."""
        self.page.open(markup(count, attributes), **page)
        return self

    def script(self, body: str, *arguments):
        """Runs a script in which `carousel` is the element."""
        setting = f"const carousel = document.querySelector({self.selector!r});"
        return self.page.script(setting + body, *arguments)

    def get(self, property: str):
        """Reads a property of the element."""
        return self.script("return carousel[arguments[0]]", property)

    def call(self, method: str, *arguments) -> None:
        """Calls a method of the element."""
        self.script("const [method, ...values] = arguments; carousel[method](...values)", method, *arguments)

    def set(self, attribute: str, value: str | None) -> None:
        """Sets an attribute, or takes it away."""
        self.script(
            "const [name, value] = arguments;"
            "value === null ? carousel.removeAttribute(name) : carousel.setAttribute(name, value)",
            attribute,
            value,
        )

    def style(self, **properties: str) -> None:
        """Sets styles of the element, and waits until they are laid out."""
        self.script("Object.assign(carousel.style, arguments[0])", properties)
        self.page.layout()

    # What is seen.

    def pages(self) -> list[DrawnPage]:
        """The pages in view, in the order in which they lie on the screen."""
        drawn = self.page.script(PAGES, self.page.driver.find_element("css selector", self.selector))
        return sorted((DrawnPage(**page) for page in drawn), key=lambda page: (page.y, page.x))

    def seen(self) -> list[str]:
        """The slides in view, in the order in which they lie on the screen."""
        return [page.slide for page in self.pages()]

    def covers(self) -> bool:
        """Whether pages in view cover the whole length of a horizontal carousel."""
        end = 0.0
        for page in self.pages():
            if page.x > end + 0.01:
                return False
            end = max(end, page.x + page.width)
        return end >= self.box()[2] - 0.01

    def runs(self, height: float = 0.4) -> list[Run]:
        """What the screen shows on a line across the carousel, at a part of its height, from left to right."""
        left, top, width, box_height = self.box()
        picture = self.page.picture()
        y = round(top + height * box_height)
        runs, x = [], 0
        for colour, pixels in groupby(picture.getpixel((round(left) + x, y)) for x in range(round(width))):
            length = len(list(pixels))
            runs.append(Run(colour, x, length))
            x += length
        return runs

    def colours(self, height: float = 0.4) -> list[str]:
        """The slides whose colours a line across the carousel meets, from left to right, as the screen shows them.

        A colour that is no slide's is there as its RGB, unless it is only the edge between two pages, where a pixel has
        something of both.
        """
        names = {colour: number for number, colour in COLOURS.items()}
        runs = self.runs(height)
        return [names.get(run.colour, str(run.colour)) for run in runs if run.colour in names or run.length > 1]

    def parts(self, name: str) -> list[dict]:
        """The parts of this name that are not hidden: where they lie in the carousel, and what they are called."""
        return self.script(
            """
            const home = carousel.getBoundingClientRect();
            return [...carousel.shadowRoot.querySelectorAll(`[part~="${arguments[0]}"]`)]
              .filter((part) => part.checkVisibility())
              .map((part) => {
                const { x, y, width, height } = part.getBoundingClientRect();
                return {
                  x: x - home.x,
                  y: y - home.y,
                  width,
                  height,
                  label: part.ariaLabel,
                  isDisabled: part.ariaDisabled === "true",
                };
              });
            """,
            name,
        )

    def box(self) -> tuple[float, float, float, float]:
        """Where the element lies in the window: x, y, width, height."""
        return tuple(
            self.script("const { x, y, width, height } = carousel.getBoundingClientRect(); return [x, y, width, height]")
        )

    def middle(self) -> tuple[float, float]:
        """The element's middle in the window."""
        x, y, width, height = self.box()
        return x + width / 2, y + height / 2

    def settle(self) -> None:
        """Lets the clock go on for as long as any motion takes."""
        self.page.advance(2)

    # What its author does with its slides.

    def show(self, *numbers: int) -> None:
        """Has exactly these slides, in this order: those that were there stay the same elements."""
        self.script(
            """
            carousel.replaceChildren(
              ...arguments[0].map(([number, markup]) => {
                const there = carousel.querySelector(`[data-number="${number}"]:not([data-banner-copy])`);
                return there ?? document.createRange().createContextualFragment(markup).firstChild;
              }),
            );
            """,
            [[number, slide(number)] for number in numbers],
        )

    # What was told.

    def changes(self) -> list[int]:
        """The items of the change events since they were last asked for."""
        return [event.item for event in self.page.take_events("change")]
