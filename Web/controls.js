import { element, write } from "./nodes.js";

/** The buttons for rotation, previous and next: first in the order of the keyboard, and never moving the focus. */
export function makeControls(parent, tell, isPlaying) {
  const button = (part, action) => {
    const node = element("button", parent, part);
    node.onclick = action;
    return node;
  };
  const rotation = button("rotation", () => tell(isPlaying() ? "stop" : "play"));
  const previous = button("previous", () => tell("step", -1));
  const next = button("next", () => tell("step", 1));

  return (report, texts) => {
    const hidden = report.itemCount < 2;
    write(rotation, { hidden: hidden || !report.hasAutoplay, ariaLabel: report.isPlaying ? texts.stop : texts.play });
    rotation.part.toggle("playing", report.isPlaying);
    // A button that leads nowhere keeps the focus, so it is not really disabled.
    write(previous, { hidden, ariaLabel: texts.previous, ariaDisabled: report.hasPrevious ? null : "true" });
    write(next, { hidden, ariaLabel: texts.next, ariaDisabled: report.hasNext ? null : "true" });
  };
}
