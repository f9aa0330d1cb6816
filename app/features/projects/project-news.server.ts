import { deskWords } from "~/content/desk/words.server";
import type { QueuedMail } from "~/features/mail/outbox/outbox.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { AskedRow, ProjectOwnerNews } from "~/features/mail/templates/template-props";
import { enqueuePush } from "~/features/notifications/enqueue-push.server";
import type { Tx } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { ownerNotice, type ProjectMailServices } from "./mails.server";
import type { ProjectParts } from "./recount-project.server";

interface Changed {
  before: ProjectRow;
  after: ProjectRow;
  parts: ProjectParts;
}

/** News of the customer, which is pushed to the devices of the desk. Null where there is none. */
export async function pushNews(tx: Tx, changed: Changed, now: Date): Promise<ProjectOwnerNews | null> {
  const news = newsOf(changed);
  const { id, customer_name: name } = changed.after;
  if (news) await enqueuePush(tx, { kind: `project-${news}`, project: id, name }, now);
  return news;
}

function newsOf({ before, after, parts }: Changed): ProjectOwnerNews | null {
  if (before.state === "showing" && after.state !== "showing") {
    return parts.versions.at(-1)?.outcome === "changes" ? "changes" : "approved";
  }
  return before.waiting_since !== null && after.waiting_since === null && after.state === "building"
    ? "complete"
    : null;
}

/** The mail to the owner's address. */
export function newsMails(
  project: ProjectRow,
  parts: ProjectParts,
  news: ProjectOwnerNews,
  services: ProjectMailServices,
): QueuedMail[] {
  return [ownerNotice(project, { news, said: saidOf(parts, news) }, services)];
}

function saidOf({ versions }: ProjectParts, news: ProjectOwnerNews): AskedRow[] {
  const words = deskWords[OWNER_LANGUAGE].projects.said;
  const latest = versions.at(-1);
  if (news === "complete" || !latest) return [];
  const text = latest.text ? [{ label: words.changes, value: latest.text }] : [];
  return [{ label: words.by, value: latest.reacted_by ?? "" }, ...text];
}
