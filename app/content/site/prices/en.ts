import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Prices for websites, online shops and hosting | {name}",
    description:
      "Buy a complete website for {price.websiteComplete}, or pay {price.websiteMonthly}. Excl. VAT. See what’s included and what isn’t.",
    updated: "2026-11-29",
  },
  hero: {
    title: "What does a website cost? Work it out yourself",
    lead: "Everything with a fixed price is here, with what you get for it. We’ll price the rest for you {answerWithin}.",
    marks: [
      {
        id: "website-basic",
        name: "Basic website",
        amount: "{price.websiteBasic.amount}",
        amountIncl: "{price.websiteBasic.amountIncl}",
        scope: "Small site, own design, one-\u2060time",
      },
      {
        id: "website-complete",
        name: "Complete website",
        amount: "{price.websiteComplete.amount}",
        amountIncl: "{price.websiteComplete.amountIncl}",
        scope: "{starterPagesFrom} to {starterPagesTo} pages, one-\u2060time",
      },
      {
        id: "webshop-basic",
        name: "Basic online shop",
        amount: "{price.webshopBasic.amount}",
        amountIncl: "{price.webshopBasic.amountIncl}",
        scope: "A small range, one-\u2060time",
      },
      {
        id: "webshop-complete",
        name: "Complete online shop",
        amount: "{price.webshopComplete.amount}",
        amountIncl: "{price.webshopComplete.amountIncl}",
        scope: "The Pro package, bought: up to {webshopProducts} products",
      },
    ],
  },
  packages: {
    title: "Choose your package",
    lead: "Three packages. When you outgrow one, you only pay the difference.",
    switch: {
      payment: "How would you like to pay?",
      month: "Monthly",
      once: "One-time",
      vat: "Show prices",
      excl: "Excl. VAT",
      incl: "Incl. VAT",
    },
    notes: {
      month: "{noticeSaid} {notice.example} {notice.loose}",
      once: "If you buy the site, there’s no contract term. Anything marked ‘separate’ below isn’t in the price. With Starter, that means: {apart.starter}.",
    },
  },
  matrix: {
    title: "What’s in each package?",
    lead: "A filled square is included. An open one isn’t.",
    caption: "What’s in Starter, Growth and Pro?",
    corner: "Feature",
  },
  loose: {
    title: "Sold separately",
    lead: "Order it on its own, or on top of your package. Can’t see it here? You’ll have a price {answerWithin}.",
    items: [
      {
        id: "website-basic",
        cloth: "houndstooth",
        name: "Basic website",
        scope: "{basicPagesSaid}, with a design of its own and a contact form. Domain and hosting are extra.",
        price: "websiteBasic",
      },
      {
        id: "webshop-basic",
        cloth: "herringbone",
        name: "Basic online shop",
        scope: "A shop with a small range and online payment. You can extend it later.",
        price: "webshopBasic",
      },
      {
        id: "webshop-complete",
        cloth: "damask",
        name: "Complete online shop: Pro, bought",
        scope:
          "Up to {webshopProducts} products set up, with iDEAL, PayPal and credit cards, stock and shipping. Multilingual and with an AI chatbot, just like Pro above.",
        price: "webshopComplete",
      },
      {
        id: "landing-page",
        cloth: "birdseye",
        name: "Extra landing page",
        scope: "A page for one service, town or offer on your existing site. Price per page.",
        price: "extraLandingPage",
      },
      {
        id: "hosting",
        cloth: "basket",
        name: "Hosting",
        scope:
          "For a site you’ve bought: e-mail on your domain, daily backup and monitoring. Notice period {contract.generalNoticeMonths} months.",
        price: "hosting",
      },
      {
        id: "domain",
        cloth: "windowpane",
        name: "Domain name",
        scope: "For example yourcompany.nl, in your name. Included with a subscription.",
        price: "domain",
      },
      {
        id: "maintenance",
        cloth: "satin",
        name: "Maintenance",
        scope: "Updates and security for a site you’ve bought. Included with a subscription.",
        price: "maintenance",
      },
      {
        id: "change",
        cloth: "houndstooth",
        name: "A change",
        scope: "For a site you’ve bought: {changesScope}. Included with a subscription.",
        price: "change",
      },
      {
        id: "quote-service",
        cloth: "tartan",
        name: "Quote service",
        scope:
          "Customers put together a quote on your site. No start-up cost, hosting and maintenance included. Notice period {contract.generalNoticeMonths} months.",
        price: "quoteService",
      },
    ],
  },
  cutOffs: {
    title: "What isn’t in the price",
    lead: "Better to hear it now than find it on an invoice. You pay someone else for these, or we agree on them separately.",
    items: [
      { title: "Advertising budget", text: "What you spend with Google or Meta goes straight to them." },
      { title: "Payment fees", text: "The payment service of your online shop charges a small fee per order." },
      {
        title: "Photography",
        text: "We work with your photos. We can arrange a photographer and quote for it separately.",
      },
      { title: "Third-party licences", text: "A booking or till system you use stays in your own name." },
    ],
  },
  questions: {
    title: "Questions about money",
    items: [
      {
        id: "subscription-or-purchase",
        question: "Should I buy or subscribe?",
        answer:
          "With a subscription at {price.websiteMonthly} you start without a large bill, and hosting, maintenance and changes are included. If you buy the complete website for {price.websiteComplete}, already have a domain name and add only hosting, you’re better off after about {buyingPaysAfter} months. You can add separately: {apart.starter}. If you’d rather not think about it, subscribe.",
      },
      {
        id: "starting-price",
        question: "Why do some prices say ‘from’?",
        answer:
          "Because no two online shops are alike. The amount shown is the lowest price for what’s described next to it. Your quote gives one fixed price, and it doesn’t change unless you agree.",
      },
      {
        id: "bespoke-price",
        question: "How do I get a personal price?",
        answer:
          "Build your package in the configurator or send a message. {quoteSaid} A quote is valid for {contract.quoteValidDays} days and doesn’t commit you to anything.",
      },
      {
        id: "deposit",
        question: "Do I have to pay anything up front?",
        answer:
          "No. {paymentSaid} A subscription only starts on the day your site goes live. An invoice is payable within {contract.paymentDays} days.",
      },
      {
        id: "vat",
        question: "Do the prices include VAT?",
        answer:
          "No, unless it says so. The switch above the packages shows every price on this page including {vatPercent}% VAT.",
      },
    ],
  },
  closing: {
    title: "Rather have your own price than a list?",
    text: "The configurator shows a guide price for your site as you go. We’ll price any extras for you {answerWithin}. Or just give us a call.",
    configurator: "Work out your guide price",
    contact: "Get in touch",
  },
};
