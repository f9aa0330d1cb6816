import type { nl } from "./nl";

export const en: typeof nl = {
  packages: {
    starter: {
      name: "Starter",
      quality: "Sturdy cotton",
      for: "For a business that is just starting, or finally wants a decent site.",
      points: {
        month: ["{starterPagesFrom} to {starterPagesTo} pages", "Domain and hosting", "Live within {delivery.starter}"],
        once: [
          "{starterPagesFrom} to {starterPagesTo} pages",
          "Hosting as an option",
          "Live within {delivery.starter}",
        ],
      },
      choose: "Choose Starter",
      more: "All about Starter",
    },
    groei: {
      name: "Growth",
      quality: "Dense twill",
      for: "For a business that wants to be found in its own region.",
      points: {
        month: ["Everything in Starter", "Found in your region", "Improved every month"],
        once: ["Everything in Starter", "Found in your region", "Improvements as an option"],
      },
      choose: "Choose Growth",
      more: "All about Growth",
    },
    pro: {
      name: "Pro",
      quality: "Rich damask",
      for: "For a business that sells online, up to {webshopProducts} products.",
      points: {
        month: ["iDEAL, PayPal, credit cards", "More than one language", "Chat assistant"],
        once: ["iDEAL, PayPal, credit cards", "More than one language", "Chat assistant"],
      },
      choose: "Choose Pro",
      more: "All about Pro",
    },
  },
  offers: {
    starter: {
      month: {
        amount: "{price.websiteMonthly.amount}",
        amountIncl: "{price.websiteMonthly.amountIncl}",
        per: "{price.websiteMonthly.per}",
        scope: "Complete website, hosting and maintenance included",
      },
      once: {
        amount: "{price.websiteComplete.amount}",
        amountIncl: "{price.websiteComplete.amountIncl}",
        per: "{price.websiteComplete.per}",
        scope: "Complete website, yours to keep",
      },
    },
    groei: {
      month: {
        amount: "by quote",
        amountIncl: null,
        per: "per month",
        scope: "A personal price within {answerWithinHours} hours",
      },
      once: {
        amount: "by quote",
        amountIncl: null,
        per: "one-time",
        scope: "A personal price within {answerWithinHours} hours",
      },
    },
    pro: {
      month: {
        amount: "by quote",
        amountIncl: null,
        per: "per month",
        scope: "Webshop with up to {webshopProducts} products, price within {answerWithinHours} hours",
      },
      once: {
        amount: "{price.webshopComplete.amount}",
        amountIncl: "{price.webshopComplete.amountIncl}",
        per: "{price.webshopComplete.per}",
        scope: "Complete webshop with up to {webshopProducts} products",
      },
    },
  },
  vat: { excl: "excl. VAT", incl: "incl. {vatPercent}% VAT" },
  included: "Included",
  missing: "Not included",
  or: "or",
  note: "No hidden costs. A minimum of {contract.minimumMonths} months, then cancel any month with {contract.noticeMonths}\u00a0month’s notice.",
  groups: {
    site: {
      title: "The website",
      features: {
        pages: { name: "Pages", note: "Each about one subject" },
        design: { name: "A design of your own", note: "Good on phone, tablet and desktop" },
        changes: { name: "{freeChanges}", note: "New copy, a photo, new opening hours" },
        delivery: { name: "Live within", note: "Once your copy and photos are in" },
      },
    },
    care: {
      title: "Domain, hosting and help",
      features: {
        domain: { name: "Domain name", note: "Such as yourbusiness.nl" },
        hosting: { name: "Hosting", note: "With a secure connection" },
        backups: { name: "{dailyBackups}", note: "And updates, done by us" },
        help: { name: "Customer service", note: "From someone who knows your site" },
      },
    },
    found: {
      title: "Being found",
      features: {
        basics: { name: "Groundwork for Google", note: "Titles, speed and markup" },
        region: { name: "Found in your region", note: "Copy for each service and town" },
        tuning: { name: "Improved every month", note: "From what visitors really do" },
      },
    },
    sell: {
      title: "Selling and languages",
      features: {
        webshop: { name: "Webshop", note: "With stock and shipping" },
        payments: { name: "Payment systems", note: "iDEAL, PayPal and credit cards" },
        chatbot: { name: "AI chatbot", note: "Answers day and night, and can be switched off" },
        languages: { name: "Multilingual", note: "For customers across the border too" },
      },
    },
  },
  words: {
    starterPages: "{starterPagesFrom} to {starterPagesTo}",
    custom: "as agreed",
    unlimited: "no limit",
    starterDelivery: "{delivery.starter}",
    groeiDelivery: "{delivery.groei}",
    proDelivery: "{delivery.pro}",
    premium: "premium",
    basic: "basic, office hours",
    priority: "priority",
    webshopProducts: "up to {webshopProducts} pro\u00adducts",
    optional: "optional",
  },
};
