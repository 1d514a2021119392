import { BannerCarousel } from "./element.js";

if (!customElements.get("banner-carousel")) customElements.define("banner-carousel", BannerCarousel);

export { BannerCarousel };
