import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Build your website subscription | {name}",
    description:
      "Choose a package and add what you need. Starter is {price.websiteMonthly}, excl. VAT. For Growth and Pro we work out a price for you.",
    updated: "2026-11-29",
  },
  hero: {
    label: "{noUpfrontPayment}",
    title: "Build your subscription",
    lead: "Choose a package and add what you need. Anything on request, we’ll price {answerWithin}. {noticeSaid}",
  },
  steps: {
    type: {
      name: "Package",
      title: "Which package suits you?",
      text: "You can move up to a larger package at any time: you only pay the difference. Amounts exclude VAT.",
    },
  },
};
