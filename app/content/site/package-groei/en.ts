import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Growth: a website that keeps growing | {name}",
    description:
      "Everything in Starter, found in your region and improved every month. Live within {delivery.groei} of getting your text and photos.",
    updated: "2026-11-29",
  },
  hero: {
    label: "The Growth package",
    title: "Be found in your own region",
    lead: "Everything in Starter, plus pages for each service and town. Every month we improve it, based on what visitors do. Live within {delivery.groei} once your text and photos are in.",
    choose: "Get your price for Growth",
    ask: "Ask for a quote",
  },
  contents: { title: "What you get with Growth" },
  highlights: {
    title: "A little further every month",
    items: [
      {
        figure: "Per town",
        title: "A page that fits",
        text: "Someone searching in Hengelo lands on a page about Hengelo, with work you did there.",
      },
      {
        figure: "Every month",
        title: "Improved",
        text: "We look at where visitors leave and adjust the words, the buttons and the order.",
      },
      {
        figure: "Tailored",
        title: "As many pages as you need",
        text: "We agree on what you need, and one monthly price goes with it.",
      },
      {
        figure: "{delivery.groei}",
        title: "And you’re online",
        text: "The groundwork is quick. The rest grows while your site is already working for you.",
      },
    ],
  },
  approach: {
    title: "How your site grows",
    steps: [
      { title: "Choose your subscription", text: "Tell us Growth looks right for you." },
      { title: "Fill in your details", text: "What you do, and the towns you want to work in." },
      {
        title: "First meeting",
        text: "{appointmentMinutes} minutes, free of charge. We call or e-mail you {answerWithin}.",
      },
      { title: "Development", text: "We build the groundwork and the first pages for your region." },
      {
        title: "Live, and onwards",
        text: "Online within {delivery.groei} of getting your text and photos, and better every month.",
      },
    ],
  },
  questions: {
    title: "Questions about Growth",
    items: [
      {
        id: "groei-price",
        question: "Why is there no fixed price?",
        answer:
          "Because a plumber in one town needs something different from a rental company that serves all of {region}. {groeiPriceSaid}",
      },
      {
        id: "groei-monthly",
        question: "What do you do every month?",
        answer:
          "We look at which pages bring visitors, where they leave and which searches you could win. Then we adjust the site and tell you what has changed.",
      },
      {
        id: "groei-webshop",
        question: "Can I sell online with Growth?",
        answer:
          "No. An online shop, payment systems and an AI chatbot are part of Pro. If you move up, you only pay the difference. A second language can be added, quoted separately.",
      },
      {
        id: "groei-first-place",
        question: "Will I be at the top of Google?",
        answer:
          "No one can promise that. We make sure your site is sound and fast, and answers what people in your region search for. Every month we show you what it brings in.",
      },
      {
        id: "groei-contract",
        question: "How long am I tied in?",
        answer: "{noticeSaid} {notice.example} {notice.earlier} If you buy the site, there’s no term at all.",
      },
    ],
  },
  closing: {
    title: "Where do you want to be found?",
    text: "Name three towns and your main service. {quoteSaid}",
    choose: "Get your price for Growth",
    ask: "Ask for a quote",
  },
};
