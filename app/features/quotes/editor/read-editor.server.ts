import { deskWords } from "~/content/desk/words.server";
import { sharedCopy } from "~/content/shared-copy.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { fieldsOfQuote } from "./fields-of.server";
import type { DeskOutcome } from "./outcomes";
import type { EditorAnswer } from "./quote-editor";
import { problemsMessage, readForSending } from "./read-draft.server";

export async function readEditor(row: QuoteRow, outcome: DeskOutcome | null, language: Language) {
  const { version, vat_percent: vatPercent } = row;
  const fields = fieldsOfQuote(row, language);
  const read = outcome === "incomplete" && (await readForSending(fields, { vatPercent }));
  const problems = read && "problems" in read ? read.problems : {};
  const answer: EditorAnswer = {
    fields,
    outcome: null,
    errors: problemsMessage(problems, sharedCopy(language), deskWords[language].quotes.problems),
  };
  return { version, vatPercent, fields, answer };
}
