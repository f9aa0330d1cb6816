import type { WaitRow } from "~/lib/db/tables/lead-tables";
import { newId } from "~/lib/new-id.server";

/** A lead that wrote a mail at noon on a Monday, and waits for the answer. */
export function waitRow(changes: Partial<WaitRow> = {}): WaitRow {
  return {
    id: newId(),
    kind: "mail",
    lead_id: null,
    conversation_id: null,
    quote_id: null,
    since: "2026-11-23T11:00:00.000Z",
    due_at: "2026-11-24T11:00:00.000Z",
    answered_at: null,
    dismissed_at: null,
    ...changes,
  };
}
