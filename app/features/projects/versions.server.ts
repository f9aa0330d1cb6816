import * as z from "zod/mini";
import { BOUNDS } from "~/components/forms/bounds";
import { optionalLines, requiredLines, requiredText } from "~/components/forms/text-field";
import { newId } from "~/lib/new-id.server";
import { changeProject, type ProjectActor, type ProjectServices } from "./change-project.server";
import { isClosed } from "./give-item.server";
import { customerMail } from "./mails.server";
import { PROJECT_BOUNDS } from "./project";
import { insertVersion, updateVersion } from "./project-store.server";
import { isSilent } from "./recount-project.server";
import { webAddress } from "./web-address";

const note = optionalLines(PROJECT_BOUNDS.reason);
const name = requiredText(BOUNDS.name, "form.error.nameMissing");
const wishes = requiredLines(PROJECT_BOUNDS.text, "form.error.invalid");

const UNANSWERED = { outcome: null, reacted_by: null, reacted_at: null, text: null, submission_id: null };

/** `closed`: the project is live or stopped. */
export type Shown = "changed" | "closed" | "invalid" | "gone";

/** Shows a version to the customer, who is mailed its address. It replaces one that nobody has reacted to. */
export async function showVersion(
  services: ProjectServices,
  project: string,
  fields: { url: unknown; note: unknown },
  actor: ProjectActor,
): Promise<Shown> {
  const url = webAddress(fields.url);
  const told = z.safeParse(note, fields.note);
  if (url === null || !told.success) return "invalid";
  return await changeProject<"closed">(services, project, actor, async (tx, locked) => {
    if (isClosed(locked)) return "closed";
    const shown = { url, note: told.data, shown_at: actor.now.toISOString() };
    const latest = locked.versions.at(-1);
    const number = latest?.outcome === null ? latest.number : locked.versions.length + 1;
    if (latest?.outcome === null) await updateVersion(tx, latest.id, shown);
    else await insertVersion(tx, { id: newId(), project_id: project, number, ...shown, ...UNANSWERED });
    const said = told.data === null ? [] : [{ label: "", value: told.data }];
    const mail = customerMail(locked.project, "shown", services, { address: url, said });
    return {
      action: { action: "project.version", detail: { number, url } },
      mails: mail ? [mail] : [],
      changes: { waiting_since: null },
    };
  });
}

/**
 * `already`: there is another reaction. `outdated`: a later version has been shown. Neither stores anything. The same
 * submission again is a repeat.
 */
export type Reacted =
  | "changed"
  | "already"
  | "outdated"
  | "closed"
  | "gone"
  | { problems: Partial<Record<"name" | "text" | "outcome" | "version", true>> };

/** A reaction to a version, of the customer or typed by the desk for the customer. */
export async function react(
  services: ProjectServices,
  project: string,
  fields: Readonly<Record<string, unknown>>,
  actor: ProjectActor,
): Promise<Reacted> {
  const { outcome } = fields;
  const number = Number(fields.version);
  const by = z.safeParse(name, fields.name);
  const text = z.safeParse(outcome === "changes" ? wishes : note, fields.text);
  const isKnown = outcome === "approved" || outcome === "changes";
  const problems = {
    ...(!by.success && { name: true as const }),
    ...(!text.success && { text: true as const }),
    ...(!isKnown && { outcome: true as const }),
    ...(!Number.isInteger(number) && { version: true as const }),
  };
  if (!by.success || !text.success || !isKnown || Object.keys(problems).length > 0) return { problems };
  const submission_id = z.safeParse(z.guid(), fields.submission_id).data ?? null;
  const outcomeOf = await changeProject<"already" | "outdated" | "closed" | "same">(
    services,
    project,
    actor,
    async (tx, { project: row, versions }) => {
      const version = versions.find((each) => each.number === number);
      if (!version) return "outdated";
      if (version.outcome !== null) {
        const isSame = submission_id !== null && version.submission_id === submission_id;
        return isSame && version.outcome === outcome ? "same" : number < versions.length ? "outdated" : "already";
      }
      if (isClosed({ project: row })) return "closed";
      const reacted = { reacted_by: by.data, reacted_at: actor.now.toISOString(), text: text.data, submission_id };
      await updateVersion(tx, version.id, { outcome, ...reacted });
      return { action: { action: "project.approve", detail: { number, outcome } } };
    },
  );
  return outcomeOf === "same" ? "changed" : outcomeOf;
}

/** The desk calls a version approved after a long silence. `closed`: it is too early, or there is a reaction. */
export async function assumeApproved(services: ProjectServices, project: string, actor: ProjectActor): Promise<Shown> {
  return await changeProject<"closed">(services, project, actor, async (tx, { project: row, versions }) => {
    const version = versions.at(-1);
    if (!version || !isSilent(row, actor.now)) return "closed";
    await updateVersion(tx, version.id, { outcome: "assumed", reacted_at: actor.now.toISOString() });
    return { action: { action: "project.approve", detail: { number: version.number, outcome: "assumed" } } };
  });
}
