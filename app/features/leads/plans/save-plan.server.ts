import * as z from "zod/mini";
import { optionalLines, optionalText, requiredText } from "~/components/forms/text-field";
import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { readVersion } from "~/lib/db/read-version";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { idOf } from "~/lib/new-id.server";
import { fill } from "~/lib/text/fill";
import { PLAN_BOUNDS, type PlanField, type PlanStep, STEP_KINDS, stepField, unknownVariables } from "./plan";
import { deletePlan, findPlanRow, storePlan } from "./plan-store.server";
import { isShipped } from "./read-plans.server";

type PlanErrors = Partial<Record<PlanField, string>>;

export type SavedPlan =
  | { outcome: "saved"; id: string }
  | { outcome: "invalid"; errors: PlanErrors }
  | { outcome: "conflict" };

/** `id`: null makes one. Runs of it go on as they began. Throws only what the database throws. */
export async function savePlan(
  db: Db,
  id: string | null,
  fields: Record<string, unknown>,
  { user, now, language }: By & { language: Language },
): Promise<SavedPlan> {
  const { name, steps, errors } = readPlanForm(fields, language);
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const before = readVersion(fields.version);
  const at = now.toISOString();
  const row = {
    id: id ?? idOf(fields.id),
    name,
    is_auto: fields.is_auto === "on" ? 1 : 0,
    steps: JSON.stringify(steps),
    version: before + 1,
    created_at: at,
    updated_at: at,
  };
  return db.transaction().execute(async (tx): Promise<SavedPlan> => {
    if (!(await storePlan(tx, row, before))) {
      const stored = await findPlanRow(tx, row.id);
      // The second press of a double one.
      const isAgain = stored?.version === row.version && stored.steps === row.steps && stored.name === row.name;
      return isAgain ? { outcome: "saved", id: row.id } : { outcome: "conflict" };
    }
    await recordAudit(tx, { user, at: now, action: "plan.save", subject: `plan:${row.id}`, detail: { name } });
    return { outcome: "saved", id: row.id };
  });
}

/** `reset`: one that ships is as it was. False if it is not of this version (any more). */
export async function removePlan(
  db: Db,
  id: string,
  version: number,
  { user, now }: By,
): Promise<"removed" | "reset" | "gone"> {
  return db.transaction().execute(async (tx) => {
    const row = await findPlanRow(tx, id);
    if (!row || !(await deletePlan(tx, id, version))) return "gone";
    const detail = { name: row.name };
    await recordAudit(tx, { user, at: now, action: "plan.remove", subject: `plan:${id}`, detail });
    return isShipped(id) ? "reset" : "removed";
  });
}

interface ReadPlan {
  name: string;
  steps: PlanStep[];
  errors: PlanErrors;
}

function readPlanForm(fields: Record<string, unknown>, reader: Language): ReadPlan {
  const words = deskWords[reader].plans.form.errors;
  const errors: PlanErrors = {};
  const name = z.safeParse(requiredText(PLAN_BOUNDS.name, "form.error.nameMissing"), fields.name);
  if (!name.success) errors.name = words.name;
  const steps: PlanStep[] = [];
  for (let nth = 0; nth < PLAN_BOUNDS.steps; nth += 1) {
    const kind = STEP_KINDS.find((known) => known === fields[stepField(nth, "kind")]);
    if (!kind) continue;
    const texts = {
      nl: readText(fields, nth, { kind, language: "nl", words, errors }),
      en: readText(fields, nth, { kind, language: "en", words, errors }),
    };
    const day = readDay(fields[stepField(nth, "day")]);
    if (day === null) errors[stepField(nth, "day")] = fill(words.day, { most: String(PLAN_BOUNDS.day) });
    steps.push({ kind, day: day ?? 0, texts });
  }
  if (steps.length === 0) errors[stepField(0, "kind")] = words.steps;
  return { name: name.data ?? "", steps: steps.toSorted((one, other) => one.day - other.day), errors };
}

function readDay(typed: unknown): number | null {
  const text = String(typed ?? "").trim();
  return /^\d{1,3}$/.test(text) && Number(text) <= PLAN_BOUNDS.day ? Number(text) : null;
}

interface TextPlace {
  kind: PlanStep["kind"];
  language: Language;
  words: DeskWords["plans"]["form"]["errors"];
  errors: PlanErrors;
}

function readText(fields: Record<string, unknown>, nth: number, { kind, language, words, errors }: TextPlace) {
  const read = (part: "subject" | "body") => {
    const field = stepField(nth, `${part}_${language}`);
    const schema = part === "subject" ? optionalText(PLAN_BOUNDS.subject) : optionalLines(PLAN_BOUNDS.body);
    const text = z.safeParse(schema, fields[field]);
    if (!text.success) errors[field] = words.long;
    else if (text.data === null) errors[field] = words.text;
    const unknown = unknownVariables(text.data ?? "");
    const names = unknown.map((name) => `{${name}}`).join(", ");
    if (names) errors[field] = fill(words.variable, { names });
    return text.data ?? "";
  };
  return { subject: read("subject"), body: kind === "mail" ? read("body") : "" };
}

/** The plan as the fields of a form. */
export function fieldsOfPlan(steps: readonly PlanStep[]): Record<string, string> {
  return Object.fromEntries(
    steps.flatMap(({ kind, day, texts }, nth) => [
      [stepField(nth, "kind"), kind],
      [stepField(nth, "day"), String(day)],
      ...LANGUAGES.flatMap((language) => [
        [stepField(nth, `subject_${language}`), texts[language].subject],
        [stepField(nth, `body_${language}`), texts[language].body],
      ]),
    ]),
  );
}
