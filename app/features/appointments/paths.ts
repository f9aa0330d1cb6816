import { pathOf } from "../../content/pages";

export const SLOTS_PATH = "/api/appointments/slots";
export const APPOINTMENTS_API_PATH = "/api/appointments";

/** Bare. */
export function managePath(token: string): string {
  return `${pathOf("appointment")}/beheer/${token}`;
}

/** Bare. */
export function calendarPath(token: string): string {
  return `${managePath(token)}/agenda.ics`;
}

/** Bare. The token is that of the page of a project. */
export function intakePath(token: string): string {
  return `${pathOf("appointment")}?${new URLSearchParams({ soort: "intake", project: token })}`;
}

export const OUTCOME_PARAM = "uitkomst";

/** `path` is where the appointment is moved or cancelled. */
export function bookedPath(path: string, confirmation: "sent" | "delayed"): string {
  return `${path}?${OUTCOME_PARAM}=${confirmation === "sent" ? "booked" : "delayed"}`;
}

export const APPOINTMENTS_PATH = "/admin/appointments";
export const BLOCKS_PATH = "/admin/appointments/blocks";

export function movePath(id: string): string {
  return `${APPOINTMENTS_PATH}/${id}/move`;
}
