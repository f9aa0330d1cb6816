import { leadsOfPerson } from "~/features/leads/lead-store.server";
import { openWaitsOfLeads } from "~/features/leads/waits/wait-store.server";
import type { Tx } from "~/lib/db/database.server";
import { latestWritten } from "../thread/thread-store.server";

/** Milliseconds, like every duration here. Within it a mail usually arrives: a date that is older leaves a doubt. */
const USUAL_DELIVERY = 10 * 60_000;
/** Mail servers give a mail up after five days. */
const LONGEST_DELIVERY = 7 * 24 * 3_600_000;
const MOST_LEADS = 100;

interface Dated {
  /** The sender's clock, in whole seconds (ISO-8601 UTC). */
  sentAt: string;
  /** The mail server's clock. */
  receivedAt: Date;
  /** Moments of the mails that it answers (ISO-8601 UTC). */
  answered: readonly string[];
}

/**
 * The moment of a person's mail (ISO-8601 UTC). Their clock may be wrong: an answer is later than what it answers, and a mail
 * from before one of ours that arrived after it counts from its arrival. Within a second it comes after ours, which nobody
 * answers as fast. `isOld`: it came before the mailbox was read, perhaps from another one, so that its arrival says little.
 */
export async function momentReceived(
  tx: Tx,
  person: string,
  { sentAt, receivedAt, answered, isOld }: Dated & { isOld: boolean },
): Promise<string> {
  const arrival = receivedAt.toISOString();
  const age = receivedAt.getTime() - Date.parse(sentAt);
  const dated = age < 0 || (age > LONGEST_DELIVERY && !isOld) ? arrival : sentAt;
  const before = latest(answered);
  if (before !== null && before >= dated) {
    const after = momentAfter(before);
    return isOld || isSameSecond(before, dated) || after > arrival ? after : arrival;
  }
  const second = secondOf(dated);
  const ours = await latestWritten(tx, person, { after: second, before: momentAfter(`${second}.999Z`) });
  if (ours !== null && ours >= dated) return momentAfter(ours);
  if (age <= USUAL_DELIVERY || isOld) return dated;
  const between = await latestWritten(tx, person, { after: dated, before: arrival });
  return between === null ? dated : arrival;
}

/** The moment of a mail of ours (ISO-8601 UTC): after what it answers, and what the person did within the same second. */
export async function momentSent(tx: Tx, person: string, { sentAt, receivedAt, answered }: Dated): Promise<string> {
  const before = latest(answered);
  if (before !== null && before >= sentAt) {
    const [arrival, after] = [receivedAt.toISOString(), momentAfter(before)];
    return isSameSecond(before, sentAt) || after > arrival ? after : arrival;
  }
  const leads = await leadsOfPerson(tx, person, MOST_LEADS);
  const waits = await openWaitsOfLeads(
    tx,
    leads.map(({ id }) => id),
  );
  const moments = [...leads.map(({ created_at }) => created_at), ...[...waits.values()].map(({ since }) => since)];
  return latest([sentAt, ...moments.filter((moment) => isSameSecond(moment, sentAt))]) ?? sentAt;
}

function latest(moments: readonly string[]): string | null {
  return moments.toSorted().at(-1) ?? null;
}

function momentAfter(moment: string): string {
  return new Date(Date.parse(moment) + 1).toISOString();
}

function isSameSecond(one: string, other: string): boolean {
  return secondOf(one) === secondOf(other);
}

function secondOf(moment: string): string {
  return moment.slice(0, "2026-11-28T09:00:00".length);
}
