import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Put your website subscription together | {name}",
    description:
      "Choose Starter, Growth or Pro and add what you need. See at once what it costs a month. Cancel any month after the first {contract.minimumMonths}.",
    updated: "2026-11-21",
  },
  hero: {
    label: "{noUpfrontPayment}",
    title: "Put your subscription together",
    lead: "Choose a package and what you’d like with it. {contract.minimumMonths} months at least, then cancel any month. Within {answerWithinHours} hours you will have a personal quote.",
  },
  steps: {
    type: {
      name: "Package",
      title: "Which package suits you?",
      text: "You can move up to a larger package at any time: you only pay the difference.",
    },
  },
};
