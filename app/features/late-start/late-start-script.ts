import { ENTRANCE_KEY } from "~/features/attribution/origin-keys";
import { OPENS_AFTER } from "~/features/chat/auto-open";
import { CHAT_KEYS } from "~/features/chat/kept-in-browser";
import { CONSENT_COOKIE, CONSENT_KEY } from "~/features/consent/choice";
import { ASKS_AFTER, BANNER_ID } from "~/features/consent/timing";
import { CHAT_ANCHOR } from "~/features/conversations/paths";
import { LATE_TYPE, MODULES_ATTRIBUTE } from "./late-type";

/** Told to the window when the page has come alive: from here on React answers. */
export const STARTED = "started";

/** What a page does not have to wait for a visitor for: something of theirs is kept, which it shows. */
const KEPT = ["form-draft:", "configurator:", CHAT_KEYS.token];

/** Before the chat opens by itself its code has to come. */
const CHAT_HEAD_START = 1_000;

/**
 * Starts the scripts of a page at the first sign of a visitor, or when something is due that needs them, and not before:
 * links, forms, menus and questions work without. A button that is pressed meanwhile is pressed once somebody answers. The
 * banner, which is in the page, needs no more than being shown.
 */
export const LATE_START_SCRIPT = `(() => {
  const late = document.querySelector('script[type="${LATE_TYPE}"]');
  if (!late) return;
  const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "focusin"];
  const early = { capture: true, passive: true };
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  let isBegun = false;
  let isAlive = false;
  let pressed = null;
  const start = () => {
    if (isBegun) return;
    isBegun = true;
    for (const sign of signs) removeEventListener(sign, sense, early);
    for (const href of late.getAttribute("${MODULES_ATTRIBUTE}").split(" ")) add("link", { rel: "modulepreload", href });
    // Where they cannot be had, forms go the way of a browser without.
    add("script", { type: "module", textContent: late.textContent, onerror: release });
  };
  const hold = (event) => {
    const button = event.target.closest?.("button:not([popovertarget])");
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    start();
  };
  const release = () => {
    isAlive = true;
    removeEventListener("click", hold, true);
    if (pressed?.isConnected) pressed.click();
  };
  // A page that comes to lie under a pointer at rest is told so too.
  const sense = ({ type, movementX, movementY }) => {
    if (type !== "pointermove" || movementX || movementY) start();
  };
  for (const sign of signs) addEventListener(sign, sense, early);
  addEventListener("click", hold, true);
  addEventListener("${STARTED}", release, { once: true });
  addEventListener("pagehide", () => {
    const isFromElsewhere = document.referrer && new URL(document.referrer).origin !== location.origin;
    if (isAlive || !(isFromElsewhere || /[?&]utm_/.test(location.search))) return;
    try {
      sessionStorage.setItem("${ENTRANCE_KEY}", JSON.stringify([location.href, document.referrer]));
    } catch {}
  });
  let keys = [];
  let choice = null;
  try {
    keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    choice = localStorage.getItem("${CONSENT_KEY}");
  } catch {}
  const kept = ${JSON.stringify(KEPT)};
  const isAwaited = location.hash === "${CHAT_ANCHOR}" || /${CONSENT_COOKIE}=[^;]*\\.(analytics|map)/.test(document.cookie);
  if (isAwaited || keys.some((key) => kept.some((start) => key.startsWith(start)))) addEventListener("load", start);
  // Who reads the page aloud, or only looks, finds the chat too.
  setTimeout(start, ${OPENS_AFTER - CHAT_HEAD_START});
  if (choice !== "true" && choice !== "false") setTimeout(() => {
    const banner = document.getElementById("${BANNER_ID}");
    if (banner && !isAlive) banner.hidden = false;
  }, ${ASKS_AFTER});
})()`;
