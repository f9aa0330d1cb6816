import { business } from "~/content/business";
import { projectsCopy } from "~/content/site/projects/projects-copy.server";
import type { QueuedMail } from "~/features/mail/outbox/outbox.server";
import { OWNER_LANGUAGE } from "~/features/mail/owner-mail.server";
import type { AskedRow, ProjectNews, ProjectNoticeProps, ProjectProps } from "~/features/mail/templates/template-props";
import type { ProjectItemRow, ProjectRow } from "~/lib/db/tables/project-tables";
import { pathIn } from "~/lib/language/language";
import { cleanLine } from "~/lib/text/mail-address";
import { linkToken } from "~/lib/token.server";
import { itemTitle } from "./item-title";
import { deskProjectPath, projectPath } from "./paths";
import { isMissing } from "./project";

export interface ProjectMailServices {
  env: { SITE_URL: string; SESSION_SECRET: string };
  ownerEmail: string;
}

/** The link of the customer is made from the number of the link, so that a new one can take its place. */
export function projectToken({ id, link_number }: Pick<ProjectRow, "id" | "link_number">, secret: string): string {
  return linkToken(`project ${id} ${link_number}`, secret);
}

export function projectUrl(
  project: Pick<ProjectRow, "id" | "link_number" | "language">,
  { SITE_URL, SESSION_SECRET }: ProjectMailServices["env"],
): string {
  return SITE_URL + pathIn(projectPath(projectToken(project, SESSION_SECRET)), project.language);
}

/** Titles of what is still needed, with the reason where it was sent back. */
export function missingRows(items: readonly ProjectItemRow[], language: ProjectRow["language"]): AskedRow[] {
  const copy = projectsCopy[language];
  return items
    .filter(isMissing)
    .map((item) => ({ label: itemTitle(item, copy), value: item.reason ?? itemAsk(item, language) }));
}

function itemAsk({ name }: ProjectItemRow, language: ProjectRow["language"]): string {
  const { items } = projectsCopy[language];
  return items[name as keyof typeof items]?.ask ?? "";
}

/** Null without an address, and where the customer's link is revoked. */
export function customerMail(
  project: ProjectRow,
  news: ProjectNews,
  { env }: Pick<ProjectMailServices, "env">,
  told: Partial<Pick<ProjectProps, "said" | "address">> = {},
): QueuedMail<"project"> | null {
  const { id, email, language, customer_name } = project;
  if (email === null || project.token_hash === null) return null;
  const props = { news, name: customer_name, url: projectUrl(project, env), said: [], address: null, ...told };
  return { template: "project", language, recipient: email, replyTo: business.email, requestId: id, props };
}

export function ownerNotice(
  project: ProjectRow,
  told: Pick<ProjectNoticeProps, "news" | "said">,
  { env, ownerEmail }: ProjectMailServices,
): QueuedMail<"project-notice"> {
  const { id, email, company, customer_name } = project;
  return {
    template: "project-notice",
    language: OWNER_LANGUAGE,
    recipient: ownerEmail,
    ...(email !== null && { replyTo: email }),
    requestId: id,
    props: {
      ...told,
      customer: cleanLine(company ?? customer_name),
      email: email ?? "",
      dashboardUrl: env.SITE_URL + deskProjectPath(id),
    },
  };
}
