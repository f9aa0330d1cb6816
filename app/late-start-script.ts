import { CHAT_ANCHOR } from "./features/chat/paths";
import { OPENS_AFTER } from "./features/chat/widget/auto-open";
import { CHAT_KEYS, LEFT_OPEN } from "./features/chat/widget/kept-in-browser";
import { CONSENT_COOKIE, CONSENT_KEY } from "./features/consent/choice";
import { ASKS_AFTER, BANNER_ID, PRESSED_KEY } from "./features/consent/timing";
import { ENTRANCE_KEY } from "./lib/attribution/origin-keys";
import { LATE_SHEET } from "./platform/pages/late-sheet";
import { LATE_TYPE, MODULES_ATTRIBUTE, PAGE_DATA_ID } from "./platform/pages/late-start/late-type";
import { PATIENCE } from "./platform/pages/late-start/patience";
import { AHEAD_ATTRIBUTE } from "./platform/pages/late-start/speculation-rules";
import { STARTED } from "./platform/pages/late-start/started";

/** They start a page without waiting for the visitor: it shows what they hold. */
const KEPT = ["form-draft:", "configurator:", CHAT_KEYS.token];

const CHAT_HEAD_START = 1_000;

/** Milliseconds of a mouse on a link before it is prerendered, and off it before that is dropped. */
const RESTS = 50;

/**
 * Links, forms, menus and questions work without scripts. A button that waits too long acts as without them, and the
 * cookie banner's answer is kept for the next page.
 */
