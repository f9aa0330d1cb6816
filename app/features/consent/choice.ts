import { ASKED_PURPOSES, type AskedPurpose, CONSENT_VERSION } from "./purposes";

export type Choice = Readonly<Record<AskedPurpose, boolean>>;

export const EVERYTHING = choiceOf(() => true);
export const NOTHING = choiceOf(() => false);

export const CHOICE_DAYS = 365;
const DAY = 24 * 3_600_000;

export const CONSENT_COOKIE = "cookie_consent";
/** Local storage: "true" if anything was allowed, "false" if all was refused (specification, section 3). */
export const CONSENT_KEY = "cookieConsent";
export const DETAILS_KEY = "cookieConsentDetails";

function choiceOf(isAllowed: (purpose: AskedPurpose) => boolean): Choice {
  return Object.fromEntries(ASKED_PURPOSES.map((purpose) => [purpose, isAllowed(purpose)])) as Choice;
}

export function allowsAnything(choice: Choice): boolean {
  return ASKED_PURPOSES.some((purpose) => choice[purpose]);
}

export function encodeChoice(choice: Choice, now: Date): string {
  const allowed = ASKED_PURPOSES.filter((purpose) => choice[purpose]);
  return [CONSENT_VERSION, now.toISOString().slice(0, 10), ...allowed].join(".");
}

/** Null if there is none, the question has changed since, or it is too old. */
export function decodeChoice(text: string | null | undefined, now: Date): Choice | null {
  const [version, day = "", ...allowed] = (text ?? "").split(".");
  const age = now.getTime() - Date.parse(day);
  if (version !== CONSENT_VERSION || !(age < CHOICE_DAYS * DAY)) return null;
  return choiceOf((purpose) => allowed.includes(purpose));
}

/** Null: ask. `flag` decides whether there is a choice and, where `details` do not match, what it is. */
export function judgeChoice(flag: string | null, details: string | null, now: Date): Choice | null {
  if (flag !== "true" && flag !== "false") return null;
  const byFlag = flag === "true" ? EVERYTHING : NOTHING;
  if (details === null) return byFlag;
  const choice = decodeChoice(details, now);
  if (!choice) return null;
  return allowsAnything(choice) === (flag === "true") ? choice : byFlag;
}

/** Milliseconds after load (specification, section 4). */
export const ASKS_AFTER = 1_500;
export const BANNER_ID = "consent";

/** Attribute of the banner's buttons: "all" or "none". */
export const ANSWER_ATTRIBUTE = "data-answer";
