import { deskWords } from "~/content/desk/words.server";
import type { QueuedMail } from "~/features/mail/outbox/outbox.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { AskedRow, ProjectOwnerNews } from "~/features/mail/templates/template-props";
import { enqueuePush } from "~/features/notifications/enqueue-push.server";
import type { Tx } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { ownerNotice, type ProjectMailServices } from "./mails.server";
import { isMissing } from "./project";
import type { ProjectParts } from "./recount-project.server";

interface Changed {
  before: ProjectParts & { project: ProjectRow };
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
  if (before.project.state === "showing" && after.state !== "showing") {
    return parts.versions.at(-1)?.outcome === "changes" ? "changes" : "approved";
  }
  const isComplete = before.project.waiting_since !== null && after.waiting_since === null;
  return isComplete && after.state === "building" && isNews(before) ? "complete" : null;
}

/** A text that a customer has emptied and filled in again is no news. */
function isNews({ project, items }: Changed["before"]): boolean {
  if (project.complete_at === null) return true;
  return items.some((item) => isMissing(item) && (item.state === "back" || item.given_at === null));
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
