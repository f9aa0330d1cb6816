import { mailCopy } from "~/content/mail/mail-copy.server";
import { type Language, LOCALES } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { readableHours, type WeeklyHours } from "~/lib/time/opening-hours";

/** "van maandag tot en met vrijdag tussen 9:00 en 18:00 en op zaterdag tussen 10:00 en 16:00" */
export function formatOpeningHours(schedule: WeeklyHours, language: Language): string {
  const { hours: copy } = mailCopy[language];
  const list = new Intl.ListFormat(LOCALES[language]);
  const slots = readableHours(schedule, language, "long").map(({ days, from, to }) => {
    const names = days.map(({ first, last }) =>
      last ? fill(copy.range, { first, last }) : fill(copy.day, { day: first }),
    );
    return fill(copy.slot, { days: list.format(names), from, to });
  });
  return list.format(slots);
}
