// Plays the files of Tests/Support/vectors against the engine as WebAssembly; VectorTests.swift describes their format, and
// Report.swift what the engine answers.
import { readOptions } from "./web/options.js";

const tolerance = 1e-12;
const eventNames = ["change", "settle", "impression", "began", "ended"];

const compiled = fetch("files/banner-carousel.wasm").then((answer) => WebAssembly.compileStreaming(answer));

/** The disagreements of one file, as sentences. */
window.playVectors = async (name) => {
  const text = await (await fetch(`vectors/${name}`)).text();
  const [header, ...lines] = text.trimEnd().split("\n").map((line) => line.split("\t"));
  const { exports } = await WebAssembly.instantiate(await compiled, { env: Math });
  const carousel = exports.create();
  const disagreements = [];
  for (const [time, input, values, ...expected] of lines) {
    const report = readReport(new Float64Array(exports.memory.buffer), tell(exports, carousel, input, values, time) / 8);
    expected.forEach((answer, index) => {
      const column = header[index + 3];
      if (!agree(report[column], answer))
        disagreements.push(`${name}, ${time} ${input} ${values}: ${column} is ${report[column]}, not ${answer}`);
    });
  }
  exports.destroy(carousel);
  return { lines: lines.length, disagreements };
};

function tell(exports, carousel, input, values, time) {
  const give = (numbers) => {
    const room = exports.room(carousel, numbers.length) / 8;
    new Float64Array(exports.memory.buffer).set(numbers, room);
  };
  if (input === "setOptions") {
    give(optionNumbers(values));
    return exports.setOptions(carousel, Number(time));
  }
  const numbers = values === "-" ? [] : values.split(" ").map(Number);
  if (input !== "setItems") return exports[input](carousel, ...numbers, Number(time));
  give(numbers);
  return exports.setItems(carousel, numbers.length, Number(time));
}

function optionNumbers(text) {
  const attributes = new Map(text.split(" ").map((word) => [word.split("=")[0], word.split("=")[1] ?? ""]));
  const element = { getAttribute: (name) => attributes.get(name) ?? null };
  return readOptions(element, attributes.get("dir") === "rtl", (name, value) => {
    throw new Error(`${name}="${value}" means nothing`);
  });
}

function readReport(numbers, start) {
  let at = start;
  const read = (count) => numbers.slice(at, (at += count));
  const list = (length, word) => Array.from({ length: read(1)[0] }, () => word(read(length))).join(" ") || "-";
  const [, , position, item] = read(7);
  return {
    position: `${position}`,
    item: `${item}`,
    events: list(2, ([kind, item]) => (kind < 3 ? `${eventNames[kind]}:${item}` : eventNames[kind])),
    pages: list(21, page),
    marks: list(7, (mark) => mark.join()),
  };
}

function page([, item, , m11, m12, , m14, m21, m22, , m24, , , , , m41, m42, , m44, opacity, order]) {
  const turn = [m11, m12, m14, m21, m22, m24];
  const onlyLies = turn.join() === "1,0,0,0,1,0" && m44 === 1 && opacity === 1;
  return `${item}@${onlyLies ? [m41, m42] : [...turn, m41, m42, m44, opacity, order]}`;
}

function agree(answer, expected) {
  const [words, expectedWords] = [answer, expected].map((text) => text.split(/[ ,:@]/));
  return (
    words.length === expectedWords.length &&
    words.every((word, index) => {
      const [number, wanted] = [Number(word), Number(expectedWords[index])];
      if (Number.isNaN(number) || Number.isNaN(wanted)) return word === expectedWords[index];
      return Math.abs(number - wanted) <= tolerance * Math.max(1, Math.abs(number), Math.abs(wanted));
    })
  );
}
