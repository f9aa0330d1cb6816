import type { nl } from "./nl";

export const en: typeof nl = {
  delivery:
    "{packages}, usually in {workingDaysToOnline} working days. An online shop takes {delivery.pro}, larger custom work {delivery.complex}. We count from the moment your copy and photos are in.",
  packages: {
    alike: "Starter and Growth are live within {delivery.starter}",
    apart: "Starter is live within {delivery.starter} and Growth within {delivery.groei}",
  },
  firstVersion: {
    said: "Once your copy and photos are in, you’ll see the first version within {firstVersionHours} hours.",
    range:
      "You’ll see the first version {firstVersionFrom} to {firstVersionHours} hours after your copy and photos are in.",
    within: "within {firstVersionHours} hours of your copy and photos being in",
  },
  appointments:
    "Before the quote you can book a first meeting: {appointmentMinutes} minutes, free of charge. Once you’ve said yes, the kick-off of {intakeTime} follows.",
  quote: {
    always: "You’ll have a price within {answerWithinHours} hours.",
    weekend:
      "You’ll have a price within {answerWithinHours} hours; if you ask at the weekend, by {closedAnswer} at the latest.",
    closed:
      "You’ll have a price within {answerWithinHours} hours; if you ask while we’re closed, by {closedAnswer} at the latest.",
    else: "If we know too little, we call or e-mail you first.",
  },
  answer: {
    always: "within {answerWithinHours} hours",
    weekend: "within {answerWithinHours} hours, at weekends by {closedAnswer} at the latest",
    closed: "within {answerWithinHours} hours, and while we’re closed by {closedAnswer} at the latest",
  },
  start: {
    always: "You’ll hear from us within {accountManagerWithinHours} hours to get started.",
    weekend:
      "You’ll hear from us within {accountManagerWithinHours} hours to get started, at weekends by {closedAnswer} at the latest.",
    closed:
      "You’ll hear from us within {accountManagerWithinHours} hours to get started, and while we’re closed by {closedAnswer} at the latest.",
  },
  weekdayAt: "{weekday} at {time}",
  ads: {
    open: "During opening hours we call or e-mail you within {adsAnswerWithinHours} hour.",
    closed: "If we’re closed, within {adsAnswerWithinHours} hour of opening again.",
  },
  payment:
    "Once you accept the quote, the job is agreed. The invoice only comes when you’ve seen the site and approved it.",
  apart: "Anything extra is in your quote beforehand.",
  invoiced: { undecided: "", start: ", at the start of the month", end: ", at the end of the month" },
  saturday: {
    open: "On Saturdays we answer new requests. Customers get help on working days.",
    closed: "Customers get help on working days.",
  },
  changes: {
    scope: "copy, photos, prices and opening times",
    said: "{freeChanges} come with every subscription, for copy, photos, prices and opening times. We agree on anything new first.",
    text: "With the subscription, for copy, photos, prices and opening times. We agree on anything new first.",
  },
  notice: {
    said: "A subscription runs for at least {contract.minimumMonths} months. After that you can cancel any month, with {contract.noticeMonths}\u00a0month’s notice.",
    package:
      "a minimum of {contract.minimumMonths} months, then cancel any month with {contract.noticeMonths}\u00a0month’s notice",
    loose:
      "For separate hosting, the quote service and other monthly work, the notice period is {contract.generalNoticeMonths}\u00a0months.",
    example:
      "If you give notice in month {contract.minimumMonths}, your subscription runs to the end of month {contract.firstEnd}.",
  },
};
