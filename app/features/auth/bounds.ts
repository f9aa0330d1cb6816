import type { Facts } from "~/lib/fill";
import { PASSWORD_BOUNDS } from "~/lib/password-bounds";

/** How long the first owner's link works. */
export const SETUP_LINK_HOURS = 24;

/** How long attempts to sign in count. */
export const SIGN_IN_WINDOW_MINUTES = 15;

/** The bounds of signing in, as copy may name them. */
export const authFacts: Facts = {
  passwordMin: String(PASSWORD_BOUNDS.min),
  setupLinkHours: String(SETUP_LINK_HOURS),
  signInWindowMinutes: String(SIGN_IN_WINDOW_MINUTES),
};
