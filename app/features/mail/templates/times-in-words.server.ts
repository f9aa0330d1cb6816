import { closedReason } from "~/content/closed-reason";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { sharedCopy } from "~/content/shared-copy.server";
import { type Language, LOCALES } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { momentInWords } from "~/lib/time/clock";
import { readableHours, type WeeklyHours } from "~/lib/time/opening-hours";
import type { ConfirmationProps } from "./template-props";

interface AnswerMoment {
  /** "maandag 30 november om 10:00" */
  moment: string;
  /** "want zondag zijn we dicht"; empty if it is no later than promised. */
  reason: string;
  /** Both. */
  said: string;
}

export function answerMoment(
  { promisedFrom, answerBy }: Pick<ConfirmationProps, "promisedFrom" | "answerBy">,
  language: Language,
): AnswerMoment {
  const texts = sharedCopy(language);
  const reason = promisedFrom ? closedReason({ from: promisedFrom, due: answerBy }, (key) => texts[key], language) : "";
  const moment = momentInWords(answerBy, language);
  return { moment, reason, said: [moment, reason].filter(Boolean).join(", ") };
}

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
