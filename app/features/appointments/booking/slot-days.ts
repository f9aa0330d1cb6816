import * as z from "zod/mini";

const freeTimeSchema = z.object({
  /** `HH:MM` at the business. */
  time: z.string(),
  /** ISO-8601 UTC. */
  starts_at: z.string(),
  ends_at: z.string(),
});

/** A day has at least one moment. */
const slotDaySchema = z.object({
  /** `YYYY-MM-DD` */
  day: z.string(),
  /** The day in words: "dinsdag 24 november". */
  label: z.string(),
  times: z.array(freeTimeSchema),
});

const alternativeSchema = z.object({
  date: z.string(),
  time: z.string(),
  starts_at: z.string(),
  /** The moment in words: "dinsdag 24 november om 9:00". */
  label: z.string(),
});

export const slotDaysSchema = z.object({ time_zone: z.string(), days: z.array(slotDaySchema) });

export const takenSchema = z.object({ error: z.string(), alternatives: z.array(alternativeSchema) });

export type FreeTime = z.output<typeof freeTimeSchema>;
export type SlotDay = z.output<typeof slotDaySchema>;
export type Alternative = z.output<typeof alternativeSchema>;

/** Takes `firstDay` if there is no day. Returns empty strings if they cannot be chosen (any more). */
export function chosenIn(
  days: readonly SlotDay[],
  { date, time }: Readonly<Record<string, string>>,
  firstDay = "",
): { date: string; time: string } {
  const chosen = days.find(({ day }) => day === date) ?? days.find(({ day }) => day === firstDay);
  const isFree = chosen?.times.some((free) => free.time === time) ?? false;
  return { date: chosen?.day ?? "", time: isFree && time ? time : "" };
}
