/** A lead, with all that is known of it. */
export function leadPath(id: string): string {
  return `/admin/leads/${id}`;
}

/** The agenda. */
export const APPOINTMENTS_PATH = "/admin/appointments";
/** The times in which no talk can be booked. */
export const BLOCKS_PATH = "/admin/appointments/blocks";

/** Where an appointment gets another moment. */
export function movePath(id: string): string {
  return `${APPOINTMENTS_PATH}/${id}/move`;
}

/** What is still open before the site goes live. */
export const GO_LIVE_PATH = "/admin/go-live";
/** The connection with lead ads at Meta. */
export const META_ADS_PATH = "/admin/meta-ads";
/** Where devices are told what comes in. */
export const NOTIFICATIONS_PATH = "/admin/notifications";
/** The addresses that visitors asked for in vain. */
export const UNKNOWN_PATHS_PATH = "/admin/unknown-paths";
export const SIGN_IN_PATH = "/admin/sign-in";
export const SIGN_OUT_PATH = "/admin/sign-out";

/** Where the owner signs in, and comes back to `next` (path and query) afterwards. */
export function signInPath(next: string): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ next })}`;
}

/** Where the first owner chooses a password, with the token of the link. */
export function setupPath(token: string): string {
  return `/admin/setup/${token}`;
}

/** Where whoever has typed the password types a code. */
export const SECOND_STEP_PATH = "/admin/sign-in/code";
/** Where a link is asked for to choose another password. */
export const FORGOT_PATH = "/admin/forgot";

/** Where another password is chosen, with the token of such a link. */
export function resetPath(token: string): string {
  return `/admin/reset/${token}`;
}

/** Where whoever was invited chooses a password, with the token of the link. */
export function invitePath(token: string): string {
  return `/admin/invite/${token}`;
}

/** The own account, its second step, and all accounts. */
export const ACCOUNT_PATH = "/admin/account";
export const TWO_STEP_PATH = "/admin/account/two-step";
export const USERS_PATH = "/admin/users";

/** Query parameter of the sign-in page: whoever comes took too long for the second step. */
export const OVER = "over";
