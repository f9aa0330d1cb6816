import type { WeeklyHours } from "~/lib/time/opening-hours";
import { current } from "./current";
import { hours } from "./hours";

export const APPOINTMENT_KINDS = ["call", "meet", "visit", "intake"] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** `customer`: at the customer's. */
export const APPOINTMENT_PLACES = ["office", "customer", "phone"] as const;
export type AppointmentPlace = (typeof APPOINTMENT_PLACES)[number];

/** The places of each kind; the first one is the default. */
export const PLACES_OF: Readonly<Record<AppointmentKind, readonly AppointmentPlace[]>> = {
  call: ["phone"],
  meet: ["office", "phone"],
  visit: ["customer"],
  intake: ["office", "customer", "phone"],
};

export interface KindSettings {
  isOn: boolean;
  /** False if it is for customers with a project only. */
  isPublic: boolean;
  minutes: number;
  /** The free time after it. */
  bufferMinutes: number;
  /** Opening hours ahead that it must be booked. */
  noticeHours: number;
  /** Empty for the hours of visits. */
  hours: WeeklyHours;
}

/** Minutes of travel, one way. */
export interface Town {
  name: string;
  minutes: number;
}

interface Appointments extends Record<AppointmentKind, KindSettings> {
  towns: readonly Town[];
  /** Minutes of travel to a town that is not in the table. */
  otherTown: number;
  /** Weeks ahead that an appointment can be booked. */
  weeksAhead: number;
}

const usual = { isOn: false, isPublic: true, minutes: 30, bufferMinutes: 15, noticeHours: 2, hours: [] };

/** Appointments that visitors book. */
export const shippedAppointments: Appointments = {
  call: { ...usual, minutes: 15 },
  meet: { ...usual, isOn: true },
  visit: { ...usual, minutes: 60, noticeHours: 8 },
  intake: { ...usual, isOn: true, isPublic: false, minutes: 60, noticeHours: 8 },
  towns: [
    { name: "Enschede", minutes: 15 },
    { name: "Hengelo", minutes: 20 },
    { name: "Oldenzaal", minutes: 25 },
    { name: "Haaksbergen", minutes: 25 },
    { name: "Almelo", minutes: 35 },
  ],
  otherTown: 45,
  weeksAhead: 6,
};

export const appointments = current("appointments", shippedAppointments);

/** The kinds that can be booked: by customers with a project, or by every visitor. */
export function bookableKinds(isCustomer: boolean): AppointmentKind[] {
  return APPOINTMENT_KINDS.filter((kind) => appointments[kind].isOn && (isCustomer || appointments[kind].isPublic));
}

export function hoursOfKind(kind: AppointmentKind): WeeklyHours {
  const own = appointments[kind].hours;
  return own.length > 0 ? own : hours.visit;
}

/** Minutes, one way. */
export function travelTo(town: string): number {
  const same = (name: string) => name.trim().toLowerCase() === town.trim().toLowerCase();
  return appointments.towns.find(({ name }) => same(name))?.minutes ?? appointments.otherTown;
}
