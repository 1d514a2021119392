#!/usr/bin/env python3
"""Makes pictures of every variant that the decoders must know, with the pixels that a reference decoder sees in them.

    make.py FOLDER

FOLDER gets the pictures, their pixels (premultiplied RGBA) as NAME.N.rgba, and pictures.json, which lists them. The
reference is Pillow (with LittleCMS) wherever it reads a variant; otherwise the pixels from which the picture was made.
"""
import json
import sys
from pathlib import Path

import gifs
import jpegs
import pngs
import webps


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    entries = []
    for maker in (jpegs, pngs, webps, gifs):
        for picture in maker.pictures():
            (folder / picture.name).write_bytes(picture.data)
            for number, pixels in enumerate(picture.frames):
                (folder / f"{picture.name}.{number}.rgba").write_bytes(pixels)
            entries.append(
                {
                    "name": picture.name,
                    "width": picture.size[0],
                    "height": picture.size[1],
                    "frames": len(picture.frames),
                    "tolerance": picture.tolerance,
                    "delays": picture.delays,
                    "plays": picture.plays,
                    "target": picture.target,
                }
            )
    (folder / "pictures.json").write_text(json.dumps(entries))


main()
