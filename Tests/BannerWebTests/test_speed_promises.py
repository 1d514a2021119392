"""What a frame costs: one crossing into the engine, the styles of what moved, no layout and no memory."""

import pytest

from carousel import Carousel, markup
from page import Page
from pointer import Mouse

# What may be written while it moves: nothing of these lays out.
CHEAP = {"transform", "opacity", "z-index", "clip-path", "--emphasis"}

# Plays frames, one by one, and answers for each with the calls into the engine and what was written into the shadow tree.
PLAY = """
const [frames] = arguments;
const root = document.querySelector("banner-carousel").shadowRoot;
const records = [];
const observer = new MutationObserver((news) => records.push(...news));
const options = { subtree: true, attributes: true, attributeOldValue: true, childList: true, characterData: true };
observer.observe(root, options);
const old = new Map();
const read = (style) => Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
for (const node of root.querySelectorAll("*")) old.set(node, read(node.style));

const played = [];
for (let frame = 0; frame < frames; frame++) {
  engine.calls.length = 0;
  await clock.advance(1000 / 60);
  records.push(...observer.takeRecords());
  const writes = new Map();
  const others = [];
  for (const { type, attributeName, target } of records.splice(0)) {
    if (attributeName !== "style") others.push(`${attributeName ?? type} of ${target.part}`);
    else {
      const styles = read(target.style);
      const before = old.get(target) ?? {};
      const names = [...new Set([...Object.keys(styles), ...Object.keys(before)])];
      const changed = names.filter((name) => styles[name] !== before[name]);
      old.set(target, styles);
      const entry = writes.get(target) ?? { part: String(target.part), changed: [], count: 0 };
      entry.changed.push(...changed);
      entry.count++;
      writes.set(target, entry);
    }
  }
  played.push({ calls: [...engine.calls], writes: [...writes.values()], others, isMoving: clock.waiting.frames > 0 });
}
observer.disconnect();
return played;
"""


def open_counted(carousel: Carousel, count: int, attributes: str = "", **page) -> None:
    """A page whose carousel's calls into the engine are counted, at rest, with its first impression told."""
    carousel.page.open(f'<script src="crossings.js"></script>{markup(count, attributes)}', **page)
    carousel.settle()


def play(carousel: Carousel, frames: int) -> list[dict]:
    """Lets so many frames come, and tells what each did."""
    return carousel.page.wait_for(PLAY, frames)


def open_moving(carousel: Carousel, count: int, attributes: str = "") -> list[dict]:
    """The frames of a motion, without its first and last, in which pages come into view and leave it."""
    open_counted(carousel, count, attributes)
    carousel.call("next")
    carousel.page.advance(0.05)
    frames = [frame for frame in play(carousel, 60) if frame["isMoving"]]
    assert len(frames) > 10
    return frames


EFFECTS = ["slide", "cross-fade", "zoom-out", "linear", "cover-flow", "cube", "overlap"]
INDICATORS = ["dots", "elongated", "worm", "numbers", "progress", "none"]


@pytest.mark.parametrize(
    "attributes", [f"effect={effect}" for effect in EFFECTS] + [f"indicator={indicator}" for indicator in INDICATORS]
)
def test_a_frame_is_one_crossing_and_writes_nothing_that_lays_out(carousel: Carousel, attributes: str):
    frames = open_moving(carousel, 8, f"loop {attributes}")
    for frame in frames:
        assert frame["calls"] == ["advance"]
        for write in frame["writes"]:
            assert write["part"] in ("page", "mark")
            assert set(write["changed"]) <= CHEAP
            # A mark's clip is a text, in which more digits differ than the browser keeps.
            assert write["part"] == "mark" or write["count"] == len(write["changed"])
    # In few frames of a turn, a slide is made ready, comes into sight or goes out of it, and the current number changes.
    others = [frame["others"] for frame in frames if frame["others"]]
    assert len(others) <= 3
    assert {other.split(" of ")[1] for frame in others for other in frame} <= {"page", "stage", "numbers", ""}


