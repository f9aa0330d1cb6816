import { createHash, createHmac } from "node:crypto";
import type { Before } from "~/features/leads/duplicates/replay-arrivals";
import type { PersonKey } from "~/features/leads/person-keys";
import { refreshFromOwnLead } from "~/features/leads/person-page/change-people.server";
import { lockPeopleAlone, setBefore, standingMerges } from "~/features/leads/person-store.server";
import { recordErased } from "~/features/mail/mailbox/erased-mails-store.server";
import { deleteMailFiles } from "~/features/mail/outbox/mail-folder.server";
import { lockSubscribers } from "~/features/newsletter/subscriber-store.server";
import { type AuditEntry, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { Live } from "~/platform/live/live.server";
import { isAtDesk, type Key, readAhead, type Traced, tickedOf, traceAgain } from "../find/find-person.server";
import { isEmpty, type Trace } from "../find/trace";
import { peopleKnownBy } from "../find/trace-store.server";
import { eraseRows, overwriteDeleted, type RowCounts } from "./personal-store.server";

export interface PrivacyServices {
  db: Db;
  live: Pick<Live, "publish">;
  env: { SESSION_SECRET: string; DATA_DIR: string };
  /** Mails to this address are about others. */
  ownerEmail: string;
}

/** It is seldom more than one lead. */
const MOST_TOLD = 20;

/** `desk`: the person works here. `erased` alone changed anything. */
export type Erased = { outcome: "erased"; counts: RowCounts } | { outcome: "changed" | "nothing" | "desk" };

/** One transaction; `seen`: the print of what was shown. Logged under a keyed hash, to be found again. */
export async function erasePerson(
  services: PrivacyServices,
  key: Key,
  { seen, ticked = [] }: { seen: string; ticked?: readonly string[] },
  by: { user: AuditEntry["user"]; now: Date },
): Promise<Erased> {
  const { db, live, env, ownerEmail } = services;
  if (await isAtDesk(db, key, ownerEmail)) return { outcome: "desk" };
  const read = await readAhead(db, key, ownerEmail, by.now);
  const done = await db.transaction().execute(async (tx) => {
    // A person who is being erased cannot be merged.
    await lockPeopleAlone(tx);
    await lockSubscribers(tx, read.keys.emails);
    const traced = await traceAgain(tx, key, ownerEmail, read, ticked);
    if (!traced) return "changed";
    const { trace, byNumber } = traced;
    if (isEmpty(trace)) return "nothing";
    if (printOf(trace) !== seen) return "changed";
    await recordErased(tx, trace.ids, by.now);
    const counts = await eraseRows(tx, trace);
    await forgetTicked(tx, traced);
    await recordAudit(tx, {
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
  if (done.counts.reviews) void live.publish({ kind: "site-content" });
  await overwriteDeleted(db);
  return { outcome: "erased", counts: done.counts };
}

async function forgetTicked(tx: Tx, { trace, byNumber }: Traced): Promise<void> {
  const gone = new Set(trace.ids.leads);
  const leads = byNumber.leads.filter(({ id }) => gone.has(id));
  for (const person of new Set(leads.map(({ person_id }) => person_id))) await refreshFromOwnLead(tx, person);
  const emails = new Set(trace.emails);
  for (const { email_key } of leads) {
    if (email_key && (await peopleKnownBy(tx, [email_key])).length === 0) emails.add(email_key);
  }
  await forgetMerges(tx, emails);
}

/** Identifies the person with the address and the secret alone. */
export function personSubject(key: Key, secret: string): string {
  const hash = createHmac("sha256", secret)
    .update(`person ${"email" in key ? key.email : `+${key.phone}`}`)
    .digest("base64url");
  return `person:${hash.slice(0, 22)}`;
}

/** Changes as soon as a row is added or removed. */
export function printOf({ ids }: Trace): string {
  // Audit entries made at the desk meanwhile do not change the data that were shown.
  const { auditEntries: _ignored, ...shown } = ids;
  const lists = Object.entries(shown).map(([kind, list]) => [kind, [...list].sort()]);
  return createHash("sha256").update(JSON.stringify(lists)).digest("base64url").slice(0, 22);
}

function totalOf(counts: RowCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Forgets these addresses in merges too: the lead may have been separated from the merged people. */
async function forgetMerges(tx: Tx, emails: ReadonlySet<string>): Promise<void> {
  const isTold = (before: string) => [...emails].some((email) => before.includes(JSON.stringify(email)));
  const telling = (await standingMerges(tx)).filter(({ before }) => isTold(before));
  for (const { id, before } of telling) await setBefore(tx, id, without(before, emails));
}

function without(before: string, emails: ReadonlySet<string>): string {
  const { kept, merged } = JSON.parse(before) as Before;
  const left = (keys: readonly PersonKey[]) => keys.filter(({ value }) => !emails.has(value));
  return JSON.stringify({
    kept: { ...kept, keys: left(kept.keys) },
    merged: { ...merged, keys: left(merged.keys) },
  } satisfies Before);
}
