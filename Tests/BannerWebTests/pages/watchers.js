/** Keeps account of who listens and observes, outside the carousels themselves; loaded before the component. */
{
  const active = new Map();
  const count = (name, change) => active.set(name, (active.get(name) ?? 0) + change);
  /** What is listened to or observed now, and how often. */
  window.watchers = () => Object.fromEntries([...active].filter((entry) => entry[1]).sort());

  const isOutside = (target) => target === window || target === document || target instanceof MediaQueryList;
  const listeners = new Set();
  const numbers = new WeakMap();
  let last = 0;
  const number = (object) => numbers.get(object) ?? (numbers.set(object, ++last), last);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const key = (target, type, listener, options) =>
    [number(target), type, number(listener), !!(options?.capture ?? options)].join(" ");
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (isOutside(target) && listener && !listeners.has(key(target, type, listener, options))) {
      listeners.add(key(target, type, listener, options));
      count(type, 1);
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (isOutside(target) && listener && listeners.delete(key(target, type, listener, options))) count(type, -1);
    return removeEventListener.call(target, type, listener, options);
  };

  for (const name of ["IntersectionObserver", "ResizeObserver"]) {
    const { observe, unobserve, disconnect } = window[name].prototype;
    const observed = new WeakMap();
    const of = (observer) => observed.get(observer) ?? (observed.set(observer, new Set()), observed.get(observer));
    const note = (observer, action) => {
      count(name, -of(observer).size);
      action(of(observer));
      count(name, of(observer).size);
    };
    Object.assign(window[name].prototype, {
      observe(target, options) {
        note(this, (targets) => targets.add(target));
        return observe.call(this, target, options);
      },
      unobserve(target) {
        note(this, (targets) => targets.delete(target));
        return unobserve.call(this, target);
      },
      disconnect() {
        note(this, (targets) => targets.clear());
        return disconnect.call(this);
      },
    });
  }
}
