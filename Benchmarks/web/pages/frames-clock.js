/** Frames that come when they are called, so that nothing is measured but the script that runs in them. */
const realNow = performance.now.bind(performance);
let now = 0;
let frame;
Performance.prototype.now = () => now;
window.requestAnimationFrame = (action) => {
  frame = action;
  return 1;
};
window.cancelAnimationFrame = () => (frame = undefined);

/** Runs the next frame, a sixtieth of a second later; tells whether one was wanted. */
function runFrame() {
  const action = frame;
  frame = undefined;
  now += 1000 / 60;
  action?.(now);
  return action !== undefined;
}
