import { element as make, write } from "./nodes.js";
import { pageLength } from "./report.js";
import { copyMark } from "./slides.js";

/** What a page's box shows; as in PageRole.swift. */
const empty = 0;
const ready = 1;
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
    const pages = Array.from({ length: report.pageCount }, (_, page) => {
      const [slot, item, role, ...transform] = numbers.subarray(report.pages + page * pageLength).subarray(0, pageLength);
      return { slot, item, role, matrix: transform.slice(0, 16), opacity: transform[16], order: transform[17] };
    });
    for (const { slot, item, role, matrix, opacity, order } of pages) {
      const box = (boxes[slot] ??= makeBox());
      rest.delete(box);
      if (role >= shown) place(box, matrix, opacity, pages.filter((page) => page.order < order).length);
      fill(box, role, slides[item]);
      write(box.node, { ariaLabel: texts.slide(item + 1, slides.length) });
    }
    for (const box of rest) if (box) fill(box, empty);
    return focused && !isInSight(focused);
  };

  function makeBox() {
    const node = make("div", stage, "page");
    write(node, { role: "group", ariaRoleDescription: "slide" });
    return { node, slot: make("slot", node), written: {} };
  }

  /** Writes what has changed of where a box is and how it looks. */
  function place({ node, written }, matrix, opacity, order) {
    if (written.opacity !== opacity) node.style.opacity = written.opacity = opacity;
    if (written.order !== order) node.style.zIndex = written.order = order;
    if (matrix.every((number, index) => number === written.matrix?.[index])) return;
    written.matrix = matrix;
    const [m11, m12, , m14, m21, m22, , m24, , , , , m41, m42, , m44] = matrix;
    const isFlat = !m14 && !m24 && m44 === 1;
    node.style.transform = isFlat ? `matrix(${[m11, m12, m21, m22, m41, m42]})` : `matrix3d(${matrix})`;
  }

  function fill(box, role, slide) {
    if (box.role !== role || box.slide !== slide || (role === copy && !box.content.parentNode)) {
      if (box.role === copy) box.content.remove();
      box.role = role;
      box.slide = slide;
      box.content = role === copy ? copyOf(slide) : slide;
      write(box.node, { inert: role < shown, ariaHidden: role === copy ? "true" : null });
      if (role === empty) box.slot.assign();
      if (role === ready) decode(slide);
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
      // Of the fields with one name only one has what was chosen; what belongs to no form is not sent with it.
      node.removeAttribute("name");
      if ("form" in node) node.setAttribute("form", "");
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

export const isInSight = (slide) => slide.assignedSlot?.parentNode.inert === false;

/** Lets pictures be decoded before they are seen: otherwise WebKit shows their first frame without them. */
function decode(slide) {
  for (const image of [slide, ...slide.querySelectorAll("img")]) image.decode?.().catch(() => {});
}
