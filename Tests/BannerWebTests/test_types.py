"""What an editor knows of the element: its declarations, as a strict TypeScript compiler reads them."""

import subprocess
from pathlib import Path

from server import FOLDERS, ROOT
from sources import attributes, members, property_name

USER = """
import { BannerCarousel, type BannerTexts } from "./banner-carousel.js";

const carousel = document.querySelector("banner-carousel")!;
const same: BannerCarousel = carousel;
const other: BannerCarousel = document.createElement("banner-carousel");
other.append(same);

carousel.axis = "vertical";
carousel.loop = true;
carousel.pageExtent = "80%";
carousel.spacing = 8;
carousel.insets = "8 16";
carousel.effect = "inverted-ferris-wheel";
carousel.autoplay = 4;
carousel.indicator = "progress";
carousel.maximumDots = null;
carousel.src = "feed.json";
carousel.refresh = 60;
carousel.texts = { next: "Weiter", slide: (number, count) => `${number} von ${count}` };
const words: BannerTexts = carousel.texts;
const label: string = words.dot(1);

carousel.next();
carousel.previous();
carousel.scrollTo(3);
carousel.scrollTo(3, { animated: false });
carousel.play();
carousel.stop();
const state: [number, number, number, boolean, boolean, boolean] = [
  carousel.currentItem,
  carousel.itemCount,
  carousel.position,
  carousel.isRotating,
  carousel.isPlaying,
  carousel.isReady,
];
carousel.ready.then(() => console.log(label, state));

carousel.addEventListener("banner-change", ({ detail: { item, slide } }) => slide.toggleAttribute(`data-${item.toFixed()}`));
carousel.addEventListener("banner-select", (event) => event.preventDefault());
carousel.addEventListener("banner-error", ({ detail: { message, attribute, value, url, index } }) =>
  console.log(message.length, attribute?.length, value?.length, url?.length, index?.toFixed()),
);
carousel.addEventListener("click", (event) => event.clientX);

// @ts-expect-error There is no such effect.
carousel.effect = "explode";
// @ts-expect-error There is no such axis.
carousel.axis = "diagonal";
// @ts-expect-error A flag is no text.
carousel.loop = "yes";
// @ts-expect-error Where it is, only its methods change.
carousel.currentItem = 2;
// @ts-expect-error An item is a number.
carousel.scrollTo("3");
// @ts-expect-error There is no such option.
carousel.scrollTo(3, { smooth: true });
// @ts-expect-error There are no such words.
carousel.texts = { nxet: "Weiter" };
// @ts-expect-error A settle tells of no message.
carousel.addEventListener("banner-settle", ({ detail: { message } }) => message);
"""


def compile(folder: Path, source: str) -> subprocess.CompletedProcess:
    """Compiles a page's script beside the element's declarations."""
    for file in ("banner-carousel.d.ts", "banner-carousel.js"):
        (folder / file).write_bytes((FOLDERS["files"] / file).read_bytes())
    (folder / "user.ts").write_text(source)
    options = ["--strict", "--noEmit", "--target", "es2022", "--module", "es2022", "--moduleResolution", "node"]
    command = ["/usr/bin/tsc", *options, "user.ts"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False)


def test_a_strict_compiler_takes_what_is_right_and_nothing_else(tmp_path: Path):
    result = compile(tmp_path, USER)
    assert result.stdout == ""
    assert result.returncode == 0


def test_a_strict_compiler_would_tell(tmp_path: Path):
    result = compile(tmp_path, USER.replace("// @ts-expect-error There is no such axis.\n", ""))
    assert '"diagonal"' in result.stdout


def test_each_attribute_and_each_public_member_is_declared():
    declarations = (ROOT / "Web" / "banner-carousel.d.ts").read_text()
    for name in [*map(property_name, attributes()), "src", "refresh", *members()]:
        assert f" {name}:" in declarations or f" {name}(" in declarations, name
