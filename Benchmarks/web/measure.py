"""What the web component weighs, and what it costs a page; one line a figure: name, value, unit."""

import gzip
import subprocess
from pathlib import Path
from statistics import median

import server
from browsers import Browser

HERE = Path(__file__).parent
FILES = ("banner-carousel.wasm", "banner-carousel.js", "banner-carousel.css")
COUNTS = (5, 100, 10_000)
STARTS = 21

server.FOLDERS["bench"] = HERE / "pages"


def say(name: str, value: float, unit: str) -> None:
    """Prints one figure."""
    print(f"{name} {value:.3f} {unit}" if isinstance(value, float) else f"{name} {value} {unit}", flush=True)


def weigh() -> None:
    """The bytes of each file and of all together: as they are, by gzip and by brotli at their best."""
    sums = {"raw": 0, "gzip": 0, "brotli": 0}
    for name in FILES:
        data = (server.FOLDERS["files"] / name).read_bytes()
        packed = subprocess.run(["brotli", "--best", "--stdout"], input=data, capture_output=True, check=True).stdout
        weights = {"raw": len(data), "gzip": len(gzip.compress(data, 9)), "brotli": len(packed)}
        for kind, weight in weights.items():
            sums[kind] += weight
            say(f"{name}.{kind}", weight, "bytes")
    for kind, weight in sums.items():
        say(f"all.{kind}", weight, "bytes")


def measure(driver, site, page: str):
    """Opens a page, and answers with what it found."""
    driver.get(site.url(f"bench/{page}"))
    return driver.execute_async_script(
        "const done = arguments[0]; const look = () => window.found ? done(found) : setTimeout(look, 5); look();"
    )


def measure_starts(driver, site) -> None:
    """From the beginning of the script to the first frame that shows and obeys the engine, beside an element that only
    makes a shadow tree; each page is loaded many times, in turns, without a cache."""
    times = {page: [] for page in ("start.html", "floor.html")}
    for _ in range(STARTS):
        for page, found in times.items():
            found.append(measure(driver, site, page))
    start, floor = (median(found) for found in times.values())
    say("start", start, "ms")
    say("start.floor", floor, "ms")
    say("start.ratio", start / floor, "times")


def measure_frames(driver, site) -> None:
    """The script's time in a frame of a motion, and what a step to the next slide writes into the document."""
    for count in COUNTS:
        found = measure(driver, site, f"frames.html?{count}")
        for name, unit in (("frame", "ms"), ("style-writes-a-frame", "writes"), ("other-writes-a-change", "writes")):
            say(f"slides-{count}.{name}", float(found[name]), unit)


def main() -> None:
    weigh()
    site = server.Server().open_site()
    browser = Browser("chromium")
    try:
        measure_starts(browser.driver, site)
        measure_frames(browser.driver, site)
    finally:
        browser.quit()


if __name__ == "__main__":
    main()
