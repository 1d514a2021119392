"""The engine as WebAssembly answers with the numbers that it gives natively."""

import pytest

from page import Page
from server import FOLDERS


@pytest.mark.parametrize("name", sorted(file.name for file in FOLDERS["vectors"].iterdir()))
def test_the_recorded_numbers_come_out_in_the_browser(page: Page, name: str):
    page.visit("vectors.html")
    played = page.wait_for(
        "while (!window.playVectors) await new Promise((resolve) => setTimeout(resolve));"
        "return await playVectors(arguments[0])",
        name,
    )
    assert played["lines"] > 20
    assert played["disagreements"] == []
