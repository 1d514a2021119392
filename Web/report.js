/**
 * Reads what the engine answers, by the layout that Report.swift gives. A report holds until the next call only: the
 * events are taken out of it at once, the rest is read by whoever draws it.
 */
export function readReport(address, memory) {
  const numbers = memory();
  let at = address / 8;
  const next = () => numbers[at++];
  const skip = (count) => {
    const start = at;
    at += count;
    return start;
  };

  const flags = next();
  const report = {
    numbers,
    needsFrame: flags & 1,
    isMoving: flags & 2,
    isDragging: flags & 4,
    isRotating: flags & 8,
    isPlaying: flags & 16,
    hasNext: flags & 32,
    hasPrevious: flags & 64,
    hasUsedInput: flags & 128,
    hasAutoplay: flags & 256,
    deadline: next(),
    position: next(),
    item: next(),
    itemCount: next(),
    width: next(),
    height: next(),
    events: [],
  };
  for (let count = next(); count > 0; count--) report.events.push([next(), next()]);
  report.pageCount = next();
  report.pages = skip(report.pageCount * pageLength);
  report.markCount = next();
  report.marks = skip(report.markCount * markLength);
  report.dotCount = next();
  report.dots = skip(report.dotCount * dotLength);
  report.textCount = next();
  report.text = at;
  return report;
}

/** How many numbers tell of a page: slot, item, role, the sixteen of its matrix, opacity, order. */
export const pageLength = 21;
/** Of a mark: x, y, width, height, corner radius, emphasis, opacity. */
export const markLength = 7;
/** Of a dot to press: item, x, y, width, height. */
export const dotLength = 5;
