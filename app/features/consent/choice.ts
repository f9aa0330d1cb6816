import { ASKED_PURPOSES, type AskedPurpose, CONSENT_VERSION } from "./purposes";

/** Which of the asked purposes a visitor allows. */
export type Choice = Readonly<Record<AskedPurpose, boolean>>;

export const EVERYTHING = choiceOf(() => true);
export const NOTHING = choiceOf(() => false);

/** How long a choice holds before the visitor is asked again; the cookie lives as long. */
export const CHOICE_DAYS = 365;
const DAY = 24 * 3_600_000;

/** The cookie that tells the server what a document may load. */
export const CONSENT_COOKIE = "cookie_consent";
/**
 * In local storage: "true" when anything was allowed, "false" when everything was refused (specification, section 3).
 */
export const CONSENT_KEY = "cookieConsent";
/** In local storage: the exact choice, written as in the cookie. */
export const DETAILS_KEY = "cookieConsentDetails";

function choiceOf(isAllowed: (purpose: AskedPurpose) => boolean): Choice {
  return Object.fromEntries(ASKED_PURPOSES.map((purpose) => [purpose, isAllowed(purpose)])) as Choice;
}

export function allowsAnything(choice: Choice): boolean {
  return ASKED_PURPOSES.some((purpose) => choice[purpose]);
}

/** A choice in a form that fits in a cookie: the version of the question, the day, and what was allowed. */
export function encodeChoice(choice: Choice, now: Date): string {
  const allowed = ASKED_PURPOSES.filter((purpose) => choice[purpose]);
  return [CONSENT_VERSION, now.toISOString().slice(0, 10), ...allowed].join(".");
}

/** The choice in `text`; null when there is none, the question has changed since, or it is too old. */
export function decodeChoice(text: string | null | undefined, now: Date): Choice | null {
  const [version, day = "", ...allowed] = (text ?? "").split(".");
  const age = now.getTime() - Date.parse(day);
  if (version !== CONSENT_VERSION || !(age < CHOICE_DAYS * DAY)) return null;
  return choiceOf((purpose) => allowed.includes(purpose));
}

/**
 * The choice in local storage; null when the visitor is to be asked. `flag` decides whether there is a choice and,
 * where `details` do not match it, what it is.
 */
export function judgeChoice(flag: string | null, details: string | null, now: Date): Choice | null {
  if (flag !== "true" && flag !== "false") return null;
  const byFlag = flag === "true" ? EVERYTHING : NOTHING;
  if (details === null) return byFlag;
  const choice = decodeChoice(details, now);
  if (!choice) return null;
  return allowsAnything(choice) === (flag === "true") ? choice : byFlag;
}
