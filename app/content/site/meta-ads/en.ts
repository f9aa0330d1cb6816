import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "A website {price.websiteBasic} or {price.websiteMonthly} | {name}",
    description: "Your website, {delivery.simple} after your text and photos are in. No deposit. {adsAnswerOpen}",
    updated: "2026-11-29",
  },
  hero: {
    title: "You keep working. We make your website.",
    lead: "Ready in {delivery.simple} once your text and photos are in, usually in {workingDaysToOnline} working days. For trades, shops and freelancers in {serviceArea} and the rest of {region}.",
    price: "{price.websiteBasic} or {price.websiteMonthly}",
    scope:
      "A basic website, paid once, or a complete website with domain, hosting and maintenance by the month. Excluding VAT.",
    button: "Request a free quote",
    call: "Rather call? {phone}",
    proof: "You see a design first. The invoice only comes once you’ve approved the site.",
  },
  benefits: {
    title: "What you get",
    items: [
      "A design of your own, not someone else’s template",
      "Online in {delivery.simple}, once your text and photos are in",
      "{noUpfrontPayment}",
      "Fast and easy to read on any phone",
      "Groundwork for Google, right from day one",
      "Someone in {town} who picks up the phone",
    ],
  },
  form: {
    title: "During opening hours, in touch within {adsAnswerWithinHours} hour",
    text: "Leave your details. {adsAnswerSaid}",
  },
  cards: {
    title: "It’s this easy",
    items: [
      {
        title: "One conversation, and your photos",
        text: "You tell us what you do and for whom. We help you write the text.",
      },
      {
        title: "See it first",
        text: "{firstVersionSaid} With your work and your words.",
      },
      {
        title: "Pay after that",
        text: "You pay what the quote says. Not a cent more, and only once you’ve approved the site.",
      },
    ],
  },
  closing: {
    title: "Your own site, {delivery.simple} after your text and photos are in",
    text: "The quote is free and commits you to nothing. You only pay once you’ve seen your site and approved it.",
    button: "Go to the form",
  },
};
