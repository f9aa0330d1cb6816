import * as z from "zod/mini";

/** A moment that can be booked. */
const freeTimeSchema = z.object({
  /** The time of day at the business, `HH:MM`, by which it is chosen. */
  time: z.string(),
  /** ISO-8601 UTC. */
  starts_at: z.string(),
  ends_at: z.string(),
});

/** A day with the moments on it that can be booked: at least one. */
const slotDaySchema = z.object({
  /** `YYYY-MM-DD` */
  day: z.string(),
  /** In words: "dinsdag 24 november". */
  label: z.string(),
  times: z.array(freeTimeSchema),
});

/** Another moment than the one that was asked for. */
const alternativeSchema = z.object({
  date: z.string(),
  time: z.string(),
  starts_at: z.string(),
  /** In words: "dinsdag 24 november om 9:00". */
  label: z.string(),
});

/** The answer of `GET /api/appointments/slots`. */
export const slotDaysSchema = z.object({ time_zone: z.string(), days: z.array(slotDaySchema) });

/** The answer to a booking of a moment that is not free. */
export const takenSchema = z.object({ error: z.string(), alternatives: z.array(alternativeSchema) });

export type FreeTime = z.output<typeof freeTimeSchema>;
export type SlotDay = z.output<typeof slotDaySchema>;
export type Alternative = z.output<typeof alternativeSchema>;

/** The day and the time in `values`, if they can still be chosen; without a day, `firstDay`. Empty strings if not. */
export function chosenIn(
  days: readonly SlotDay[],
  { date, time }: Readonly<Record<string, string>>,
  firstDay = "",
): { date: string; time: string } {
  const chosen = days.find(({ day }) => day === date) ?? days.find(({ day }) => day === firstDay);
  const isFree = chosen?.times.some((free) => free.time === time) ?? false;
  return { date: chosen?.day ?? "", time: isFree && time ? time : "" };
}
