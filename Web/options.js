/** The name's number in a list of names. */
const choice = (names) => (text) => {
  const index = names.split(" ").indexOf(text.trim().toLowerCase());
  return index < 0 ? undefined : [index];
};

/** A number of at least `least`. */
const number = (least) => (text) => {
  const value = text.trim() ? Number(text) : NaN;
  return value >= least && value < Infinity ? [value] : undefined;
};

const length = number(0);
/** On as HTML has it, empty or with the attribute's own name, or where it says so. */
const flag = (text, name) => choice(`false true ${name}`)(text || "true")?.map(Math.sign);

/** "80%" is a part of the carousel, "300" a length. */
const extent = (text) => {
  const isPart = text.endsWith("%");
  const value = number(Number.MIN_VALUE)(isPart ? text.slice(0, -1) : text);
  return value && [isPart ? 1 : 0, isPart ? value[0] / 100 : value[0]];
};

/** One length for all sides, two for block and inline sides, or top, leading, bottom and trailing. */
const insets = (text) => {
  const values = text.trim().split(/[\s,]+/).map((part) => length(part)?.[0]);
  if (values.includes(undefined)) return;
  const [top, leading = top, bottom = top, trailing = leading] = values;
  return values.length === 3 || values.length > 4 ? undefined : [top, leading, bottom, trailing];
};

const axis = "horizontal vertical";
const alignment = choice("start center end");

/**
 * The attributes and what each means to the engine, in the order of OptionNumbers.swift. What has no reader is not an
 * attribute. The last part of each is the engine's default.
 */
const options = [
  ["axis", choice(axis), [0]],
  ["direction", null, [0]],
  ["loop", flag, [0]],
  ["rewind", flag, [0]],
  ["page-extent", extent, [1, 1]],
  ["spacing", length, [0]],
  ["insets", insets, [0, 0, 0, 0]],
  ["alignment", alignment, [1]],
  ["snapping", choice("page free"), [0]],
  [
    "effect",
    choice("slide cross-fade zoom-out depth linear overlap cover-flow ferris-wheel inverted-ferris-wheel cube"),
    [0],
  ],
  ["autoplay", number(Number.MIN_VALUE), [0]],
  ["autoplay-direction", choice("forward backward"), [0]],
  ["indicator", choice("none dots elongated worm numbers progress"), [1]],
  ["indicator-alignment", alignment, [1]],
  ["indicator-insets", insets, [8, 8, 10, 8]],
  ["dot-size", number(Number.MIN_VALUE), [8]],
  ["dot-spacing", length, [8]],
  ["current-length", number(Number.MIN_VALUE), [20]],
  ["bar-thickness", number(Number.MIN_VALUE), [4]],
  ["corner-radius", length, [-1]],
  ["maximum-dots", number(1), [11]],
];

export const optionNames = options.filter((option) => option[1]).map((option) => option[0]);

/**
 * The options as the engine's numbers. A value that means nothing counts as the default, and is told to `complain`.
 */
export function readOptions(element, isRightToLeft, complain) {
  return options.flatMap(([name, read, standard]) => {
    if (!read) return [isRightToLeft ? 1 : 0];
    const text = element.getAttribute(name);
    if (text === null) return standard;
    const numbers = read(text, name);
    if (!numbers) complain(name, text);
    return numbers ?? standard;
  });
}

/** Lets each attribute be read and set as a property: `pageExtent` for `page-extent`. */
export function addProperties(prototype, names) {
  for (const name of names) {
    const isFlag = options.some((option) => option[0] === name && option[1] === flag);
    Object.defineProperty(prototype, name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), {
      configurable: true,
      enumerable: true,
      get() {
        const text = this.getAttribute(name);
        return isFlag ? !!flag(text ?? "false", name)?.[0] : text;
      },
      set(value) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? "" : value);
      },
    });
  }
}
