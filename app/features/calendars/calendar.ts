import type { CalendarRow } from "~/lib/db/tables/calendar-tables";

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
