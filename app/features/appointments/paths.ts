import { pathOf } from "../../content/pages";

/** Where the free moments stand, and where one is booked. */
export const SLOTS_PATH = "/api/appointments/slots";
export const APPOINTMENTS_API_PATH = "/api/appointments";

/** The bare address at which an appointment is moved or cancelled, with the token of its link. */
export function managePath(token: string): string {
  return `${pathOf("appointment")}/beheer/${token}`;
}

/** The bare address of the same as a file for a calendar. */
export function calendarPath(token: string): string {
  return `${managePath(token)}/agenda.ics`;
}

/** Query parameter with what came of what a visitor did. */
export const OUTCOME_PARAM = "uitkomst";

/** The address of an appointment that was just booked, which says so; `path` is where it is moved or cancelled. */
export function bookedPath(path: string, confirmation: "sent" | "delayed"): string {
  return `${path}?${OUTCOME_PARAM}=${confirmation === "sent" ? "booked" : "delayed"}`;
}
