import { after, now } from "./clock.js";
import { makeControls } from "./controls.js";
import { makeEngine } from "./engine.js";
import { makeFeed } from "./feed.js";
import { makeIndicator } from "./indicator.js";
import { makeInputs } from "./inputs.js";
import { element as make, write } from "./nodes.js";
import { readOptions } from "./options.js";
import { makePages } from "./pages.js";
import { makePlaces } from "./places.js";
import { makePress } from "./press.js";
import styles from "./shadow.css";
import { identity, replaceSlides, slideInList, slidesOf } from "./slides.js";
import { makeSurroundings } from "./surroundings.js";
import { standardTexts } from "./texts.js";

/** The events that an app hears, by their numbers in Report.swift. */
const eventNames = ["change", "settle", "impression"];

let sheet;

/** The one place where a carousel's parts are put together: whatever happens is told to the engine, and what it answers is shown. */
export function makeCarousel(element) {
  let engine, report, parts, surroundings, press, places, frame, timer, becomeReady;
  let slides = [];
  let isRightToLeft = false;
  let optionNumbers;
  /** The last senseless value of each attribute: it is told once. */
  const complaints = {};
  let texts = standardTexts;
  let ownName;
  let isTelling = false;
  /** An element that is upgraded is told its attributes before it is told that it is in a page. */
  let isHere = false;
  /** What was asked for before the engine came, and what the app has yet to be told. */
  const wishes = [];
  const news = [];
  const ready = new Promise((resolve) => (becomeReady = resolve));
  const children = new MutationObserver(slidesChanged);
  const hiding = new MutationObserver(slidesChanged);
  const feed = makeFeed(element, complain, (slides) => replaceSlides(element, slides));

  // The element's life.

  function connect() {
    element.role ??= "region";
    element.ariaRoleDescription ??= "carousel";
    name();
    isHere = true;
    feed.start();
    if (engine) resume();
    else load();
  }

  function disconnect() {
    isHere = false;
    feed.stop();
    press?.cancel();
    surroundings?.stop();
    schedule();
  }

  function attributeChanged(attribute) {
    if (attribute === "src" || attribute === "refresh") {
      if (isHere) feed.start();
    } else if (attribute.startsWith("aria-")) name();
    else optionsChanged();
  }

  async function load() {
    try {
      const made = await makeEngine(element);
      if (engine) return;
      engine = made;
    } catch (error) {
      return complain(`The slides stay a list, without the engine: ${error.message}`, { error });
    }
    takeOver();
    becomeReady();
  }

  /** Puts the engine's boxes in the place of the list, at the slide to which it was scrolled. */
  function takeOver() {
    const first = slideInList(element);
    const root = element.attachShadow({ mode: "open", slotAssignment: "manual" });
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    const viewport = make("div", root, "viewport");
    viewport.tabIndex = -1;
    const controls = makeControls(viewport, tell, () => report.isPlaying);
    const stage = make("div", viewport, "stage");
    places = makePlaces(element, viewport);
    parts = { viewport, stage, controls, pages: makePages(element, stage), indicator: makeIndicator(viewport, tell) };
    surroundings = makeSurroundings(element, viewport, places.probe, { tell, resize, turn });
    press = makePress(element, { engine, tell, places, surroundings });
    makeInputs(element, { engine, tell, places, surroundings, select, report: () => report, currentSlides });
    turn();
    // Before there are slides this is a wish, and its fulfilment no change.
    run("scroll", first, 0);
    slidesChanged();
    // As laid out: the transforms of the page do not count.
    const { width, height } = getComputedStyle(viewport);
    resize(parseFloat(width), parseFloat(height));
    if (element.isConnected) resume();
    for (const wish of wishes) tell(...wish);
  }

  function resume() {
    slidesChanged();
    surroundings.start();
    schedule();
  }

  // Inputs.

  function resize(width, height) {
    places.size = [width, height];
    tell("resize", width, height);
  }

  function turn() {
    isRightToLeft = getComputedStyle(element).direction === "rtl";
    optionsChanged();
  }

  function optionsChanged() {
    if (!engine) return;
    const numbers = readOptions(element, isRightToLeft, (attribute, value) => {
      if (complaints[attribute] === value) return;
      complaints[attribute] = value;
      complain(`${attribute}="${value}" means nothing; ${attribute} has its default`, { attribute, value });
    });
    if (`${numbers}` === optionNumbers) return;
    optionNumbers = `${numbers}`;
    engine.give(numbers);
    tell("setOptions");
  }

  function slidesChanged() {
    if (!engine) return;
    const now = slidesOf(element);
    const areTheSame = now.length === slides.length && now.every((slide, index) => slide === slides[index]);
    // A slide that was taken out and put back has lost its box.
    if (areTheSame) return run("advance");
    // What has happened until now is told of the slides that there were.
    hear(engine.tell("advance"));
    slides = now;
    engine.give(slides.map(identity));
    run("setItems", slides.length);
  }

  /** An app that has just changed its slides need not wait for the observers to tell. */
  function lookForSlides() {
    if (children.takeRecords().length + hiding.takeRecords().length) slidesChanged();
  }

  /** Tells the engine what happened, and shows what it answers; before the engine has come, it is told later. */
  function tell(...input) {
    if (!engine) return wishes.push(input);
    lookForSlides();
    return run(...input);
  }

  function run(...input) {
    const answer = (report = engine.tell(...input));
    hear(answer);
    show();
    schedule();
    tellNews();
    return answer;
  }

  function currentSlides() {
    lookForSlides();
    return slides;
  }

  // Outputs.

  /** Keeps what is to be told, each with the slide that it is about now. */
  function hear({ events }) {
    for (const [kind, item] of events) news.push([eventNames[kind], { item, slide: slides[item] }]);
  }

  function show() {
    const { viewport, stage, controls, pages, indicator } = parts;
    controls(report, texts);
    const lostFocus = pages(report, slides, texts);
    indicator(report, places.size, texts);
    write(stage, { ariaLive: report.isRotating ? "off" : "polite" });
    if (!lostFocus) return;
    // The slide that had the focus is out of sight: the one that is there now has it.
    const slide = slides[report.item];
    const nodes = slide ? [slide, ...slide.querySelectorAll("*")] : [];
    const takesFocus = (node) => {
      node.focus({ preventScroll: true });
      return node.matches(":focus");
    };
    if (!nodes.some((node) => node.tabIndex >= 0 && takesFocus(node))) takesFocus(viewport);
  }

  /** At any time there is at most one frame or one timer. */
  function schedule() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (!element.isConnected || !report) return;
    const wake = () => tell("advance");
    if (report.needsFrame) frame = requestAnimationFrame(wake);
    else if (report.deadline < Infinity) timer = after(report.deadline - now(), wake);
  }

  /** Tells the app in order; what it does then is told after. */
  function tellNews() {
    if (isTelling) return;
    isTelling = true;
    while (news.length) {
      const [name, detail] = news.shift();
      if (name) dispatch(name, detail);
    }
    isTelling = false;
  }

  /** The slide was clicked; tells whether the app lets its link be opened. */
  const select = (item) => dispatch("select", { item, slide: slides[item] });

  const dispatch = (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(`banner-${name}`, { detail, bubbles: true, composed: true, cancelable: name === "select" }),
    );

  function complain(message, detail) {
    console.warn(`<banner-carousel>: ${message}`);
    dispatch("error", { message, ...detail });
  }

  /** A carousel without a name from its author has one of ours. */
  function name() {
    const label = element.ariaLabel;
    const isOurs = label === null ? !element.hasAttribute("aria-labelledby") : label === ownName;
    ownName = texts.name;
    if (isOurs) write(element, { ariaLabel: ownName });
  }

  children.observe(element, { childList: true });
  hiding.observe(element, { subtree: true, attributeFilter: ["hidden"] });

  return {
    connect,
    disconnect,
    attributeChanged,
    tell,
    ready,
    report() {
      lookForSlides();
      return report;
    },
    get texts() {
      return texts;
    },
    set texts(words) {
      texts = words;
      name();
      if (engine) tell("advance");
    },
  };
}
