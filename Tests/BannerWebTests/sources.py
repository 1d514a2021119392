"""What the sources of the element and of the engine say: their names, in the order in which they stand."""

import re

from server import ROOT

ENGINE = ROOT / "Sources" / "CarouselEngine"
WEB = ROOT / "Web"


def kebab(name: str) -> str:
    """A Swift name as an attribute's value: `crossFade` is `cross-fade`."""
    return re.sub("([A-Z])", lambda match: f"-{match[1].lower()}", name)


def property_name(attribute: str) -> str:
    """An attribute as a property: `page-extent` is `pageExtent`."""
    return re.sub("-(.)", lambda match: match[1].upper(), attribute)


def option_table() -> str:
    """The table of options in the element's script."""
    script = (WEB / "options.js").read_text()
    return script[script.index("const options = [") : script.index("\n];")]


def attributes() -> list[str]:
    """The attributes that are options of the engine, in the element's order."""
    return [name for name in re.findall(r'\[\s*"([a-z-]+)",\s*\w', option_table()) if name != "direction"]


def choices() -> dict[str, list[str]]:
    """The names that each attribute with names knows."""
    script = (WEB / "options.js").read_text()
    constants = {name: names.split() for name, names in re.findall(r'const (\w+) = (?:choice\()?"([a-z -]+)"', script)}
    found = {}
    for attribute, reader in re.findall(r'\[\s*"([a-z-]+)",\s*([^\[]+),', option_table()):
        names = re.search(r'"(.*)"', reader)
        constant = constants.get(re.sub(r"choice\((\w+)\)", r"\1", reader.strip()))
        if names or constant:
            found[attribute] = names[1].split() if names else constant
    return found


def cases(enumeration: str) -> list[str]:
    """The cases of an enumeration of the engine, by their raw values, as an attribute says them."""
    for file in sorted(ENGINE.glob("*.swift")):
        match = re.search(rf"public enum {enumeration}: UInt8\b[^{{]*\{{(.*?)\n  ?(?:  )?\}}", file.read_text(), re.S)
        if match:
            lines = re.findall(r"^ *case ([\w, ]+)$", match[1], re.M)
            return [kebab(name) for line in lines for name in line.split(", ")]
    raise AssertionError(f"the engine has no enumeration {enumeration}")


def option_fields() -> list[str]:
    """The options that the engine reads, as attributes, in the order in which it reads them."""
    source = (ROOT / "Sources" / "BannerWeb" / "OptionNumbers.swift").read_text()
    fields = re.findall(r"options\.(indicator\.)?(\w+) =", source)
    own = {"style": "indicator", "alignment": "indicator-alignment", "insets": "indicator-insets"}
    return [own.get(name, kebab(name)) if of else kebab(name) for of, name in fields]


def members() -> list[str]:
    """The methods and properties that the element's class offers."""
    names = re.findall(r"^  (?:get )?(\w+)\(.*\) \{$", (WEB / "element.js").read_text(), re.M)
    return [name for name in names if name != "constructor" and not name.endswith("Callback")]
