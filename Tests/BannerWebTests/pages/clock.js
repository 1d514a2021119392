/**
 * A clock that only tests move, in the place of the browser's: loaded before everything else. Frames come at even times,
 * and timers and frames in the order in which they are due.
 */
{
  const real = {
    now: performance.now.bind(performance),
    requestAnimationFrame: requestAnimationFrame.bind(window),
    setTimeout: setTimeout.bind(window),
  };
  const epoch = Date.now();
  let now = 1000;
  let last = 0;
  const timers = new Map();
  const frames = new Map();

  const define = (target, name, value) =>
    Object.defineProperty(target, name, { configurable: true, writable: true, value });

  const setTimer = (repeats) => (action, delay, ...values) => {
    // As browsers count: 32 bits, and what is more than that is no wait.
    const wait = delay > 2 ** 31 - 1 ? 1 : Number(delay) || 0;
    const period = Math.max(repeats ? 1 : 0, wait);
    timers.set(++last, { due: now + period, period: repeats ? period : null, action: () => action(...values) });
    return last;
  };
  const clearTimer = (id) => void timers.delete(id);

  define(Performance.prototype, "now", () => now);
  define(Date, "now", () => epoch + now);
  Object.defineProperty(Event.prototype, "timeStamp", { configurable: true, get: () => now });
  define(window, "setTimeout", setTimer(false));
  define(window, "setInterval", setTimer(true));
  define(window, "clearTimeout", clearTimer);
  define(window, "clearInterval", clearTimer);
  define(window, "requestAnimationFrame", (action) => {
    frames.set(++last, action);
    return last;
  });
  define(window, "cancelAnimationFrame", (id) => void frames.delete(id));
  define(AbortSignal, "timeout", (delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("The time is over", "TimeoutError")), delay);
    return controller.signal;
  });

  /** What an action throws ends neither the others nor the clock. */
  function run(action) {
    try {
      action();
    } catch (error) {
      reportError(error);
    }
  }

  function runTimer(id, timer) {
    if (timer.period === null) timers.delete(id);
    else timer.due += timer.period;
    run(timer.action);
  }

  function runFrames() {
    for (const id of [...frames.keys()]) {
      const action = frames.get(id);
      frames.delete(id);
      if (action) run(() => action(now));
    }
  }

  function nextTimer() {
    let first = [0, { due: Infinity }];
    for (const entry of timers) if (entry[1].due < first[1].due) first = entry;
    return first;
  }

  /** What a page's script may wait for; `real` is the browser's own. */
  window.clock = {
    real,
    get now() {
      return now;
    },
    /** How much waits for its time. */
    get waiting() {
      return { timers: timers.size, frames: frames.size };
    },
    /** Moves the clock, and lets what is due happen, each with the promises that follow from it. */
    async advance(milliseconds, { fps = 60 } = {}) {
      const start = now;
      const end = start + milliseconds;
      for (let frame = 1; ; ) {
        while (start + (frame * 1000) / fps < now) frame++;
        const frameTime = frames.size ? start + (frame * 1000) / fps : Infinity;
        const [id, timer] = nextTimer();
        const next = Math.min(frameTime, timer.due);
        if (next > end) break;
        now = Math.max(now, next);
        if (timer.due <= frameTime) runTimer(id, timer);
        else {
          frame++;
          runFrames();
        }
        await null;
      }
      now = end;
    },
  };
}
