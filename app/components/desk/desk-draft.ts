import { createContext, useContext } from "react";
import { draftStore } from "~/components/forms/draft-store";

/** Days. */
export const DESK_DRAFT_DAYS = 7;

/** The hidden field of a form that says where its draft is kept. */
export const DRAFT_FIELD = "draft";
/** The hidden field of a form that lists ids, about which nothing may stay on this device. */
export const DRAFTS_ABOUT_FIELD = "drafts_about";

/** Fields in order; a name may occur more than once. */
export type TypedFields = readonly (readonly [name: string, value: string])[];

/** Kept on this device, through reloads and closed tabs. */
export interface DeskDraft {
  by: string;
  /** Milliseconds since 1970. */
  at: number;
  typed: TypedFields;
  /** The subject as the user had read it; empty where the stamp is enough. */
  about: string;
  /** The version that was read, or the id of what it creates; empty where that is generated anew each time. */
  stamp: string;
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const store = draftStore(() => localStorage, "desk-draft:");

export const deskDraftKey = store.keyOf;
export const saveDeskDraft: (source: string, draft: DeskDraft) => void = store.keep;
export const dropDeskDraft = store.drop;

export function readDeskDraft(source: string, by: string): DeskDraft | null {
  const draft = store.read(source);
  return isDraft(draft) && draft.by === by && !isOld(draft) ? draft : null;
}

/** The draft with that stamp in any form; null if there is none. */
export function takeStampedDraft(stamp: string, by: string): DeskDraft | null {
  let taken: DeskDraft | null = null;
  store.sweep((draft) => {
    if (!isDraft(draft) || draft.by !== by || draft.stamp !== stamp || isOld(draft)) return false;
    taken = draft;
    return true;
  });
  return taken;
}

/** Call it when a post was accepted. Newer input belongs to the version that saving made. */
export function dropSentDrafts(sent: FormData): void {
  dropDraftsAbout(String(sent.get(DRAFTS_ABOUT_FIELD)).split(" "));
  const source = String(sent.get(DRAFT_FIELD));
  const draft = store.read(source);
  if (!isDraft(draft)) return;
  const names = new Set(draft.typed.map(([name]) => name));
  const fields = [...sent].filter(([name]) => names.has(name));
  const version = sent.get("version");
  if (contentOf(draft.typed) === contentOf(fields)) store.drop(source);
  else if (version !== null) store.keep(source, { ...draft, stamp: String(Number(version) + 1) });
}

/** Regardless of their order and of the browser's line ends. */
function contentOf(fields: readonly (readonly [string, FormDataEntryValue])[]): string {
  const tidy = fields.map(([name, value]) => [name, String(value).replace(/\r\n?/g, "\n")] as const);
  return JSON.stringify(tidy.sort(([one], [other]) => Number(one > other) - Number(one < other)));
}

/** A device may have several users. */
export function sweepDeskDrafts(by: string): void {
  store.sweep((draft) => !isDraft(draft) || draft.by !== by || isOld(draft));
}

/** Drop the drafts about a lead, a quote or a conversation that is gone. */
export function dropDraftsAbout(ids: readonly string[]): void {
  store.sweep((_, source) => (source.match(ID) ?? []).some((id) => ids.includes(id)));
}

/** Signing out may leave the device to another user. */
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

interface DeskWriter {
  by: string;
}

const Writer = createContext<DeskWriter | null>(null);

export const DeskWriterProvider = Writer.Provider;

/** Throws outside the desk. */
export function useDeskWriter(): DeskWriter {
  const writer = useContext(Writer);
  if (!writer) throw new Error("No desk around this form");
  return writer;
}
