/** The page of all accounts. */
export const USERS_PATH = "/admin/users";

/** Where an invited colleague chooses a password, with the token of the link. */
export function invitePath(token: string): string {
  return `/admin/invite/${token}`;
}
