import { STARTED } from "~/features/late-start/started";

/** Marks the document while what is out of view waits; `first-view.css` says which parts those are. */
const MARK = "firstView";
/** The value of the mark once the heights of all parts are known. */
const KNOWN = "known";

/** The parts that `first-view.css` defers, as a selector. */
const PARTS =
  "main > section ~ section ~ section, main > section ~ nav, main > div > section ~ section, main > article ~ section, body > footer";

/** Dispatched on the window before React hydrates the document, which has to be complete by then. */
export const WHOLE = "first-view:whole";

/** How long to wait for a first frame, in milliseconds. */
const FIRST_FRAME = 1_000;

/**
 * The browser's estimate of the connection so far: round trip in milliseconds, and megabits a second. Both have to be
 * slow: for a connection that it does not know yet, a browser guesses just as few megabits.
 */
const SLOW = { rtt: 150, downlink: 2 };

/**
 * Runs before the body is parsed.
 *
 * Fonts: on a slow connection they are not preloaded. They would come too late for this page; the next one has them.
 *
 * Forms: those out of view are taken out of the document until its first frame. As soon as a document has been parsed,
 * a browser checks whether there is a form to fill in, and lays out everything for that: twice if the fonts have not
 * loaded yet, and including what is out of view. This is not done while nobody sees the page, which then has no frames.
 *
 * Layout: at first only what is in view is laid out. Once the page has come alive and the browser is idle, each of the
 * other parts is laid out for a moment, so that its height is known. It then waits again, unless the visitor is in it
 * by then, as the browser would lose the place. That way a tap costs the same on a long page as on a short one. Nothing
 * waits for visitors who arrive halfway down (by an anchor, Back or a reload), or follow a link there before all
 * heights are known: they need the right heights above at once. When the width of the window changes, as when a phone
 * is turned, so do the heights, and nothing waits any more. The same goes for a screenshot of the whole page, for which
 * browsers report a resize without another height. A phone's address bar that slides away changes only the height, and
 * ends nothing. Nor does a resize before the page has been seen: a phone begins every page 980 pixels wide.
 */
export const FIRST_VIEW_SCRIPT = `(() => {
  const root = document.documentElement;
  const { rtt = 0, downlink = Infinity, saveData } = navigator.connection ?? {};
  if (saveData || (rtt >= ${SLOW.rtt} && downlink < ${SLOW.downlink}))
    for (const font of document.querySelectorAll('link[as="font"]')) font.remove();
  const [arrival] = performance.getEntriesByType("navigation");
  if (!window.requestIdleCallback || arrival?.type !== "navigate" || location.hash) return;
  root.dataset.${MARK} = "";
  const away = new Map();
  const putBack = () => {
    for (const [place, form] of away) place.replaceWith(form);
    away.clear();
  };
  document.addEventListener("readystatechange", () => {
    if (document.hidden) return;
    for (const form of document.querySelectorAll(":is(${PARTS}) form")) {
      const place = new Comment();
      form.replaceWith(place);
      away.set(place, form);
    }
    requestAnimationFrame(() => setTimeout(putBack));
    setTimeout(putBack, ${FIRST_FRAME});
    addEventListener("${WHOLE}", putBack, { once: true });
  }, { once: true });
  const leap = ({ target }) => {
    const link = target.closest?.("a");
    if (link?.hash && link.pathname === location.pathname) delete root.dataset.${MARK};
  };
  addEventListener("click", leap, true);
  const alive = new Promise((resolve) => addEventListener("${STARTED}", resolve, { once: true }));
  addEventListener("load", () => {
    const parts = [...document.querySelectorAll("${PARTS}")];
    const settle = (then) => requestAnimationFrame(() => requestIdleCallback(then));
    const next = () => {
      const part = parts.shift();
      if (root.dataset.${MARK} === undefined) return;
      if (!part) {
        root.dataset.${MARK} = "${KNOWN}";
        removeEventListener("click", leap, true);
        return;
      }
      part.style.contentVisibility = "visible";
      // One per frame: two at once would delay a tap.
      settle(() => {
        const { top, bottom } = part.getBoundingClientRect();
        if (top > innerHeight || bottom < 0) part.style.contentVisibility = "";
        next();
      });
    };
    settle(() => {
      let width = innerWidth;
      let height = innerHeight;
      addEventListener("resize", () => {
        if (innerWidth !== width || innerHeight === height) delete root.dataset.${MARK};
        width = innerWidth;
        height = innerHeight;
      });
      alive.then(() => settle(next));
    });
  });
})()`;

/**
 * Lays out everything from now on, and keeps what is in view in place: returning to a scroll position depends on all
 * heights of the page.
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
