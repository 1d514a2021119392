window.began = performance.now();
