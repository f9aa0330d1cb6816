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

/** The own account, and its second step. */
export const ACCOUNT_PATH = "/admin/account";
export const TWO_STEP_PATH = "/admin/account/two-step";

/** Query parameter of the sign-in page: whoever comes took too long for the second step. */
export const OVER = "over";
/** Another: whoever comes has chosen a password, and was not signed in with it, since there were too many attempts. */
export const CHOSEN = "chosen";