export const LATE_START_SCRIPT = `(() => {
  const late = document.querySelector('script[type="${LATE_TYPE}"]');
  if (!late) return;
  const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"];
  const early = { capture: true, passive: true };
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  let isBegun = false;
  let isAlive = false;
  let isFailed = false;
  let answer = null;
  let pressed = null;
  let patience;
  let sentAt = -Infinity;
  const banner = () => document.getElementById("${BANNER_ID}");
  const answers = () => [...(banner()?.querySelectorAll("button") ?? [])];
  let choice = null;
  const isAnswered = () => answer || choice === "true" || choice === "false";
  // Finds a choice made meanwhile, or a button pressed on a page that was left too soon.
  const recall = () => {
    try {
      choice = localStorage.getItem("${CONSENT_KEY}");
      const held = sessionStorage.getItem("${PRESSED_KEY}");
      sessionStorage.removeItem("${PRESSED_KEY}");
      if (held && !isAnswered()) answer = answers()[held] ?? null;
    } catch {}
    if (!navigator.cookieEnabled) choice ??= "false";
    if (isAnswered()) show(false);
  };
  // Reads storage only after the page shows: the browser waits for another process to answer.
  const look = () => {
    if (isAlive) return;
    recall();
    let keys = [];
    let isChatOpen = false;
    try {
      keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      isChatOpen = sessionStorage.getItem("${CHAT_KEYS.opened}") === "${LEFT_OPEN}";
    } catch {}
    const kept = ${JSON.stringify(KEPT)};
    const isAwaited = answer || isChatOpen || location.hash === "${CHAT_ANCHOR}" || /${CONSENT_COOKIE}=[^;]*\\.(analytics|map)/.test(document.cookie);
    if (isAwaited || keys.some((key) => kept.some((start) => key.startsWith(start)))) start();
  };
  const show = (isShown) => {
    if (banner() && !isAlive) banner().hidden = !isShown;
  };
  const start = () => {
    if (isBegun) return;
    isBegun = true;
    for (const sign of signs) removeEventListener(sign, sense, early);
    const sheets = [...document.querySelectorAll('link[rel="${LATE_SHEET}"]')].map((link) => new Promise((settled) => {
      Object.assign(link, { onload: settled, onerror: settled, rel: "stylesheet" });
    }));
    for (const href of late.getAttribute("${MODULES_ATTRIBUTE}").split(" ")) add("link", { rel: "modulepreload", href });
    // The styles come first, for what scripts add to the page.
    Promise.all(sheets).then(() => {
      const data = document.getElementById("${PAGE_DATA_ID}");
      if (data) {
        const { streamController } = window.__reactRouterContext;
        streamController.enqueue(data.textContent);
        streamController.close();
      }
      add("script", { type: "module", textContent: late.textContent, onerror: fail });
    });
  };
  // The response to a touch is painted first: requesting modules keeps a slow phone busy for longer than a frame.
  const startSoon = () => requestAnimationFrame(() => setTimeout(start));
  const wait = (button) => {
    pressed?.removeAttribute("aria-busy");
    pressed = button;
    pressed?.setAttribute("aria-busy", "true");
    clearTimeout(patience);
    if (pressed && isFailed) doWithout();
    else if (pressed) patience = setTimeout(doWithout, ${PATIENCE});
  };
  const doWithout = () => {
    const button = pressed;
    const standIn = button?.nextElementSibling;
    const [, link] = (standIn?.matches("noscript") && /href="([^"]+)"/.exec(standIn.textContent)) || [];
    wait(null);
    if (link) location.assign(link);
    // When a form is sent twice in a row, a browser cancels the first request.
    else if (button?.type === "submit" && Date.now() - sentAt > ${PATIENCE}) button.form?.requestSubmit(button);
  };
  // Nothing can store an answer to the banner now, so nothing is allowed.
  const fail = () => {
    isFailed = true;
    show(false);
    doWithout();
  };
  const hold = (event) => {
    const button = event.target.closest?.("button:not([popovertarget])");
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (banner()?.contains(button) && !button.hasAttribute("aria-expanded")) {
      answer = button;
      show(false);
    } else wait(button);
    startSoon();
  };
  const release = () => {
    isAlive = true;
    removeEventListener("click", hold, true);
    recall();
    const buttons = [answer, pressed];
    wait(null);
    for (const button of buttons) if (button?.isConnected) button.click();
  };
  // A page that loads under a resting pointer gets a pointermove event too.
  const sense = ({ type, movementX, movementY }) => {
    if (type !== "pointermove" || movementX || movementY) startSoon();
  };
  const begin = () => {
    // The link to another page that a mouse rests on: only that page is prerendered.
    let ahead;
    let resting;
    const mark = (link) => {
      ahead?.removeAttribute("${AHEAD_ATTRIBUTE}");
      ahead = link;
      ahead?.setAttribute("${AHEAD_ATTRIBUTE}", "");
    };
    addEventListener("pointerover", ({ target, pointerType }) => {
      clearTimeout(resting);
      const link = pointerType === "mouse" ? target.closest?.("a[href]") : null;
      const isAway = link && link.pathname !== location.pathname;
      resting = setTimeout(() => mark(isAway ? link : null), ${RESTS});
    }, early);
    for (const sign of signs) addEventListener(sign, sense, early);
    addEventListener("click", hold, true);
    addEventListener("${STARTED}", release, { once: true });
    addEventListener("submit", () => {
      sentAt = Date.now();
    }, true);
    addEventListener("pagehide", () => {
      mark(null);
      sentAt = -Infinity;
      // The browser may restore the page as it is now.
      document.querySelector("[popover]")?.hidePopover?.();
      if (isAlive) return;
      const isFromElsewhere = document.referrer && new URL(document.referrer).origin !== location.origin;
      try {
        if (isFromElsewhere || /[?&]utm_/.test(location.search))
          sessionStorage.setItem("${ENTRANCE_KEY}", JSON.stringify([location.href, document.referrer]));
        if (answer) sessionStorage.setItem("${PRESSED_KEY}", answers().indexOf(answer));
        answer = null;
      } catch {}
    });
    // Both after loading and when the page is restored from the back/forward cache.
    addEventListener("pageshow", () => setTimeout(look));
    if (document.readyState === "complete") setTimeout(look);
    // Those who only look, or have the page read aloud, get the chat too.
    setTimeout(start, ${OPENS_AFTER - CHAT_HEAD_START});
    setTimeout(() => {
      if (isAlive || isFailed) return;
      recall();
      if (!isAnswered()) show(true);
    }, ${ASKS_AFTER});
  };
  // A prerendered page has no visitor until it is shown.
  if (document.prerendering) {
    document.addEventListener("prerenderingchange", begin, { once: true });
    // Also lay it out ahead.
    addEventListener("load", () => document.body.offsetHeight);
  } else begin();
})()`;
