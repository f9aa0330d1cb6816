import { VAT_PERCENT } from "~/content/prices/price-list";
import { lockPeopleShared } from "~/features/leads/person-store.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { newId } from "~/lib/new-id.server";
import { chosenOffer, tickedChoice } from "../choice";
import { FIRST_VERSION, nextNumber, offerOf } from "../quote";
import { deleteDraft, findNextVersion, findQuote, insertQuote, lockSent, updateDraft } from "../quote-store.server";
import { quoteTotals } from "../quote-totals";
import type { DraftFields } from "./draft-fields";
import { type DraftProblems, readDraft } from "./read-draft.server";
import { type WithdrawServices, withdraw } from "./withdraw-quote.server";

/** `saved` alone stores anything. `fixed`: it has been sent. */
export type Written =
  | { outcome: "saved"; row: QuoteRow }
  | { outcome: "invalid"; problems: DraftProblems }
  | { outcome: "fixed" | "conflict" | "gone" };

interface NewQuote {
  /** Made with the form, so that a repeat is recognised. */
  id: string;
  requestId: string | null;
  leadId: string | null;
}

/** Idempotent per id. Throws only what the database throws. */
export async function createQuote(
  db: Db,
  { id, requestId, leadId }: NewQuote,
  fields: DraftFields,
  now: Date,
): Promise<Written> {
  const read = readDraft(fields, { vatPercent: VAT_PERCENT, sentAt: null });
  if ("problems" in read) return { outcome: "invalid", problems: read.problems };
  await insertQuote(db, { ...newDraft(now), ...read.draft, id, request_id: requestId, lead_id: leadId });
  const row = await findQuote(db, { id });
  if (!row) return { outcome: "gone" };
  // A repeat of a form whose draft has been sent meanwhile.
  if (row.state !== "draft") return { outcome: "fixed" };
  // A repeat that was edited after its first response was lost: saved as if that draft had been opened.
  const isSame = Object.entries(read.draft).every(([name, value]) => row[name as keyof typeof read.draft] === value);
  return isSame ? { outcome: "saved", row } : saveQuote(db, { id, version: FIRST_VERSION }, fields, now);
}

/** Throws only what the database throws. */
export async function saveQuote(
  db: Db,
  { id, version }: Pick<QuoteRow, "id" | "version">,
  fields: DraftFields,
  now: Date,
): Promise<Written> {
  const known = await findQuote(db, { id });
  if (!known) return { outcome: "gone" };
  const read = readDraft(fields, { vatPercent: known.vat_percent, sentAt: null });
  if ("problems" in read) return { outcome: "invalid", problems: read.problems };
  const row = await updateDraft(db, { id, version }, { ...read.draft, updated_at: now.toISOString() });
  if (row) return { outcome: "saved", row };
  return { outcome: (await findQuote(db, { id }))?.state === "draft" ? "conflict" : "fixed" };
}

/** Uses today's btw rate. Undefined if there is no such quote. */
export async function copyQuote(db: Db, id: string, copyId: string, now: Date): Promise<QuoteRow | undefined> {
  const row = await findQuote(db, { id });
  if (!row) return undefined;
  await insertQuote(db, { ...copyOf(row, now), id: copyId });
  return findQuote(db, { id: copyId });
}

/**
 * Opens the draft that will replace a sent or expired quote, the same one for everybody. Undefined if the quote is
 * neither. The draft uses today's btw rate.
 */
export async function openNewVersion(db: Db, id: string, now: Date): Promise<QuoteRow | undefined> {
  return await db.transaction().execute(async (tx) => {
    // The customer may be erased at the same moment.
    await lockPeopleShared(tx);
    const former = await lockSent(tx, id);
    if (!former?.number) return undefined;
    const draft = await findNextVersion(tx, id);
    if (draft) return draft;
    const number = nextNumber(former.number);
    const { planning, first_version_on } = former;
    const next = { ...copyOf(former, now), planning, first_version_on, id: newId(), number, replaces: id };
    await insertQuote(tx, next);
    return next;
  });
}

/** Everything but the day of the first version, which may be over. */
function copyOf(row: QuoteRow, now: Date): Omit<QuoteRow, "id"> {
  const { request_id, lead_id, customer_name, company, email, address, language, intro, discounts } = row;
  const offer = offerOf(row);
  // An agreed quote has the sums of its customer's choice.
  const { once, month } = quoteTotals(chosenOffer(offer, tickedChoice(offer)));
  return {
    ...newDraft(now),
    ...{ request_id, lead_id, customer_name, company, email, address, language, intro, discounts },
    planning: row.planning === "custom" ? null : row.planning,
    line_groups: JSON.stringify(offer.groups),
    lines: JSON.stringify(offer.lines),
    once_cents: once.excluding,
    month_cents: month.excluding,
  };
}

/**
 * A draft with a number of its own is withdrawn, so that numbers have no gaps; that of a new version is deleted. False
 * if it is no draft.
 */
export async function discardQuote({ db, outbox }: WithdrawServices, id: string, by: By): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    if (!(await deleteDraft(tx, id))) return await withdraw(tx, outbox, { id, state: "draft" }, by);
    await recordAudit(tx, { user: by.user, action: "quote.discarded", subject: `quote:${id}`, at: by.now });
    return true;
  });
}

function newDraft(now: Date) {
  const at = now.toISOString();
  return { ...UNDONE, vat_percent: VAT_PERCENT, created_at: at, updated_at: at };
}

const UNDONE = {
  number: null,
  state: "draft",
  chosen: null,
  planning: null,
  first_version_on: null,
  answer_id: null,
  replaces: null,
  replaced_by: null,
  valid_until: null,
  token_hash: null,
  document_hash: null,
  sent_at: null,
  first_viewed_at: null,
  last_viewed_at: null,
  answered_at: null,
  agreed_by: null,
  decline_reason: null,
  decline_note: null,
  withdrawn_at: null,
  version: FIRST_VERSION,
} as const satisfies Partial<QuoteRow>;
