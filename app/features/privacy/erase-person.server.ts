import { createHash, createHmac } from "node:crypto";
import { type Deed, logDeed } from "~/features/audit/store.server";
import type { Live } from "~/features/live/live.server";
import { deleteMailFiles } from "~/features/mail/mail-folder.server";
import { lockPeople } from "~/features/people/store.server";
import type { Db } from "~/lib/db/database.server";
import { isAtDesk, type Key, readAhead, textOf, traceAgain } from "./find-person.server";
import { forgetMerges } from "./forget-merges.server";
import { forgetSearches } from "./forget-searches.server";
import { eraseRows, overwriteDeleted, type RowCounts } from "./tables/store.server";
import { isEmpty, type Trace } from "./trace";

export interface PrivacyServices {
  db: Db;
  live: Pick<Live, "publish">;
  env: { SESSION_SECRET: string; DATA_DIR: string };
  /** Who is told of a lead: mails to this address are about others. */
  ownerEmail: string;
}

/** The rows of so many leads are told of on open pages of the desk; it is seldom more than one. */
const MOST_TOLD = 20;

/**
 * `changed`: something has come in or gone since it was looked at; `nothing`: nobody is known by this key; `desk`: it is
 * somebody who works here. Of these nothing has happened.
 */
export type Erased = { outcome: "erased"; counts: RowCounts } | { outcome: "changed" | "nothing" | "desk" };

/**
 * Deletes all that is kept of a person, but for what the law keeps, in one transaction; after it the mails that were
 * written as files. `seen` is the print of what was shown before. That it was done is logged under a keyed hash: whoever
 * asks again by the same address can be told when.
 */
export async function erasePerson(
  services: PrivacyServices,
  key: Key,
  seen: string,
  by: { user: Deed["user"]; now: Date },
): Promise<Erased> {
  const { db, live, env, ownerEmail } = services;
  if (await isAtDesk(db, key, ownerEmail)) return { outcome: "desk" };
  const read = await readAhead(db, key, ownerEmail, by.now);
  const done = await db.transaction().execute(async (tx) => {
    // Nobody joins who goes.
    await lockPeople(tx);
    const trace = await traceAgain(tx, key, ownerEmail, read);
    if (!trace) return "changed";
    if (isEmpty(trace)) return "nothing";
    if (printOf(trace) !== seen) return "changed";
    await forgetSearches(tx, trace);
    const counts = await eraseRows(tx, trace);
    await forgetMerges(tx, trace);
    await logDeed(tx, {
      user: by.user,
      action: "person.erase",
      subject: personSubject(key, env.SESSION_SECRET),
      detail: { rows: totalOf(counts), keptQuotes: trace.ids.keptQuotes.length },
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

/** What a person is called in the log of the desk: nobody can tell who it is without the address and the secret. */
export function personSubject(key: Key, secret: string): string {
  const hash = createHmac("sha256", secret)
    .update(`person ${textOf(key)}`)
    .digest("base64url");
  return `person:${hash.slice(0, 22)}`;
}

/** Another one as soon as a row comes or goes. */
export function printOf({ ids }: Trace): string {
  // What is done at the desk meanwhile changes nothing about what is shown.
  const { deeds: _deeds, ...shown } = ids;
  const lists = Object.entries(shown).map(([kind, list]) => [kind, [...list].sort()]);
  return createHash("sha256").update(JSON.stringify(lists)).digest("base64url").slice(0, 22);
}

/** How many rows, of all tables together. */
function totalOf(counts: RowCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
