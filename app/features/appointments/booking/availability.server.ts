import { type AppointmentKind, appointments } from "~/content/appointment-kinds";
import { busyBetween } from "~/features/calendars/calendar-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { addMinutes, formatWeekday, momentInWords } from "~/lib/time/clock";
import { addDays, dayOf, momentAt, timeOf } from "~/lib/time/zoned-time";
import { isDay } from "~/lib/time/zoned-time.server";
import { heldTimes } from "../appointment-store.server";
import { blockedTimes } from "../blocks/block-store.server";
import {
  bookableDays,
  freeSlots,
  nearestSlots,
  type Occupied,
  type Planned,
  rulesOf,
  type Slot,
  USUAL,
} from "../slots.server";
import type { Alternative, SlotDay } from "./slot-days";

/** The moment of the appointment `but` counts as free. */
export async function readFreeSlots(db: Db, planned: Planned, now: Date, but: string | null = null): Promise<Slot[]> {
  return freeSlots(rulesOf(planned), await readOccupied(db, now, but), now);
}

/** Minutes. No appointment takes more of the agenda after its end, nor before its start. */
export const MOST_AROUND = 480;

/** Blocked are the times that the desk blocks, and those that the calendars of users are busy in. */
export async function readOccupied(db: Db, now: Date, but: string | null = null): Promise<Occupied> {
  const from = addMinutes(now.toISOString(), -2 * MOST_AROUND);
  const { last } = bookableDays(rulesOf(USUAL), now);
  const until = addMinutes(momentAt(addDays(last, 1), "00:00"), MOST_AROUND);
  const busy = await busyBetween(db, { startsAt: from, endsAt: until }, but);
  const blocked = [...(await blockedTimes(db, from)), ...busy];
  return { taken: await heldTimes(db, from, but), blocked };
}

const ALTERNATIVES = 4;

/** The free ones nearest to it, in order of time. `but` as above. */
export async function availability(
  db: Db,
  planned: Planned,
  { startsAt: wanted }: Pick<Slot, "startsAt">,
  now: Date,
  but: string | null = null,
): Promise<{ isFree: boolean; nearest: Slot[] }> {
  const free = await readFreeSlots(db, planned, now, but);
  return {
    isFree: free.some(({ startsAt }) => startsAt === wanted),
    nearest: nearestSlots(free, wanted, ALTERNATIVES),
  };
}

/** null if the calendar has no such day. It may still be taken, or outside the hours. */
export function slotAt(
  { date, time }: { date: string; time: string },
  kind: AppointmentKind = USUAL.kind,
): Slot | null {
  if (!isDay(date)) return null;
  const startsAt = momentAt(date, time as `${number}:${number}`);
  return { startsAt, endsAt: addMinutes(startsAt, appointments[kind].minutes) };
}

export function slotDays(free: readonly Slot[], language: Language): SlotDay[] {
  const days: SlotDay[] = [];
  for (const { startsAt, endsAt } of free) {
    const day = dayOf(startsAt);
    const time = { time: timeOf(startsAt), starts_at: startsAt, ends_at: endsAt };
    const last = days.at(-1);
    if (last?.day === day) last.times.push(time);
    else days.push({ day, label: formatWeekday(day, language), times: [time] });
  }
  return days;
}

export function alternatives(slots: readonly Slot[], language: Language): Alternative[] {
  return slots.map(({ startsAt }) => ({
    date: dayOf(startsAt),
    time: timeOf(startsAt),
    starts_at: startsAt,
    label: momentInWords(startsAt, language),
  }));
}
