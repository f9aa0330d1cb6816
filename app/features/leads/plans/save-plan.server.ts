import * as z from "zod/mini";
import { optionalLines, optionalText, requiredText } from "~/components/forms/text-field";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import { LANGUAGES, type Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { PLAN_BOUNDS, type PlanStep, STEP_KINDS, unknownVariables } from "./plan";
import { type PlanErrors, type PlanField, stepField } from "./plan-fields";
import { deletePlan, findPlanRow, storePlan } from "./plan-store.server";
import { isShipped } from "./read-plans.server";

export type SavedPlan =
  | { outcome: "saved"; id: string }
  | { outcome: "invalid"; errors: PlanErrors }
  | { outcome: "conflict" };

/** `id`: null makes one. Runs of it go on as they began. Throws only what the database throws. */
export async function savePlan(
  db: Db,
  id: string | null,
  fields: Record<string, unknown>,
  { user, now }: By,
): Promise<SavedPlan> {
  const { name, steps, errors } = readPlanForm(fields);
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const before = Number(fields.version);
  if (!Number.isSafeInteger(before) || before < 0) return { outcome: "conflict" };
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

/** Made with the form, so that a double press makes one plan. */
function idOf(typed: unknown): string {
  const read = z.safeParse(z.guid(), typed);
  return read.success ? read.data : newId();
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

function readPlanForm(fields: Record<string, unknown>): { name: string; steps: PlanStep[]; errors: PlanErrors } {
  const errors: PlanErrors = {};
  const name = z.safeParse(requiredText(PLAN_BOUNDS.name, "form.error.nameMissing"), fields.name);
  if (!name.success) errors.name = { key: "name" };
  const steps: PlanStep[] = [];
  for (let nth = 0; nth < PLAN_BOUNDS.steps; nth += 1) {
    const kind = STEP_KINDS.find((known) => known === fields[stepField(nth, "kind")]);
    if (!kind) continue;
    const texts = {
      nl: readText(fields, nth, { kind, language: "nl", errors }),
      en: readText(fields, nth, { kind, language: "en", errors }),
    };
    steps.push({ kind, day: readDay(fields, stepField(nth, "day"), errors), texts });
  }
  if (steps.length === 0) errors[stepField(0, "kind")] = { key: "steps" };
  return { name: name.data ?? "", steps: steps.toSorted((one, other) => one.day - other.day), errors };
}

function readDay(fields: Record<string, unknown>, field: PlanField, errors: PlanErrors): number {
  const text = String(fields[field] ?? "").trim();
  const day = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(day <= PLAN_BOUNDS.day)) errors[field] = { key: "day" };
  return day;
}

interface TextPlace {
  kind: PlanStep["kind"];
  language: Language;
  errors: PlanErrors;
}

function readText(fields: Record<string, unknown>, nth: number, { kind, language, errors }: TextPlace) {
  const read = (part: "subject" | "body") => {
    const field = stepField(nth, `${part}_${language}`);
    const schema = part === "subject" ? optionalText(PLAN_BOUNDS.subject) : optionalLines(PLAN_BOUNDS.body);
    const text = z.safeParse(schema, fields[field]);
    if (!text.success) errors[field] = { key: "long" };
    else if (text.data === null) errors[field] = { key: "text" };
    const unknown = unknownVariables(text.data ?? "");
    if (unknown.length > 0) errors[field] = { key: "variable", names: unknown.map((name) => `{${name}}`).join(", ") };
    return text.data ?? "";
  };
  return { subject: read("subject"), body: kind === "mail" ? read("body") : "" };
}

/** As the fields of a form. */
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
