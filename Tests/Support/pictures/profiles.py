"""Colour profiles (ICC.1:2001-04), written by hand: none comes with the system."""
import struct


def profile(space, tags, connection=b"XYZ ", kind=b"mntr"):
    offset = 128 + 4 + 12 * len(tags)
    table, body = struct.pack(">I", len(tags)), b""
    for signature, data in tags:
        data += bytes(-len(data) % 4)
        table += struct.pack(">4sII", signature, offset + len(body), len(data))
        body += data
    size = offset + len(body)
    head = struct.pack(">I4sI4s4s4s", size, b"none", 0x02400000, kind, space, connection)
    head += struct.pack(">6H", 2026, 1, 1, 0, 0, 0) + b"acsp" + bytes(28)
    head += struct.pack(">3I", 0xF6D6, 0x10000, 0xD32D)
    return head + bytes(128 - len(head)) + table + body


def xyz(*values):
    return b"XYZ " + bytes(4) + b"".join(struct.pack(">i", round(value * 65536)) for value in values)


def gamma(value):
    return b"curv" + bytes(4) + struct.pack(">IH", 1, round(value * 256))


WHITE = (b"wtpt", xyz(0.9642, 1, 0.8249))


def wide_rgb(padding=0):
    """The primaries of Adobe RGB, with a gamma of 2.2."""
    tags = [
        WHITE,
        (b"rXYZ", xyz(0.60974, 0.31111, 0.01947)),
        (b"gXYZ", xyz(0.20528, 0.62567, 0.06087)),
        (b"bXYZ", xyz(0.14919, 0.06322, 0.74457)),
    ] + [(channel, gamma(2.2)) for channel in (b"rTRC", b"gTRC", b"bTRC")]
    if padding:
        tags.append((b"priv", b"data" + bytes(4) + bytes(index * 31 % 251 for index in range(padding))))
    return profile(b"RGB ", tags)


def dark_grey():
    return profile(b"GRAY", [WHITE, (b"kTRC", gamma(3.0))])


def inks():
    """Inks of another hue than the naive ones, as a table of the 16 corners."""
    slope = bytes(range(256))
    table = b""
    for corner in range(16):
        cyan, magenta, yellow, black = (corner >> 3 & 1, corner >> 2 & 1, corner >> 1 & 1, corner & 1)
        light = max(0, 250 - 70 * cyan - 90 * magenta - 15 * yellow - 215 * black)
        table += bytes([light, 128 - 25 * cyan + 60 * magenta, 128 - 40 * cyan - 5 * magenta + 80 * yellow])
    matrix = struct.pack(">9i", 65536, 0, 0, 0, 65536, 0, 0, 0, 65536)
    lut = b"mft1" + bytes(4) + bytes([4, 3, 2, 0]) + matrix + slope * 4 + table + slope * 3
    return profile(b"CMYK", [WHITE, (b"A2B0", lut)], b"Lab ", b"prtr")
