import { STARTED } from "../late-start/started";

const MARK = "firstView";
const KNOWN = "known";

const PARTS =
  "main > section ~ section ~ section, main > section ~ nav, main > div > section ~ section, main > article ~ section, body > footer";

/** Dispatched on the window before React hydrates the document, which has to be complete by then. */
export const WHOLE = "first-view:whole";

/** Milliseconds. */
const FIRST_FRAME = 1_000;

/** Milliseconds and megabits a second. Both: browsers guess few megabits for a connection that is new to them. */
const SLOW = { rtt: 150, downlink: 2 };

/**
 * Runs before the body is parsed. Fonts that are not preloaded on a slow connection would come too late for this
 * page. Forms out of view leave the document until its first frame, as a parsed form makes browsers lay out
 * everything; not on a page that nobody sees, which has no frames. Layout: one part at a time is measured when the
 * browser is idle, except where the visitor is, as the browser would lose the place. Anchors, Back and a reload need
 * the right heights above at once, and another width ends the waiting; another height alone (a phone's address bar)
 * does not, nor does a resize before the page was seen: a phone begins every page 980 pixels wide.
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

/** A scroll position depends on all heights of the page. */
export function endFirstView(): void {
  const { dataset } = document.documentElement;
  if (dataset[MARK] === undefined) return;
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const place = () => seen?.getBoundingClientRect().top ?? 0;
  const before = place();
  delete dataset[MARK];
  window.scrollBy({ top: place() - before, behavior: "instant" });
}
