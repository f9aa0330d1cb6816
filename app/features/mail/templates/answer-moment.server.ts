import { closedReason } from "~/content/closed-reason";
import { sharedCopy } from "~/content/shared-copy.server";
import type { Language } from "~/lib/language/language";
import { momentInWords } from "~/lib/time/clock";
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
