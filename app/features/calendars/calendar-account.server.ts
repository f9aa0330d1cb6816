import type { CalendarRow } from "~/lib/db/tables/calendar-tables";
import { newId } from "~/lib/new-id.server";
import { openSealed, sealText } from "~/lib/sealed-text.server";
import type { Collection } from "./calendar";

/** Milliseconds. A server locks out users whose password is refused again and again. */
export const PASSWORD_RETRY = 60 * 60_000;

/** Address and credentials of a calendar, as its user entered them. */
export interface CalendarAccount {
  kind: CalendarRow["kind"];
  url: string;
  /** Null for an ICS address. */
  username: string | null;
  password: string | null;
}

interface NewCalendar extends CalendarAccount {
  userId: string;
  name: string;
  collections: readonly Collection[];
  /** The mail addresses that invitations to this user name. */
  ownAddresses: readonly string[];
}

/** A row that is due at once, with its secrets sealed. */
export function newCalendar(made: NewCalendar, secret: string, now: Date): CalendarRow {
  const id = newId();
  const at = now.toISOString();
  return {
    id,
    user_id: made.userId,
    kind: made.kind,
    name: made.name,
    ...sealedAccount(id, made, secret),
    own_addresses: JSON.stringify([...new Set(made.ownAddresses.map((address) => address.toLowerCase()))]),
    collections: JSON.stringify(made.collections),
    write_url: null,
    ...{ etag: null, last_modified: null, read_at: null, whole_at: null, tried_at: null },
    ...{ trouble: null, trouble_since: null, state: "queued", attempts: 0, due_at: at },
    ...{ lease_owner: null, lease_until: null, version: 1, created_at: at },
  };
}

type SealedAccount = Pick<CalendarRow, "host" | "address_sealed" | "username" | "password_sealed">;

/** The columns of an account. */
export function sealedAccount(
  id: string,
  { url, username, password }: Omit<CalendarAccount, "kind">,
  secret: string,
): SealedAccount {
  const seal = { secret, about: aboutOf(id) };
  return {
    host: new URL(url).host,
    address_sealed: sealText(url, seal),
    username,
    password_sealed: password === null ? null : sealText(password, seal),
  };
}

/** Null if it was sealed with another secret: it has to be entered again. */
export function openAccount(row: CalendarRow, secret: string): CalendarAccount | null {
  const seal = { secret, about: aboutOf(row.id) };
  const url = openSealed(row.address_sealed, seal);
  const password = row.password_sealed === null ? null : openSealed(row.password_sealed, seal);
  if (url === null || (password === null && row.password_sealed !== null)) return null;
  return { kind: row.kind, url, username: row.username, password };
}

function aboutOf(id: string): string {
  return `calendar:${id}`;
}
