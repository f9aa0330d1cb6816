import * as z from "zod/mini";
import { holidayNames, shippedHours } from "~/content/hours";
import type { OpenDays, TimeOfDay } from "~/lib/time/opening-hours";
import { isDay } from "~/lib/time/zoned-time.server";
import type { ContentKind } from "~/platform/site-content/content-kind";
import { PLAIN_TEXT } from "../plain-text";

export const NOTICE_LENGTH = 160;
export const MOST_TIMES = 3;

const weekday = z.union([1, 2, 3, 4, 5, 6, 7].map((day) => z.literal(day)) as [z.ZodMiniLiteral, z.ZodMiniLiteral]);
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const day = z.string().check(z.refine(isDay));

const openDays = z
  .strictObject({ days: z.array(weekday).check(z.minLength(1)), from: time, to: time })
  .check(z.refine(({ from, to }) => from < to));

const weekly = z.array(openDays).check(
  z.minLength(1),
  z.refine((hours) => !overlaps(hours as OpenDays[])),
);

const period = z.strictObject({ from: day, to: day }).check(z.refine(({ from, to }) => from <= to));

const noticeText = z.string().check(z.minLength(1), z.maxLength(NOTICE_LENGTH), z.regex(PLAIN_TEXT));

export const hoursKind: ContentKind = {
  id: "hours",
  shipped: { ...shippedHours },
  schemas: {
    reachable: weekly,
    visit: weekly,
    holidays: z.array(z.enum(holidayNames)),
    closed: z.array(period),
    notice: z.nullable(z.strictObject({ nl: noticeText, en: noticeText, until: day })),
  },
};

/** Whether it is open twice at one moment. */
export function overlaps(hours: readonly OpenDays[]): boolean {
  return hours.some(({ days, from, to }, index) =>
    hours
      .slice(index + 1)
      .some((other) => other.from < to && from < other.to && other.days.some((day) => days.includes(day))),
  );
}

export interface OpenTime {
  from: TimeOfDay;
  to: TimeOfDay;
}
