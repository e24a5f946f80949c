// What a page waits for before it goes on, so that it stands soon and answers at once.

const signs = ["pointerdown", "pointermove", "keydown", "wheel"];

const firstOf = (events) =>
  new Promise((done) => {
    const seen = () => {
      for (const one of events) removeEventListener(one, seen, true);
      done();
    };
    for (const one of events) addEventListener(one, seen, { capture: true, passive: true });
  });

/** Resolves at the first sign of a person: a pointer that moves, a touch, a wheel, a key. What only a person wants waits for it. */
export const firstInteraction = () => firstOf(signs);

/** Resolves when a person reads on: the first sign of one, a scroll, something in focus; at once where one has touched the page already. */
export const readOn = () =>
  navigator.userActivation?.hasBeenActive
    ? Promise.resolve()
    : firstOf([...signs, "scroll", "focusin"]);

/** Resolves once the page has been painted; at once where nobody sees it, and after ten seconds where the browser does not tell. What is
 * fetched later takes nothing from what is painted. */
export const painted = () =>
  new Promise((done) => {
    const kind = "first-contentful-paint";
    if (document.hidden || performance.getEntriesByName(kind).length > 0) return done();
    setTimeout(done, 10_000);
    new PerformanceObserver((told) => told.getEntriesByName(kind).length > 0 && done()).observe({
      type: "paint",
      buffered: true,
    });
  });

/** Between two pieces of work, so that a touch or a scroll need not wait for all of it. */
export const yieldToMain = () => new Promise((go) => setTimeout(go));

/** Resolves when the browser has nothing else to do, or after some seconds. */
export const restful = (timeout = 2000) =>
  new Promise((done) =>
    // Safari has no idle callback.
    window.requestIdleCallback
      ? requestIdleCallback(() => done(), { timeout })
      : setTimeout(() => done(), 200),
  );
