/** Notes what a page tells its author: the carousels' events, the clicks that arrive, and whatever was complained about. */
{
  let events = [];
  const clicks = [];
  const complaints = [];
  const errors = [];
  window.recorder = {
    get events() {
      return events;
    },
    clicks,
    errors,
    complaints,
    errors,
    forget: (name) => (events = events.filter((event) => event.name !== name)),
  };

  const number = (node) => node?.closest?.("[data-number]")?.dataset.number ?? null;
  for (const name of ["change", "settle", "impression", "select", "error"]) {
    addEventListener(`banner-${name}`, ({ target, detail }) =>
      events.push({
        name,
        item: detail.item ?? null,
        slide: number(detail.slide),
        message: detail.message ?? null,
        carousel: target.id,
        time: performance.now() / 1000,
      }),
    );
  }

  addEventListener("banner-error", ({ detail }) => {
    const { message, attribute, value, url, index } = detail;
    errors.push({ message, attribute, value, url, index });
  });

  addEventListener("click", (event) =>
    clicks.push({ slide: number(event.target), target: event.target.localName, isPrevented: event.defaultPrevented }),
  );

  addEventListener("error", ({ message, target }) => complaints.push(message ?? `${target.localName} failed`), true);
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(`unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} forbids ${blockedURI}`),
  );
  for (const name of ["warn", "error"]) {
    const write = console[name].bind(console);
    console[name] = (...words) => {
      complaints.push(words.join(" "));
      write(...words);
    };
  }
}
