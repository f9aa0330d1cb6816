import { lockPeopleShared } from "~/features/leads/person-store.server";
import { endWait } from "~/features/leads/waits/wait-store.server";
import { openWait } from "~/features/leads/waits/waits.server";
import type { Outbox, QueuedMail } from "~/features/mail/outbox/outbox.server";
import { type AuditEntry, recordAudit } from "~/lib/audit/audit-store.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import type { Live } from "~/platform/live/live.server";
import { newsMails, pushNews } from "./project-news.server";
import { listItems, listVersions, lockProject, updateProject } from "./project-store.server";
import { type ProjectParts, recountProject } from "./recount-project.server";

export interface ProjectServices {
  db: Db;
  outbox: Outbox;
  live: Pick<Live, "publish">;
  env: { SITE_URL: string; SESSION_SECRET: string };
  ownerEmail: string;
}

/** The customer, a user of the desk, or the program itself. */
export interface ProjectActor {
  by: AuditEntry["user"] | "customer" | "program";
  now: Date;
}

export interface LockedProject extends ProjectParts {
  project: ProjectRow;
}

/** A change that is stored: what the desk logs, and the mails to the customer. */
export interface ProjectChange {
  action?: Pick<AuditEntry, "action" | "detail">;
  mails?: readonly QueuedMail[];
  /** Columns of the project. */
  changes?: Partial<ProjectRow>;
}

/**
 * Locks the project for `work`, counts anew what follows from its change, and sends the mails after the commit. `work`
 * returns an outcome where it has stored nothing. Undefined if the project is gone.
 */
export async function changeProject<O extends string>(
  services: ProjectServices,
  id: string,
  { by, now }: ProjectActor,
  work: (tx: Tx, locked: LockedProject) => Promise<ProjectChange | O>,
): Promise<"changed" | O | "gone"> {
  const { db, outbox, live } = services;
  const at = now.toISOString();
  const done = await db.transaction().execute(async (tx) => {
    await lockPeopleShared(tx);
    const project = await lockProject(tx, id);
    if (!project) return "gone";
    const was = await partsOf(tx, id);
    const made = await work(tx, { project, ...was });
    if (typeof made === "string") return made;
    const changed = { ...project, ...made.changes };
    const parts = await partsOf(tx, id);
    const after = { ...changed, ...recountProject(changed, parts, at), updated_at: at };
    await updateProject(tx, project, after);
    if (by !== "program") await followWait(tx, { before: project, after, parts, isByCustomer: by === "customer" }, at);
    const news = by === "customer" ? await pushNews(tx, { before: { project, ...was }, after, parts }, now) : null;
    if (typeof by !== "string" && made.action)
      await recordAudit(tx, { ...made.action, user: by, subject: `project:${id}`, at: now });
    const mails: string[] = [];
    for (const mail of [...(made.mails ?? []), ...(news ? newsMails(after, parts, news, services) : [])])
      mails.push(await outbox.enqueue(tx, mail));
    return { mails, lead: project.lead_id, news };
  });
  if (typeof done === "string") return done;
  void live.publish({ kind: "project", project: id, news: done.news });
  if (done.lead !== null) void live.publish({ kind: "lead-changed", lead: done.lead });
  for (const mail of done.mails) void outbox.deliver(mail, 0);
  return "changed";
}

async function partsOf(tx: Tx, id: string): Promise<ProjectParts> {
  return { items: await listItems(tx, id), versions: await listVersions(tx, id) };
}

interface Followed {
  before: ProjectRow;
  after: ProjectRow;
  parts: ProjectParts;
  isByCustomer: boolean;
}

/** An item or a reaction of the customer waits for an answer, until the desk has handled all of them. */
async function followWait(tx: Tx, { before, after, parts, isByCustomer }: Followed, at: string): Promise<void> {
  const of = { project_id: after.id };
  const isGiven = parts.items.some(({ state }) => state === "given");
  if (isByCustomer) {
    if (isGiven || after.state !== before.state) await openWait(tx, of, "project", at);
    return;
  }
  const hasEnded = after.state === "live" || after.state === "stopped";
  if (hasEnded || (!isGiven && !isReactedTo(parts))) await endWait(tx, { ...of, kind: "project" }, { answered_at: at });
}

/** The customer has said something of the latest version. */
function isReactedTo({ versions }: ProjectParts): boolean {
  const outcome = versions.at(-1)?.outcome ?? null;
  return outcome === "changes" || outcome === "approved";
}
