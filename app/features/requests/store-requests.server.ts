import { recordRequests } from "~/features/leads/record-lead.server";
import { allDone } from "~/lib/all-done";
import { rollBackTo, setSavepoint, type Tx } from "~/lib/db/database.server";
import type { Tables } from "~/lib/db/tables";
import { consumeTogether, type Limiter } from "~/lib/http/rate-limit.server";
import { newId } from "~/lib/new-id.server";
import type { NoticeOf } from "./mails.server";
import { LEAD_KINDS, type ParsedRequest, type RequestKind, type SubmitServices } from "./request-kind.server";
import { findRepeatedForms, findStored, insertRequestsOnce, type RequestTable, type Stored } from "./store.server";

/** The limits, each with its key, that a new request counts against. */
export type Limits = readonly (readonly [Limiter, string])[];

/** A request that is to be stored. */
export interface Candidate<T extends RequestTable> {
  row: Tables[T];
  limits?: Limits;
  /** The moment at which it is stored, where it was made earlier. */
  now?: Date;
}

/** The ids of the mails that a request owes. */
interface OwedMails {
  confirmation: string | null;
  notice: string;
}

export type MailingKind<T extends RequestTable> = Pick<
  RequestKind<T, ParsedRequest>,
  "table" | "confirmation" | "notice"
>;

/** What has come of a request: `lead` is the id of the lead that is made of it; null for a repeat. */
export interface StoredRequest<T extends RequestTable> extends Stored<T> {
  owed: OwedMails | null;
  lead: string | null;
}

/**
 * The one way in which requests are stored, in the caller's transaction: each once, with its lead and the mails that it
 * owes. No two of the `candidates` may have the same address or number, submission or digest. Throws `LimitsReached`
 * when a new one reaches one of its limits.
 */
export async function storeRequests<T extends RequestTable>(
  tx: Tx,
  kind: MailingKind<T>,
  services: SubmitServices,
  candidates: readonly Candidate<T>[],
): Promise<StoredRequest<T>[]> {
  const repeated = await findRepeatedForms(
    tx,
    kind.table,
    candidates.map(({ row }) => row),
  );
  const isNew = ({ row }: Candidate<T>) => !repeated.has(row.id);
  // Whether a row repeats another shows when the database does not add it. Finding out first would make all the others
  // wait.
  const make = () => makeRequests(tx, kind, services, candidates.filter(isNew));
  let made = await make();
  for (let round = 1; made.repeats.length > 0; round += 1) {
    if (round > ROUNDS) throw new Error("Requests were neither stored nor there already");
    await rollBackTo(tx, BEFORE);
    for (const row of made.repeats) {
      const stored = await findStored(tx, kind.table, row);
      // A request that has been erased meanwhile counts as new.
      if (stored) repeated.set(row.id, stored);
    }
    made = await make();
  }
  if (made.refused.size > 0) throw new LimitsReached(made.refused);
  const { owed, leads } = made;
  return candidates.map(({ row }) => {
    const known = repeated.get(row.id);
    if (known) return repeatOf(known);
    return { row, isNew: true, owed: owed.get(row.id) ?? null, lead: leads.get(row.id) ?? null };
  });
}

/** What comes of a request that repeats the one stored as `row`. */
export function repeatOf<T extends RequestTable>(row: Tables[T]): StoredRequest<T> {
  return { row, isNew: false, owed: null, lead: null };
}

/** What was made of requests, and which of them turned out to repeat a stored one. */
interface Made<T extends RequestTable> {
  repeats: readonly Tables[T][];
  /** In how many seconds the next one may come, by the id of the row. */
  refused: ReadonlyMap<string, number>;
  owed: ReadonlyMap<string, OwedMails>;
  leads: ReadonlyMap<string, string>;
}

/** How often requests are made again, without those that were there already. */
const ROUNDS = 5;

/** The point in the transaction before anything was made of the requests. */
const BEFORE = "before_requests";

/**
 * Makes everything that requests are stored as. If some of them are repeats, all of it has to be rolled back to
 * `BEFORE`.
 */
async function makeRequests<T extends RequestTable>(
  tx: Tx,
  kind: MailingKind<T>,
  services: SubmitServices,
  candidates: readonly Candidate<T>[],
): Promise<Made<T>> {
  if (candidates.length === 0) return { repeats: [], refused: new Map(), owed: new Map(), leads: new Map() };
  const rows = candidates.map(({ row }) => row);
  const recorded = candidates.map(({ row, now }) => ({ row, now, lead: newId() }));
  // In one go: nothing here waits for the result of something else, except for the person that a lead is of.
  const [, added, owed, refused] = await allDone([
    setSavepoint(tx, BEFORE),
    insertRequestsOnce(tx, kind.table, rows),
    oweMails(
      tx,
      kind,
      services,
      recorded
        .filter(({ row }) => row.status !== "spam")
        .map(({ row, lead }) => ({ row, promisedFrom: row.created_at, lead })),
    ),
    countLimits(tx, candidates),
    recordRequests(tx, LEAD_KINDS[kind.table], recorded),
  ]);
  return {
    repeats: rows.filter(({ id }) => !added.has(id)),
    refused,
    owed,
    leads: new Map(recorded.map(({ row, lead }) => [row.id, lead])),
  };
}

/**
 * Counts each of these against its limits. Returns which are refused, and in how many seconds the next one may come.
 */
async function countLimits<T extends RequestTable>(
  tx: Tx,
  candidates: readonly Candidate<T>[],
): Promise<Map<string, number>> {
  const uses = candidates.flatMap(({ row: { id }, limits = [] }) => limits.map((limit) => ({ id, limit })));
  const allowances = await consumeTogether(
    tx,
    uses.map(({ limit }) => limit),
  );
  const refused = new Map<string, number>();
  for (const [index, { id }] of uses.entries()) {
    const allowance = allowances[index];
    if (allowance && !allowance.allowed && !refused.has(id)) refused.set(id, allowance.retryAfter);
  }
  return refused;
}

/** Thrown when there are too many new requests; nothing that was stored together with them is kept. */
export class LimitsReached extends Error {
  /** In how many seconds the next one may come, by the id of the row. */
  readonly refused: ReadonlyMap<string, number>;

  constructor(refused: ReadonlyMap<string, number>) {
    super("Too many requests");
    this.refused = refused;
  }
}

/**
 * Owes the mails of stored requests, each of which promises an answer counted from `promisedFrom` (ISO-8601 UTC).
 * Returns them by the id of the row.
 */
export async function oweMails<T extends RequestTable>(
  tx: Tx,
  kind: MailingKind<T>,
  services: SubmitServices,
  asked: readonly (NoticeOf & { row: Tables[T] })[],
): Promise<Map<string, OwedMails>> {
  const mails = asked.map(({ row, ...about }) => ({
    id: row.id,
    confirmation: kind.confirmation(row, about.promisedFrom),
    notice: kind.notice(row, services, about),
  }));
  const ids = await services.outbox.oweAll(
    tx,
    mails.flatMap(({ confirmation, notice }) => (confirmation ? [confirmation, notice] : [notice])),
  );
  const next = ids.values();
  const nextId = () => next.next().value ?? "";
  return new Map(
    mails.map(({ id, confirmation }) => [id, { confirmation: confirmation && nextId(), notice: nextId() }]),
  );
}
