import * as z from "zod/mini";
import { requiredLines, requiredText } from "~/components/forms/text-field";
import { projectsCopy } from "~/content/site/projects/projects-copy.server";
import type { ProjectItemRow } from "~/lib/db/tables/project-tables";
import { changeProject, type ProjectActor, type ProjectServices } from "./change-project.server";
import { isClosed } from "./give-item.server";
import { itemTitle } from "./item-title";
import { customerMail } from "./mails.server";
import { PROJECT_BOUNDS } from "./project";
import { insertItems, updateItem } from "./project-store.server";
import { itemRow } from "./start-project.server";

/** `invalid`: a reason or a title is missing or too long. `closed`: not in this state. Neither stores anything. */
export type Handled = "changed" | "closed" | "invalid" | "gone";

const reasonText = requiredLines(PROJECT_BOUNDS.reason, "form.error.invalid");
const titleText = requiredText(PROJECT_BOUNDS.title, "form.error.invalid");

/** The item is good. */
export function acceptItem(services: ProjectServices, project: string, item: string, actor: ProjectActor) {
  return handleItem(services, project, { item, from: ["given"], to: { state: "accepted", reason: null } }, actor);
}

/** The customer is mailed the reason, and waited for. */
export async function sendItemBack(
  services: ProjectServices,
  project: string,
  { item, reason }: { item: string; reason: unknown },
  actor: ProjectActor,
): Promise<Handled> {
  const parsed = z.safeParse(reasonText, reason);
  if (!parsed.success) return "invalid";
  const to = { state: "back", reason: parsed.data } as const;
  return await handleItem(services, project, { item, from: ["given", "accepted"], to }, actor);
}

/** It is not asked for any more, or again. What was given stays. */
export function withdrawItem(services: ProjectServices, project: string, item: string, actor: ProjectActor) {
  const from = ["open", "back", "given", "accepted"] as const;
  return handleItem(services, project, { item, from, to: { state: "withdrawn" } }, actor);
}

export function askItemAgain(services: ProjectServices, project: string, item: string, actor: ProjectActor) {
  return handleItem(services, project, { item, from: ["withdrawn"], to: { state: "open" } }, actor);
}

interface Step {
  item: string;
  from: readonly ProjectItemRow["state"][];
  to: Partial<ProjectItemRow> & Pick<ProjectItemRow, "state">;
}

function handleItem(
  services: ProjectServices,
  project: string,
  { item: id, from, to }: Step,
  actor: ProjectActor,
): Promise<Handled> {
  return changeProject<"closed">(services, project, actor, async (tx, locked) => {
    const item = locked.items.find((each) => each.id === id);
    if (!item || isClosed(locked) || !from.includes(item.state)) return "closed";
    const isGiven = item.text !== null || item.given_by !== null;
    await updateItem(tx, item, to.state === "open" && isGiven ? { ...to, state: "given" } : to);
    const detail = { item: item.title ?? item.name, to: to.state };
    const { language } = locked.project;
    const said = [{ label: itemTitle(item, projectsCopy[language]), value: to.reason ?? "" }];
    const mail = to.state === "back" ? customerMail(locked.project, "back", services, { said }) : null;
    return { action: { action: "project.item", detail }, mails: mail ? [mail] : [] };
  });
}

/** Asks for something more. */
export async function askItem(
  services: ProjectServices,
  project: string,
  { title, isNeeded }: { title: unknown; isNeeded: boolean },
  actor: ProjectActor,
): Promise<Handled> {
  const parsed = z.safeParse(titleText, title);
  if (!parsed.success) return "invalid";
  return await changeProject<"closed">(services, project, actor, async (tx, locked) => {
    if (isClosed(locked) || locked.items.length >= PROJECT_BOUNDS.items) return "closed";
    const place = Math.max(-1, ...locked.items.map((item) => item.place)) + 1;
    await insertItems(tx, [itemRow(project, { name: "own", title: parsed.data, isNeeded, place })]);
    return { action: { action: "project.item", detail: { item: parsed.data, to: "open" } } };
  });
}
