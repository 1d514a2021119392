import { now } from "./clock.js";
import { isOwn } from "./nodes.js";
import { isInSight } from "./pages.js";
import { canScrollWithin } from "./scrollers.js";

/** The keys in the order of `Carousel.NavigationKey`, and where each scrolls a page. */
const keys = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -1],
  PageDown: [0, 1],
  Home: [0, -1],
  End: [0, 1],
};
/** What has a use for arrow keys of its own. */
const ownKeys = "input,textarea,select,[contenteditable],audio,video";
/** A line of text, in pixels, for a wheel that counts in lines. */
const lineHeight = 20;
/** Seconds without a wheel that end a burst; as `WheelBurst.quiet`. */
const quiet = 0.2;

/** Wheel, keys, clicks and the keyboard's focus. */
export function makeInputs(element, { engine, tell, places, surroundings, select, report, currentSlides }) {
  /** When something in a slide last had the wheel. */
  let lastWithin = -Infinity;

  const slideAt = (event) => currentSlides().findIndex((slide) => slide.contains(event.target));

  element.addEventListener("wheel", (event) => {
    const scale = [1, lineHeight, places.size[1]][event.deltaMode];
    const isTurned = event.shiftKey && !event.deltaX;
    const [dx, dy] = isTurned ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    // With Ctrl, the page is zoomed; what is prevented was for something in the slide.
    if (event.ctrlKey || event.defaultPrevented) return;
    // What has had a burst has its tail, too.
    if (now() - lastWithin < quiet || canScrollWithin(event, element, dx, dy)) lastWithin = now();
    else if (tell("wheel", dx * scale, dy * scale).hasUsedInput) event.preventDefault();
  });

  element.addEventListener("keydown", (event) => {
    const key = Object.keys(keys).indexOf(event.key);
    if (key < 0 || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.composedPath()[0].closest(ownKeys) || canScrollWithin(event, element, ...keys[event.key])) return;
    if (!tell("press", key).hasUsedInput) return;
    event.preventDefault();
    // A press of a pointer had ended what the focus means.
    surroundings.change({ hasFocus: true });
  });

  // A click on the indicator leads to an item, any other on a slide selects it. The keyboard's clicks are nowhere.
  element.addEventListener(
    "click",
    (event) => {
      // The buttons' are theirs; in a slide's own carousel, that one tells of it.
      if (isOwn(event, element) || event.target.closest(element.localName) !== element) return;
      const item = event.detail ? engine.ask("itemAt", ...places.map()(event)) : -1;
      const slide = slideAt(event);
      if (item < 0 && (slide < 0 || select(slide))) return;
      event.preventDefault();
      if (item < 0) return;
      event.stopPropagation();
      tell("scroll", item, 1);
    },
    true,
  );

  // The keyboard's focus came to a slide that is not wholly in view, or a script's to one that is not in view at all.
  element.addEventListener("focusin", (event) => {
    const slide = slideAt(event);
    if (slide < 0 || slide === report().item) return;
    if (event.target.matches(":focus-visible") || !isInSight(currentSlides()[slide])) tell("scroll", slide, 1);
  });
}
