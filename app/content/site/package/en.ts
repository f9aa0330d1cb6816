import type { nl } from "./nl";

export const en: typeof nl = {
  packages: {
    starter: {
      name: "Starter",
      quality: "To get started",
      for: "For a business that’s just starting out, or finally wants a decent site.",
      points: [
        { feature: "pages", text: "{starterPagesFrom} to {starterPagesTo} pages, a design of your own", bought: null },
        { feature: "delivery", text: "Live within {delivery.starter}", bought: null },
        {
          feature: "hosting",
          text: "Domain, hosting and maintenance",
          bought: "Domain, hosting and maintenance are extra",
        },
      ],
      choose: "Choose Starter",
      more: "All about Starter",
    },
    groei: {
      name: "Growth",
      quality: "To grow",
      for: "For a business that wants to be found in its own region.",
      points: [
        { feature: "design", text: "Everything in Starter", bought: null },
        { feature: "region", text: "Found in your region", bought: null },
        { feature: "tuning", text: "Improved every month", bought: "Monthly improvements are extra" },
      ],
      choose: "Choose Growth",
      more: "All about Growth",
    },
    pro: {
      name: "Pro",
      quality: "To sell",
      for: "For a business that sells online, up to {webshopProducts} products.",
      points: [
        { feature: "payments", text: "iDEAL, PayPal, credit cards", bought: null },
        { feature: "languages", text: "More than one language", bought: null },
        { feature: "chatbot", text: "AI chatbot: included, can be switched off", bought: null },
      ],
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
        scope: "Complete website, with domain, hosting and maintenance",
      },
      once: {
        amount: "{price.websiteComplete.amount}",
        amountIncl: "{price.websiteComplete.amountIncl}",
        per: "{price.websiteComplete.per}",
        scope: "Complete website, yours to keep; domain, hosting and maintenance are extra",
      },
    },
    groei: {
      month: {
        amount: "{groei.amount}",
        amountIncl: "{groei.amountIncl}",
        per: "per month",
        scope: "{groeiPriceSaid}",
      },
      once: {
        amount: "on request",
        amountIncl: null,
        per: "one-time",
        scope:
          "Expect to pay more than for Starter ({price.websiteComplete}, excl. VAT). You’ll have a price, or a call first, {answerWithin}.",
      },
    },
    pro: {
      month: {
        amount: "on request",
        amountIncl: null,
        per: "per month",
        scope:
          "Online shop with up to {webshopProducts} products. Expect to pay more than for Growth. You’ll have a price, or a call first, {answerWithin}.",
      },
      once: {
        amount: "{price.webshopComplete.amount}",
        amountIncl: "{price.webshopComplete.amountIncl}",
        per: "{price.webshopComplete.per}",
        scope: "Complete online shop with up to {webshopProducts} products; domain, hosting and maintenance are extra",
      },
    },
  },
  vat: { excl: "excl. VAT", incl: "incl. {vatPercent}% VAT" },
  included: "Included",
  missing: "Not included",
  lists: {
    always: "Always included",
    subscription: "Only with the subscription",
    missing: "Not included",
    separately: "separate",
    separatelyRow: "Available separately",
  },
  bought: {
    starter:
      "If you buy the site for {price.websiteComplete}, you get what’s always included. The rest is available separately: {apart.starter}. All amounts exclude VAT.",
    groei:
      "If you buy the site, you get what’s always included. The rest is available separately: {apart.groei}. All amounts exclude VAT.",
    pro: "If you buy the online shop, {price.webshopComplete}, you get what’s always included. The rest is available separately: {apart.pro}. All amounts exclude VAT.",
  },
  apart: {
    domain: "a domain name{domain.priced}",
    hosting: "hosting with backups ({price.hosting})",
    upkeep: "maintenance{maintenance.priced}",
    changes: "changes{change.priced}",
    help: "customer service",
    tuning: "monthly improvements",
  },
  or: "or",
  groeiPrice: {
    open: "Expect to pay more than for Starter ({price.websiteMonthly}, excl. VAT). You’ll have a price, or a call first, {answerWithin}.",
    known: "The price depends on your services and towns. You’ll have a price, or a call first, {answerWithin}.",
  },
  note: "As a subscription: no hidden costs, {notice.package}. Buying the site? {apartSaid}",
  groups: {
    site: {
      title: "The website",
      features: {
        pages: { name: "Pages", note: "Each about one subject" },
        design: { name: "A design of your own", note: "Good on phone, tablet and desktop" },
        texts: { name: "Help with your text", note: "You talk, we help you write" },
        editing: { name: "Easy to edit yourself", note: "We show you how when it’s done" },
        privacy: { name: "Privacy done properly", note: "Cookie notice and privacy policy" },
        form: { name: "Contact form", note: "Enquiries arrive in your inbox" },
        delivery: { name: "Live within", note: "Once your text and photos are in" },
      },
    },
    care: {
      title: "Domain, hosting and help",
      features: {
        domain: { name: "Domain name", note: "Such as yourbusiness.nl" },
        hosting: { name: "Hosting", note: "E-mail on your domain, secure, monitored day and night" },
        backups: { name: "{dailyBackups}", note: "If something goes wrong, we restore it" },
        upkeep: { name: "Maintenance", note: "Updates and security, done by us" },
        changes: { name: "{freeChanges}", note: "To {changesScope}" },
        help: { name: "Customer service", note: "From someone who knows your site" },
      },
    },
    found: {
      title: "Being found",
      features: {
        basics: { name: "Groundwork for Google", note: "Titles, speed and the technical side" },
        region: { name: "Found in your region", note: "Text for each service and town" },
        tuning: { name: "Improved every month", note: "From what visitors really do" },
      },
    },
    sell: {
      title: "Selling and languages",
      features: {
        webshop: { name: "Online shop", note: "With stock and shipping" },
        payments: { name: "Payment systems", note: "iDEAL, PayPal and credit cards" },
        chatbot: { name: "AI chatbot", note: "Answers day and night" },
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
    switchable: "included, can be switched\u00a0off",
  },
};
