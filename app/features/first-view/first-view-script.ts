/** Marks the document while what is out of view is not laid out; `first-view.css` says which parts those are. */
const MARK = "firstView";

/** What `first-view.css` puts off, as a selector. */
const PARTS =
  "main > section ~ section ~ section, main > section ~ nav, main > div > section ~ section, main > article ~ section, body > footer";

/**
 * Runs before the body is read: lets a browser lay out no more than is in view, and the rest piece by piece once the page
 * has loaded and nothing else is to be done. Not where a visitor arrives halfway down: by an anchor, on the way back, or
 * on a reload, when the heights above have to be right at once.
 */
export const FIRST_VIEW_SCRIPT = `(() => {
  const root = document.documentElement;
  const [arrival] = performance.getEntriesByType("navigation");
  if (arrival?.type !== "navigate" || location.hash || !window.requestIdleCallback) return;
  root.dataset.${MARK} = "";
  addEventListener("load", () => {
    const parts = [...document.querySelectorAll("${PARTS}")];
    const next = () => {
      const part = parts.shift();
      if (!part) return delete root.dataset.${MARK};
      part.style.contentVisibility = "visible";
      // One a frame: two at once would keep a tap waiting.
      requestAnimationFrame(() => requestIdleCallback(next));
    };
    requestIdleCallback(next);
  });
})()`;
