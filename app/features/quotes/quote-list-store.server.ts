import { type ExpressionBuilder, type NotNull, sql } from "kysely";
import type { MailState } from "~/features/mail/outbox/outbox-store.server";
import type { TemplateName } from "~/features/mail/templates/template-props";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { OutboxRow, Tables } from "~/lib/db/tables/tables";
import { type Position, readPage } from "~/lib/keyset-cursor.server";
import { firstNumber, type QuoteSort, SHOWN_STATES, type ShownState } from "./quote";

const QUOTE_TEMPLATE = "quote" satisfies TemplateName;

export interface QuotePage {
  quotes: (QuoteRow & { questions: number; unanswered: number })[];
  nextCursor: string | null;
}

export interface QuoteSelection {
  state: ShownState;
  sort: QuoteSort;
  today: string;
}

/** Null if there are none at the cursor. */
export async function listQuotes(
  db: Db,
  { cursor, limit, ...selection }: QuoteSelection & { cursor: string | null; limit: number },
): Promise<QuotePage | null> {
  const page = await readPage(cursor, {
    size: limit,
    select: (place) => selectQuotes(db, { ...selection, ...place }),
    positionOf: ({ created_at, id }) => ({ at: created_at, id }),
  });
  if (!page) return null;
  const quotes = page.rows.map((row) => ({
    ...row,
    questions: Number(row.questions),
    unanswered: Number(row.unanswered),
  }));
  return { quotes, nextCursor: page.nextCursor };
}

/** The latest quotes whose number has `number` in it, or that are for one of these leads. */
export async function findQuotesFor(
  db: Db,
  { number, leads }: { number: string; leads: readonly string[] },
  limit: number,
): Promise<QuoteRow[]> {
  const isNumber = /^[\d-]{2,12}$/.test(number);
  if (!isNumber && leads.length === 0) return [];
  return await db
    .selectFrom("quotes")
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(isNumber ? [eb("number", "like", `%${number}%`)] : []),
        ...(leads.length > 0 ? [eb("lead_id", "in", leads)] : []),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

async function selectQuotes(
  db: Db,
  { state, sort, today, after, limit }: QuoteSelection & { after: Position | null; limit: number },
) {
  const isAscending = sort === "valid";
  const direction = isAscending ? "asc" : "desc";
  // The list goes on after a quote, as it is by now.
  const place = sql`(select ${sql.join(sortKeys(sort, "place"))} from quotes as place where place.id = ${after?.id})`;
  const keys = sortKeys(sort, "quotes");
  const sorted = db
    .selectFrom("quotes")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("quote_questions")
        .select((inner) => inner.fn.countAll().as("count"))
        .whereRef("quote_id", "=", "quotes.id")
        .as("questions"),
    )
    .select((eb) =>
      eb
        .selectFrom("quote_questions")
        .select((inner) => inner.fn.countAll().as("count"))
        .whereRef("quote_id", "=", "quotes.id")
        .where("answer", "is", null)
        .where("quotes.state", "!=", "replaced")
        .as("unanswered"),
    )
    .where((eb) => isShownAs(eb, state, today))
    .$if(after !== null, (query) =>
      query.where(
        isAscending ? sql<boolean>`(${sql.join(keys)}) > ${place}` : sql<boolean>`(${sql.join(keys)}) < ${place}`,
      ),
    )
    .limit(limit);
  return await keys.reduce((query, key) => query.orderBy(key, direction), sorted).execute();
}

function sortKeys(sort: QuoteSort, table: "quotes" | "place") {
  const of = (name: keyof QuoteRow) => sql.ref<string>(`${table}.${name}`);
  switch (sort) {
    case "newest":
      return [of("created_at"), of("id")];
    case "amount":
      return [of("once_cents"), of("month_cents"), of("id")];
    case "valid":
      return [sql<string>`coalesce(${of("valid_until")}, ${NEVER})`, of("id")];
  }
}

/** Comes after every day. */
const NEVER = "9999";

/** All versions of a quote that has a number, the first first. */
export async function listVersions(db: Db, number: string): Promise<QuoteRow[]> {
  const first = firstNumber(number);
  return await db
    .selectFrom("quotes")
    .selectAll()
    .where((eb) => eb.or([eb("number", "=", first), eb("number", "like", `${first}-%`)]))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function quotesForLeads(db: Db, leadIds: readonly string[]): Promise<QuoteRow[]> {
  if (leadIds.length === 0) return [];
  return await db
    .selectFrom("quotes")
    .selectAll()
    .where("lead_id", "in", [...leadIds])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Mails that the mail server has taken. */
export async function mailsWithQuotes(
  db: Db,
  quotes: readonly Pick<QuoteRow, "id">[],
): Promise<(Pick<OutboxRow, "id"> & { sent_at: string })[]> {
  if (quotes.length === 0) return [];
  return await db
    .selectFrom("outbox")
    .select(["id", "sent_at"])
    .where(
      "request_id",
      "in",
      quotes.map(({ id }) => id),
    )
    .where("template", "=", QUOTE_TEMPLATE)
    .where("state", "=", "sent")
    // Else it came back.
    .where("last_error", "is", null)
    .$narrowType<{ sent_at: NotNull }>()
    .execute();
}

/** Oldest first. */
export async function waitingQuoteMails(db: Db, leadIds: readonly string[]): Promise<Map<string, MailState[]>> {
  const waiting = new Map<string, MailState[]>();
  if (leadIds.length === 0) return waiting;
  const rows = await db
    .selectFrom("quotes")
    .innerJoin("outbox", "outbox.request_id", "quotes.id")
    .select(["outbox.id", "template", "recipient", "outbox.state", "attempts", "last_error", "due_at"])
    .select(["outbox.sent_at", "lead_id"])
    .where("lead_id", "in", [...leadIds])
    .where("template", "=", QUOTE_TEMPLATE)
    .where("outbox.state", "!=", "sent")
    .orderBy("outbox.id")
    .$narrowType<{ lead_id: NotNull }>()
    .execute();
  for (const { lead_id, ...mail } of rows) waiting.set(lead_id, [...(waiting.get(lead_id) ?? []), mail]);
  return waiting;
}

export interface StateTotals {
  count: number;
  onceCents: number;
  monthCents: number;
}

export async function sumQuotes(db: Db, today: string): Promise<Record<ShownState, StateTotals>> {
  const rows = await db
    .selectFrom("quotes")
    .select((eb) => [
      eb
        .case()
        .when(isShownAs(eb, "expired", today))
        .then(sql<ShownState>`'expired'`)
        .else(eb.ref("state"))
        .end()
        .as("shown"),
      eb.fn.countAll().as("count"),
      eb.fn.sum("once_cents").as("once"),
      eb.fn.sum("month_cents").as("month"),
    ])
    .groupBy("shown")
    .execute();
  const none = { count: 0, onceCents: 0, monthCents: 0 };
  const sums = Object.fromEntries(SHOWN_STATES.map((state) => [state, none])) as Record<ShownState, StateTotals>;
  for (const { shown, count, once, month } of rows) {
    sums[shown] = { count: Number(count), onceCents: Number(once), monthCents: Number(month) };
  }
  return sums;
}

/** The same as `stateOn`, in SQL. */
function isShownAs(eb: ExpressionBuilder<Tables, "quotes">, state: ShownState, today: string) {
  if (state === "expired") return eb.and([eb("state", "=", "sent"), eb("valid_until", "<", today)]);
  if (state === "sent") return eb.and([eb("state", "=", "sent"), eb("valid_until", ">=", today)]);
  return eb.and([eb("state", "=", state)]);
}
