import type { nl } from "./nl";

export const en: typeof nl = {
  delivery:
    "We aim for {workingDaysToOnline} working days for a complete website, counted from when your copy and photos are in. A complete online shop takes {delivery.pro}, larger custom work {delivery.complex}.",
  introduction: "introduction of {appointmentMinutes} minutes, free of charge",
  intake: "intake of {intakeTime}",
  talks:
    "Before the quote you can book an introduction: {appointmentMinutes} minutes, free of charge. Once you’ve said yes, the intake of {intakeTime} follows.",
  saturday: {
    open: "On Saturdays we answer new requests. Help for customers is there from Monday to Friday.",
    closed: "Help for customers is there from Monday to Friday.",
  },
  changes: {
    scope: "copy, photos, prices and opening times",
    said: "{freeChanges} are about copy, photos, prices and opening times. Anything new, we agree first.",
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
