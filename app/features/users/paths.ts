/** All accounts. */
export const USERS_PATH = "/admin/users";

/** Where whoever was invited chooses a password, with the token of the link. */
export function invitePath(token: string): string {
  return `/admin/invite/${token}`;
}
