customElements.define(
  "banner-carousel",
  class extends HTMLElement {
    ready = Promise.resolve();

    connectedCallback() {
      this.attachShadow({ mode: "open" }).append(document.createElement("slot"));
    }
  },
);
