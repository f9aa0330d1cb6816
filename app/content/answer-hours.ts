import type { Facts } from "~/lib/text/fill";
import { business } from "./business";

/** The hours in which an answer is promised, for words of the desk. */
export function answerHours(): Facts {
  return {
    answerWithinHours: String(business.answerWithinHours),
    adsAnswerWithinHours: String(business.adsAnswerWithinHours),
  };
}
