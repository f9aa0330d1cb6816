import type { nl } from "./nl";

export const en: typeof nl = {
  delivery:
    "For a complete website we aim for {workingDaysToOnline} working days; allow {delivery.simple} to be on the safe side, counted from when your copy and photos are in. A complete online shop takes {delivery.pro}, larger custom work {delivery.complex}.",
  appointments:
    "Before the quote you can book an introduction: {appointmentMinutes} minutes, free of charge. Once you’ve said yes, the kick-off of {intakeTime} follows.",
  quote: "You’ll have a price within {answerWithinHours} hours. If we know too little, we call or e-mail you first.",
  payment:
    "Once you accept the quote, the job is agreed. The invoice only comes when you’ve seen the site and approved it.",
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
