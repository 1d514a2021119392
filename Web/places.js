import { element as make } from "./nodes.js";

/**
 * Where a pointer is in the carousel's own pixels, whatever turns, scales or zooms it: three corners of it are looked up on
 * the screen.
 */
export function makePlaces(element, viewport) {
  const probes = [0, 1, 2, 3].map(() => make("s", viewport));
  const places = {
    /** The viewport's width and height, in its own pixels. */
    size: [0, 0],
    /** Stands just outside the start edge. */
    probe: probes[3],
    /** The map from the screen to the carousel that holds now. */
    map() {
      const [width, height] = places.size;
      const [origin, right, bottom] = probes.map((probe) => probe.getBoundingClientRect());
      const [ax, ay] = [(right.x - origin.x) / width, (right.y - origin.y) / width];
      const [bx, by] = [(bottom.x - origin.x) / height, (bottom.y - origin.y) / height];
      const area = ax * by - ay * bx;
      const zoom = uncountedZoom(element);
      return ({ clientX, clientY }) => {
        const [x, y] = [clientX / zoom - origin.x, clientY / zoom - origin.y];
        return [(x * by - y * bx) / area, (y * ax - x * ay) / area];
      };
    },
  };
  return places;
}

/** How much `zoom` enlarges an element where rectangles do not tell: in browsers as old as those without `currentCSSZoom`. */
function uncountedZoom(element) {
  if (element.currentCSSZoom) return 1;
  let zoom = 1;
  for (let node = element; node; node = node.parentElement) zoom *= getComputedStyle(node).zoom || 1;
  return zoom;
}
