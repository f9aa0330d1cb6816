import type { CalendarTrouble } from "~/lib/db/tables/calendar-tables";
import { findAccount } from "./caldav-account.server";
import type { Collection } from "./calendar";
import type { CalendarAccount } from "./calendar-account.server";
import { CalendarProblem } from "./calendar-problem";
import { readCaldav } from "./read-caldav.server";
import { type ReadPorts, readIcs } from "./read-ics.server";

/** Milliseconds for a try with all of its answers. */
const LONGEST = 25_000;

export type TriedCalendar =
  | {
      outcome: "good";
      name: string;
      collections: Collection[];
      /** The mail addresses that invitations to its user name, in lower case. */
      ownAddresses: string[];
    }
  | { outcome: "trouble"; trouble: CalendarTrouble; detail: string };

/** Reads a calendar once, before it is stored. */
export async function tryCalendar(
  account: CalendarAccount,
  ports: Pick<ReadPorts, "fetch" | "now">,
): Promise<TriedCalendar> {
  const signal = AbortSignal.timeout(LONGEST);
  try {
    return await read(account, { ...ports, signal, addresses: [] });
  } catch (error) {
    const problem = signal.aborted ? new CalendarProblem("silent", "no answer in time") : error;
    if (!(problem instanceof CalendarProblem)) throw error;
    return { outcome: "trouble", trouble: problem.trouble, detail: problem.message };
  }
}

async function read(account: CalendarAccount, ports: ReadPorts): Promise<TriedCalendar> {
  const { hostname } = new URL(account.url);
  if (account.kind === "ics") {
    const ownAddresses = addressesIn(account.url);
    const found = await readIcs(account.url, null, { ...ports, addresses: ownAddresses });
    const name = found?.busy.name?.trim() || hostname;
    return { outcome: "good", name, collections: [], ownAddresses };
  }
  const found = await findAccount(account, ports.fetch, ports.signal);
  if (found.collections.length === 0) throw new CalendarProblem("not-a-calendar", "an account without calendars");
  const { collections, ownAddresses } = found;
  const versionsOf = async () => new Map<string, string>();
  const options = { ...ports, collections, isWhole: true, addresses: ownAddresses, versionsOf };
  await readCaldav(account, options);
  return { outcome: "good", name: account.username ?? hostname, collections, ownAddresses };
}

/** Google's secret addresses have the mail address of the user in them. */
function addressesIn(url: string): string[] {
  const parts = new URL(url).pathname.split("/").map((part) => part.replace(/%40/gi, "@").toLowerCase());
  return parts.filter((part) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(part));
}
