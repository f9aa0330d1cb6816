import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Questions and answers about your website | {name}",
    description:
      "What does a website cost, how soon is it online and what do you commit to? Answers from a web agency in {town}.",
    updated: "2026-11-29",
  },
  title: "Frequently asked questions about your website",
  lead: "What business owners ask us before they start. Can’t find yours? Just ask.",
  items: [
    {
      id: "price",
      question: "What does a website cost?",
      answer:
        "A basic website costs {price.websiteBasic}. You can buy the complete website for {price.websiteComplete}, or take it as a subscription at {price.websiteMonthly}, with domain, hosting and maintenance. If you buy it, these are extra: {apart.starter}. A complete online shop with up to {webshopProducts} products costs {price.webshopComplete}. All prices exclude VAT. {apartSaid}",
    },
    {
      id: "speed",
      question: "How soon will my website be online?",
      answer: "{firstVersionRange} {deliverySaid} {clockSaid}",
    },
    {
      id: "contract",
      question: "What am I committing to?",
      answer:
        "A subscription starts on the day your site goes live. {noticeSaid} {notice.example} {notice.earlier} If you buy the site, there’s no term at all. {notice.loose}",
    },
    {
      id: "domain",
      question: "Is a domain name included?",
      answer:
        "Yes, with every subscription: Starter, Growth and Pro. If you buy the site, you bring your own domain name or we arrange one. Already have a domain name? We’ll move it for you, and your e-mail keeps working.",
    },
    {
      id: "upgrade",
      question: "Can I move to a larger package later?",
      answer:
        "At any time. You only pay the difference between your current package and the new one. Your site, text and domain come with you.",
    },
    {
      id: "pro",
      question: "What does Pro have that the others don’t?",
      answer:
        "An online shop with up to {webshopProducts} products, online payment with iDEAL, PayPal and credit cards, an AI chatbot and more than one language. The AI chatbot is included, and can be switched off.",
    },
    {
      id: "help",
      question: "What help comes with Starter?",
      answer:
        "Basic help during office hours. Every subscriber gets customer service and an answer within {supportAnswerWithinHours} hours on working days. With Pro you get priority.",
    },
    {
      id: "changes",
      question: "Can I still change things later?",
      answer: "Yes. {changesSaid} You can also edit the site yourself; we’ll show you how.",
    },
    {
      id: "ownership",
      question: "Who owns the website?",
      answer:
        "A website you buy is yours once it’s paid for: use it for as long as you like, change it, take it to another agency. With a subscription you use it for as long as it runs. Either way, your copy, photos and domain name are yours and come with you if you leave.",
    },
    {
      id: "dislike",
      question: "What if I don’t like it?",
      answer:
        "You see a design first, with your own words and photos. {dislikeAnswer} If we don’t hear from you, we ask again. After seven more days of silence, the site counts as approved.",
    },
  ],
  more: {
    title: "Another question?",
    text: "Ask someone who knows. Or see what everything costs first.",
    contact: "Get in touch",
    prices: "See the prices",
  },
};
