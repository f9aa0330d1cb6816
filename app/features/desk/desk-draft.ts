import { draftStore } from "~/features/forms/draft-store";

/** How long input at the desk that was never sent stays on a device, in days. */
export const DESK_DRAFT_DAYS = 7;

/** The contents of a form's fields, in order; a name may occur more than once. */
export type TypedFields = readonly (readonly [name: string, value: string])[];

/** A form of the desk in progress. It is kept on this device, through reloads and closed tabs. */
export interface DeskDraft {
  /** Id of the user who types. */
  by: string;
  /** When something was last typed, in milliseconds since 1970. */
  at: number;
  typed: TypedFields;
  /** What the form was about to change, as the user had read it; empty where the stamp is enough. */
  about: string;
  /**
   * What the form is posted with: the version that was read, or the id of what it creates; empty where that is
   * generated anew each time.
   */
  stamp: string;
}

/** An id, as the sources of drafts contain it. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const store = draftStore(() => localStorage, "desk-draft:");

/** The key under which the draft of the form with this source is kept. */
export const deskDraftKey = store.keyOf;
export const keepDeskDraft: (source: string, draft: DeskDraft) => void = store.keep;
export const dropDeskDraft = store.drop;

/** What `by` has typed into the form with this source; null when nothing. */
export function readDeskDraft(source: string, by: string): DeskDraft | null {
  const draft = store.read(source);
  return isDraft(draft) && draft.by === by && !isOld(draft) ? draft : null;
}

/**
 * Returns what `by` has typed under this stamp, in whichever form, and removes it from this device; null when nothing.
 */
export function takeDraftStamped(stamp: string, by: string): DeskDraft | null {
  let taken: DeskDraft | null = null;
  store.sweep((draft) => {
    if (!isDraft(draft) || draft.by !== by || draft.stamp !== stamp || isOld(draft)) return false;
    taken = draft;
    return true;
  });
  return taken;
}

/**
 * Drops the draft of the form with this source once `sent` was accepted, unless more was typed since: that is returned.
 */
export function dropSentDraft(source: string, sent: FormData): DeskDraft | null {
  const draft = store.read(source);
  if (!isDraft(draft)) return null;
  const names = new Set(draft.typed.map(([name]) => name));
  const fields = [...sent].filter(([name]) => names.has(name));
  if (contentOf(draft.typed) !== contentOf(fields)) return draft;
  store.drop(source);
  return null;
}

/** The contents of fields, regardless of their order and of the browser's line ends. */
function contentOf(fields: readonly (readonly [string, FormDataEntryValue])[]): string {
  const tidy = fields.map(([name, value]) => [name, String(value).replace(/\r\n?/g, "\n")] as const);
  return JSON.stringify(tidy.sort(([one], [other]) => Number(one > other) - Number(one < other)));
}

/** Keeps only what `by` has typed recently: a device may have several users. */
export function sweepDeskDrafts(by: string): void {
  store.sweep((draft) => !isDraft(draft) || draft.by !== by || isOld(draft));
}

/**
 * Removes from this device what was being typed about anything with one of these ids, because it is gone: a lead, a
 * quote, a conversation.
 */
export function dropDraftsAbout(ids: readonly string[]): void {
  store.sweep((_, source) => (source.match(ID) ?? []).some((id) => ids.includes(id)));
}

/** Removes from this device what was being typed: whoever signs out may leave it to others. */
export function clearDeskDrafts(): void {
  store.sweep(() => true);
}

function isOld({ at }: DeskDraft): boolean {
  return Date.now() - at > DESK_DRAFT_DAYS * 24 * 60 * 60_000;
}

function isDraft(value: unknown): value is DeskDraft {
  const { by, at, typed, about, stamp } = Object(value) as { [Key in keyof DeskDraft]?: unknown };
  const areTexts = [by, about, stamp].every((text) => typeof text === "string");
  return areTexts && typeof at === "number" && Array.isArray(typed) && typed.every(isField);
}

function isField(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === "string");
}
