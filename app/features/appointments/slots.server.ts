import { business } from "~/content/business";
import { closedDays } from "~/content/hours";
import { addMinutes } from "~/lib/time/clock";
import type { HolidayRule } from "~/lib/time/holidays";
import { openingsOn } from "~/lib/time/open-state";
import type { WeeklyHours } from "~/lib/time/opening-hours";
import { addDays, type Day, dayOf } from "~/lib/time/zoned-time";

export interface AppointmentRules {
  hours: WeeklyHours;
  holidays: readonly HolidayRule[];
  minutes: number;
  bufferMinutes: number;
  /** Opening hours between booking and the appointment. */
  noticeHours: number;
  weeksAhead: number;
}

/** ISO-8601 UTC. */
export interface Slot {
  startsAt: string;
  endsAt: string;
}

export interface Occupied {
  /** Others keep a buffer from these. */
  taken: readonly Slot[];
  /** An appointment may end when one of these begins. */
  blocked: readonly Slot[];
}

/** Booked or not: one after the other from each opening on, with the buffer between. */
export function slotsOn(day: Day, { hours, holidays, minutes, bufferMinutes }: AppointmentRules): Slot[] {
  const slots: Slot[] = [];
  for (const { from, to } of openingsOn(day, hours, holidays)) {
    for (let startsAt = from; ; startsAt = addMinutes(startsAt, minutes + bufferMinutes)) {
      const endsAt = addMinutes(startsAt, minutes);
      if (endsAt > to) break;
      slots.push({ startsAt, endsAt });
    }
  }
  return slots;
}

export function bookableDays({ weeksAhead }: AppointmentRules, now: Date): { first: Day; last: Day } {
  const first = dayOf(now.toISOString());
  return { first, last: addDays(first, weeksAhead * 7) };
}

/** Free slots, earliest first. */
export function freeSlots(rules: AppointmentRules, occupied: Occupied, now: Date): Slot[] {
  const { first, last } = bookableDays(rules, now);
  const earliest = afterNotice(rules, now);
  const free: Slot[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    free.push(
      ...slotsOn(day, rules).filter(
        (slot) => slot.startsAt >= earliest && !isOccupied(slot, occupied, rules.bufferMinutes),
      ),
    );
  }
  return free;
}

/** `wanted` is ISO-8601; in order of time. */
export function nearestSlots(free: readonly Slot[], wanted: string, count: number): Slot[] {
  const distance = ({ startsAt }: Slot) => Math.abs(Date.parse(startsAt) - Date.parse(wanted));
  return free
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

export function isOccupied(slot: Slot, { taken, blocked }: Occupied, bufferMinutes: number): boolean {
  return isTaken(slot, taken, bufferMinutes) || isTaken(slot, blocked, 0);
}

function isTaken(slot: Slot, taken: readonly Slot[], bufferMinutes: number): boolean {
  const clearFrom = addMinutes(slot.startsAt, -bufferMinutes);
  const clearTo = addMinutes(slot.endsAt, bufferMinutes);
  return taken.some(({ startsAt, endsAt }) => startsAt < clearTo && endsAt > clearFrom);
}

function afterNotice({ hours, holidays, noticeHours, weeksAhead }: AppointmentRules, now: Date): string {
  let left = noticeHours * 60 * 60_000;
  const moment = now.toISOString();
  const today = dayOf(moment);
  for (let ahead = 0; ahead <= weeksAhead * 7; ahead += 1) {
    for (const { from, to } of openingsOn(addDays(today, ahead), hours, holidays)) {
      const start = Math.max(Date.parse(from), now.getTime());
      const open = Date.parse(to) - start;
      if (open <= 0) continue;
      if (open >= left) return new Date(start + left).toISOString();
      left -= open;
    }
  }
  return addMinutes(moment, weeksAhead * 7 * 24 * 60);
}

export const appointmentRules: AppointmentRules = {
  ...business.appointments,
  get hours() {
    return business.hours.visit;
  },
  get holidays() {
    return closedDays();
  },
};
