/** Tells a slide's copy from a slide. */
export const copyMark = "data-banner-copy";

/** What may be among an element's children and is never drawn. */
const unseen = `script,style,template,noscript,link,meta,[hidden],[${copyMark}]`;

let last = 0;
const identities = new WeakMap();

/** The children that are slides. */
export const slidesOf = (element) => [...element.children].filter((child) => !child.matches(unseen));

/** A number that a slide keeps wherever it goes. */
export function identity(slide) {
  if (!identities.has(slide)) identities.set(slide, ++last);
  return identities.get(slide);
}

/** Lets a slide stand for another one that it replaces. */
export const inherit = (slide, old) => identities.set(slide, identity(old));

/** The slide that has the focus, or to which the list was scrolled: the one whose middle is nearest to the list's. */
export function slideInList(element) {
  const slides = slidesOf(element);
  const { activeElement } = element.getRootNode();
  const focused = slides.findIndex((slide) => slide.contains(activeElement));
  if (focused >= 0 || !(element.scrollLeft || element.scrollTop)) return Math.max(focused, 0);
  const middle = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(element);
  const distances = slides.map(middle).map(([slideX, slideY]) => Math.hypot(slideX - x, slideY - y));
  return distances.indexOf(Math.min(...distances));
}

/** Makes these slides an element's only content. Those that stay in their order are not touched, nor is the one that has the focus. */
export function replaceSlides(element, slides) {
  const kept = new Set(slides);
  for (const node of [...element.childNodes]) if (!kept.has(node)) node.remove();
  const { activeElement } = element.getRootNode();
  const focused = slides.find((slide) => slide.contains(activeElement));
  let next = element.firstChild;
  for (const slide of slides) {
    // What stands in its way comes back behind it.
    while (slide === focused && slide !== next) {
      next = next.nextSibling;
      next.previousSibling.remove();
    }
    if (slide === next) next = next.nextSibling;
    else element.insertBefore(slide, next);
  }
}
