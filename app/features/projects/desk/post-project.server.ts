import { data, redirect } from "react-router";
import { doneAnswer, IN_PLACE, staleAnswer } from "~/components/desk/row-answer";
import { formAnswer } from "~/components/forms/form-answer";
import { deskWords } from "~/content/desk/words.server";
import { recordContact } from "~/features/leads/lead-page/record-contact.server";
import { answerWait } from "~/features/leads/waits/waits.server";
import { type By, recordAudit } from "~/lib/audit/audit-store.server";
import { readVersion } from "~/lib/db/read-version";
import type { FormWithFiles } from "~/lib/http/api.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { isBlank } from "~/lib/text/tidy-text";
import { dayOf } from "~/lib/time/zoned-time";
import { isDay } from "~/lib/time/zoned-time.server";
import { giveText } from "../give-item.server";
import { acceptItem, askItem, askItemAgain, sendItemBack, withdrawItem } from "../handle-items.server";
import { changeLink, goLive, mailLink, moveDate, resumeProject, stopProject } from "../handle-project.server";
import { deskProjectPath } from "../paths";
import { deleteFile, type FileServices, receiveFile } from "../project-files.server";
import { findProject } from "../project-store.server";
import { assumeApproved, react, showVersion } from "../versions.server";
import { webAddress } from "../web-address";
import { correctProject } from "./correct-project.server";
import { OUTCOME_PARAM, PROJECT_FORMS, type ProjectForm, type ProjectOutcome } from "./project-forms";

type Fields = Readonly<Record<string, unknown>>;

/** The form is done, or is not, with words beside its fields or above it. */
type Done =
  | { outcome: ProjectOutcome }
  | { status: 422; problem?: string; errors?: Partial<Record<string, string>> }
  | { status: 409; problem: string; isStale?: boolean };

interface Posted {
  services: FileServices;
  project: string;
  fields: Fields;
  files: readonly File[];
  by: By;
  language: Language;
}

/** Does what a form of the page asks. Throws what the database throws. */
export async function postProject(
  services: FileServices,
  project: string,
  { fields, files }: FormWithFiles,
  { language, ...by }: By & { language: Language },
) {
  const form = PROJECT_FORMS.find((known) => known === fields.do);
  const page = deskWords[language].projects.page;
  const posted = { services, project, fields, files, by, language };
  const done = form ? await FORMS[form](posted) : { status: 409 as const, problem: page.problems.closed };
  if ("outcome" in done) {
    if (!(IN_PLACE in fields)) return redirect(`${deskProjectPath(project)}?${OUTCOME_PARAM}=${done.outcome}`, 303);
    return data(doneAnswer(fields, { says: page.outcomes[done.outcome], undo: null }));
  }
  if (done.status === 422) return data(formAnswer(done.problem ?? null, fields, done.errors), { status: 422 });
  const isStale = done.isStale === true && IN_PLACE in fields;
  return data(isStale ? staleAnswer(done.problem, fields) : formAnswer(done.problem, fields), { status: 409 });
}

