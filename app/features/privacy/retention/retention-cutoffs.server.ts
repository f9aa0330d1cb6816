import { business } from "~/content/business";
import { dayAt } from "~/lib/time/clock";
import { momentAt } from "~/lib/time/zoned-time";
import { yearsBefore } from "~/lib/time/zoned-time.server";

const DAY = 24 * 3_600_000;

/** Rows last touched before these moments are deleted. */
export interface Cutoffs {
  /** Cutoff for people who are no customers, appointments with customers, and marketing data. */
  marketing: Date;
  /** The law counts from the end of the book year (Algemene wet inzake rijksbelastingen, article 52). */
  customer: Date;
  spam: Date;
  /** Rows removed at the desk can be put back for a day. */
  undo: Date;
}

/** Specification, section 9. */
export function cutoffsAt(now: Date): Cutoffs {
  const { customerYears, marketingYears, spamDays } = business.retention;
  const bookYear = Number(dayAt(now).slice(0, 4)) - customerYears;
  return {
    marketing: yearsBefore(now, marketingYears),
    customer: new Date(momentAt(`${bookYear}-01-01`, "00:00")),
    spam: new Date(now.getTime() - spamDays * DAY),
    undo: new Date(now.getTime() - DAY),
  };
}
