import { lockLead } from "~/features/leads/lead-store.server";
import { answerWait, openWait } from "~/features/leads/waits/waits.server";
import type { Tx } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { listQuestions } from "./question-store.server";
import { quotesForLeads } from "./quote-list-store.server";

type Asked = Pick<QuoteRow, "id" | "lead_id" | "state">;

/** Call it in the transaction of a question, which was asked at `since`. */
export async function awaitAnswer(tx: Tx, { id, lead_id }: Asked, since: string): Promise<void> {
  const lead = lead_id === null ? undefined : await lockLead(tx, lead_id);
  await openWait(tx, lead ? { lead } : { quote_id: id }, "question", since);
}

/**
 * Call it in the transaction of an answer. Later questions still wait, each from its own moment, unless a new version has
 * answered them.
 */
export async function answerQuestionWait(tx: Tx, quote: Asked, at: string): Promise<void> {
  const { id, lead_id } = quote;
  if (lead_id !== null) await lockLead(tx, lead_id);
  if (!(await answerWait(tx, lead_id === null ? { quote_id: id } : { lead_id }, at))) return;
  const quotes = lead_id === null ? [quote] : await quotesForLeads(tx, [lead_id]);
  const standing = quotes.filter(({ state }) => state !== "replaced").map((each) => each.id);
  const next = (await listQuestions(tx, standing)).find(({ answer }) => answer === null);
  if (next) await awaitAnswer(tx, quote, next.asked_at);
}
