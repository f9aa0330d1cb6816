import type { LetterRow } from "~/lib/db/tables/letter-tables";
import type { SubscriberRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";

/** Sent. */
export function letterRow(now: Date, changes: Partial<LetterRow> = {}): LetterRow {
  const at = now.toISOString();
  return {
    ...{ id: newId(), subject_nl: "Voor de winter", body_nl: "Drie tips.", subject_en: "", body_en: "" },
    ...{ state: "sent", version: 1, due_at: at, attempts: 0, lease_owner: null, lease_until: null },
    ...{ created_at: at, updated_at: at, started_at: at, ended_at: at },
    ...changes,
  };
}

/** A confirmed reader of the newsletter. */
export function readerRow(language: Language, changes: Partial<SubscriberRow> = {}): SubscriberRow {
  const id = newId();
  return {
    ...{ id, email: `${id}@lezer.example`, language, state: "confirmed", wording: "Ja", page: "/blog" },
    ...{ requested_at: "2026-11-01T10:00:00.000Z", confirmed_at: "2026-11-01T11:00:00.000Z" },
    ...{ unsubscribed_at: null, reminded_at: null },
    ...changes,
  };
}
