import { type FormAnswer, formAnswer } from "~/components/forms/form-answer";
import { readVersion } from "~/lib/db/read-version";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import type { FormWithFiles } from "~/lib/http/api.server";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { giveText, isClosed } from "../give-item.server";
import { deleteFile, type FileServices, receiveFile } from "../project-files.server";
import { listAllFiles } from "../project-files-store.server";
import { listItems } from "../project-store.server";
import type { UploadPlace } from "../upload-place";
import { type Reacted, react } from "../versions.server";
import { numbered } from "./numbered";
import { CHANGE_FIELD, type ProjectOutcome } from "./project-forms";
import type { ProjectWords } from "./project-words.server";
import { put } from "./put";

export type FormServices = FileServices & { limits: { projectAnswers: Limiter } };

/** The outcome for the address that the page is redirected to, or the page again with everything typed. */
export type Answered = { outcome: ProjectOutcome; place: string } | { status: 409 | 422; answer: FormAnswer };

interface Posted extends FormWithFiles {
  project: ProjectRow;
  words: ProjectWords;
  now: Date;
}

/** The answer to a form that is not read, because its files fill the memory. Null if it is to be read. */
export async function refuseUnread(
  { limits }: FormServices,
  { project, words }: Pick<Posted, "project" | "words">,
): Promise<{ status: 409 | 429; answer: FormAnswer } | null> {
  if (isClosed({ project })) return { status: 409, answer: formAnswer(words.outcomes.closed, {}) };
  const { allowed } = await limits.projectAnswers.consume(project.id);
  return allowed ? null : { status: 429, answer: formAnswer(words.outcomes.limited, {}) };
}

/** Null for no form of the page. Throws only what the database throws. */
export async function answerForm(services: FormServices, posted: Posted): Promise<Answered | null> {
  const form = FORMS[String(posted.fields.do) as keyof typeof FORMS];
  return form ? await form(services, posted) : null;
}

const FORMS = { give, remove, approve: answerVersion, changes: answerVersion };

/** A text and files at once. Files that can be kept are, whatever is wrong with the others. */
async function give(services: FormServices, posted: Posted): Promise<Answered> {
  const { project, fields, words, now } = posted;
  const actor = { by: "customer", now } as const;
  const item = String(fields.item);
  const given = { item, text: fields.text, version: readVersion(fields.version) };
  let outcome = await giveText(services, project.id, given, actor);
  // A file may have been given meanwhile, which overwrites no text.
  if (outcome === "conflict" && !(await hasText(services, project, item)))
    outcome = await giveText(services, project.id, { ...given, version: null }, actor);
  const problem = await giveFiles(services, posted, { item, version: null });
  if (outcome === "invalid") return again(422, posted, problem, { text: words.errors.text });
  if (outcome === "conflict") return again(409, posted, [words.outcomes.conflict, problem].filter(Boolean).join(" "));
  if (outcome !== "changed") return again(409, posted, words.outcomes.closed);
  return problem === null ? { outcome: "saved", place: `item-${item}` } : again(422, posted, problem);
}

async function hasText({ db }: FormServices, project: ProjectRow, id: string): Promise<boolean> {
  return (await listItems(db, project.id)).some((item) => item.id === id && item.text !== null);
}

/** Words about those that could not be kept, or null. */
async function giveFiles(
  services: FormServices,
  { project, files, words, now }: Posted,
  place: UploadPlace,
): Promise<string | null> {
  const problems: string[] = [];
  for (const file of files) {
    const received = await receiveFile(services, project, { file, place }, { by: "customer", now });
    if (received.outcome !== "received") problems.push(put(words.problems[received.outcome], { name: file.name }));
  }
  return problems.length === 0 ? null : problems.join(" ");
}

async function remove(services: FormServices, posted: Posted): Promise<Answered> {
  const { project, fields, words, now } = posted;
  const file = (await listAllFiles(services.db, project.id)).find(({ id }) => id === fields.file);
  const outcome = await deleteFile(services, project.id, String(fields.file), { by: "customer", now });
  if (outcome === "closed") return again(409, posted, words.outcomes.closed);
  const place = file?.item_id ? `item-${file.item_id}` : file ? "versie" : "project";
  return { outcome: "removed", place };
}

async function answerVersion(services: FormServices, posted: Posted): Promise<Answered> {
  const { project, fields, words, now } = posted;
  const isApproval = fields.do === "approve";
  const version = readVersion(fields.version);
  const problem =
    posted.files.length > 0 && version >= 0 ? await giveFiles(services, posted, { item: null, version }) : null;
  if (problem !== null) return again(422, posted, problem);
  const changes = (fields[CHANGE_FIELD] ?? []) as string[];
  const reaction = {
    ...fields,
    outcome: isApproval ? "approved" : "changes",
    text: isApproval ? "" : numbered(changes),
  };
  const reacted: Reacted = await react(services, project.id, reaction, { by: "customer", now });
  if (typeof reacted === "object") {
    const errors = problemsInWords(reacted.problems, words);
    return again(422, posted, words.outcomes.invalid, errors);
  }
  if (reacted === "changed") return { outcome: isApproval ? "approved" : "changes", place: "versie" };
  return again(409, posted, words.outcomes[reacted === "gone" ? "closed" : reacted]);
}

/** Words by field of a reaction. */
export function problemsInWords(
  problems: Extract<Reacted, object>["problems"],
  { errors }: ProjectWords,
): Record<string, string> {
  const said = { name: errors.name, text: errors.changes, outcome: errors.text, version: errors.text };
  return Object.fromEntries(Object.keys(problems).map((field) => [field, said[field as keyof typeof said]]));
}

function again(
  status: 409 | 422,
  { fields }: Posted,
  problem: string | null,
  errors: Record<string, string> = {},
): Answered {
  const changes = (fields[CHANGE_FIELD] ?? []) as string[];
  return { status, answer: formAnswer(problem, { ...fields, [CHANGE_FIELD]: JSON.stringify(changes) }, errors) };
}
