import type { Facts } from "./text/fill";

/** UTF-16 code units. */
export const PASSWORD_BOUNDS = { min: 12, max: 1_000 } as const;

export const SETUP_LINK_HOURS = 24;

export const SIGN_IN_WINDOW_MINUTES = 15;

/** `idle`: without a visit; `most`: in any case. */
export const SESSION_DAYS = { idle: 30, most: 90 } as const;

/** No mails about new devices during this time. */
export const NEW_ACCOUNT_HOURS = 24;

export const SECOND_STEP_MINUTES = 10;

export const RESET_LINK_MINUTES = 60;

export const INVITE_DAYS = 7;

export const authFacts: Facts = {
  passwordMin: String(PASSWORD_BOUNDS.min),
  setupLinkHours: String(SETUP_LINK_HOURS),
  signInWindowMinutes: String(SIGN_IN_WINDOW_MINUTES),
  secondStepMinutes: String(SECOND_STEP_MINUTES),
  resetLinkMinutes: String(RESET_LINK_MINUTES),
  inviteDays: String(INVITE_DAYS),
};
