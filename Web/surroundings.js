/**
 * Watches what is around a carousel: whether it is seen, hovered, focused, how large it is, which way it reads. Tells why
 * autoplay waits, in the bits of `Carousel.PauseReasons`.
 */
export function makeSurroundings(element, viewport, probe, { tell, resize, turn }) {
  const state = {};
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const sizes = new ResizeObserver(([{ contentRect }]) => resize(contentRect.width, contentRect.height));
  const sight = new IntersectionObserver(
    (entries) => {
      const { isIntersecting, intersectionRatio } = entries.at(-1);
      change({ isSeen: isIntersecting });
      tell("expose", intersectionRatio);
    },
    { threshold: Array.from({ length: 21 }, (_, step) => step / 20) },
  );
  // The probe stands just outside the start edge: it is within the left margin exactly when that edge is on the left.
  const direction = new IntersectionObserver(turn, { root: viewport, rootMargin: "0px 0px 0px 9px" });
  const observers = [
    [sizes, viewport],
    [sight, element],
    [direction, probe],
  ];
  const look = () => change();
  const watched = [
    [reducedMotion, "change"],
    [document, "visibilitychange"],
    [window, "pageshow"],
  ];
  let reasons;

  function change(news) {
    Object.assign(state, news);
    const now =
      (state.isHovered || state.isPressed ? 2 : 0) |
      (state.hasFocus ? 4 : 0) |
      (!state.isSeen || document.hidden ? 8 : 0) |
      (reducedMotion.matches ? 32 : 0);
    // Of a finger, `:hover` and `:focus-within` would say so, too.
    viewport.part.toggle("attended", !!(state.isHovered || state.hasFocus));
    if (now !== reasons) tell("surround", (reasons = now));
  }

  element.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && change({ isHovered: true }));
  element.addEventListener("pointerleave", leave);
  function leave({ pointerType, clientX, clientY }) {
    if (pointerType !== "mouse") return;
    const isHovered = element.contains(element.getRootNode().elementFromPoint(clientX, clientY));
    // WebKit says so when a capture ends, wherever the pointer is, and no more when it does leave.
    if (isHovered) addEventListener("pointermove", leave, { once: true });
    change({ isHovered });
  }
  // A click gives the focus too, but nobody follows it with the eyes.
  element.addEventListener("focusin", (event) => {
    if (event.composedPath()[0].matches(":focus-visible")) change({ hasFocus: true });
  });
  element.addEventListener("focusout", () => change({ hasFocus: false }));

  return {
    change,
    start() {
      for (const [observer, node] of observers) observer.observe(node);
      for (const [target, type] of watched) target.addEventListener(type, look);
      turn();
      change();
    },
    stop() {
      for (const [observer] of observers) observer.disconnect();
      for (const [target, type] of watched) target.removeEventListener(type, look);
      removeEventListener("pointermove", leave);
      change({ isSeen: false, isHovered: false, isPressed: false, hasFocus: false });
    },
  };
}
