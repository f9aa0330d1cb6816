import type { LetterRow } from "~/lib/db/tables/letter-tables";
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
