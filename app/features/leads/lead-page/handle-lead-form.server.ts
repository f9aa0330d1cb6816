import type { SubmitServices } from "~/features/requests/request-kind.server";
import type { By } from "~/lib/audit/audit-store.server";
import { callByForm } from "../calling/call-lead.server";
import {
  addNote,
  type Changed,
  type ChangeServices,
  changeStatus,
  changeTag,
  planNextAction,
  setLiveDate,
} from "../change-lead.server";
import type { DeskOutcome } from "../lead";
import { assignLead } from "../list/change-leads.server";
import { undoBatch } from "../list/undo-batch.server";
import { restoreLead } from "../restore-lead.server";
import { dismissLead } from "../waits/dismiss-wait.server";
import { correctLead } from "./correct-lead.server";
import { DISMISS_FORM, leadFormOf } from "./lead-forms";
import { type RecordedContact, recordContact } from "./record-contact.server";
import { resendMail } from "./resend-mail.server";
import { sendConfirmation } from "./send-confirmation.server";

export async function changeByForm(
  services: ChangeServices,
  id: string,
  fields: Record<string, unknown>,
  by: By,
): Promise<RecordedContact> {
  if (fields.do === "assign") return assignLead(services, id, fields, by);
  if (fields.do === "contact") return recordContact(services, id, fields.way, by);
  if (fields.do === DISMISS_FORM) return dismissLead(services, id, by);
  const called = await callByForm(services, id, fields.do, by);
  if (called) return { outcome: called, batch: null };
  if (fields.do !== "undo") return { outcome: await changeOne(services, id, fields, by), batch: null };
  const batch = String(fields.batch);
  await undoBatch(services, batch, by);
  return { outcome: "changed", batch };
}

function changeOne(services: ChangeServices, id: string, fields: Record<string, unknown>, by: By): Promise<Changed> {
  switch (leadFormOf(fields.do)) {
    case "status":
      return changeStatus(services, id, fields, by);
    case "plan":
      return planNextAction(services, id, fields, by);
    case "live":
      return setLiveDate(services, id, fields, by);
    case "note":
      return addNote(services, id, fields.note, by, fields.id);
    case "tag":
      return changeTag(services, id, { tag: fields.tag, isOn: true }, by);
    case "untag":
      return changeTag(services, id, { tag: fields.tag, isOn: false }, by);
    case "correct":
      return correctLead(services, id, fields, by);
    default:
      return Promise.resolve("invalid");
  }
}

export async function handleLeadForm(
  services: SubmitServices,
  { restore, confirm, mail }: Record<string, unknown>,
  by: By,
): Promise<DeskOutcome> {
  if (typeof restore === "string") return (await restoreLead(services, restore, by)) ? "restored" : "notSuspect";
  if (typeof confirm === "string") return sendConfirmation(services, confirm, by);
  return resendMail(services, String(mail), by);
}
