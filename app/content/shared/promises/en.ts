import type { nl } from "./nl";

export const en: typeof nl = {
  delivery:
    "{packages}, usually in {workingDaysToOnline} working days. An online shop takes {delivery.pro}, larger custom work {delivery.complex}. We count from the moment your text and photos are in.",
  packages: {
    alike: "Starter and Growth are live within {delivery.starter}",
    apart: "Starter is live within {delivery.starter} and Growth within {delivery.groei}",
  },
  firstVersion: {
    said: "Once your text and photos are in, you’ll see the first version within {firstVersionHours} hours.",
    range:
      "You’ll see the first version {firstVersionFrom} to {firstVersionHours} hours after your text and photos are in.",
    within: "within {firstVersionHours} hours of getting your text and photos",
  },
  /** Lines of the planning in a quote. */
  planning: {
    site: "First version within {firstVersionHours} hours of having your texts and photos, live within {workingDaysToOnline} working days after that.",
    shop: "First version within {firstVersionHours} hours of having your texts and photos. Count on {delivery.pro} until your shop is live.",
    /** Follows the day of the first version. */
    earlier: "if we have your texts and photos {firstVersionHours} hours before",
  },
  clock:
    "The clock only starts once we have everything we need from you. If we’re helping with your text, it starts once that’s ready. While we wait for you, it stands still.",
  larger:
    "If your site needs a lot of extra pages or custom work, we agree on a longer schedule beforehand: allow {delivery.complex}.",
  outage:
    "If your site goes down, we see it within minutes, day or night. During office hours we call you; outside them, your site comes first on the next working day.",
  appointments:
    "Before the quote you can book a first meeting: {appointmentMinutes} minutes, free of charge. Once you’ve said yes, we start with a kick-off that takes {intakeTime}.",
  quote: {
    always: "You’ll have a price within {answerWithinHours} hours.",
    weekend: "You’ll have a price within {answerWithinHours} hours, or by {closedAnswer} if you ask at the weekend.",
    closed: "You’ll have a price within {answerWithinHours} hours, or by {closedAnswer} if you ask while we’re closed.",
    else: "If we need to know more, we’ll call or e-mail you first.",
  },
  answer: {
    always: "within {answerWithinHours} hours",
    weekend: "within {answerWithinHours} hours, or by {closedAnswer} if you ask at the weekend",
    closed: "within {answerWithinHours} hours, or by {closedAnswer} if you ask while we’re closed",
  },
  start: {
    always: "We’ll be in touch within {accountManagerWithinHours} hours to get started.",
    weekend:
      "We’ll be in touch within {accountManagerWithinHours} hours to get started, or by {closedAnswer} if it’s the weekend.",
    closed:
      "We’ll be in touch within {accountManagerWithinHours} hours to get started, or by {closedAnswer} if we’re closed.",
  },
  weekdayAt: "{weekday} at {time}",
  ads: {
    open: "During opening hours we call or e-mail you within {adsAnswerWithinHours} hour.",
    closed: "If we’re closed, within {adsAnswerWithinHours} hour of reopening.",
  },
  payment: "Accepting the quote makes it a deal. The invoice only comes once you’ve seen the site and approved it.",
  apart: "Any extras are priced in your quote before you decide.",
  invoiced: { undecided: "", start: ", at the start of the month", end: ", at the end of the month" },
  saturday: {
    open: "On Saturdays we answer new requests. Customer support is there on working days.",
    closed: "Customer support is there on working days.",
  },
  changes: {
    scope: "text, photos, prices and opening times",
    said: "{freeChanges} come with every subscription, for text, photos, prices and opening times. Anything new, we agree on with you first.",
    text: "With the subscription, for text, photos, prices and opening times. Anything new, we agree on with you first.",
  },
  notice: {
    said: "A subscription runs for at least {contract.minimumMonths} months. After that you can cancel any month, with {contract.noticeMonths}\u00a0month’s notice.",
    package:
      "a minimum of {contract.minimumMonths} months, then cancel any month with {contract.noticeMonths}\u00a0month’s notice",
    loose:
      "For separate hosting, the quote service and other monthly work, the notice period is {contract.generalNoticeMonths}\u00a0months.",
    example:
      "If you give notice in month {contract.minimumMonths}, your subscription runs to the end of month {contract.firstEnd}.",
    earlier: "If you give notice sooner, it still runs for at least the first {contract.minimumMonths} months.",
  },
};
