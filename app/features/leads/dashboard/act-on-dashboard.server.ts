import { dashboardCopy } from "~/content/desk/dashboard/dashboard-copy.server";
import { todayCopy } from "~/content/desk/today/today-copy.server";
import type { SubmitServices } from "~/features/requests/request-kind.server";
import type { DeskUser } from "~/features/users/sessions/session.server";
import type { Language } from "~/lib/language/language";
import { isColleague } from "../assign/assign-lead.server";
import { moveConflictMessage } from "../board/move-conflict-message.server";
import { callByForm } from "../calling/call-lead.server";
import { CALLING_FORMS } from "../calling/calling";
import { actOnLead } from "../lead-page/act-on-lead.server";
import { noteContact } from "../lead-page/note-contact.server";
import { changeLeads } from "../list/change-leads.server";
import { readBulkForm, wrongBulkField } from "../list/read-bulk-form.server";
import { undoBatch } from "../list/undo-batch.server";
import { actOnPlan } from "../plans/act-on-plan.server";
import { PLAN_FORMS } from "../plans/lead-plan";
import { DISMISS_FORM } from "../waits/dismiss";
import { dismissLead, dismissWait } from "../waits/dismiss-wait.server";
import { DASHBOARD_QUERY } from "./dashboard-query";
import type { Refusal } from "./refusal";

interface Asked {
  fields: Record<string, unknown>;
  user: DeskUser;
  now: Date;
  language: Language;
}

type Acted = { query: Record<string, string> } | { refusal: Refusal; status: 409 | 422 };

export async function actOnDashboard(services: SubmitServices, asked: Asked): Promise<Acted> {
  const { fields, user, now, language } = asked;
  switch (fields.do) {
    case "bulk":
      return change(services, "bulk", asked);
    case "move":
      return change(services, "move", { ...asked, fields: { ...fields, kind: "status" } });
    case "done":
      return change(services, "today", { ...asked, fields: { ...fields, kind: "plan", action: "", on: "" } });
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
      return { query: (await actOnPlan(services, null, fields, { user, now, language })) ?? {} };
    default:
      return { query: { [DASHBOARD_QUERY.outcome]: await actOnLead(services, fields, { user, now }) } };
  }
}

async function change(
  services: SubmitServices,
  form: "bulk" | "move" | "today",
  { fields, user, now, language }: Asked,
): Promise<Acted> {
  const copy = dashboardCopy[language];
  const read = readBulkForm(fields);
  if (typeof read === "string") {
    const field = read === "none" ? null : wrongBulkField(fields);
    return { refusal: { ...refusal(form, copy.bulk.problems[read], fields), field }, status: 422 };
  }
  if (read.change.kind === "assign" && !(await isColleague(services.db, read.change.assignee))) {
    return { refusal: { ...refusal(form, copy.bulk.problems.assign, fields), field: "assignee" }, status: 422 };
  }
  const batch = await changeLeads(services, read.leads, read.change, { user, now });
  const [only, ...others] = read.leads;
  if (form === "move" && only && others.length === 0 && batch.skipped !== "[]") {
    const text = await moveConflictMessage(services.db, only.id, language);
    return { refusal: refusal(form, text, fields), status: 409 };
  }
  if (form === "today" && batch.skipped !== "[]") {
    return { refusal: refusal(form, todayCopy[language].changed, fields), status: 409 };
  }
  return { query: { [DASHBOARD_QUERY.batch]: batch.id } };
}

async function contact(services: SubmitServices, { fields, user, now, language }: Asked): Promise<Acted> {
  const { batch } = await noteContact(services, String(fields.lead), fields.way, { user, now });
  if (batch !== null) return { query: { [DASHBOARD_QUERY.batch]: batch } };
  return { refusal: refusal("today", dashboardCopy[language].board.gone, fields), status: 409 };
}

async function dismiss(services: SubmitServices, { fields, user, now, language }: Asked): Promise<Acted> {
  const by = { user, now };
  const { outcome, batch } =
    typeof fields.wait === "string"
      ? await dismissWait(services, fields.wait, by)
      : await dismissLead(services, String(fields.lead), by);
  if (outcome === "gone") return { refusal: refusal("today", dashboardCopy[language].board.gone, fields), status: 409 };
  return { query: batch === null ? {} : { [DASHBOARD_QUERY.batch]: batch } };
}

function refusal(form: Refusal["form"], text: string, fields: Record<string, unknown>): Refusal {
  const texts = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string");
  const leads = [fields.lead].flat().map((lead) => String(lead).split("@")[0] ?? "");
  return { form, text, field: null, fields: Object.fromEntries(texts), leads };
}
