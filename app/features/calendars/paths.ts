/** The page on which colleagues connect their own calendars. */
export const CALENDAR_PATH = "/admin/account/calendar";

export function feedPath(token: string): string {
  return `/calendar/${token}.ics`;
}
