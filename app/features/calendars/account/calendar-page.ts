import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import type { Moment } from "~/lib/time/clock";
import type { ShownTrouble } from "../calendar";
import type { WriteTrouble } from "../copies/write-trouble";
import type { Provider } from "./providers";

export const PROVIDER_PARAM = "provider";
/** The calendar that is entered again. */
export const AGAIN_PARAM = "again";
export const OUTCOME = "outcome";
/** The calendar that the outcome is about. */
export const CALENDAR_PARAM = "calendar";

export const OUTCOMES = [
  "added",
  "addedAccount",
  "renewed",
  "looked",
  "looking",
  "limited",
  "changed",
  "stale",
  "removed",
  "restored",
  "restoredUnwritten",
  "gone",
  "feed-open",
  "feed-renew",
  "feed-close",
  "feed-names",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type CalendarField = "kind" | "url" | "username" | "password";
/** `write`: of the form for where appointments go. */
export type CalendarFormField = CalendarField | "write";

export interface ShownCollection {
  url: string;
  name: string;
  isRead: boolean;
  isWritten: boolean;
}

export interface ShownCalendar {
  id: string;
  kind: CalendarRow["kind"];
  name: string;
  host: string;
  version: number;
  read: Moment | null;
  trouble: { code: ShownTrouble; since: Moment } | null;
  /** Null for an ICS address. */
  collections: ShownCollection[] | null;
  writes: { trouble: { code: WriteTrouble; since: Moment } | null } | null;
}

export interface ShownFeed {
  address: string;
  showsNames: boolean;
  fetched: Moment | null;
}

export interface CalendarsPage {
  calendars: ShownCalendar[];
  feed: ShownFeed | null;
  /** Null until one is chosen. */
  provider: Provider | null;
  /** The calendar that is entered again. */
  again: { id: string; name: string } | null;
  /** Values that the form begins with. */
  served: Readonly<Record<CalendarField, string>>;
}
