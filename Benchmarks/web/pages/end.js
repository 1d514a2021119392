await document.querySelector("banner-carousel").ready;
requestAnimationFrame(() => setTimeout(() => (window.found = performance.now() - window.began)));
