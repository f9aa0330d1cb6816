import { answerDueAt } from "~/content/answer-due";
import { business } from "~/content/business";
import { lockLead } from "~/features/leads/lead-store.server";
import { openWait } from "~/features/leads/waits/waits.server";
import type { Tx } from "~/lib/db/database.server";
import type { ProjectItemRow, ProjectRow } from "~/lib/db/tables/project-tables";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { newId } from "~/lib/new-id.server";
import { hashOfToken } from "~/lib/token.server";
import { projectToken } from "./mails.server";
import { ASKED_ITEMS } from "./project";
import { insertProject } from "./project-store.server";
import { recountProject } from "./recount-project.server";

const WORKING_DAYS_A_WEEK = 5;

export type Begun = Pick<
  ProjectRow,
  "quote_id" | "lead_id" | "kind" | "customer_name" | "company" | "email" | "phone" | "language"
>;

/** Call it in the transaction of the yes. Undefined, and nothing stored, when the quote has a project. */
export async function startFromQuote(
  tx: Tx,
  quote: QuoteRow,
  secret: string,
  now: Date,
): Promise<ProjectRow | undefined> {
  const { id, lead_id, customer_name, company, email, language } = quote;
  const lead = lead_id === null ? undefined : await lockLead(tx, lead_id);
  const begun = { quote_id: id, customer_name, company, email, language, phone: lead?.phone ?? null };
  const of = { ...begun, lead_id: lead?.id ?? null, kind: kindOf(quote) };
  const project = await startProject(tx, { ...of, ...promisedTo(quote.planning) }, secret, now);
  if (project) await openWait(tx, lead ? { lead } : { project_id: project.id }, "agreement", now.toISOString());
  return project;
}

/** Undefined, and nothing stored, when there is a project with its id or of its quote. */
export async function startProject(
  tx: Tx,
  begun: Begun & Pick<ProjectRow, "first_version_hours" | "live_days"> & { id?: string },
  secret: string,
  now: Date,
): Promise<ProjectRow | undefined> {
  const at = now.toISOString();
  const link = { id: begun.id ?? newId(), link_number: 1 };
  const row: ProjectRow = {
    ...begun,
    ...link,
    state: "collecting",
    token_hash: hashOfToken(projectToken(link, secret)),
    agreed_at: at,
    contact_due_at: answerDueAt(at, { isAds: false }),
    complete_at: null,
    waiting_since: null,
    pauses: "[]",
    moves: "[]",
    first_version_due_at: null,
    live_due_at: null,
    site_url: null,
    live_at: null,
    next_reminder_at: null,
    reminders: 0,
    version: 1,
    created_at: at,
    updated_at: at,
  };
  const items = ASKED_ITEMS[begun.kind].map(({ name, isNeeded }, place) => itemRow(row.id, { name, isNeeded, place }));
  const project = { ...row, ...recountProject(row, { items, versions: [] }, at) };
  return (await insertProject(tx, project, items)) ? project : undefined;
}

export function itemRow(
  project_id: string,
  { name, title = null, isNeeded, place }: { name: string; title?: string | null; isNeeded: boolean; place: number },
): ProjectItemRow {
  const empty = { text: null, reason: null, given_by: null, given_at: null };
  return {
    id: newId(),
    project_id,
    name,
    title,
    is_needed: isNeeded ? 1 : 0,
    place,
    state: "open",
    ...empty,
    version: 1,
  };
}

function kindOf(quote: QuoteRow): ProjectRow["kind"] {
  if (quote.planning === "shop") return "shop";
  if (!isMonthlyOnly(quote)) return "site";
  return quote.planning === null ? "care" : "subscription";
}

function isMonthlyOnly({ once_cents, month_cents }: QuoteRow): boolean {
  return once_cents === 0 && month_cents > 0;
}

type Promised = Pick<ProjectRow, "first_version_hours" | "live_days">;

/** The time that a quote promises, from the moment when everything is there; nothing without a planning. */
function promisedTo(planning: QuoteRow["planning"]): Promised {
  if (planning === null) return { first_version_hours: null, live_days: null };
  return { first_version_hours: business.firstVersionHours.to, live_days: liveDays(planning) };
}

/** The time that the site promises to a job of a kind. */
export function promisedToKind(kind: ProjectRow["kind"]): Promised {
  if (kind === "care") return promisedTo(null);
  return promisedTo(kind === "shop" ? "shop" : "site");
}

function liveDays(planning: NonNullable<QuoteRow["planning"]>): number {
  if (planning === "site") return Number(business.claims.workingDaysToOnline.value);
  const { pro, complex } = business.delivery;
  return (planning === "shop" ? pro : complex).to * WORKING_DAYS_A_WEEK;
}
