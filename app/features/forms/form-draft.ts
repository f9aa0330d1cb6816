import { validate as isUuid, v4 as uuidv4 } from "uuid";
import { draftStore } from "./draft-store";

/** A form that is being filled in: it survives a reload, Back and a failed attempt, in this tab. */
export interface FormDraft {
  /** Stays the same from the first attempt on as long as the content does, so that the server keeps it once. */
  submissionId: string;
  /** What was typed, by field name. */
  values: Record<string, string>;
  /** The content that was sent under this id; null before. */
  sent: string | null;
}

const store = draftStore(() => sessionStorage, "form-draft:");

/** Holds the source of the draft of a form, for what keeps it before the form is alive (`typing-kept.server`). */
export const DRAFT_ATTRIBUTE = "data-draft";
/** Where the draft of the form with this source is kept. */
export const storageKey = store.keyOf;
export const keepDraft: (source: string, draft: FormDraft) => void = store.keep;
export const dropDraft = store.drop;
/** Takes every draft out of this tab. */
export const clearFormDrafts = (): void => store.sweep(() => true);

export function newDraft(values: Record<string, string>): FormDraft {
  return { submissionId: uuidv4(), values, sent: null };
}

/** Keeps `values` in the draft, or in a new one. What another form with this source asks and this one does not, stays. */
export function keepValues(source: string, draft: FormDraft | null, values: Record<string, string>): FormDraft {
  const kept = { ...(draft ?? newDraft(values)), values: { ...draft?.values, ...values } };
  keepDraft(source, kept);
  return kept;
}

/**
 * The draft as `content` is sent of it. An attempt may have arrived although its answer did not: what was corrected since
 * goes under an id of its own.
 */
export function asSent(draft: FormDraft, content: object): FormDraft {
  const sent = JSON.stringify(content);
  const isCorrected = draft.sent !== null && draft.sent !== sent;
  return { ...(isCorrected ? newDraft(draft.values) : draft), sent };
}

/**
 * The draft of the form with this source; null when there is none. An id that was not sent yet is replaced: a duplicate
 * of the tab starts with the same one, and would send other content under it.
 */
export function readDraft(source: string): FormDraft | null {
  const draft = store.read(source);
  if (!isDraft(draft)) return null;
  return draft.sent === null ? newDraft(draft.values) : draft;
}

/** By hand: a schema would bring its library onto every page that has a form. */
function isDraft(value: unknown): value is FormDraft {
  const { submissionId, values, sent } = Object(value) as { [Key in keyof FormDraft]?: unknown };
  const isRecord = typeof values === "object" && values !== null;
  const isFilledIn = isRecord && Object.values(values).every((typed) => typeof typed === "string");
  return isUuid(submissionId) && isFilledIn && (sent === null || typeof sent === "string");
}
