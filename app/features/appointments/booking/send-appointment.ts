import * as z from "zod/mini";
import { type NotTaken, postForm } from "~/components/forms/post-form";
import { ANSWER_PATIENCE } from "~/lib/http/post-json";
import type { Language } from "~/lib/language/language";
import { APPOINTMENTS_API_PATH, SLOTS_PATH } from "../paths";
import type { Choice } from "./choice";
import { type Alternative, type SlotDay, slotDaysSchema, takenSchema } from "./slot-days";

const bookedSchema = z.object({
  starts_at: z.iso.datetime(),
  confirmation: z.enum(["sent", "delayed"]),
  manage_path: z.string(),
  calendar_path: z.string(),
});

export interface BookedAppointment {
  /** ISO-8601 UTC. */
  startsAt: string;
  confirmation: "sent" | "delayed";
  /** Bare addresses. */
  managePath: string;
  calendarPath: string;
}

export type BookOutcome =
  | { outcome: "booked"; appointment: BookedAppointment }
  | { outcome: "taken"; alternatives: Alternative[] }
  | NotTaken;

/** Throws nothing: a failure on the way is an outcome. */
export function sendAppointment(body: object): Promise<BookOutcome> {
  return postForm<BookOutcome>(APPOINTMENTS_API_PATH, body, (answer, status) => {
    if (status === 409) return { outcome: "taken", alternatives: z.parse(takenSchema, answer).alternatives };
    const { starts_at, confirmation, manage_path, calendar_path } = z.parse(bookedSchema, answer);
    return {
      outcome: "booked",
      appointment: { startsAt: starts_at, confirmation, managePath: manage_path, calendarPath: calendar_path },
    };
  });
}

/** null if that fails. */
export async function fetchSlotDays(language: Language, choice: Choice): Promise<SlotDay[] | null> {
  try {
    const query = new URLSearchParams({ language, ...choice });
    const response = await fetch(`${SLOTS_PATH}?${query}`, {
      signal: AbortSignal.timeout(ANSWER_PATIENCE),
    });
    return response.ok ? z.parse(slotDaysSchema, await response.json()).days : null;
  } catch {
    return null;
  }
}
