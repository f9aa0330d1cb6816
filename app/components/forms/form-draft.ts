import { validate as isUuid, v4 as uuidv4 } from "uuid";
import { draftStore } from "./draft-store";

export interface FormDraft {
  /** Stays the same as long as the content does, so that the server stores it once. */
  submissionId: string;
  values: Record<string, string>;
  /** Null before the first attempt. */
  sent: string | null;
}

const store = draftStore(() => sessionStorage, "form-draft:");

export const DRAFT_ATTRIBUTE = "data-draft";
export const storageKey = store.keyOf;
export const saveDraft: (source: string, draft: FormDraft) => void = store.keep;
export const dropDraft = store.drop;
export const clearFormDrafts = (): void => store.sweep(() => true);

export function newDraft(values: Record<string, string>): FormDraft {
  return { submissionId: uuidv4(), values, sent: null };
}

/** Fields that only another form with this source has are left as they are. */
export function saveValues(source: string, draft: FormDraft | null, values: Record<string, string>): FormDraft {
  const kept = { ...(draft ?? newDraft(values)), values: { ...draft?.values, ...values } };
  saveDraft(source, kept);
  return kept;
}

/** An attempt may have arrived although its answer was lost, so corrected content gets a new id. */
export function asSent(draft: FormDraft, content: object): FormDraft {
  const sent = JSON.stringify(content);
  const isCorrected = draft.sent !== null && draft.sent !== sent;
  return { ...(isCorrected ? newDraft(draft.values) : draft), sent };
}

/** An id that was not sent yet is replaced: a duplicated tab would send other content under it. */
export function readDraft(source: string): FormDraft | null {
  const draft = store.read(source);
  if (!isDraft(draft)) return null;
  return draft.sent === null ? newDraft(draft.values) : draft;
}

/** Checked by hand: a schema would bring its library onto every page with a form. */
function isDraft(value: unknown): value is FormDraft {
  const { submissionId, values, sent } = Object(value) as { [Key in keyof FormDraft]?: unknown };
  const isRecord = typeof values === "object" && values !== null;
  const isFilledIn = isRecord && Object.values(values).every((typed) => typeof typed === "string");
  return isUuid(submissionId) && isFilledIn && (sent === null || typeof sent === "string");
}

/** The name under which a draft keeps the words that the message began with, if the form came with some. */
const OPENING = "opening";

/**
 * `values` as they are kept for a form whose message came with these words; `opening` is empty when it came with none.
 */
export function withOpening(values: Record<string, string>, opening: string): Record<string, string> {
  return { ...values, [OPENING]: opening };
}

/** The kept values of a form whose message now begins with `opening`, which replaces the former opening. */
export function underOpening(kept: Record<string, string>, opening: string): Record<string, string> {
  const { [OPENING]: was = "", ...values } = kept;
  const { message } = values;
  if (message === undefined || was === opening) return values;
  const own = message.startsWith(was) ? message.slice(was.length).trimStart() : message;
  return { ...values, message: [opening, own].filter(Boolean).join("\n") };
}
