import { element as make, write } from "./nodes.js";
import { pageLength } from "./report.js";
import { copyMark } from "./slides.js";

/** What a page's box shows; as in PageRole.swift. */
const empty = 0;
const shown = 2;
const copy = 3;

/**
 * The boxes in which pages are seen. An author's element is never touched: it is put into a box's slot, and the box is moved.
 * What is out of sight is inert, and what is further away has no box at all. Answers with the slide that took the focus out of
 * sight with it.
 */
export function makePages(element, stage) {
  const boxes = [];
  let size;

  return (report, slides, texts) => {
    const { numbers } = report;
    const focused = slideWithFocus();
    if (size !== (size = `--page-width:${report.width}px;--page-height:${report.height}px`)) stage.style.cssText = size;
    const rest = new Set(boxes);
    for (let page = 0, at = report.pages; page < report.pageCount; page++, at += pageLength) {
      const box = (boxes[numbers[at]] ??= makeBox());
      rest.delete(box);
      place(box, numbers.subarray(at, at + pageLength));
      fill(box, numbers[at + 2], slides[numbers[at + 1]]);
      write(box.node, { ariaLabel: texts.slide(numbers[at + 1] + 1, slides.length) });
    }
    for (const box of rest) if (box) fill(box, empty);
    return focused && !isInSight(focused);
  };

  function makeBox() {
    const node = make("div", stage, "page");
    write(node, { role: "group", ariaRoleDescription: "slide" });
    return { node, slot: make("slot", node), written: [] };
  }

  /** Writes what has changed of where a box is and how it looks. */
  function place({ node, written }, numbers) {
    const hasChanged = (index) => written[index] !== (written[index] = numbers[index]);
    if (hasChanged(3)) node.style.zIndex = numbers[3];
    if (hasChanged(4)) node.style.opacity = numbers[4];
    let hasMoved = false;
    for (let index = 5; index < pageLength; index++) hasMoved = hasChanged(index) || hasMoved;
    if (!hasMoved) return;
    const [m11, m12, m14, m21, m22, m24, m41, m42, m44] = numbers.subarray(5);
    node.style.transform =
      m14 || m24 || m44 !== 1
        ? `matrix3d(${[m11, m12, 0, m14, m21, m22, 0, m24, 0, 0, 1, 0, m41, m42, 0, m44]})`
        : `matrix(${[m11, m12, m21, m22, m41, m42]})`;
  }

  function fill(box, role, slide) {
    if (box.role !== role || box.slide !== slide || (role === copy && !box.content.parentNode)) {
      if (box.role === copy) box.content.remove();
      box.role = role;
      box.slide = slide;
      box.content = role === copy ? copyOf(slide) : slide;
      write(box.node, { inert: role < shown, ariaHidden: role === copy ? "true" : null });
      if (role === empty) box.slot.assign();
    }
    // Another box may have had the slide since.
    if (role !== empty && box.content.assignedSlot !== box.slot) box.slot.assign(box.content);
  }

  /** A picture of a slide: the keyboard passes it by, and what is clicked in it is clicked in the slide. */
  function copyOf(slide) {
    const image = slide.cloneNode(true);
    image.setAttribute(copyMark, "");
    const nodes = [image, ...image.querySelectorAll("*")];
    for (const node of nodes) {
      node.removeAttribute("id");
      if (node.tabIndex >= 0) node.tabIndex = -1;
    }
    image.addEventListener("click", (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const originals = [slide, ...slide.querySelectorAll("*")];
      (originals[nodes.indexOf(event.target)] ?? slide).dispatchEvent(new MouseEvent("click", event));
    });
    element.append(image);
    return image;
  }

  /** The slide in sight that has the keyboard's focus. */
  function slideWithFocus() {
    let node = element.getRootNode().activeElement;
    if (node === element || !element.contains(node)) return;
    while (node.parentNode !== element) node = node.parentNode;
    return isInSight(node) && node;
  }
}

const isInSight = (slide) => slide.assignedSlot?.parentNode.inert === false;
