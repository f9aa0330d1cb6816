import { pathOf } from "../../content/pages";

/** Where free moments are read, and where one is booked. */
export const SLOTS_PATH = "/api/appointments/slots";
export const APPOINTMENTS_API_PATH = "/api/appointments";

/** The bare address where an appointment is moved or cancelled, with the token of its link. */
export function managePath(token: string): string {
  return `${pathOf("appointment")}/beheer/${token}`;
}

/** The bare address of the appointment as a calendar file. */
export function calendarPath(token: string): string {
  return `${managePath(token)}/agenda.ics`;
}

/** Query parameter with the outcome of what a visitor did. */
export const OUTCOME_PARAM = "uitkomst";

/** The address to go to after booking, which reports it; `path` is where the appointment is moved or cancelled. */
export function bookedPath(path: string, confirmation: "sent" | "delayed"): string {
  return `${path}?${OUTCOME_PARAM}=${confirmation === "sent" ? "booked" : "delayed"}`;
}
