/** Where the owner's desk is. */
export const DESK_PATH = "/admin";
/** A lead, with all that is known of it. */
export function leadPath(id: string): string {
  return `/admin/leads/${id}`;
}
/** Whether an address is one of the desk's. */
export function isDeskPath(pathname: string): boolean {
  return pathname === DESK_PATH || pathname.startsWith(`${DESK_PATH}/`);
}

/** The agenda. */
export const APPOINTMENTS_PATH = "/admin/appointments";
/** The connection with lead ads at Meta. */
export const META_ADS_PATH = "/admin/meta-ads";
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
