import { makeCarousel } from "./carousel.js";
import { addProperties, optionNames } from "./options.js";
import { slidesOf } from "./slides.js";
import { standardTexts } from "./texts.js";

/** The carousel behind each element. */
const carousels = new WeakMap();
const of = (element) => carousels.get(element);

/**
 * `<banner-carousel>`: a banner carousel around ordinary links and pictures.
 *
 * Until the engine has come, its children are a list to scroll.
 */
export class BannerCarousel extends (globalThis.HTMLElement ?? Object) {
  constructor() {
    super();
    carousels.set(this, makeCarousel(this));
    // What was set while the element was an unknown one lies before the class's own properties.
    for (const [name, value] of Object.entries(this)) {
      const member = Object.getOwnPropertyDescriptor(BannerCarousel.prototype, name);
      if (!member) continue;
      delete this[name];
      if (member.set) this[name] = value;
    }
  }

  connectedCallback() {
    of(this).connect();
  }

  disconnectedCallback() {
    of(this).disconnect();
  }

  attributeChangedCallback(name) {
    of(this).attributeChanged(name);
  }

  /** Goes one slide on. */
  next() {
    of(this).tell("step", 1);
  }

  /** Goes one slide back. */
  previous() {
    of(this).tell("step", -1);
  }

  /** Goes to an item, the shorter way round when the carousel loops; at once unless `animated`. */
  scrollTo(item, options) {
    if (isFinite(item)) of(this).tell("scroll", item, options?.animated ?? true);
  }

  /** Starts autoplay, also where motion is reduced. */
  play() {
    of(this).tell("play");
  }

  /** Stops autoplay until `play`. */
  stop() {
    of(this).tell("stop");
  }

  /** Fulfilled when the engine has taken over. */
  get ready() {
    return of(this).ready;
  }

  /** Whether the engine has taken over. */
  get isReady() {
    return !!of(this).report();
  }

  /** The current slide's index; -1 when there is none, and before the engine has come. */
  get currentItem() {
    return of(this).report()?.item ?? -1;
  }

  get itemCount() {
    return slidesOf(this).length;
  }

  /** Where it is, in pages; 2.5 is half-way between two. */
  get position() {
    return of(this).report()?.position ?? 0;
  }

  /** Whether it turns by itself now. */
  get isRotating() {
    return !!of(this).report()?.isRotating;
  }

  /** Whether autoplay is on and nobody has stopped it. */
  get isPlaying() {
    return !!of(this).report()?.isPlaying;
  }

  /** What a screen reader says. */
  get texts() {
    return of(this).texts;
  }

  set texts(texts) {
    of(this).texts = { ...standardTexts, ...texts };
  }
}

BannerCarousel.observedAttributes = [...optionNames, "src", "refresh", "aria-label", "aria-labelledby"];
addProperties(BannerCarousel.prototype, [...optionNames, "src", "refresh"]);
