import type { Outbox } from "~/features/mail/outbox.server";
import { keysOf, leadKeysOf } from "~/features/people/person-keys";
import { isPostgres } from "~/lib/db/database.server";
import { DatabaseBusy, isDatabaseAway } from "~/lib/db/database-errors.server";
import { Gathering } from "~/lib/gathering.server";
import type { SubmitServices } from "./request-kind.server";
import { findBySubmissionId, type RequestTable } from "./store.server";
import {
  type Candidate,
  LimitsReached,
  type MailingKind,
  repeatOf,
  type StoredRequest,
  storeRequests,
} from "./store-requests.server";

/** How many requests share a transaction at most. */
const MOST = 16;
/**
 * How many of these transactions run at the same time. SQLite has one writer; with PostgreSQL each spends its time
 * waiting for answers.
 */
const LANES = { sqlite: 1, postgres: 2 };
/**
 * How long a request waits for its transaction, in milliseconds: as long as a statement may take, so that nobody is
 * turned away where one number asks for much at once, each time in a transaction of its own; and less than a browser
 * waits for an answer.
 */
const PATIENCE = 10_000;
/** How many submissions are remembered at most. */
const REMEMBERED = 4_000;

/** Thrown where a limit is reached; what was to be stored is not. */
export class TooManyRequests extends Error {
  override name = "TooManyRequests";
  /** In seconds the next one may come. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("Too many requests");
    this.retryAfter = retryAfter;
  }
}

interface Intake<T extends RequestTable> {
  lots: Gathering<Candidate<T>, StoredRequest<T>>;
  /**
   * What comes of submissions, or came of those already stored, the oldest first. A repeat waits for that and then
   * looks: no limit counts repeats, and each would be written, together with its whole lot, and undone.
   */
  submissions: Map<string, Promise<void>>;
}

/** By where their mails go, and by table. */
const intakes = new WeakMap<Outbox, Map<RequestTable, Intake<RequestTable>>>();

/**
 * Stores a request as `storeRequests` does, in one transaction with those that come at the same time: a commit waits
 * for the disk, and a statement for the database, once for all of them. What goes wrong with one does not affect the
 * others. Throws `TooManyRequests`, or what the database throws.
 */
export async function takeIn<T extends RequestTable>(
  kind: MailingKind<T>,
  services: SubmitServices,
  candidate: Candidate<T>,
): Promise<StoredRequest<T>> {
  const { lots, submissions } = intakeOf(kind, services);
  const { submission_id: submission } = candidate.row;
  if (submission === null) return await lots.add(candidate);
  const before = submissions.get(submission);
  if (before) {
    await before.catch(() => {});
    const row = await findBySubmissionId(services.db, kind.table, submission);
    // A request that has been erased since counts as new.
    if (row) return repeatOf(row);
  }
  const outcome = lots.add(candidate);
  remember(submissions, submission, outcome);
  return await outcome;
}

function remember(submissions: Map<string, Promise<void>>, submission: string, outcome: Promise<unknown>): void {
  const end = outcome.then(() => {});
  submissions.set(submission, end);
  end.catch(() => submissions.delete(submission));
  if (submissions.size <= REMEMBERED) return;
  // Half of them at once: to find its oldest, a map goes past all that were deleted since it last grew.
  for (const old of [...submissions.keys()].slice(0, REMEMBERED / 2)) submissions.delete(old);
}

function intakeOf<T extends RequestTable>(kind: MailingKind<T>, services: SubmitServices): Intake<T> {
  const ofOutbox = intakes.get(services.outbox) ?? new Map<RequestTable, Intake<RequestTable>>();
  intakes.set(services.outbox, ofOutbox);
  // The key tells which kind of rows an intake takes.
  const intake = (ofOutbox.get(kind.table) ?? openIntake(kind, services)) as unknown as Intake<T>;
  ofOutbox.set(kind.table, intake as unknown as Intake<RequestTable>);
  return intake;
}

function openIntake<T extends RequestTable>(kind: MailingKind<T>, services: SubmitServices): Intake<T> {
  const lots = new Gathering<Candidate<T>, StoredRequest<T>>({
    run: (candidates) => storeTogether(kind, services, candidates),
    keysOf: ({ row: { email, phone, submission_id } }) => [
      ...keysOf(leadKeysOf({ email, phone })).map(({ kind, value }) => `${kind} ${value}`),
      ...(submission_id === null ? [] : [`submission ${submission_id}`]),
    ],
    most: MOST,
    lanes: isPostgres(services.db) ? LANES.postgres : LANES.sqlite,
    patience: { ms: PATIENCE, late: () => new DatabaseBusy("A request has waited too long to be stored") },
  });
  return { lots, submissions: new Map() };
}

/** What came of each, in their order. */
async function storeTogether<T extends RequestTable>(
  kind: MailingKind<T>,
  services: SubmitServices,
  candidates: readonly Candidate<T>[],
): Promise<PromiseSettledResult<StoredRequest<T>>[]> {
  try {
    const stored = await services.db.transaction().execute((tx) => storeRequests(tx, kind, services, candidates));
    return stored.map((value) => ({ status: "fulfilled", value }));
  } catch (error) {
    if (error instanceof LimitsReached) return await storeOthers(kind, services, candidates, error);
    if (candidates.length === 1 || isDatabaseAway(error)) throw error;
    // One of them cannot be stored: trying each by itself shows which.
    const outcomes: PromiseSettledResult<StoredRequest<T>>[] = [];
    for (const candidate of candidates)
      outcomes.push(...(await storeTogether(kind, services, [candidate]).catch(rejected)));
    return outcomes;
  }
}

/** Stores those that no limit keeps out. */
async function storeOthers<T extends RequestTable>(
  kind: MailingKind<T>,
  services: SubmitServices,
  candidates: readonly Candidate<T>[],
  { refused }: LimitsReached,
): Promise<PromiseSettledResult<StoredRequest<T>>[]> {
  const others = candidates.filter(({ row }) => !refused.has(row.id));
  const outcomes = others.length > 0 ? await storeTogether(kind, services, others) : [];
  const next = outcomes.values();
  return candidates.map(({ row }) => {
    const retryAfter = refused.get(row.id);
    if (retryAfter !== undefined) return { status: "rejected", reason: new TooManyRequests(retryAfter) };
    return next.next().value ?? { status: "rejected", reason: new Error("Nothing came of a request") };
  });
}

function rejected(reason: unknown): PromiseRejectedResult[] {
  return [{ status: "rejected", reason }];
}
