import { type AppointmentKind, appointments, hoursOfKind } from "~/content/appointment-kinds";
import { closedDays, hours } from "~/content/hours";
import { addMinutes } from "~/lib/time/clock";
import type { HolidayRule } from "~/lib/time/holidays";
import { openingsOn } from "~/lib/time/open-state";
import type { WeeklyHours } from "~/lib/time/opening-hours";
import { addDays, type Day, dayOf } from "~/lib/time/zoned-time";

export interface AppointmentRules {
  hours: WeeklyHours;
  holidays: readonly HolidayRule[];
  minutes: number;
  /** The free time after it. */
  bufferMinutes: number;
  /** Travel before it, and again after it. */
  travelMinutes: number;
  /** Hours between booking and the appointment, counted while the business is open. */
  noticeHours: number;
  /** The hours of the business, in which the notice is counted. */
  open: WeeklyHours;
  weeksAhead: number;
}

/** ISO-8601 UTC. */
export interface Slot {
  startsAt: string;
  endsAt: string;
}

export interface Occupied {
  /** The time of appointments, with their travel and the free time after them. */
  taken: readonly Slot[];
  /** An appointment, with its travel, may end when one of these begins. */
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
  const { first, last: lastDay } = bookableDays(rules, now);
  const onTime = addMinutes(now.toISOString(), rules.travelMinutes);
  const earliest = afterNotice(rules, now);
  const free: Slot[] = [];
  for (let day = first; day <= lastDay; day = addDays(day, 1)) {
    const slots = slotsOn(day, rules).filter(({ startsAt }) => startsAt >= earliest && startsAt >= onTime);
    const [one, last] = [slots[0], slots.at(-1)];
    if (!one || !last) continue;
    const near = occupiedIn(heldBy({ startsAt: one.startsAt, endsAt: last.endsAt }, rules), occupied);
    free.push(...slots.filter((slot) => !isOccupied(slot, near, rules)));
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

export function isOccupied(slot: Slot, { taken, blocked }: Occupied, rules: HoldingRules): boolean {
  return isIn(heldBy(slot, rules), taken) || isIn(heldBy(slot, { ...rules, bufferMinutes: 0 }), blocked);
}

type HoldingRules = Pick<AppointmentRules, "travelMinutes" | "bufferMinutes">;

/** The time that an appointment takes from the agenda. */
export function heldBy({ startsAt, endsAt }: Slot, { travelMinutes, bufferMinutes }: HoldingRules): Slot {
  return { startsAt: addMinutes(startsAt, -travelMinutes), endsAt: addMinutes(endsAt, travelMinutes + bufferMinutes) };
}

/** There may be thousands, which would be looked through for each slot. */
function occupiedIn(held: Slot, { taken, blocked }: Occupied): Occupied {
  const isNear = (time: Slot) => isIn(held, [time]);
  return { taken: taken.filter(isNear), blocked: blocked.filter(isNear) };
}

function isIn(held: Slot, times: readonly Slot[]): boolean {
  return times.some(({ startsAt, endsAt }) => startsAt < held.endsAt && endsAt > held.startsAt);
}

function afterNotice({ open: hours, holidays, noticeHours, weeksAhead }: AppointmentRules, now: Date): string {
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

/** The kind of an appointment, and the travel to its place. */
export interface Planned {
  kind: AppointmentKind;
  /** Minutes, one way. */
  travel: number;
}

/** The kind of those who choose none. */
export const USUAL: Planned = { kind: "meet", travel: 0 };

export function rulesOf({ kind, travel }: Planned): AppointmentRules {
  const { minutes, bufferMinutes, noticeHours } = appointments[kind];
  return {
    ...{ minutes, bufferMinutes, noticeHours },
    hours: hoursOfKind(kind),
    open: hours.visit,
    holidays: closedDays(),
    travelMinutes: travel,
    weeksAhead: appointments.weeksAhead,
  };
}
