import { capitalised } from "~/lib/capitalised";
import type { Language } from "~/lib/language/language";
import type { Facts } from "~/lib/text/fill";
import { dayAt, monthsSince } from "~/lib/time/clock";
import { nextClosedFrom } from "./answer-due";
import { business } from "./business";
import { publishedReviews } from "./reviews";
import { presentClaims } from "./shared/claims/present-claims";
import { presentPromises } from "./shared/promises/present-promises";

/** The facts about the business that copy may name, worded in `language`. */
export function businessFacts(language: Language): Facts {
  const facts = plainFacts(language);
  const { contract } = business;
  return {
    ...facts,
    ...presentPromises(
      facts,
      {
        reachable: business.hours.reachable,
        invoiced: contract.subscriptionInvoiced,
        closed: nextClosedFrom(dayAt(new Date())),
      },
      language,
    ),
  };
}

function plainFacts(language: Language): Facts {
  const { address, claims, contract, delivery, firstVersionHours, retention } = business;
  return {
    ...presentClaims(business, language, publishedReviews),
    name: business.name,
    legalName: [business.name, business.legalForm].filter(Boolean).join(" "),
    tagline: business.tagline,
    // Unbreakable, so that it never runs over two lines.
    phone: business.phone.national.replaceAll(" ", "\u00a0"),
    email: business.email,
    privacyEmail: business.privacyEmail,
    town: address.town,
    region: address.region,
    serviceArea: business.serviceArea,
    kvk: business.kvk,
    vat: business.vat,
    answerWithinHours: String(business.answerWithinHours),
    entrepreneursHelped: claims.entrepreneursHelped.value,
    websitesDelivered: claims.websitesDelivered.value,
    rating: claims.rating.value[language],
    firstVersionFrom: String(firstVersionHours.from),
    firstVersionHours: String(firstVersionHours.to),
    street: address.street,
    postalCode: address.postalCode,
    workingDaysToOnline: claims.workingDaysToOnline.value,
    uptime: claims.uptime.value[language],
    dutchServers: claims.dutchServers.value[language],
    support247: claims.support247.value,
    dailyBackups: claims.dailyBackups.value[language],
    noUpfrontPayment: claims.noUpfrontPayment.value[language],
    freeChanges: claims.freeChanges.value[language],
    teamSize: String(business.teamSize),
    teamSizeSaid: formatCount(business.teamSize, language),
    /** Capitalised, to begin a sentence. */
    teamSizeFirst: capitalised(formatCount(business.teamSize, language)),
    appointmentMinutes: String(business.appointments.meet.minutes),
    appointmentNoticeHours: String(business.appointments.meet.noticeHours),
    appointmentWeeksAhead: String(business.appointments.weeksAhead),
    intakeTime: business.intake[language],
    configuratorSteps: String(business.configurator.steps),
    configuratorMinutes: String(business.configurator.minutes),
    liveFor: formatDuration(monthsSince(business.liveSince), language, String),
    liveForSaid: formatDuration(monthsSince(business.liveSince), language, (count) =>
      count === 1 ? WORDS[language].a : formatCount(count, language),
    ),
    adsAnswerWithinHours: String(business.adsAnswerWithinHours),
    accountManagerWithinHours: String(business.accountManagerWithinHours),
    supportAnswerWithinHours: String(business.supportAnswerWithinHours),
    "delivery.simple": formatRange({ ...delivery.simple, unit: "weeks" }, language),
    "delivery.complex": formatRange({ ...delivery.complex, unit: "weeks" }, language),
    "delivery.starter": formatRange({ ...delivery.starter, unit: "weeks" }, language),
    "delivery.groei": formatRange({ ...delivery.groei, unit: "weeks" }, language),
    "delivery.pro": formatRange({ ...delivery.pro, unit: "weeks" }, language),
    "timeline.rush": formatRange(business.timelines.rush, language),
    "timeline.normal": formatRange(business.timelines.normal, language),
    "timeline.flexible": formatRange(business.timelines.flexible, language),
    "contract.minimumMonths": String(contract.minimumMonths),
    "contract.noticeMonths": String(contract.noticeMonths),
    "contract.firstEnd": String(contract.minimumMonths + contract.noticeMonths),
    "contract.generalNoticeMonths": String(contract.generalNoticeMonths),
    "contract.quoteValidDays": String(contract.quoteValidDays),
    "contract.paymentDays": String(contract.paymentDays),
    "contract.interestPercentPerMonth": String(contract.interestPercentPerMonth),
    "retention.customerYears": String(retention.customerYears),
    "retention.marketingYears": String(retention.marketingYears),
    "retention.spamDays": String(retention.spamDays),
    "retention.unconfirmedDays": String(retention.unconfirmedDays),
    "retention.draftDays": String(retention.draftDays),
    "retention.checkDays": String(retention.checkDays),
  };
}

const WORDS = {
  nl: {
    months: ["maand", "maanden"],
    years: ["jaar", "jaar"],
    weeks: ["week", "weken"],
    upTo: "tot",
    a: "een",
    counts: ["één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf"],
  },
  en: {
    months: ["month", "months"],
    years: ["year", "years"],
    weeks: ["week", "weeks"],
    upTo: "to",
    a: "a",
    counts: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  },
} as const;

/** "drie": a small number as it is written in a sentence. */
function formatCount(count: number, language: Language): string {
  return WORDS[language].counts[count - 1] ?? String(count);
}

/** "8 maanden", "1 jaar": whole months below a year, whole years from then on. */
function formatDuration(months: number, language: Language, say: (count: number) => string): string {
  const { months: words, years } = WORDS[language];
  const [count, [one, more]] = months < 12 ? [months, words] : [Math.floor(months / 12), years];
  return `${say(count)} ${count === 1 ? one : more}`;
}

interface Range {
  from: number;
  to: number;
}

/** "1 week", "1 tot 2 weken", "1 tot 2 maanden". */
function formatRange({ from, to, unit }: Range & { unit: "weeks" | "months" }, language: Language): string {
  const {
    [unit]: [one, more],
    upTo,
  } = WORDS[language];
  return from === to ? `${from} ${from === 1 ? one : more}` : `${from} ${upTo} ${to} ${more}`;
}

/** The hours in which an answer is promised, for words of the desk. */
export function answerHours(): Facts {
  return {
    answerWithinHours: String(business.answerWithinHours),
    adsAnswerWithinHours: String(business.adsAnswerWithinHours),
  };
}
