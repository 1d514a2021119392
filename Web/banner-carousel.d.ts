/** What a screen reader says; give those that differ from the standard, which is English. */
export interface BannerTexts {
  /** The carousel's name, where it has no `aria-label` and no `aria-labelledby`. Default: "Banners". */
  name: string;
  previous: string;
  next: string;
  /** The rotation button while nothing turns. Default: "Start automatic slide show". */
  play: string;
  /** The rotation button while slides turn. Default: "Stop automatic slide show". */
  stop: string;
  /** The dots together. Default: "Choose a slide". */
  dots: string;
  /** One dot, by its number from 1. Default: "Slide 3". */
  dot(number: number): string;
  /** One slide, by its number from 1 and their number. Default: "3 of 10". */
  slide(number: number, count: number): string;
}

/** What `banner-change`, `banner-settle`, `banner-impression` and `banner-select` tell. */
export interface BannerEventDetail {
  /** The slide's index, from 0. */
  item: number;
  slide: Element;
}

/** What `banner-error` tells: what is wrong, and where. Nothing is lost by it. */
export interface BannerErrorDetail {
  message: string;
  /** The attribute whose value means nothing, and the value. */
  attribute?: string;
  value?: string;
  /** The feed that failed or has a bad banner, and the banner's index. */
  url?: string;
  index?: number;
  /** Why the engine did not come. */
  error?: unknown;
}

export interface BannerCarouselEventMap extends HTMLElementEventMap {
  /** Another slide is current; once a change, in order, and never at the start. */
  "banner-change": CustomEvent<BannerEventDetail>;
  /** A motion has come to rest on a slide. */
  "banner-settle": CustomEvent<BannerEventDetail>;
  /** At least half of a slide was in view for a second; once a visit. */
  "banner-impression": CustomEvent<BannerEventDetail>;
  /** A slide was clicked, or its link's key was pressed; `preventDefault()` keeps the link from opening. */
  "banner-select": CustomEvent<BannerEventDetail>;
  "banner-error": CustomEvent<BannerErrorDetail>;
}

export type BannerAlignment = "start" | "center" | "end";

export type BannerEffect =
  | "slide"
  | "cross-fade"
  | "zoom-out"
  | "depth"
  | "linear"
  | "overlap"
  | "cover-flow"
  | "ferris-wheel"
  | "inverted-ferris-wheel"
  | "cube";

export type BannerIndicator = "none" | "dots" | "elongated" | "worm" | "numbers" | "progress";

/** A number may be set as a number or a text; it is read as the attribute's text, and null stands for the default. */
type BannerLength = string | number | null;

/**
 * `<banner-carousel>`: a banner carousel around ordinary links and pictures.
 *
 * Every option is an attribute, too: `page-extent` for `pageExtent`. Lengths are CSS pixels, times are seconds.
 */
export class BannerCarousel extends HTMLElement {
  /** The line along which slides follow each other. Default: horizontal. */
  axis: "horizontal" | "vertical" | null;
  /** Whether the first slide follows the last. Default: off. */
  loop: boolean;
  /** Whether a step past an end that does not loop goes to the other end. Default: off. */
  rewind: boolean;
  /** A slide's length along the axis: "300", or "80%" of the carousel. Default: "100%". */
  pageExtent: BannerLength;
  /** The gap between slides. Default: 0. */
  spacing: BannerLength;
  /** The space kept free around slides: one length; block and inline; or top, leading, bottom and trailing. Default: 0. */
  insets: BannerLength;
  /** Where the current slide rests that is shorter than the carousel. Default: center. */
  alignment: BannerAlignment | null;
  /** Whether it rests on slides only. Default: page. */
  snapping: "page" | "free" | null;
  /** How slides look while they move. Default: slide. */
  effect: BannerEffect | null;
  /** The time between two turns that it makes by itself, above 0. Default: none. */
  autoplay: BannerLength;
  /** Which way autoplay turns. Default: forward. */
  autoplayDirection: "forward" | "backward" | null;
  /** What shows which slide is current. Default: dots. */
  indicator: BannerIndicator | null;
  /** Where the indicator stands along the axis. Default: center. */
  indicatorAlignment: BannerAlignment | null;
  /** The space around the indicator, as `insets`. Default: "8 8 10 8". */
  indicatorInsets: BannerLength;
  /** A dot's width and height, above 0. Default: 8. */
  dotSize: BannerLength;
  /** The gap between two dots. Default: 8. */
  dotSpacing: BannerLength;
  /** The current dot's length in the elongated style, above 0. Default: 20. */
  currentLength: BannerLength;
  /** The progress bar's thickness, above 0. Default: 4. */
  barThickness: BannerLength;
  /** How round dots and bars are. Default: as round as they can be. */
  cornerRadius: BannerLength;
  /** How many dots there are before the row scrolls, from 1 to 99. Default: 11. */
  maximumDots: BannerLength;
  /** A feed to show instead of the slides in the page. */
  src: string | null;
  /** The time after which the feed is read again; 0 for once only, which is the default. */
  refresh: BannerLength;

  /** What a screen reader says. */
  get texts(): BannerTexts;
  set texts(texts: Partial<BannerTexts>);

  /** Fulfilled when the engine has taken over; what is asked for before happens then. */
  readonly ready: Promise<void>;
  readonly isReady: boolean;
  /** The current slide's index; -1 when there is none, and before the engine has come. */
  readonly currentItem: number;
  readonly itemCount: number;
  /** Where it is, in pages: an integer at rest, 2.5 half-way between two. */
  readonly position: number;
  /** Whether it turns by itself now. */
  readonly isRotating: boolean;
  /** Whether autoplay is on and nobody has stopped it. */
  readonly isPlaying: boolean;

  /** Goes one slide on. */
  next(): void;
  /** Goes one slide back. */
  previous(): void;
  /** Goes to a slide by its index, the shorter way round when it loops; at once with `animated: false`. */
  scrollTo(item: number, options?: { animated?: boolean }): void;
  /** As every element has it; of no use here. */
  scrollTo(options?: ScrollToOptions): void;
  scrollTo(x: number, y: number): void;
  /** Starts autoplay, also where motion is reduced. */
  play(): void;
  /** Stops autoplay until `play()`. */
  stop(): void;

  addEventListener<Type extends keyof BannerCarouselEventMap>(
    type: Type,
    listener: (this: BannerCarousel, event: BannerCarouselEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof BannerCarouselEventMap>(
    type: Type,
    listener: (this: BannerCarousel, event: BannerCarouselEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "banner-carousel": BannerCarousel;
  }
}
