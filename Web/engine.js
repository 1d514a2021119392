import { now } from "./clock.js";
import { readReport } from "./report.js";

/** The one engine of a page; nothing until the first carousel wants it, and again after a failure. */
let loading;

/** Loads the engine from beside this file. The only things that it takes from the page are three functions of `Math`. */
function loadExports() {
  return (loading ??= instantiate().catch((error) => {
    loading = undefined;
    throw error;
  }));
}

async function instantiate() {
  const url = new URL("banner-carousel.wasm", import.meta.url);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  // Not streaming: a server that has no type for it serves it all the same.
  return (await WebAssembly.instantiate(await answer.arrayBuffer(), { env: Math })).instance.exports;
}

/** Frees a carousel's memory in the engine when its element is gone. */
const graveyard = new FinalizationRegistry((end) => end());

/**
 * A carousel of the engine. Each call is one crossing, and answers with what is to be shown; see Exports.swift for what
 * there is to call.
 */
export async function makeEngine(element) {
  const exports = await loadExports();
  const address = exports.create();
  graveyard.register(element, () => exports.destroy(address));
  let numbers = new Float64Array(0);

  /** The engine's memory, which moves when it grows. */
  const memory = () => {
    if (numbers.buffer !== exports.memory.buffer) numbers = new Float64Array(exports.memory.buffer);
    return numbers;
  };

  return {
    /** Something happened now. */
    tell: (input, ...values) => readReport(exports[input](address, ...values, now()), memory),
    /** Asks without changing anything. */
    ask: (question, ...values) => exports[question](address, ...values),
    /** Puts numbers where the next call finds them. */
    give: (values) => {
      const place = exports.room(address, values.length) / 8;
      memory().set(values, place);
    },
  };
}
