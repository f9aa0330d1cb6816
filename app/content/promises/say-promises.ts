import { type Facts, fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import type { WeeklyHours } from "~/lib/opening-hours";
import { en } from "./en";
import { nl } from "./nl";

const WORDS = { nl, en };
const SATURDAY = 6;

/** What copy may name of our promises, with `facts` filled in; `reachable` says whether we are there on a Saturday. */
export function sayPromises(facts: Facts, reachable: WeeklyHours, language: Language): Facts {
  const { delivery, introduction, intake, talks, saturday, changes, notice } = fill(WORDS[language], facts);
  const isOpen = reachable.some(({ days }) => days.includes(SATURDAY));
  return {
    deliverySaid: delivery,
    introduction,
    intake,
    talksSaid: talks,
    saturdaySaid: isOpen ? saturday.open : saturday.closed,
    changesScope: changes.scope,
    changesSaid: changes.said,
    "notice.package": notice.package,
    noticeSaid: notice.said,
    "notice.loose": notice.loose,
    "notice.example": notice.example,
  };
}
