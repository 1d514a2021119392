import { after } from "./clock.js";
import { inherit } from "./slides.js";

/** Seconds after which a feed that failed is tried again, at first and at most. */
const retry = { first: 5, last: 300 };

/** Seconds that a feed may take. */
const patience = 30;

/**
 * Keeps a carousel's slides as a feed says, and where the feed fails, as it said when it was last good; before there was
 * such a time, the slides that the page brought stay.
 */
export function makeFeed(element, complain, replace) {
  let timer, boundary, url, base, delay, shown;
  let turn = 0;

  function start() {
    stop();
    const source = element.getAttribute("src");
    if (!source) return;
    delay = retry.first;
    try {
      base = url = new URL(source, document.baseURI);
    } catch {
      return complain(`src="${source}" is no address`, { attribute: "src", value: source });
    }
    load(turn);
  }

  function stop() {
    turn++;
    clearTimeout(timer);
    clearTimeout(boundary);
  }

  async function load(mine) {
    let text, problem;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(patience * 1000) });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      text = await answer.text();
      base = answer.url || url;
      if (mine !== turn) return;
      show(text);
      keep(text);
      delay = retry.first;
    } catch (error) {
      problem = error;
    }
    if (mine !== turn) return;
    const refresh = element.getAttribute("refresh");
    let wait = Number(refresh);
    if (refresh !== null && !(wait >= 0))
      complain(`refresh="${refresh}" means nothing`, { attribute: "refresh", value: refresh });
    if (problem) {
      complain(`The feed ${url} failed: ${problem.message}`, { url: url.href });
      showKept();
      wait = delay;
      delay = Math.min(2 * delay, retry.last);
    }
    if (wait > 0) timer = after(wait, load, mine);
  }

  function show(text) {
    const feed = JSON.parse(text);
    const entries = Array.isArray(feed) ? feed : Object(feed).banners;
    if (!Array.isArray(entries)) throw new Error('neither a list nor an object with the list "banners"');
    const slides = new Map();
    let change = Infinity;
    entries.forEach((entry, index) => {
      try {
        const text = JSON.stringify(entry);
        const { id: own, startsAt, endsAt } = Object(entry);
        const name = own ?? text;
        let id = name;
        for (let count = 2; slides.has(id); count++) id = `${name}#${count}`;
        const time = Date.now();
        const begin = date(startsAt, -Infinity);
        const end = date(endsAt, Infinity);
        change = Math.min(change, ...[begin, end].filter((moment) => moment > time));
        if (time < begin || time >= end) return;
        const old = shown?.get(id);
        const slide = old?.text === text ? old.slide : makeSlide(entry);
        if (old) inherit(slide, old.slide);
        slides.set(id, { slide, text });
      } catch (error) {
        complain(`Banner ${index + 1} of ${url} is left out: ${error.message}`, { url: url.href, index });
      }
    });
    shown = slides;
    replace([...slides.values()].map(({ slide }) => slide));
    // Banners come and go by their dates without a load.
    clearTimeout(boundary);
    if (change < Infinity) boundary = after((change - Date.now()) / 1000, show, text);
  }

  const key = () => `banner-carousel ${url}`;
  const keep = (text) => {
    try {
      localStorage.setItem(key(), text);
    } catch {
      // A page may keep nothing: then there is nothing to fall back to.
    }
  };
  const showKept = () => {
    try {
      show(localStorage.getItem(key()) ?? "");
    } catch {
      // What the page brought stays.
    }
  };

  const resolve = (address) => {
    const target = new URL(address, base);
    if (!/^https?:$/.test(target.protocol)) throw new Error(`${target.protocol} is not allowed`);
    return target.href;
  };

  function makeSlide(entry) {
    const { image, link, title, label } = typeof entry === "string" ? { image: entry } : Object(entry);
    if (typeof image !== "string") throw new Error("it has no image");
    const slide = document.createElement(link ? "a" : "div");
    if (link) slide.href = resolve(link);
    const picture = slide.appendChild(new Image());
    // Before its address: only pictures that are soon seen are loaded.
    picture.loading = "lazy";
    picture.src = resolve(image);
    // A title is read as it stands there; a link without any words is called by where it leads.
    picture.alt = label ?? (link && !title ? slide.hostname : "");
    if (title) {
      const caption = slide.appendChild(document.createElement("span"));
      caption.className = "banner-title";
      caption.textContent = title;
    }
    return slide;
  }

  return { start, stop };
}

function date(text, standard) {
  // A time without a zone is UTC, as everywhere in a feed.
  const zoned = /T[\d:.]+$/.test(text) ? `${text}Z` : text;
  const time = text === undefined || text === null ? standard : Date.parse(zoned);
  if (Number.isNaN(time)) throw new Error(`"${text}" is not a date`);
  return time;
}
