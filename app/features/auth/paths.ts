export const SIGN_IN_PATH = "/admin/sign-in";
export const SIGN_OUT_PATH = "/admin/sign-out";

/** Where users sign in, to come back to `next` (path and query) afterwards. */
export function signInPath(next: string): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ next })}`;
}

/** Where the first owner chooses a password, with the token of the link. */
export function setupPath(token: string): string {
  return `/admin/setup/${token}`;
}

/** Where users type a code after the password. */
export const SECOND_STEP_PATH = "/admin/sign-in/code";
/** Where users ask for a link to choose another password. */
export const FORGOT_PATH = "/admin/forgot";

/** Where users choose another password, with the token of such a link. */
export function resetPath(token: string): string {
  return `/admin/reset/${token}`;
}

/** The user's own account, and its second step. */
export const ACCOUNT_PATH = "/admin/account";
export const TWO_STEP_PATH = "/admin/account/two-step";

/** Query parameter of the sign-in page: the user took too long for the second step. */
export const OVER = "over";
/** Another: the user has chosen a password, but could not be signed in with it after too many attempts. */
export const CHOSEN = "chosen";
