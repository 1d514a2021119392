import { element, write } from "./nodes.js";
import { dotLength, markLength } from "./report.js";

/** The dots or whatever shows which item is current: marks that are seen, and buttons over them that are pressed. */
export function makeIndicator(parent, tell) {
  const root = element("div", parent, "indicator");
  const drawing = element("div", root);
  const group = element("div", root);
  group.role = "group";
  const label = element("span", root, "numbers");
  label.ariaHidden = "true";
  const marks = [];
  const buttons = [];
  let anchor;

  return (report, size, texts) => {
    showMarks(report, size);
    // Where to press is laid out only while nothing moves.
    if (!report.isMoving || report.dotCount !== buttons.length) showButtons(report, texts);
    showNumbers(report);
  };

  function showMarks({ numbers, marks: start, markCount }, [width, height]) {
    fit(marks, markCount, () => ({ node: element("i", drawing, "mark") }));
    for (let index = 0, at = start; index < markCount; index++, at += markLength) {
      const mark = marks[index];
      const [x, y, w, h, radius, emphasis, opacity] = numbers.subarray(at, at + markLength);
      // Clipping paints and lays nothing out; a dot that is scaled would lose its round ends.
      const clip = `inset(${y}px ${width - x - w}px ${height - y - h}px ${x}px round ${radius}px)`;
      const { style } = mark.node;
      if (mark.clip !== clip) style.clipPath = mark.clip = clip;
      if (mark.emphasis !== emphasis) style.setProperty("--emphasis", `${100 * (mark.emphasis = emphasis)}%`);
      if (mark.opacity !== opacity) style.opacity = mark.opacity = opacity;
    }
  }

  function showButtons({ numbers, dots, dotCount, item }, texts) {
    const active = group.getRootNode().activeElement;
    const focused = buttons.find(({ node }) => node === active)?.item;
    write(group, { ariaLabel: texts.dots });
    fit(buttons, dotCount, () => {
      const button = { node: element("button", group, "dot") };
      button.node.onclick = () => tell("scroll", button.item, 1);
      return button;
    });
    for (let index = 0, at = dots; index < dotCount; index++, at += dotLength) {
      const button = buttons[index];
      button.item = numbers[at];
      write(button.node, {
        ariaLabel: texts.dot(button.item + 1),
        ariaDisabled: button.item === item ? "true" : null,
      });
      const frame = [...numbers.subarray(at + 1, at + dotLength)].map((number) => `${number}px`);
      if (`${frame}` === button.frame) continue;
      button.frame = `${frame}`;
      const { style } = button.node;
      [style.left, style.top, style.width, style.height] = frame;
    }
    // In a long row the dots have moved under the focus: it stays with its item.
    const follower = focused !== undefined && buttons.find((button) => button.item === focused)?.node;
    if (follower && follower !== active) follower.focus({ preventScroll: true });
  }

  function showNumbers({ numbers, textCount, text, item, itemCount }) {
    write(label, { hidden: !textCount, textContent: textCount ? `${item + 1} / ${itemCount}` : "" });
    if (!textCount) return;
    const [x, y, pivotX, pivotY] = numbers.subarray(text);
    if (anchor === (anchor = `left:${x}px;top:${y}px;translate:${-100 * pivotX}% ${-100 * pivotY}%`)) return;
    label.style.cssText = anchor;
  }
}

/** Makes and removes parts until there are `count`. */
function fit(parts, count, make) {
  while (parts.length > count) parts.pop().node.remove();
  while (parts.length < count) parts.push(make());
}
