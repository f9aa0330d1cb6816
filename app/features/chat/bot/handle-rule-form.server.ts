import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { type ChatAnswersCopy, chatAnswersCopy } from "~/content/site/chat-answers/chat-answers-copy.server";
import { FALLBACK } from "~/content/site/chat-rules/rule-order";
import type { By } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { readVersion } from "~/lib/db/read-version";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { fill } from "~/lib/text/fill";
import { formatMoment } from "~/lib/time/clock";
import { shippedRules } from "./answer.server";
import { listVersions } from "./bot-reply-store.server";
import { editRule, type RulesChanged, removeOwnRule, saveOwnRule } from "./change-rules.server";
import { isOwnId, NEW_RULE, ownId } from "./rule-edits";
import { type FieldProblems, readEdit, readOwn } from "./rule-form.server";

export type RuleDone =
  | { outcome: "saved" | "removed"; rule: string; version: number }
  | { outcome: "gone" }
  | { outcome: "shown"; status: 409 | 422; state: FormAnswer };

export async function handleRuleForm(
  db: Db,
  rule: string,
  fields: Record<string, unknown>,
  { language, ...by }: By & { language: Language },
): Promise<RuleDone> {
  const copy = chatAnswersCopy[language];
  const base = readVersion(fields.version);
  const id = rule === NEW_RULE ? ownId(newId()) : rule;
  if (fields.do === "remove") return settle(db, await removeOwnRule(db, id, base, by), "removed", id, fields, language);
  if (!isOwnId(id) && !isShipped(id)) return { outcome: "gone" };
  const read = isOwnId(id) ? readOwn(id, fields) : readEdit(id, fields);
  if (Object.keys(read.problems).length > 0) {
    return shown(422, formAnswer(copy.problems.invalid, fields, inWords(read.problems, copy)));
  }
  const changed =
    "rule" in read
      ? await saveOwnRule(db, base, read.rule, rule === NEW_RULE, by)
      : await editRule(db, id, base, read.edit, by);
  if (rule === NEW_RULE && changed.outcome === "gone") return shown(422, formAnswer(copy.problems.full, fields));
  return settle(db, changed, "saved", id, fields, language);
}

function isShipped(id: string): boolean {
  return id === FALLBACK || shippedRules.order.some((rule) => rule.id === id);
}

async function settle(
  db: Db,
  changed: RulesChanged,
  done: "saved" | "removed",
  rule: string,
  fields: Record<string, unknown>,
  language: Language,
): Promise<RuleDone> {
  if (changed.outcome === "changed") return { outcome: done, rule, version: changed.version };
  if (changed.outcome === "gone") return { outcome: "gone" };
  const { problems } = chatAnswersCopy[language];
  const last = (await listVersions(db, 1))[0];
  const problem = last
    ? fill(problems.conflict, { who: last.user_email, moment: formatMoment(last.at, language) })
    : problems.conflictUnknown;
  return shown(409, formAnswer(problem, fields));
}

function inWords(problems: FieldProblems, copy: ChatAnswersCopy): Record<string, string> {
  const texts = copy.problems as Readonly<Record<string, string>>;
  return Object.fromEntries(
    Object.entries(problems).map(([field, { problem, value }]) => [field, fill(texts[problem] ?? "", { value })]),
  );
}

function shown(status: 409 | 422, state: FormAnswer): RuleDone {
  return { outcome: "shown", status, state };
}
