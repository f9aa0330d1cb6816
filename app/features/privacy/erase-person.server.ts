import { createHash, createHmac } from "node:crypto";
import { type Deed, logDeed } from "~/features/audit/store.server";
import type { Live } from "~/features/live/live.server";
import { deleteMailFiles } from "~/features/mail/mail-folder.server";
import { tellOfOwnLead } from "~/features/people/change-people.server";
import { lockPeople } from "~/features/people/store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import { isAtDesk, type Key, readAhead, type Traced, tickedOf, traceAgain } from "./find-person.server";
import { forgetMerges } from "./forget-merges.server";
import { forgetSearches } from "./forget-searches.server";
import { eraseRows, overwriteDeleted, type RowCounts } from "./tables/store.server";
import { isEmpty, type Trace } from "./trace";
import { peopleKnownBy } from "./trace/store.server";

export interface PrivacyServices {
  db: Db;
  live: Pick<Live, "publish">;
  env: { SESSION_SECRET: string; DATA_DIR: string };
  /** Who is told of leads: mails to this address are about others. */
  ownerEmail: string;
}

/** Open pages of the desk are told of at most this many leads; it is seldom more than one. */
const MOST_TOLD = 20;

/**
 * `changed`: something has been added or removed since it was shown; `nothing`: nobody is known by this key; `desk`: it
 * is somebody who works here. In these cases nothing was done.
 */
export type Erased = { outcome: "erased"; counts: RowCounts } | { outcome: "changed" | "nothing" | "desk" };

/**
 * Deletes everything stored about a person, except what the law keeps, in one transaction; then the mails that were
 * written as files. `seen` is the fingerprint of what was shown before, `ticked` what is theirs of what only has their
 * number. The erasure is logged under a keyed hash: anyone who asks again with the same address can be told when it was.
 */
export async function erasePerson(
  services: PrivacyServices,
  key: Key,
  { seen, ticked = [] }: { seen: string; ticked?: readonly string[] },
  by: { user: Deed["user"]; now: Date },
): Promise<Erased> {
  const { db, live, env, ownerEmail } = services;
  if (await isAtDesk(db, key, ownerEmail)) return { outcome: "desk" };
  const read = await readAhead(db, key, ownerEmail, by.now);
  const done = await db.transaction().execute(async (tx) => {
    // Nobody may be merged with a person who is being erased.
    await lockPeople(tx);
    const traced = await traceAgain(tx, key, ownerEmail, read, ticked);
    if (!traced) return "changed";
    const { trace, byNumber } = traced;
    if (isEmpty(trace)) return "nothing";
    if (printOf(trace) !== seen) return "changed";
    await forgetSearches(tx, trace);
    const counts = await eraseRows(tx, trace);
    await forgetTicked(tx, traced);
    await logDeed(tx, {
      user: by.user,
      action: "person.erase",
      subject: personSubject(key, env.SESSION_SECRET),
      detail: {
        rows: totalOf(counts),
        keptQuotes: trace.ids.keptQuotes.length,
        byNumber: tickedOf(byNumber, ticked),
      },
      at: by.now,
    });
    return { trace, counts };
  });
  if (typeof done === "string") return { outcome: done };
  const { mails, leads } = done.trace.ids;
  await deleteMailFiles(env.DATA_DIR, mails);
  for (const lead of leads.slice(0, MOST_TOLD)) void live.publish({ kind: "lead-changed", lead });
  await overwriteDeleted(db);
  return { outcome: "erased", counts: done.counts };
}

/** Removes what is stored elsewhere about the addresses that are gone, and the details of erased leads of people who stay. */
async function forgetTicked(tx: Tx, { trace, byNumber }: Traced): Promise<void> {
  const gone = new Set(trace.ids.leads);
  const leads = byNumber.leads.filter(({ id }) => gone.has(id));
  for (const person of new Set(leads.map(({ person_id }) => person_id))) await tellOfOwnLead(tx, person);
  const emails = new Set(trace.emails);
  for (const { email_key } of leads) {
    if (email_key && (await peopleKnownBy(tx, [email_key])).length === 0) emails.add(email_key);
  }
  await forgetMerges(tx, emails);
}

/** What a person is called in the log of the desk. It identifies nobody without the address and the secret. */
export function personSubject(key: Key, secret: string): string {
  const hash = createHmac("sha256", secret)
    .update(`person ${"email" in key ? key.email : `+${key.phone}`}`)
    .digest("base64url");
  return `person:${hash.slice(0, 22)}`;
}

/** A fingerprint that changes as soon as a row is added or removed. */
export function printOf({ ids }: Trace): string {
  // The log is left out, as what is done at the desk meanwhile does not change what was shown.
  const { deeds: _deeds, ...shown } = ids;
  const lists = Object.entries(shown).map(([kind, list]) => [kind, [...list].sort()]);
  return createHash("sha256").update(JSON.stringify(lists)).digest("base64url").slice(0, 22);
}

/** The number of rows in all tables together. */
function totalOf(counts: RowCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
