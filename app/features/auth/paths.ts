/** Where the owner's desk is. */
export const DESK_PATH = "/admin";
/** The agenda. */
export const APPOINTMENTS_PATH = "/admin/appointments";
/** The addresses that visitors asked for in vain. */
export const UNKNOWN_PATHS_PATH = "/admin/unknown-paths";
export const SIGN_IN_PATH = "/admin/sign-in";
export const SIGN_OUT_PATH = "/admin/sign-out";

/** Where the first owner chooses a password, with the token of the link. */
export function setupPath(token: string): string {
  return `/admin/setup/${token}`;
}
