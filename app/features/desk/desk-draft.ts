import { draftStore } from "~/features/forms/draft-store";

/** How long what was typed at the desk and never sent stays on a device, in days. */
export const DESK_DRAFT_DAYS = 7;

/** What stands in the fields of a form, in order; a name may come more than once. */
export type TypedFields = readonly (readonly [name: string, value: string])[];

/** A form of the desk that is being filled in: it survives a reload and a closed tab, on this device. */
export interface DeskDraft {
  /** Id of the user who types. */
  by: string;
  /** When something was typed last, in milliseconds since 1970. */
  at: number;
  typed: TypedFields;
  /** What the form was about to change, as its writer had read it; empty where only the stamp tells. */
  about: string;
  /** What the form is posted with: the version that was read, or the id of what is made; empty where that is new each time. */
  stamp: string;
}

/** As the sources of drafts have them. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const store = draftStore(() => localStorage, "desk-draft:");

/** Where the draft of the form with this source is kept. */
export const deskDraftKey = store.keyOf;
export const keepDeskDraft: (source: string, draft: DeskDraft) => void = store.keep;
export const dropDeskDraft = store.drop;

/** What `by` has typed into the form with this source; null when there is nothing. */
export function readDeskDraft(source: string, by: string): DeskDraft | null {
  const draft = store.read(source);
  return isDraft(draft) && draft.by === by && !isOld(draft) ? draft : null;
}

/** Takes what `by` has typed under this stamp off this device, whatever the form; null when there is nothing. */
export function takeDraftStamped(stamp: string, by: string): DeskDraft | null {
  let taken: DeskDraft | null = null;
  store.sweep((draft) => {
    if (!isDraft(draft) || draft.by !== by || draft.stamp !== stamp || isOld(draft)) return false;
    taken = draft;
    return true;
  });
  return taken;
}

/** Drops what was typed into the form with this source once `sent` was taken, but for what was typed since, which it gives. */
export function dropSentDraft(source: string, sent: FormData): DeskDraft | null {
  const draft = store.read(source);
  if (!isDraft(draft)) return null;
  const names = new Set(draft.typed.map(([name]) => name));
  const fields = [...sent].filter(([name]) => names.has(name));
  if (contentOf(draft.typed) !== contentOf(fields)) return draft;
  store.drop(source);
  return null;
}

/** What stands in fields, whatever their order and the line ends of the browser. */
function contentOf(fields: readonly (readonly [string, FormDataEntryValue])[]): string {
  const tidy = fields.map(([name, value]) => [name, String(value).replace(/\r\n?/g, "\n")] as const);
  return JSON.stringify(tidy.sort(([one], [other]) => Number(one > other) - Number(one < other)));
}

/** Leaves only what `by` has typed of late: a device may have several users. */
export function sweepDeskDrafts(by: string): void {
  store.sweep((draft) => !isDraft(draft) || draft.by !== by || isOld(draft));
}

/** Takes from this device what was being typed about what has one of these ids, and is gone: a lead, a quote, a conversation. */
export function dropDraftsAbout(ids: readonly string[]): void {
  store.sweep((_, source) => (source.match(ID) ?? []).some((id) => ids.includes(id)));
}

/** Takes from this device what was being typed: whoever signs out may leave it to others. */
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
