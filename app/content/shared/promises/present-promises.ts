import type { NextClosed } from "~/content/answer-due";
import { capitalised } from "~/lib/capitalised";
import type { Language } from "~/lib/language/language";
import { type Facts, fill } from "~/lib/text/fill";
import { momentInWords, timeAt, weekdayName } from "~/lib/time/clock";
import type { WeeklyHours } from "~/lib/time/opening-hours";
import { addDays, dayOf, weekdayOf } from "~/lib/time/zoned-time";
import { en } from "./en";
import { nl } from "./nl";

const WORDS = { nl, en };
const SATURDAY = 6;

interface Decided {
  /** The hours that show if a Saturday is open. */
  reachable: WeeklyHours;
  invoiced: "" | "start" | "end";
  closed: NextClosed | null;
}

/** The promises that copy may name, with `facts` filled in. */
export function presentPromises(facts: Facts, { reachable, invoiced, closed }: Decided, language: Language): Facts {
  const { packages } = WORDS[language];
  const isAlike = facts["delivery.starter"] === facts["delivery.groei"];
  const words = fill(WORDS[language], {
    ...facts,
    weekday: "",
    time: "",
    packages: fill(isAlike ? packages.alike : packages.apart, facts),
    closedAnswer: closed ? momentSaid(closed, language) : "",
  });
  const {
    delivery,
    firstVersion,
    planning,
    clock,
    larger,
    outage,
    appointments,
    quote,
    answer,
    payment,
    saturday,
    changes,
    notice,
  } = words;
  const isOpen = reachable.some(({ days }) => days.includes(SATURDAY));
  const kind = closed ? (closed.isWeekend ? "weekend" : "closed") : "always";
  return {
    deliverySaid: delivery,
    firstVersionSaid: firstVersion.said,
    firstVersionRange: firstVersion.range,
    firstVersionWithin: firstVersion.within,
    "planning.site": planning.site,
    "planning.shop": planning.shop,
    "planning.earlier": planning.earlier,
    clockSaid: clock,
    largerSaid: larger,
    outageSaid: outage,
    appointmentsPresented: appointments,
    quoteSaid: `${quote[kind]} ${quote.else}`,
    priceSaid: quote[kind],
    answerWithin: answer[kind],
    answerWithinFirst: capitalised(answer[kind]),
    adsAnswerOpen: words.ads.open,
    adsAnswerSaid: `${words.ads.open} ${words.ads.closed}`,
    startSaid: words.start[kind],
    paymentSaid: payment,
    apartSaid: words.apart,
    "terms.invoiced": words.invoiced[invoiced || "undecided"],
    saturdaySaid: isOpen ? saturday.open : saturday.closed,
    changesScope: changes.scope,
    changesSaid: changes.said,
    changesText: changes.text,
    "notice.package": notice.package,
    noticeSaid: notice.said,
    "notice.loose": notice.loose,
    "notice.example": notice.example,
    "notice.earlier": notice.earlier,
  };
}

/** "maandag om 10:00", with its date where the weekday might be another week's. */
function momentSaid({ day, isWeekend, answeredBy }: NextClosed, language: Language): string {
  const answeredOn = dayOf(answeredBy);
  if (!isWeekend || answeredOn > addDays(day, 6)) return momentInWords(answeredBy, language);
  const weekday = weekdayName(weekdayOf(answeredOn), language, "long");
  return fill(WORDS[language].weekdayAt, { weekday, time: timeAt(answeredBy, language) });
}
