import type { OpeningHours } from "~/content/business";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { weekdayName } from "~/lib/clock";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";

/** Opening hours in a sentence: "maandag t/m vrijdag van 9:00 tot 18:00 en zaterdag van 10:00 tot 16:00". */
export function sayHours(schedule: readonly OpeningHours[], language: Language): string {
  const { hours: copy } = mailCopy[language];
  return schedule
    .map(({ days, from, to }) => fill(copy.slot, { days: sayDays(days, language), from: trim(from), to: trim(to) }))
    .join(copy.and);
}

function sayDays(days: OpeningHours["days"], language: Language): string {
  const names = [days[0], days.at(-1)].map((day) => weekdayName(day ?? 1, language, "long"));
  const [first = "", last = ""] = names;
  return first === last ? first : fill(mailCopy[language].hours.range, { first, last });
}

function trim(time: string): string {
  return time.replace(/^0/, "");
}
