/** Marks the document while what is out of view waits; `first-view.css` says which parts those are. */
const MARK = "firstView";
/** What the mark says once the heights of all parts are known. */
const KNOWN = "known";

/** What `first-view.css` puts off, as a selector. */
const PARTS =
  "main > section ~ section ~ section, main > section ~ nav, main > div > section ~ section, main > article ~ section, body > footer";

/**
 * As the browser knows the line from before: milliseconds there and back, and megabits a second. Both have to be slow:
 * on a line that it does not know yet, a browser guesses as few megabits.
 */
const SLOW = { rtt: 150, downlink: 2 };

/**
 * Runs before the body is read. On a slow line, a browser does not wait for the fonts that are on their way: they would
 * come too late for this page, and be there for the next.
 *
 * Lets it lay out no more than is in view. Once the page has loaded and nothing else is
 * to be done, each of the other parts is laid out for a moment, so that the browser knows its height; then it waits again,
 * and a tap costs the same on a long page as on a short one. Where a visitor arrives halfway down, by an anchor, on the way
 * back, or on a reload, the heights above have to be right at once: there the parts only wait when they have been laid out.
 * From a resize on, as when a phone is turned, nothing waits any more: heights are others then, and a browser that takes a
 * picture of the whole page resizes it so. A bar that slides away changes the height alone, and ends nothing.
 */
export const FIRST_VIEW_SCRIPT = `(() => {
  const root = document.documentElement;
  const { rtt = 0, downlink = Infinity, saveData } = navigator.connection ?? {};
  if (saveData || (rtt >= ${SLOW.rtt} && downlink < ${SLOW.downlink}))
    for (const font of document.querySelectorAll('link[as="font"]')) font.remove();
  const [arrival] = performance.getEntriesByType("navigation");
  if (!window.requestIdleCallback) return;
  const isFromTop = arrival?.type === "navigate" && !location.hash;
  if (isFromTop) root.dataset.${MARK} = "";
  let width = innerWidth;
  let height = innerHeight;
  addEventListener("resize", () => {
    if (innerWidth !== width || innerHeight === height) delete root.dataset.${MARK};
    width = innerWidth;
    height = innerHeight;
  });
  addEventListener("load", () => {
    const parts = [...document.querySelectorAll("${PARTS}")];
    const settle = (then) => requestAnimationFrame(() => requestIdleCallback(then));
    const next = () => {
      const part = parts.shift();
      if (root.dataset.${MARK} === undefined) return;
      if (!part) {
        root.dataset.${MARK} = "${KNOWN}";
        return;
      }
      part.style.contentVisibility = "visible";
      // One a frame: two at once would keep a tap waiting.
      settle(() => {
        part.style.contentVisibility = "";
        next();
      });
    };
    settle(isFromTop ? next : () => (root.dataset.${MARK} = "${KNOWN}"));
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
