export const USERS_PATH = "/admin/users";

export function invitePath(token: string): string {
  return `/admin/invite/${token}`;
}
