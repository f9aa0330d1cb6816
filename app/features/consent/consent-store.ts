import type { Language } from "~/lib/language/language";
import { SPECULATION_SELECTOR } from "~/platform/pages/speculation-rules";
import { cookieChoice, dropCookieChoice, saveCookieChoice } from "./browser-cookies";
import { allowsAnything, type Choice, CONSENT_KEY, DETAILS_KEY, encodeChoice, judgeChoice, NOTHING } from "./choice";
import { ASKED_PURPOSES, CONSENT_VERSION } from "./purposes";

const LOG_ADDRESS = "/api/consent";

let known: Choice | null | undefined;
const listeners = new Set<() => void>();

/** Null: not asked. Without cookies it counts as a refusal, or every page would ask. Browser only. */
export function currentChoice(): Choice | null {
  if (known === undefined) known = readChoice() ?? (navigator.cookieEnabled === false ? NOTHING : null);
  return known;
}

/** Reports choices made in other tabs too. */
export function subscribeToChoice(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onPageShow);
  };
}

export function choose(choice: Choice, language: Language): void {
  try {
    // The order counts: other tabs read both when the second one changes.
    localStorage.setItem(CONSENT_KEY, String(allowsAnything(choice)));
    localStorage.setItem(DETAILS_KEY, encodeChoice(choice, new Date()));
  } catch {
    // Storage is blocked or full: the choice lasts as long as the document.
  }
  saveCookieChoice(choice);
  // Prefetched pages have the policy of the previous choice; without its speculation rules, a browser drops them.
  document.querySelector(SPECULATION_SELECTOR)?.remove();
  change(choice);
  report(choice, language);
}

/** Browsers may drop one and keep the other. */
export function alignCookie(): void {
  const choice = currentChoice() ?? NOTHING;
  const said = cookieChoice() ?? NOTHING;
  if (ASKED_PURPOSES.every((purpose) => choice[purpose] === said[purpose])) return;
  if (allowsAnything(choice)) saveCookieChoice(choice);
  else dropCookieChoice();
}

function readChoice(): Choice | null {
  try {
    return judgeChoice(localStorage.getItem(CONSENT_KEY), localStorage.getItem(DETAILS_KEY), new Date());
  } catch {
    return cookieChoice();
  }
}

function onStorage({ key }: StorageEvent): void {
  // No key means that everything was cleared.
  if (key === null || key === DETAILS_KEY) change(readChoice());
}

/** A page restored from the back/forward cache has missed choices made on other pages. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) change(readChoice() ?? currentChoice());
}

function change(choice: Choice | null): void {
  known = choice;
  for (const listener of listeners) listener();
}

function report(choice: Choice, language: Language): void {
  const record = JSON.stringify({ ...choice, version: CONSENT_VERSION, language });
  try {
    navigator.sendBeacon(LOG_ADDRESS, new Blob([record], { type: "application/json" }));
  } catch {
    // The log is our concern; the visitor's choice holds without it.
  }
}
