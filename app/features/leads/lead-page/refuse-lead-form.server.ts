import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import type { Language } from "~/lib/language/language";
import { wrongField } from "../lead-changes.server";
import { type LeadForm, leadFormOf } from "./lead-forms";

type Fields = Readonly<Record<string, unknown>>;

export function refuseLeadForm(fields: Fields, language: Language): FormAnswer {
  const { lead: words } = deskWords[language].admin;
  const form = leadFormOf(fields.do);
  const field = wrongField(fields);
  const error = form && field ? errorsOf(form, fields, words)[field] : undefined;
  if (field && error) return formAnswer(null, fields, { [field]: error });
  const hasWords = form && form !== "tag" && form !== "untag";
  return formAnswer(hasWords ? words[form].problems.invalid : words.failed, fields);
}

/** Errors by the name of their field. */
function errorsOf(form: LeadForm, fields: Fields, words: DeskWords["admin"]["lead"]): Record<string, string> {
  const orMissing = (field: string, missing: string) => (String(fields[field] ?? "").trim() ? words.noText : missing);
  switch (form) {
    case "status":
      return { reason: orMissing("reason", words.status.reasonMissing) };
    case "plan": {
      const missing = fields.on ? words.plan.actionMissing : words.plan.nothing;
      return { action: orMissing("action", missing), on: words.plan.onWrong };
    }
    case "live":
      return { on: String(fields.on ?? "").trim() ? words.live.wrong : words.live.missing };
    case "note":
      return { note: orMissing("note", words.note.missing) };
    case "tag":
      return { tag: words.tags.wrong };
    case "correct":
      return words.correct.wrong;
    default:
      return {};
  }
}
