/**
 * Whether something between an event's target and the carousel can scroll this way: until its end, it has the wheel and the
 * keys. `dx` and `dy` count to the right and down.
 */
export function canScrollWithin(event, element, dx, dy) {
  const path = event.composedPath();
  const nodes = path.slice(0, path.indexOf(element)).filter((node) => node instanceof Element);
  return nodes.some((node) => {
    const { overflowX, overflowY, direction } = getComputedStyle(node);
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = node;
    if (Math.abs(dx) < Math.abs(dy)) return canScroll(overflowY, scrollTop, scrollHeight - clientHeight, dy);
    const room = scrollWidth - clientWidth;
    // From right to left, places are below 0.
    return canScroll(overflowX, direction === "rtl" ? room + scrollLeft : scrollLeft, room, dx);
  });
}

/** Places are parts of pixels, room is told in whole ones. */
const canScroll = (overflow, place, room, way) =>
  /auto|scroll/.test(overflow) && (way > 0 ? place <= room - 1 : place >= 1);
