import { element } from "./nodes.js";

/**
 * Where a pointer is in the carousel's own pixels, whatever turns, scales or zooms it: three corners of it are looked up on
 * the screen.
 */
export function makePlaces(viewport) {
  const probes = [0, 1, 2, 3].map(() => element("s", viewport));
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
      return ({ clientX, clientY }) => {
        const [x, y] = [clientX - origin.x, clientY - origin.y];
        return [(x * by - y * bx) / area, (y * ax - x * ay) / area];
      };
    },
  };
  return places;
}
