import * as z from "zod/mini";
import { ANSWER_PATIENCE, postJson } from "~/lib/http/post-json";
import type { Language } from "~/lib/language/language";
import { APPOINTMENTS_API_PATH, SLOTS_PATH } from "./paths";
import { type Alternative, type SlotDay, slotDaysSchema, takenSchema } from "./slot-days";

const bookedSchema = z.object({
  starts_at: z.iso.datetime(),
  confirmation: z.enum(["sent", "delayed"]),
  manage_path: z.string(),
  calendar_path: z.string(),
});
const refusedSchema = z.object({ fields: z.record(z.string(), z.string()) });

/** An appointment as its visitor hears of it. */
export interface BookedAppointment {
  /** ISO-8601 UTC. */
  startsAt: string;
  confirmation: "sent" | "delayed";
  /** Bare addresses: where it is moved or cancelled, and the same as a file for a calendar. */
  managePath: string;
  calendarPath: string;
}

export type BookOutcome =
  | { outcome: "booked"; appointment: BookedAppointment }
  | { outcome: "taken"; alternatives: Alternative[] }
  | { outcome: "invalid"; errors: Record<string, string> }
  | { outcome: "limited" }
  | { outcome: "failed" };

/** Posts an appointment. Throws nothing: whatever goes wrong on the way is an outcome. */
export async function sendAppointment(body: object): Promise<BookOutcome> {
  try {
    const response = await postJson(APPOINTMENTS_API_PATH, body);
    if (response.status === 429) return { outcome: "limited" };
    const answer: unknown = await response.json();
    if (response.status === 409) return { outcome: "taken", alternatives: z.parse(takenSchema, answer).alternatives };
    if (response.status === 422) return { outcome: "invalid", errors: z.parse(refusedSchema, answer).fields };
    if (!response.ok) return { outcome: "failed" };
    const { starts_at, confirmation, manage_path, calendar_path } = z.parse(bookedSchema, answer);
    return {
      outcome: "booked",
      appointment: { startsAt: starts_at, confirmation, managePath: manage_path, calendarPath: calendar_path },
    };
  } catch {
    return { outcome: "failed" };
  }
}

/** Fetches the moments that are free now; null when they do not come. */
export async function fetchSlotDays(language: Language): Promise<SlotDay[] | null> {
  try {
    const response = await fetch(`${SLOTS_PATH}?language=${language}`, {
      signal: AbortSignal.timeout(ANSWER_PATIENCE),
    });
    return response.ok ? z.parse(slotDaysSchema, await response.json()).days : null;
  } catch {
    return null;
  }
}
