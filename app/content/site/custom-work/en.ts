import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Custom web solutions | {name}",
    description:
      "Does no package fit your idea? {name} in {town} builds custom websites and integrations, with a fixed price beforehand and a free first meeting.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Not off the peg",
    title: "Custom solutions",
    lead: "Sometimes nothing off the peg fits. A booking system that talks to your calendar, a portal for your customers, a calculator on your site: we take your measurements and make it to fit.",
    appointment: "Book a free first meeting",
    configure: "Start the configurator",
  },
  benefits: {
    title: "How we work",
    items: [
      {
        mark: "A",
        title: "Personal advice",
        text: "You sit down with the person who will make it. They keep asking, and will tell you when something simpler would do.",
      },
      {
        mark: "B",
        title: "Flexible solutions",
        text: "We build in pieces that work on their own. Start small, and add another piece as you grow.",
      },
      {
        mark: "C",
        title: "Transparent prices",
        text: "You get a quote item by item, valid for {contract.quoteValidDays} days. Cross out what you don’t want.",
      },
    ],
  },
  faq: {
    title: "Questions about custom work",
    items: [
      {
        id: "wanneer",
        question: "When do I need custom work?",
        answer:
          "When your site has to do something that a package can’t: work out a price, exchange data with your accounts, or let customers sign in. If it’s mostly pages and words, a package is cheaper. We’ll tell you so.",
      },
      {
        id: "kosten",
        question: "What does custom work cost?",
        answer:
          "That depends on what you want, so we can’t give one figure here. {quoteSaid} Your quote has a price for each part. The configurator gives you a rough idea now.",
      },
      {
        id: "duur",
        question: "How long does it take?",
        answer: "{deliverySaid} {clockSaid} The quote has a planning, with the day on which you see the first version.",
      },
      {
        id: "bestaand",
        question: "Can you add to my existing website?",
        answer:
          "Often we can. First we look at how your site was built and who runs it. Then you know whether we can build on it, or whether starting again is cheaper.",
      },
    ],
  },
  closing: {
    title: "Bring us your idea",
    text: "A sketch on a beer mat will do. We’ll think it through with you for free.",
  },
};