def plain(frames: list[dict]) -> list[dict]:
    """The frames in which slides only moved."""
    return [frame for frame in frames if not frame["others"]]


def test_a_frame_writes_the_pages_that_moved_and_the_marks_that_changed_once_each(carousel: Carousel):
    for frame in plain(open_moving(carousel, 8, "loop indicator=dots")):
        pages = [write for write in frame["writes"] if write["part"] == "page"]
        marks = [write for write in frame["writes"] if write["part"] == "mark"]
        assert [write["changed"] for write in pages] == [["transform"], ["transform"]]
        assert [write["changed"] for write in marks] == [["--emphasis"], ["--emphasis"]]


def test_at_rest_nothing_is_called_and_nothing_written(carousel: Carousel):
    open_counted(carousel, 8, "loop")
    for frame in play(carousel, 120):
        assert (frame["calls"], frame["writes"], frame["others"]) == ([], [], [])


def test_a_drag_is_one_crossing_for_a_movement(carousel: Carousel):
    open_counted(carousel, 8, "loop")
    mouse = Mouse(carousel.page)
    mouse.press(300, 60)
    mouse.pull(-60)
    carousel.page.script("engine.calls.length = 0")
    mouse.pull(-60, steps=5)
    assert carousel.page.script("return engine.calls") == 5 * ["drag"]
    mouse.release()


def test_as_many_slides_as_there_may_be_cost_a_frame_no_more(carousel: Carousel):
    costs = []
    for count in (5, 2000):
        frames = open_moving(carousel, count, "loop indicator=progress")
        nodes = carousel.script("return carousel.shadowRoot.querySelectorAll('*').length")
        pages = carousel.script("return carousel.shadowRoot.querySelectorAll('[part=page]').length")
        costs.append((max(len(frame["writes"]) for frame in plain(frames)), pages))
        assert nodes < 60
    assert costs[0] == costs[1]


@pytest.mark.engines("chromium")
@pytest.mark.parametrize(
    ("count", "attributes", "layouts_of_a_turn"),
    # Another slide that is made ready, out of sight, is laid out once.
    [*((2, f"effect={effect}", 0) for effect in EFFECTS), (8, "loop", 1)],
)
def test_nothing_is_laid_out_while_it_moves(carousel: Carousel, count: int, attributes: str, layouts_of_a_turn: int):
    open_counted(carousel, count, attributes)
    driver = carousel.page.driver
    driver.execute_cdp_cmd("Performance.enable", {})

    def layouts() -> int:
        metrics = driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount")

    carousel.call("next")
    carousel.page.advance(0.05)
    carousel.page.layout()
    before = layouts()
    frames = carousel.page.wait_for(
        """
        let frames = 0;
        for (; frames < 15 && clock.waiting.frames; frames++) {
          await clock.advance(1000 / 60);
          await new Promise(clock.real.requestAnimationFrame);
        }
        return frames;
        """
    )
    assert frames == 15
    assert layouts() - before <= layouts_of_a_turn
    # A change that does lay out is counted.
    carousel.style(inlineSize="300px")
    assert layouts() > before + layouts_of_a_turn
    driver.execute_cdp_cmd("Performance.disable", {})


def test_ten_thousand_frames_take_no_memory_of_the_engine(page: Page):
    page.open(f'<script src="crossings.js"></script>{markup(7, "loop autoplay=0.1 effect=cube indicator=worm")}')
    sizes = page.wait_for(
        """
        const size = () => engine.memory.buffer.byteLength;
        await clock.advance(1000);
        const sizes = [size()];
        engine.calls.length = 0;
        while (engine.calls.length < 10_000) await clock.advance(10_000);
        return [...sizes, size()];
        """
    )
    assert sizes[0] == sizes[1]
