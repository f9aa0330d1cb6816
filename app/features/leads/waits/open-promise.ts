import type { LeadRow } from "~/lib/db/tables/lead-tables";

type Promised = Pick<LeadRow, "status" | "promised_at" | "first_answered_at">;

/** By when the first answer is due (ISO-8601 UTC). Null once it was given, or where none is to be given. */
export function openPromise({ status, promised_at, first_answered_at }: Promised): string | null {
  return status === "new" && first_answered_at === null ? promised_at : null;
}
