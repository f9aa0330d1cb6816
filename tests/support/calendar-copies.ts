import { v7 as uuidv7 } from "uuid";
import type { CalendarCopyRow } from "../../app/lib/db/tables/calendar-copy-tables";

/** A copy of an appointment that is as the calendar has it. */
export function copyRow(changes: Partial<CalendarCopyRow> = {}): CalendarCopyRow {
  return {
    id: uuidv7(),
    calendar_id: uuidv7(),
    collection_url: "https://dav.example/anna/work/",
    appointment_id: null,
    object_url: "https://dav.example/anna/work/1.ics",
    etag: '"1"',
    written: null,
    found: null,
    found_starts_at: null,
    found_at: null,
    marks: 0,
    due_at: null,
    ...changes,
  };
}
