import * as z from "zod/mini";
import type { Tx } from "~/lib/db/database.server";
import { readVersion } from "~/lib/db/read-version";
import type { Language } from "~/lib/language/language";
import type { LockedProject } from "../change-project.server";
import { changeProject, type ProjectActor, type ProjectServices } from "../change-project.server";
import { ASKED_ITEMS } from "../project";
import { insertItems, updateItem } from "../project-store.server";
import { itemRow, promisedToKind } from "../start-project.server";
import { customerFields, errorsOf, kindField, languageField, withoutBlanks } from "./project-fields.server";

/** Schemas of what a row of the page stores. */
const SCHEMAS = {
  customer: z.object(customerFields),
  kind: z.object({ kind: kindField }),
  language: z.object({ language: languageField }),
} as const;
export type CorrectedPart = keyof typeof SCHEMAS;

/** `conflict`: it was changed since `version`. Neither that nor an error stores anything. */
type Corrected = "changed" | "conflict" | "gone" | { errors: Partial<Record<string, string>> };

/** Corrects who the customer is, or the kind of the job, after which its list is that of the new kind. */
export async function correctProject(
  services: ProjectServices,
  project: string,
  { part, fields, language }: { part: CorrectedPart; fields: Readonly<Record<string, unknown>>; language: Language },
  actor: ProjectActor,
): Promise<Corrected> {
  const parsed = z.safeParse(SCHEMAS[part], withoutBlanks(fields));
  if (!parsed.success) return { errors: errorsOf(parsed.error, language) };
  return await changeProject<"conflict">(services, project, actor, async (tx, locked) => {
    const { project: row } = locked;
    if (row.version !== readVersion(fields.version)) return "conflict";
    const changes = parsed.data;
    if (!("kind" in changes) || changes.kind === row.kind)
      return { action: { action: "project.correct", detail: { part } }, changes };
    await askForKind(tx, locked, changes.kind);
    // A quote has promised what it says.
    const promised = row.quote_id === null && row.first_version_hours !== null ? promisedToKind(changes.kind) : {};
    return { action: { action: "project.correct", detail: { part } }, changes: { ...changes, ...promised } };
  });
}

/** Asks for the items of the new kind. Those that it does not need are asked for no more, unless they were given. */
async function askForKind(
  tx: Tx,
  { project, items }: LockedProject,
  kind: LockedProject["project"]["kind"],
): Promise<void> {
  const asked = ASKED_ITEMS[kind];
  for (const item of items) {
    const wanted = asked.find(({ name }) => name === item.name);
    if (wanted) {
      const state = item.state === "withdrawn" && item.given_by === null ? "open" : item.state;
      await updateItem(tx, item, { state, is_needed: wanted.isNeeded ? 1 : 0 });
    } else if (item.name !== "own" && (item.state === "open" || item.state === "back"))
      await updateItem(tx, item, { state: "withdrawn" });
  }
  const added = asked.filter(({ name }) => items.every((item) => item.name !== name));
  const last = Math.max(-1, ...items.map(({ place }) => place));
  const rows = added.map((item, nth) => itemRow(project.id, { ...item, place: last + 1 + nth }));
  if (rows.length > 0) await insertItems(tx, rows);
}
