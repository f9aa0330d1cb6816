import { deskWords } from "~/content/desk/words.server";
import type { SubmitServices } from "~/features/requests/request-kind.server";
import type { DeskUser } from "~/features/users/sessions/session.server";
import type { Language } from "~/lib/language/language";
import { isColleague } from "../assign/assign-lead.server";
import { callByForm } from "../calling/call-lead.server";
import { moveConflictMessage } from "../conflict-message.server";
import { handleLeadForm } from "../lead-page/handle-lead-form.server";
import { CALLING_FORMS, DISMISS_FORM } from "../lead-page/lead-forms";
import { recordContact } from "../lead-page/record-contact.server";
import { changeLeads } from "../list/change-leads.server";
import { readBulkForm, wrongBulkField } from "../list/read-bulk-form.server";
import { undoBatch } from "../list/undo-batch.server";
import { handlePlanForm } from "../plans/handle-plan-form.server";
import { PLAN_FORMS } from "../plans/lead-plan";
import { dismissLead, dismissWait } from "../waits/dismiss-wait.server";
import { DASHBOARD_QUERY, type DashboardAnswer, dashboardAnswer } from "./dashboard-answer";

interface Asked {
  fields: Record<string, unknown>;
  user: DeskUser;
  now: Date;
  language: Language;
}

type Acted = { query: Record<string, string> } | { answer: DashboardAnswer; status: 409 | 422 };

export async function handleDashboardForm(services: SubmitServices, asked: Asked): Promise<Acted> {
  const { fields, user, now, language } = asked;
  switch (fields.do) {
    case "bulk":
      return change(services, asked);
    case "move":
      return change(services, { ...asked, fields: { ...fields, kind: "status" } });
    case "done":
      return change(services, { ...asked, fields: { ...fields, kind: "plan", action: "", on: "" } });
    case "contact":
      return contact(services, asked);
    case DISMISS_FORM:
      return dismiss(services, asked);
    case "undo": {
      const batch = String(fields.batch);
      await undoBatch(services, batch, { user, now });
      return { query: { [DASHBOARD_QUERY.batch]: batch } };
    }
    case CALLING_FORMS.call:
    case CALLING_FORMS.undo:
      await callByForm(services, String(fields.lead), fields.do, { user, now });
      return { query: {} };
    case PLAN_FORMS.step:
    case PLAN_FORMS.undo:
      return { query: (await handlePlanForm(services, null, fields, { user, now, language })) ?? {} };
    default:
      return { query: { [DASHBOARD_QUERY.outcome]: await handleLeadForm(services, fields, { user, now }) } };
  }
}

async function change(services: SubmitServices, { fields, user, now, language }: Asked): Promise<Acted> {
  const { dashboard, today } = deskWords[language];
  const { problems } = dashboard.bulk;
  const read = readBulkForm(fields);
  if (typeof read === "string") return refuse(problems[read], fields, read === "none" ? null : wrongBulkField(fields));
  if (read.change.kind === "assign" && !(await isColleague(services.db, read.change.assignee))) {
    return refuse(problems.assign, fields, "assignee");
  }
  const batch = await changeLeads(services, read.leads, read.change, { user, now });
  if (batch.skipped !== "[]") {
    const [only, ...others] = read.leads;
    if (fields.do === "move" && only && others.length === 0) {
      return conflict(await moveConflictMessage(services.db, only.id, language), fields);
    }
    if (fields.do === "done") return conflict(today.changed, fields);
  }
  return { query: { [DASHBOARD_QUERY.batch]: batch.id } };
}

async function contact(services: SubmitServices, { fields, user, now, language }: Asked): Promise<Acted> {
  const { batch } = await recordContact(services, String(fields.lead), fields.way, { user, now });
  if (batch !== null) return { query: { [DASHBOARD_QUERY.batch]: batch } };
  return conflict(deskWords[language].dashboard.board.gone, fields);
}

async function dismiss(services: SubmitServices, { fields, user, now, language }: Asked): Promise<Acted> {
  const by = { user, now };
  const { outcome, batch } =
    typeof fields.wait === "string"
      ? await dismissWait(services, fields.wait, by)
      : await dismissLead(services, String(fields.lead), by);
  if (outcome === "gone") return conflict(deskWords[language].dashboard.board.gone, fields);
  return { query: batch === null ? {} : { [DASHBOARD_QUERY.batch]: batch } };
}

/** `field`: null if none in particular is wrong. */
function refuse(problem: string, fields: Record<string, unknown>, field: string | null): Acted {
  const answer =
    field === null ? dashboardAnswer(problem, fields) : dashboardAnswer(null, fields, { [field]: problem });
  return { answer, status: 422 };
}

function conflict(problem: string, fields: Record<string, unknown>): Acted {
  return { answer: dashboardAnswer(problem, fields), status: 409 };
}
