import type { CalendarRow, CalendarTrouble } from "~/lib/db/tables/calendar-tables";

/** A calendar of a CalDAV account. */
export interface Collection {
  url: string;
  name: string;
  /** True if its busy time counts. */
  isRead: boolean;
  /** The state of it that was read last, as its server calls it. Null if the server has no such thing. */
  syncToken: string | null;
  ctag: string | null;
}

export function collectionsOf({ collections }: Pick<CalendarRow, "collections">): Collection[] {
  return JSON.parse(collections) as Collection[];
}

export function ownAddressesOf({ own_addresses }: Pick<CalendarRow, "own_addresses">): string[] {
  return JSON.parse(own_addresses) as string[];
}

/** Milliseconds. A server of calendars may be away for half a working day. */
export const LONGEST_UNREAD = 6 * 3_600_000;

/** `overdue`: not read for hours, for no reason that is known. */
export type ShownTrouble = CalendarTrouble | "overdue";

/** Null if nothing keeps it from being read. */
export function troubleOf(
  { trouble, trouble_since, read_at, created_at }: CalendarRow,
  now: Date,
): { code: ShownTrouble; since: string } | null {
  const since = trouble_since ?? read_at ?? created_at;
  if (trouble) return { code: trouble, since };
  return now.getTime() - Date.parse(since) >= LONGEST_UNREAD ? { code: "overdue", since } : null;
}
