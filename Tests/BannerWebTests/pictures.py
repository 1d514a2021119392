"""What `banner render` draws of the same slides, and how far two pictures differ."""

import subprocess
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageOps, ImageStat

from server import ROOT

BANNER = ROOT / ".build" / "debug" / "banner"

# Where the pictures of a comparison that failed are kept.
KEPT = ROOT / ".build-web" / "pictures"


def sample(name: str, size: tuple[int, int]) -> bytes:
    """A picture among the samples as a PNG of this size, which neither has to resample."""
    file = BytesIO()
    ImageOps.fit(Image.open(ROOT / "Samples" / "pictures" / name).convert("RGB"), size).save(file, "PNG")
    return file.getvalue()


def render(folder: Path, pictures: list[bytes], size: tuple[int, int], *options: str) -> Image.Image:
    """The picture of a moment, as `banner render` draws it of these pictures."""
    assert BANNER.exists(), "`swift build --product banner` makes what draws the pictures to compare with"
    sources = [folder / f"{number}.png" for number in range(len(pictures))]
    for source, picture in zip(sources, pictures):
        source.write_bytes(picture)
    film = folder / "rendered.png"
    command = [BANNER, "render", *sources, "-o", film, "--size", f"{size[0]}x{size[1]}", *options]
    subprocess.run(command, check=True, timeout=20)
    return Image.open(film).convert("RGB")


def difference(picture: Image.Image, other: Image.Image) -> float:
    """The mean difference of the channel that differs most, of 255."""
    assert picture.size == other.size
    return max(ImageStat.Stat(ImageChops.difference(picture, other)).mean)


def assert_alike(picture: Image.Image, expected: Image.Image, limit: float, name: str) -> None:
    """Fails where two pictures differ by more than a limit, and keeps both beside each other."""
    if (found := difference(picture, expected)) > limit:
        KEPT.mkdir(parents=True, exist_ok=True)
        both = Image.new("RGB", (picture.width, 2 * picture.height))
        both.paste(picture, (0, 0))
        both.paste(expected, (0, picture.height))
        both.save(KEPT / f"{name}.png")
        raise AssertionError(f"{found:.2f} of 255 differ: see {KEPT / name}.png, the page above what was expected")
