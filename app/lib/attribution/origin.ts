import { parseUrl } from "~/lib/parse-url";
import { withoutTokens } from "~/lib/text/without-tokens";
import type { Attribution, Touch } from "./attribution";
import { PART_BOUND, STORAGE_KEY, UTM } from "./touch";

let known: Attribution | null = null;

/**
 * Call it once per document, before the address changes. Only a visit from elsewhere is stored, and only if `mayStore`
 * says so when the visitor leaves the page: after a refusal it is known as long as the document lives.
 */
export function recordOrigin(mayStore: () => boolean): void {
  const touch = touchOf(new URL(window.location.href), document.referrer);
  known = touches(touch, mayStore() ? readTouches() : null);
  window.addEventListener("pagehide", () => {
    if (!mayStore()) dropTouches();
    else if (cameFromElsewhere(touch)) storeTouches(known);
  });
}

/** null if nothing was noted. */
export function attribution(): Attribution | null {
  return known;
}

function touchOf({ origin, pathname, searchParams }: URL, referrer: string): Touch {
  const from = parseUrl(referrer);
  const utm = Object.fromEntries(UTM.map((name) => [name, bounded(searchParams.get(name))]));
  return {
    // The query of another site is none of our business.
    referrer: from && from.origin !== origin ? bounded(from.origin + from.pathname) : null,
    landing: bounded(withoutTokens(pathname)),
    ...(utm as Record<(typeof UTM)[number], string | null>),
  };
}

/** The first touch stays; one that says where the visitor came from becomes the last. */
function touches(touch: Touch, before: Attribution | null): Attribution {
  if (!before) return { first: touch, last: touch };
  return { first: before.first, last: cameFromElsewhere(touch) ? touch : before.last };
}

function cameFromElsewhere({ referrer, ...touch }: Touch): boolean {
  return Boolean(referrer) || UTM.some((name) => touch[name]);
}

function bounded(value: string | null): string | null {
  return value?.slice(0, PART_BOUND).replace(/[\p{Cc}\p{Cs}]/gu, "") || null;
}

/** Unvalidated: the server parses it. */
function readTouches(): Attribution | null {
  try {
    const stored: Attribution | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    return stored?.first && stored.last ? stored : null;
  } catch {
    return null;
  }
}

function dropTouches(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

function storeTouches(value: Attribution | null): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(value));
  } catch {
    // Storage is blocked or full: the visit is known as long as the document lives.
  }
}
