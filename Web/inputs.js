const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"];
/** What has a use for arrow keys of its own. */
const ownKeys = "input,textarea,select,[contenteditable],audio,video";
/** A line of text, in pixels, for a wheel that counts in lines. */
const lineHeight = 20;

/** Wheel, keys, clicks and the keyboard's focus. */
export function makeInputs(element, { engine, tell, places, surroundings, select, report, slides }) {
  const slideAt = (event) => slides().findIndex((slide) => slide.contains(event.target));

  element.addEventListener("wheel", (event) => {
    const scale = [1, lineHeight, places.size[1]][event.deltaMode];
    const isTurned = event.shiftKey && !event.deltaX;
    const [dx, dy] = isTurned ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    // With Ctrl, the page is zoomed; what is prevented was for something in the slide.
    if (event.ctrlKey || event.defaultPrevented) return;
    if (tell("wheel", dx * scale, dy * scale).hasUsedInput) event.preventDefault();
  });

  element.addEventListener("keydown", (event) => {
    const key = keys.indexOf(event.key);
    if (key < 0 || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.composedPath()[0].closest(ownKeys) || !tell("press", key).hasUsedInput) return;
    event.preventDefault();
    // A press of a pointer had ended what the focus means.
    surroundings.change({ hasFocus: true });
  });

  // A click on the indicator leads to an item, any other on a slide selects it. The keyboard's clicks are nowhere.
  element.addEventListener(
    "click",
    (event) => {
      if (event.composedPath()[0].part?.length) return;
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

  // The keyboard's focus came to a slide that is not wholly in view.
  element.addEventListener("focusin", (event) => {
    const slide = slideAt(event);
    if (slide >= 0 && slide !== report().item && event.target.matches(":focus-visible")) tell("scroll", slide, 1);
  });
}
