/** The page on which colleagues connect their own calendars. */
export const CALENDAR_PATH = "/admin/account/calendar";

/** The page that asks what the customers are told of changes in calendars. */
export const CHANGED_PATH = "/admin/appointments/changed";

export function feedPath(token: string): string {
  return `/calendar/${token}.ics`;
}
