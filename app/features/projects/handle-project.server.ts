import * as z from "zod/mini";
import { requiredLines } from "~/components/forms/text-field";
import { promisedBy } from "~/content/answer-due";
import { projectsCopy } from "~/content/site/projects/projects-copy.server";
import { stepLive } from "~/features/leads/lead-page/lead-steps.server";
import { lockLead } from "~/features/leads/lead-store.server";
import { formatMoment } from "~/lib/time/clock";
import { addDays, dayOf, momentAt } from "~/lib/time/zoned-time";
import { isDay } from "~/lib/time/zoned-time.server";
import { hashOfToken } from "~/lib/token.server";
import { changeProject, type ProjectActor, type ProjectServices } from "./change-project.server";
import { isClosed } from "./give-item.server";
import type { Handled } from "./handle-items.server";
import { customerMail, projectToken } from "./mails.server";
import { PROJECT_BOUNDS } from "./project";
import type { Move } from "./project-clock";
import { movesOf } from "./recount-project.server";
import { webAddress } from "./web-address";

const reasonText = requiredLines(PROJECT_BOUNDS.reason, "form.error.invalid");

/** Moves a date; the customer is mailed the new one with the reason. `on`: a day (`YYYY-MM-DD`) of today or later. */
export async function moveDate(
  services: ProjectServices,
  project: string,
  { clock, on, reason }: { clock: Move["clock"]; on: unknown; reason: unknown },
  actor: ProjectActor,
): Promise<Handled> {
  const at = actor.now.toISOString();
  const told = z.safeParse(reasonText, reason);
  if (!told.success || typeof on !== "string" || !isDay(on) || on < dayOf(at)) return "invalid";
  // The last open hour of that day, or of the open day before it.
  const to = promisedBy(at, momentAt(addDays(on, 1), "00:00"));
  return await changeProject<"closed">(services, project, actor, async (_tx, locked) => {
    const { project: row, versions } = locked;
    if (isClosed(locked) || row.complete_at === null || (clock === "firstVersion" && versions.length > 0))
      return "closed";
    const moves = [...movesOf(row), { clock, to, at, reason: told.data }];
    const words = projectsCopy[row.language].moved;
    const said = [
      { label: words[clock], value: formatMoment(to, row.language) },
      { label: words.reason, value: told.data },
    ];
    const mail = customerMail(row, "moved", services, { said });
    return {
      action: { action: "project.move", detail: { clock, to } },
      mails: mail ? [mail] : [],
      changes: { moves: JSON.stringify(moves) },
    };
  });
}

/** The site is live; a review is asked a week later. */
export async function goLive(
  services: ProjectServices,
  project: string,
  typed: unknown,
  actor: ProjectActor,
): Promise<Handled> {
  const url = webAddress(typed);
  if (url === null) return "invalid";
  const at = actor.now.toISOString();
  return await changeProject<"closed">(services, project, actor, async (tx, locked) => {
    const { project: row } = locked;
    if (isClosed(locked) || (row.kind !== "care" && row.state !== "approved")) return "closed";
    const lead = row.lead_id === null ? undefined : await lockLead(tx, row.lead_id);
    if (lead?.status === "agreed") await stepLive(tx, lead, { on: dayOf(at), version: lead.version }, actor.now);
    const mail = customerMail(row, "live", services, { address: url });
    return {
      action: { action: "project.live", detail: { url } },
      mails: mail ? [mail] : [],
      changes: { state: "live", live_at: at, site_url: url },
    };
  });
}

/** Stops the project: the customer is no longer waited for, and nothing can be given. */
export function stopProject(services: ProjectServices, project: string, actor: ProjectActor): Promise<Handled> {
  return changeProject<"closed">(services, project, actor, async (_tx, locked) =>
    isClosed(locked) ? "closed" : { action: { action: "project.stop" }, changes: { state: "stopped" } },
  );
}

/** Goes on with a project that was stopped, or was called live too early. */
export function resumeProject(services: ProjectServices, project: string, actor: ProjectActor): Promise<Handled> {
  return changeProject<"closed">(services, project, actor, async (tx, locked) => {
    const { project: row } = locked;
    if (!isClosed(locked)) return "closed";
    const lead = row.state === "live" && row.lead_id !== null ? await lockLead(tx, row.lead_id) : undefined;
    if (lead?.live_on) await stepLive(tx, lead, { on: null, version: lead.version }, actor.now);
    const changes = { state: "collecting", live_at: null, site_url: null } as const;
    return { action: { action: "project.resume" }, changes };
  });
}

/** The former link works no more; `isRevoked`: and there is no new one. */
export function changeLink(
  services: ProjectServices,
  project: string,
  { isRevoked }: { isRevoked: boolean },
  actor: ProjectActor,
): Promise<Handled> {
  return changeProject<never>(services, project, actor, async (_tx, { project: row }) => {
    const link_number = row.link_number + 1;
    const token = projectToken({ id: row.id, link_number }, services.env.SESSION_SECRET);
    const token_hash = isRevoked ? null : hashOfToken(token);
    return { action: { action: "project.link", detail: { isRevoked } }, changes: { link_number, token_hash } };
  });
}

/** Mails the link to the customer. `closed`: there is no address, or no link. */
export function mailLink(services: ProjectServices, project: string, actor: ProjectActor): Promise<Handled> {
  return changeProject<"closed">(services, project, actor, async (_tx, { project: row }) => {
    const mail = customerMail(row, "invited", services);
    return mail ? { action: { action: "project.link", detail: { isMailed: true } }, mails: [mail] } : "closed";
  });
}
