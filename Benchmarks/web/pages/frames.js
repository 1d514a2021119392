const steps = 200;
const count = Number(location.search.slice(1));
const carousel = document.createElement("banner-carousel");
carousel.loop = true;
for (let number = 1; number <= count; number++) {
  const slide = document.createElement("a");
  slide.href = `#${number}`;
  slide.textContent = number;
  carousel.append(slide);
}
document.body.append(carousel);
await carousel.ready;
await new Promise((resolve) => setTimeout(resolve, 100));
while (runFrame());

/** One step to the next slide, to its end; answers with the number of frames. */
function step() {
  let frames = 0;
  carousel.next();
  while (runFrame()) frames++;
  return frames;
}

const writes = new MutationObserver(() => {});
writes.observe(carousel.shadowRoot, { attributes: true, childList: true, characterData: true, subtree: true });
writes.observe(carousel, { attributes: true, childList: true });
let frames = 0;
let styles = 0;
let others = 0;
for (let index = 0; index < steps; index++) {
  frames += step();
  for (const { attributeName } of writes.takeRecords()) attributeName === "style" ? styles++ : others++;
}
writes.disconnect();

let measured = 0;
const start = realNow();
for (let index = 0; index < steps; index++) measured += step();
const time = realNow() - start;

window.found = {
  frame: time / measured,
  "style-writes-a-frame": styles / frames,
  "other-writes-a-change": others / steps,
};
