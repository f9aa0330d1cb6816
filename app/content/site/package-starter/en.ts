import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Starter: a complete website by the month | {name}",
    description:
      "A complete website of {starterPagesFrom} to {starterPagesTo} pages for {price.websiteMonthly}, excl. VAT, with domain, hosting and maintenance. Live within {delivery.starter} of getting your text and photos.",
    updated: "2026-11-29",
  },
  hero: {
    label: "The Starter package",
    title: "A website that gets straight to work",
    lead: "A complete site of {starterPagesFrom} to {starterPagesTo} pages, live within {delivery.starter} once your text and photos are in. As a subscription it comes with domain, hosting and maintenance, so there’s nothing to look after.",
    choose: "Choose Starter",
    ask: "Ask a question",
  },
  contents: { title: "What you get with Starter" },
  highlights: {
    title: "What it does for you",
    items: [
      {
        figure: "{starterPagesFrom} to {starterPagesTo}",
        title: "Pages that matter",
        text: "Who you are, what you do, what it costs and how to reach you. Customers rarely need more.",
      },
      {
        figure: "{delivery.starter}",
        title: "And you’re online",
        text: "{firstVersionSaid}",
      },
      {
        figure: "One price",
        title: "For the whole lot",
        text: "Domain, hosting, backups and updates are in the monthly price. No separate bills.",
      },
      {
        figure: "Included",
        title: "Small changes",
        text: "{changesText}",
      },
    ],
  },
  approach: {
    title: "Live in five steps",
    steps: [
      { title: "Choose your subscription", text: "Starter, or one of the other two if that suits you better." },
      { title: "Fill in your details", text: "Your name, your business and what the site should do." },
      {
        title: "First meeting",
        text: "One to one, {appointmentMinutes} minutes, free of charge. We call or e-mail you {answerWithin}.",
      },
      {
        title: "Development",
        text: "Once you’ve accepted the quote, we design and build, and help you write the words.",
      },
      {
        title: "Live within {delivery.starter}",
        text: "Counted from your text and photos. Your site is then up on your own domain.",
      },
    ],
  },
  questions: {
    title: "Questions about Starter",
    items: [
      {
        id: "starter-pages",
        question: "Are {starterPagesFrom} to {starterPagesTo} pages enough?",
        answer:
          "For most small businesses they are: a home page, your services, about you, your work and contact. If you need more later, order an extra page ({price.extraLandingPage}, excl. VAT) or move up to Growth.",
      },
      {
        id: "starter-upgrade",
        question: "Can I switch later?",
        answer: "Yes, whenever you like. You only pay the difference between your package and the new one.",
      },
      {
        id: "starter-domain",
        question: "Do I have to buy a domain name myself?",
        answer:
          "Not with the subscription, where it’s included. If you buy the site, you bring your own domain name or we arrange one.",
      },
      {
        id: "starter-help",
        question: "What help do I get?",
        answer:
          "Basic help during office hours, by chat, e-mail and phone. If you write outside those hours, you’ll have an answer within {supportAnswerWithinHours} hours on working days.",
      },
      {
        id: "starter-contract",
        question: "How long am I tied in?",
        answer: "{noticeSaid} {notice.example} {notice.earlier} If you buy the site, there’s no term at all.",
      },
    ],
  },
  closing: {
    title: "Online by next week?",
    text: "It can be, if your text and photos are ready. Request Starter and tell us what your site should do. We’ll call or e-mail you {answerWithin}.",
    choose: "Choose Starter",
    ask: "Get in touch",
  },
};
