/** The page's clock, in seconds. */
export const now = () => performance.now() / 1000;

/** Milliseconds that a timer can wait; with more, a browser would not wait at all. */
const longestWait = 2 ** 31 - 1;

/** Calls `action` after so many seconds, or after 24 days: whoever waits for longer looks at the clock then. */
export const after = (seconds, action, ...values) =>
  setTimeout(action, Math.min(Math.max(0, seconds * 1000), longestWait), ...values);
