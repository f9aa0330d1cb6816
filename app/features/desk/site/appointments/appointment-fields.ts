import { APPOINTMENT_KINDS, type AppointmentKind } from "~/content/appointment-kinds";
import type { SiteField } from "../site-fields";

const MOST_MINUTES = 240;
const MOST_HOURS = 100;
const MOST_WEEKS = 26;

export const MOST_TOWNS = 20;

/** A kind that ships for customers alone can be opened to everybody. */
export function kindFields(kind: AppointmentKind): SiteField[] {
  return [
    { path: `${kind}.isOn`, check: "switch" },
    ...(kind === "intake" ? [{ path: `${kind}.isPublic`, check: "switch" } as const] : []),
    { path: `${kind}.minutes`, check: "amount", most: MOST_MINUTES },
    { path: `${kind}.bufferMinutes`, check: "amount", most: MOST_MINUTES, isOptional: true },
    { path: `${kind}.noticeHours`, check: "amount", most: MOST_HOURS, isOptional: true },
  ];
}

export const GENERAL_FIELDS: readonly SiteField[] = [
  { path: "weeksAhead", check: "amount", most: MOST_WEEKS },
  { path: "otherTown", check: "amount", most: MOST_MINUTES, isOptional: true },
];

export const TOWN_FIELDS: readonly SiteField[] = [
  { path: "name", check: "line", most: 100 },
  { path: "minutes", check: "amount", most: MOST_MINUTES, isOptional: true },
];

export const ALL_FIELDS = [...APPOINTMENT_KINDS.flatMap(kindFields), ...GENERAL_FIELDS];

/** The start of the names of a town's fields. */
export function townPrefix(index: number): string {
  return `towns-${index}-`;
}
