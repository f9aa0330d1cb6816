import { validate as isUuid, v4 as uuidv4 } from "uuid";

/** A form that is being filled in: it survives a reload, Back and a failed attempt, in this tab. */
export interface FormDraft {
  /** Stays the same from the first attempt on as long as the content does, so that the server keeps it once. */
  submissionId: string;
  /** What was typed, by field name. */
  values: Record<string, string>;
  /** The content that was sent under this id; null before. */
  sent: string | null;
}

/** For as long as the document lives, where the browser keeps nothing. */
const memory = new Map<string, string>();

export function newDraft(values: Record<string, string>): FormDraft {
  return { submissionId: uuidv4(), values, sent: null };
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
  try {
    const draft: unknown = JSON.parse(stored(storageKey(source)) ?? "null");
    if (!isDraft(draft)) return null;
    return draft.sent === null ? newDraft(draft.values) : draft;
  } catch {
    return null;
  }
}

export function keepDraft(source: string, draft: FormDraft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(storageKey(source), text);
    memory.delete(storageKey(source));
  } catch {
    // Storage is blocked or full.
    memory.set(storageKey(source), text);
  }
}

export function dropDraft(source: string): void {
  memory.delete(storageKey(source));
  try {
    sessionStorage.removeItem(storageKey(source));
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

/** By hand: a schema would bring its library onto every page that has a form. */
function isDraft(value: unknown): value is FormDraft {
  const { submissionId, values, sent } = Object(value) as { [Key in keyof FormDraft]?: unknown };
  const isRecord = typeof values === "object" && values !== null;
  const isFilledIn = isRecord && Object.values(values).every((typed) => typeof typed === "string");
  return isUuid(submissionId) && isFilledIn && (sent === null || typeof sent === "string");
}

function stored(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where the draft of the form with this source is kept. */
export function storageKey(source: string): string {
  return `form-draft:${source}`;
}
