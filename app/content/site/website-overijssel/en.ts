import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Order a website in Overijssel | {name}",
    description:
      "A complete website for your business in Overijssel: usually online within {workingDaysToOnline} working days, {price.websiteComplete} or {price.websiteMonthly}, excl. VAT.",
    updated: "2026-11-29",
  },
  hero: {
    label: "From Steenwijk to Losser",
    title: "Your website, made in Overijssel",
    lead: "You know what you want, and you want it done well and done soon. Pay once or monthly, and ask for your quote. Once you say yes, we arrange the kick-off straight away.",
    order: "Order now",
    subscribe: "Start a subscription",
    orderNote: "This asks for a quote. Nothing is binding yet.",
    stats: [
      { value: "{workingDaysToOnline} working days", label: "our aim, once your text and photos are in" },
      { value: "{entrepreneursHelped}", label: "clients helped{entrepreneursHelped.mark}" },
      {
        value: "{support247}",
        label: "by e-mail and chat, answered within {supportAnswerWithinHours} hours on working days",
      },
    ],
  },
  benefits: {
    title: "Four advantages",
    items: [
      {
        title: "One price, known beforehand",
        text: "Design, help with the words, a form and the groundwork for Google. You only pay for extras if you ask for them.",
      },
      {
        title: "{noUpfrontPayment}",
        text: "Before you pay, you’ll see your own site and say what should change. Only then does it go live.",
      },
      {
        title: "Made for your customers",
        text: "Whether you’re in the centre of Deventer or down a lane near Den Ham: we start with the people who need to find you.",
      },
      {
        title: "Still there afterwards",
        text: "E-mail us a question or a change, and on working days you’ll have an answer within {supportAnswerWithinHours} hours from someone who knows your site. It’s included with the subscription; if you buy the site, you can add it.",
      },
    ],
  },
  approach: {
    title: "Online in four steps",
    steps: [
      {
        title: "Kick-off",
        text: "Once you’ve accepted the quote: {intakeTime}, at your place, at ours or by phone. After that, the plan is clear.",
      },
      {
        title: "Design and development",
        text: "{firstVersionSaid} You tell us what to change, and we build on from there.",
      },
      {
        title: "Testing and launch",
        text: "On phones, on slow connections and with a trial enquiry. Then it goes live.",
      },
      {
        title: "Support",
        text: "With the subscription: monitoring day and night, backups and changes. You do your job, we do ours.",
      },
    ],
  },
  pricing: {
    title: "Two ways to pay",
    lead: "It’s the same complete website. The difference is how you pay, who owns it and who looks after it.",
    once: {
      label: "One-time",
      amount: "{price.websiteComplete.amount}",
      per: "{price.websiteComplete.per}, excl. VAT",
      items: [
        "A complete website, yours to keep",
        "A design of your own, help with your text",
        "Domain, hosting and maintenance are extra",
        "Changes on request",
      ],
    },
    monthly: {
      label: "Subscription",
      amount: "{price.websiteMonthly.amount}",
      per: "{price.websiteMonthly.per}, excl. VAT",
      items: [
        "A complete website, up and running",
        "Domain and hosting included",
        "Maintenance, backups and monitoring",
        "{freeChanges}: {changesScope}",
      ],
      note: "{noticeSaid}",
    },
    shop: {
      title: "Prefer an online shop?",
      text: "A basic shop costs {price.webshopBasic}, excl. VAT. The configurator shows a guide price for yours.",
      link: "Build your online shop",
    },
  },
  closing: {
    title: "Online next week?",
    text: "It can be, if your text and photos are ready. ‘Order now’ asks for a quote. You’re only committed once you accept it; then we arrange the kick-off straight away.",
  },
};
