import { business } from "~/content/business";
import { dayAt } from "~/lib/clock";
import { momentAt } from "~/lib/zoned-time";
import { yearsBefore } from "~/lib/zoned-time.server";

const DAY = 24 * 3_600_000;

/** What is older than these moments may no longer be kept. */
export interface Terms {
  /** For the last contact with somebody who is not a customer, talks with customers, and what is kept for marketing. */
  marketing: Date;
  /**
   * For the last contact with a customer, and what was agreed to: the law counts years from the end of the book year
   * (Algemene wet inzake rijksbelastingen, article 52), which at the business is the calendar year.
   */
  customer: Date;
  /** For spam. */
  spam: Date;
  /** For what was removed at the desk, which can be put back for a day. */
  undo: Date;
}

/** The terms at `now` (specification, section 9). */
export function termsAt(now: Date): Terms {
  const { customerYears, marketingYears, spamDays } = business.retention;
  const bookYear = Number(dayAt(now).slice(0, 4)) - customerYears;
  return {
    marketing: yearsBefore(now, marketingYears),
    customer: new Date(momentAt(`${bookYear}-01-01`, "00:00")),
    spam: new Date(now.getTime() - spamDays * DAY),
    undo: new Date(now.getTime() - DAY),
  };
}
