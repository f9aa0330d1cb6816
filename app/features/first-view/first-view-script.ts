import { STARTED } from "~/features/late-start/started";

/** Marks the document while what is out of view waits; `first-view.css` says which parts those are. */
const MARK = "firstView";
/** What the mark says once the heights of all parts are known. */
const KNOWN = "known";

/** What `first-view.css` puts off, as a selector. */
const PARTS =
  "main > section ~ section ~ section, main > section ~ nav, main > div > section ~ section, main > article ~ section, body > footer";

/** Told to the window before React takes over the document, which has to be whole by then. */
export const WHOLE = "first-view:whole";

/** How long a first frame is waited for, in milliseconds. */
const FIRST_FRAME = 1_000;

/**
 * As the browser knows the line from before: milliseconds there and back, and megabits a second. Both have to be slow:
 * on a line that it does not know yet, a browser guesses as few megabits.
 */
const SLOW = { rtt: 150, downlink: 2 };

/**
 * Runs before the body is read.
 *
 * Fonts: on a slow line they are not fetched ahead. They would come too late for this page; the next one has them.
 *
 * Forms: those out of view are taken out of the document until its first frame. As soon as a document has been read, a
 * browser looks whether there is a form to fill in, and lays out everything for that: twice where the fonts have not come
 * yet, and what is out of view too. Not while nobody sees the page: it has no frames then.
 *
 * Layout: at first only what is in view is laid out. Once the page has come alive and the browser is idle, each of the
 * other parts is laid out for a moment, so that its height is known, and waits again, unless the visitor is in it by then:
 * the browser would lose the place. A tap then costs the same on a long page as on a short one. Nothing waits for who
 * arrives halfway down (by an anchor, by Back, on a reload), or goes there by a link before all heights are known: the right
 * heights above are needed at once. When the window gets another width, as when a phone is turned, the heights are others,
 * and nothing waits any more; nor does it for a picture of the whole page, for which browsers tell of a resize without
 * another height. The address bar of a phone that slides away changes the height alone, and ends nothing. Nor does a resize
 * before the page has been seen: a phone begins every page 980 pixels wide.
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
      // One a frame: two at once would keep a tap waiting.
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
