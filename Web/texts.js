/** What a screen reader says; an app puts other words here for another language. */
export const standardTexts = {
  name: "Banners",
  previous: "Previous slide",
  next: "Next slide",
  play: "Start automatic slide show",
  stop: "Stop automatic slide show",
  dots: "Choose a slide",
  dot: (number) => `Slide ${number}`,
  slide: (number, count) => `${number} of ${count}`,
};
