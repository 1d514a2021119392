import { now } from "./clock.js";
import { isOwn } from "./nodes.js";

/** What handles a press by itself. */
const ownPress = "input,textarea,select,[contenteditable]";

/** The pointers that drag a carousel: those around it leave them alone. */
const dragging = new Set();

/** Milliseconds within which the click comes that a finger's end may be; a mouse's comes at once. */
const tapDelay = 500;

/**
 * Follows one pointer from its press to its end, and tells the engine of drags. It decides nothing: what a movement means is
 * asked of the engine.
 */
export function makePress(element, { engine, tell, places, surroundings }) {
  let press, swallowing;

  const listeners = {
    pointermove(event) {
      if (event.pointerId !== press.id) return;
      // A button that was let go where nobody told us, or while another one is down.
      if (event.pointerType === "mouse" && !(event.buttons & 1)) release(event);
      else move(event);
    },
    pointerup(event) {
      if (event.pointerId !== press.id || event.button) return;
      if (press.isDrag) move(event);
      release(event);
    },
    pointercancel(event) {
      if (event.pointerId === press.id) end(1);
    },
    contextmenu: () => end(1),
    blur(event) {
      if (event.target === window) end(1);
    },
  };

  element.addEventListener("pointerdown", (event) => {
    letClicksPass();
    // It went up where nobody told us.
    if (press?.id === event.pointerId) end(1);
    const target = event.composedPath()[0];
    if (press || event.button || target.closest(ownPress)) return;
    const map = places.map();
    const start = map(event);
    const isCatch = !(isOwn(event, element) && target.closest("button")) && engine.ask("itemAt", ...start) < 0;
    const hasCaught = isCatch && tell("advance").isMoving;
    press = { id: event.pointerId, map, start, told: start, hasCaught, time: now() };
    for (const type in listeners) addEventListener(type, listeners[type], true);
    surroundings.change({ isPressed: true, hasFocus: false });
    if (hasCaught) tell("beginDrag");
  });

  function move(event) {
    const place = press.map(event);
    if (press.isOther) return;
    if (!press.isDrag) {
      const intent = dragging.has(press.id)
        ? 2
        : engine.ask("intent", place[0] - press.start[0], place[1] - press.start[1]);
      if (intent > 1) {
        // Still no click, and nothing else that the browser would make of it.
        press.isOther = true;
        if (press.hasCaught) tell("endDrag", 1);
      }
      if (intent !== 1) return;
      press.isDrag = true;
      dragging.add(press.id);
      try {
        element.setPointerCapture(press.id);
      } catch {
        // A script made the pointer up, or it has just gone: what it does is heard all the same.
      }
      // As of its press, or the way until now would count as made in an instant.
      if (!press.hasCaught) tell("beginDrag", press.time);
      // An app that has heard of it may have taken the carousel away.
      if (!press) return;
    }
    const way = [place[0] - press.told[0], place[1] - press.told[1]];
    press.told = place;
    if (way[0] || way[1]) tell("drag", ...way);
  }

  function release({ pointerType }) {
    // An app that has heard of its last movement may have taken the carousel away.
    if (press?.isDrag || press?.isOther || press?.hasCaught) swallowClick(pointerType === "mouse" ? 0 : tapDelay);
    end();
  }

  function end(isCancelled = 0) {
    if (!press) return;
    const { id, isDrag, isOther, hasCaught } = press;
    press = undefined;
    if (isDrag) dragging.delete(id);
    for (const type in listeners) removeEventListener(type, listeners[type], true);
    if (element.hasPointerCapture(id)) element.releasePointerCapture(id);
    if (isDrag || (hasCaught && !isOther)) tell("endDrag", isCancelled);
    surroundings.change({ isPressed: false });
  }

  // The click of a drag comes right after its end, on whatever both its ends have in common.
  const swallow = (event) => {
    if (!event.detail) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    letClicksPass();
  };
  function swallowClick(delay) {
    addEventListener("click", swallow, true);
    swallowing = setTimeout(letClicksPass, delay);
  }
  function letClicksPass() {
    clearTimeout(swallowing);
    removeEventListener("click", swallow, true);
  }

  // What is pulled is the carousel: no ghost of a picture flies, no text is selected.
  for (const type of ["dragstart", "selectstart"])
    element.addEventListener(type, (event) => press && event.preventDefault());

  return { cancel: () => end(1) };
}
