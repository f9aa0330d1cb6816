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

/**
 * Lays out everything from now on, and keeps in place what is in view: how far down a page is found again on the way back
 * depends on all of its heights.
 */
export function endFirstView(): void {
  const { dataset } = document.documentElement;
  if (dataset[MARK] === undefined) return;
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const place = () => seen?.getBoundingClientRect().top ?? 0;
  const before = place();
  delete dataset[MARK];
  window.scrollBy({ top: place() - before, behavior: "instant" });
}
