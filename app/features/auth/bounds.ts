import type { Facts } from "~/lib/fill";
import { PASSWORD_BOUNDS } from "~/lib/password-bounds";

/** How long the first owner's link works. */
export const SETUP_LINK_HOURS = 24;

/** How long attempts to sign in count. */
export const SIGN_IN_WINDOW_MINUTES = 15;

/**
 * After how many days without a visit a session ends, and after how many in any case. The user then has to sign in
 * again.
 */
export const SESSION_DAYS = { idle: 30, most: 90 } as const;

/** For how long an account is new: its user gets no mails about new devices during this time. */
export const NEW_ACCOUNT_HOURS = 24;

/** How long somebody who typed the password may take for the code. */
export const SECOND_STEP_MINUTES = 10;

/** How long a link to choose another password works. */
export const RESET_LINK_MINUTES = 60;

/** How long an invitation works. */
export const INVITE_DAYS = 7;

/** These bounds as facts for copy. */
export const authFacts: Facts = {
  passwordMin: String(PASSWORD_BOUNDS.min),
  setupLinkHours: String(SETUP_LINK_HOURS),
  signInWindowMinutes: String(SIGN_IN_WINDOW_MINUTES),
  secondStepMinutes: String(SECOND_STEP_MINUTES),
  resetLinkMinutes: String(RESET_LINK_MINUTES),
  inviteDays: String(INVITE_DAYS),
};
