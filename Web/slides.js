/** Tells a slide's copy from a slide. */
export const copyMark = "data-banner-copy";

/** What may be among an element's children and is never seen. */
const unseen = `script,style,template,[${copyMark}]`;

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

/** The slide at which the list stands, or that has the focus: the one whose middle is nearest to the list's. */
export function slideInList(element) {
  const middle = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(element);
  // Where nobody scrolled it, it stands at the first, even if the second is nearer to its middle.
  const isAtStart = !element.scrollLeft && !element.scrollTop;
  let best = -1;
  let shortest = Infinity;
  slidesOf(element).forEach((slide, index) => {
    const [slideX, slideY] = middle(slide);
    const distance = slide.contains(document.activeElement)
      ? -1
      : isAtStart
        ? index
        : Math.hypot(slideX - x, slideY - y);
    if (distance < shortest) [best, shortest] = [index, distance];
  });
  return best;
}