const FORMS: Readonly<Record<ProjectForm, (posted: Posted) => Promise<Done>>> = {
  accept: async (posted) => told(posted, "accepted", await acceptItem(...on(posted), text(posted, "item"), by(posted))),
  withdraw: async (posted) =>
    told(posted, "withdrawn", await withdrawItem(...on(posted), text(posted, "item"), by(posted))),
  again: async (posted) => told(posted, "asked", await askItemAgain(...on(posted), text(posted, "item"), by(posted))),
  back: async (posted) => {
    const sent = { item: text(posted, "item"), reason: posted.fields.reason };
    return told(posted, "back", await sendItemBack(...on(posted), sent, by(posted)), { reason: "reason" });
  },
  ask: async (posted) => {
    const asked = { title: posted.fields.title, isNeeded: posted.fields.needed === "on" };
    return told(posted, "asked", await askItem(...on(posted), asked, by(posted)), { title: "title" });
  },
  give: async (posted) => {
    const given = { item: text(posted, "item"), text: posted.fields.text, version: readVersion(posted.fields.version) };
    return told(posted, "given", await giveText(...on(posted), given, by(posted)), { text: "text" });
  },
  upload: uploadFiles,
  remove: async (posted) => told(posted, "removed", await deleteFile(...on(posted), text(posted, "file"), by(posted))),
  version: async (posted) => {
    const { url, note } = posted.fields;
    const wrong = webAddress(url) === null ? { url: "url" as const } : { note: "text" as const };
    return told(posted, "shown", await showVersion(...on(posted), { url, note }, by(posted)), wrong);
  },
  react: async (posted) => {
    const { problems } = wordsOf(posted);
    const reacted = await react(...on(posted), posted.fields, by(posted));
    if (typeof reacted !== "object")
      return reacted === "changed" || reacted === "closed" || reacted === "gone"
        ? told(posted, "reacted", reacted)
        : { status: 409, problem: problems.outdated };
    const { name, text: wishes, outcome } = reacted.problems;
    const errors = {
      ...(name && { name: problems.name }),
      ...(wishes && { text: problems.changes }),
      ...(outcome && { outcome: problems.outcome }),
    };
    return { status: 422, errors };
  },
  assume: async (posted) => told(posted, "reacted", await assumeApproved(...on(posted), by(posted))),
  move: async (posted) => {
    const { clock, on: day, reason } = posted.fields;
    const move = { clock: clock === "live" ? ("live" as const) : ("firstVersion" as const), on: day, reason };
    const isPossible = typeof day === "string" && isDay(day) && day >= dayOf(posted.by.now.toISOString());
    const isTold = typeof reason === "string" && !isBlank(reason);
    const wrong = { ...(!isPossible && { on: "on" as const }), ...(!isTold && { reason: "why" as const }) };
    const orLong = Object.keys(wrong).length > 0 ? wrong : { reason: "text" as const };
    return told(posted, "moved", await moveDate(...on(posted), move, by(posted)), orLong);
  },
  live: async (posted) =>
    told(posted, "live", await goLive(...on(posted), posted.fields.url, by(posted)), { url: "url" }),
  stop: async (posted) => told(posted, "stopped", await stopProject(...on(posted), by(posted))),
  resume: async (posted) => told(posted, "resumed", await resumeProject(...on(posted), by(posted))),
  renew: async (posted) => told(posted, "linked", await changeLink(...on(posted), { isRevoked: false }, by(posted))),
  revoke: async (posted) => told(posted, "revoked", await changeLink(...on(posted), { isRevoked: true }, by(posted))),
  mail: async (posted) => {
    const mailed = await mailLink(...on(posted), by(posted));
    if (mailed === "closed") return { status: 409, problem: wordsOf(posted).problems.unmailed };
    return told(posted, "mailed", mailed);
  },
  contact: recordProjectContact,
  customer: (posted) => correct(posted, "customer"),
  kind: (posted) => correct(posted, "kind"),
  language: (posted) => correct(posted, "language"),
};

const on = ({ services, project }: Posted) => [services, project] as const;
const by = ({ by: { user, now } }: Posted) => ({ by: user, now });
const text = ({ fields }: Posted, name: string) => String(fields[name]);
const wordsOf = ({ language }: Posted) => deskWords[language].projects.page;

type Problem = keyof ReturnType<typeof wordsOf>["problems"];

/** `wrong`: the words beside each field that is invalid. A project that is gone says so on its page. */
function told(
  posted: Posted,
  outcome: ProjectOutcome,
  handled: "changed" | "closed" | "invalid" | "gone" | "conflict",
  wrong: Readonly<Record<string, Problem>> = {},
): Done {
  const { problems } = wordsOf(posted);
  if (handled === "changed" || handled === "gone") return { outcome };
  if (handled === "invalid") {
    return {
      status: 422,
      errors: Object.fromEntries(Object.entries(wrong).map(([name, key]) => [name, problems[key]])),
    };
  }
  return { status: 409, problem: handled === "conflict" ? problems.conflict : problems.closed };
}

async function uploadFiles(posted: Posted): Promise<Done> {
  const { services, project, files } = posted;
  const { problems } = wordsOf(posted);
  const row = await findProject(services.db, { id: project });
  if (files.length === 0) return { status: 422, errors: { files: problems.files } };
  if (!row) return { outcome: "given" };
  const place = { item: text(posted, "item"), version: null };
  const refused: string[] = [];
  for (const file of files) {
    const { outcome } = await receiveFile(services, row, { file, place }, by(posted));
    if (outcome !== "received") refused.push(file.name);
  }
  if (refused.length === 0) return { outcome: "given" };
  return { status: 422, errors: { files: fill(problems.someFiles, { names: refused.join(", ") }) } };
}

/** A call or another contact ends the wait for an answer. */
async function recordProjectContact({ services, project, by: { user, now } }: Posted): Promise<Done> {
  const row = await findProject(services.db, { id: project });
  if (row?.lead_id) await recordContact(services, row.lead_id, "phone", { user, now });
  else if (row) {
    const at = now.toISOString();
    await services.db.transaction().execute(async (tx) => {
      if (!(await answerWait(tx, { project_id: row.id }, at))) return;
      const contact = { action: "lead.contact" as const, detail: { way: "phone" }, subject: `project:${row.id}` };
      await recordAudit(tx, { ...contact, user, at: now });
    });
  }
  void services.live.publish({ kind: "project", project, news: null });
  return { outcome: "contacted" };
}

async function correct(posted: Posted, part: "customer" | "kind" | "language"): Promise<Done> {
  const { fields, language } = posted;
  const corrected = await correctProject(...on(posted), { part, fields, language }, by(posted));
  if (typeof corrected === "object") return { status: 422, errors: corrected.errors };
  if (corrected === "conflict") return { status: 409, problem: wordsOf(posted).problems.conflict, isStale: true };
  return { outcome: "corrected" };
}
