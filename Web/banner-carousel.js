import { BannerCarousel } from "./element.js";

// A server that renders pages loads this where there are no elements, and another script of the page may have loaded it.
const { customElements } = globalThis;
if (customElements && !customElements.get("banner-carousel")) customElements.define("banner-carousel", BannerCarousel);

export { BannerCarousel };
