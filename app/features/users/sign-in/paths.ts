export const SIGN_IN_PATH = "/admin/sign-in";
export const SIGN_OUT_PATH = "/admin/sign-out";

export function signInPath(next: string): string {
  return `${SIGN_IN_PATH}?${new URLSearchParams({ next })}`;
}

export function setupPath(token: string): string {
  return `/admin/setup/${token}`;
}

export const SECOND_STEP_PATH = "/admin/sign-in/code";
export const FORGOT_PATH = "/admin/forgot";

export function resetPath(token: string): string {
  return `/admin/reset/${token}`;
}

export const ACCOUNT_PATH = "/admin/account";
export const TWO_STEP_PATH = "/admin/account/two-step";

export const OVER = "over";
/** Set when a password was chosen, but too many attempts keep it from signing in. */
export const CHOSEN = "chosen";

export const USERS_PATH = "/admin/users";

export function invitePath(token: string): string {
  return `/admin/invite/${token}`;
}
