import * as z from "zod/mini";
import { deskWords } from "~/content/desk/words.server";
import { sharedCopy } from "~/content/shared-copy.server";
import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { readVersion } from "~/lib/db/read-version";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { deskQuotePath, OUTCOME_PARAM, previewPath } from "../paths";
import { changeRows, pressedButton, readFields } from "./draft-fields";
import { pricedLines } from "./priced-lines.server";
import type { EditorAnswer } from "./quote-editor";
import { problemsMessage, readForSending } from "./read-draft.server";
import { createQuote, saveQuote, type Written } from "./write-quote.server";

type Posted = Readonly<Record<string, unknown>>;

export type Edited = { to: string } | { answer: EditorAnswer; status: number };

interface Editing {
  db: Db;
  language: Language;
  now: Date;
}

export async function writeNewQuote(
  posted: Posted,
  origin: { requestId: string | null; leadId: string | null },
  editing: Editing,
): Promise<Edited> {
  const id = z.safeParse(z.guid(), posted.id);
  const draft = { id: id.success ? id.data : newId(), ...origin };
  return edit(posted, editing, () => createQuote(editing.db, draft, readFields(posted), editing.now));
}

export async function writeStoredQuote(posted: Posted, id: string, editing: Editing): Promise<Edited> {
  const stamp = { id, version: readVersion(posted.version) };
  return edit(posted, editing, () => saveQuote(editing.db, stamp, readFields(posted), editing.now));
}

async function edit(posted: Posted, { language, now }: Editing, write: () => Promise<Written>): Promise<Edited> {
  const fields = readFields(posted);
  const gone = { lines: [], discounts: [] };
  const changed = changeRows(fields, pressedButton(posted), { gone, priced: pricedLines(language) });
  if (changed) return { answer: { fields: changed, outcome: null, errors: {} }, status: 200 };
  const say = (problems: Parameters<typeof problemsMessage>[0]) =>
    problemsMessage(problems, sharedCopy(language), deskWords[language].quotes.problems);
  const refuse = (outcome: EditorAnswer["outcome"], status: number, errors = {}): Edited => ({
    answer: { fields, outcome, errors },
    status,
  });
  try {
    const written = await write();
    if (written.outcome === "invalid") return refuse("invalid", 422, say(written.problems));
    if (written.outcome !== "saved") return refuse(written.outcome === "conflict" ? "conflict" : "fixed", 409);
    const { id, vat_percent: vatPercent } = written.row;
    if (posted.do !== "preview") return { to: `${deskQuotePath(id)}?${OUTCOME_PARAM}=saved` };
    const read = await readForSending(fields, { vatPercent, now });
    // It is saved; its page tells what is still missing.
    return { to: "problems" in read ? `${deskQuotePath(id)}?${OUTCOME_PARAM}=incomplete` : previewPath(id) };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return refuse("failed", 503);
  }
}
