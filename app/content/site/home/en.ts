import type { OwnHomeCopy } from "./home-copy.server";

export const en: OwnHomeCopy = {
  meta: {
    title: "{name} | Web agency in {town}, the Netherlands",
    description:
      "A website that brings in enquiries, usually online within {workingDaysToOnline} working days, with nothing to pay up front. Web agency in {town}, for businesses in {serviceArea}.",
    updated: "2026-11-29",
  },
  hero: {
    label: "{badge}",
    title: { before: "A website that brings in", thread: "enquiries", after: "" },
    lead: "We weave design, engineering and search into one website. For businesses in {town} and across {serviceArea} that want the phone to ring.",
    call: "Call {phone}",
    quote: "Ask for a quote",
    facts: [
      { value: "{price.websiteComplete}", label: "or {price.websiteMonthly}, excl. VAT", page: "prices" },
      {
        value: "{noUpfrontPayment}",
        label: "see it first, then pay",
        proven: { figure: "entrepreneursHelped", value: "{entrepreneursHelped}", label: "businesses helped" },
      },
      {
        value: "{town}",
        label: "we come to you",
        proven: {
          figure: "rating",
          value: "{rating}",
          label: "average rating{rating.basis}",
          source: "{rating.url}",
        },
      },
    ],
    sample: {
      caption: "Example of a website taking shape on a loom, with one month’s results",
      title: "Results",
      note: "example",
      stats: [
        { value: "+12", label: "new leads" },
        { value: "#1", label: "on Google" },
        { value: "2,847", label: "visitors" },
        { value: "+250%", label: "more visitors" },
      ],
      tags: [
        { title: "New enquiry", text: "gardener, Hengelo" },
        { title: "Position #1", text: "‘gardener hengelo’" },
      ],
    },
  },
  services: {
    title: "What we do for you",
    lead: "Start with a website and add hosting, search or an online shop later. Everything fits together.",
    more: "More information",
    vat: "Prices exclude VAT.",
    items: [
      {
        id: "website",
        cloth: "houndstooth",
        title: "Website Design",
        price: "{price.websiteBasic}",
        text: "A site that matches the way you work: your own design, your own words, nobody else’s template.",
        features: [
          "Designed for you",
          "Good on phone and desktop",
          "Text that helps you sell",
          "Easy to edit yourself",
        ],
      },
      {
        id: "webshop",
        cloth: "herringbone",
        title: "Online shops",
        price: "{price.webshopComplete}",
        text: "A complete shop for up to {webshopProducts} products, from shop window to packing slip.",
        features: [
          "iDEAL, PayPal and credit card",
          "Stock and shipping",
          "Quick checkout on the phone",
          "Training at handover",
        ],
      },
      {
        id: "hosting",
        cloth: "basket",
        title: "Website Hosting",
        price: "{price.hosting}",
        text: "Your site is fast and secure, and we notice when something’s wrong.",
        features: ["Daily backups", "Secure connection", "{dutchServers}", "Monitored day and night"],
      },
      {
        id: "seo",
        cloth: "birdseye",
        title: "SEO Services",
        price: "price on request",
        text: "People nearby find you when they search for what you do.",
        features: [
          "Keyword research",
          "Technical fixes and speed",
          "Pages for each service and town",
          "Your business on Google Maps",
        ],
      },
      {
        id: "social",
        cloth: "tartan",
        title: "Social Media & Marketing",
        price: "price on request",
        text: "Posts and ads that suit your business and lead people to your site.",
        features: [
          "A content plan each quarter",
          "Ads on Meta and Google",
          "Photo and video at your place, quoted separately",
          "Adjusted every month",
        ],
      },
      {
        id: "analytics",
        cloth: "windowpane",
        title: "Analytics & Reports",
        price: "price on request",
        text: "One page a month: how many people came, how many called and what we’ll do next.",
        features: [
          "Measured with consent",
          "Enquiries per channel",
          "Reports in plain words",
          "Advice on the next step",
        ],
      },
      {
        id: "newsletters",
        cloth: "satin",
        title: "Newsletters & Campaigns",
        price: "price on request",
        text: "People who bought from you once come back when you have something to say.",
        features: [
          "Your own newsletter design",
          "Easy sign-up and opt-out",
          "A campaign each season",
          "The results of each mailing",
        ],
      },
    ],
    webshop: {
      title: "An online shop that is always open",
      text: "Fully set up for up to {webshopProducts} products, with iDEAL, PayPal and credit card.",
      link: "See the prices",
    },
    why: {
      title: "Why businesses choose {name}",
      items: [
        { title: "{noUpfrontPayment}", text: "{paymentSaid}" },
        {
          title: "Usually online in {workingDaysToOnline} working days",
          text: "{firstVersionSaid} The working days count from the same moment.",
        },
        {
          title: "{freeChanges}",
          text: "{changesText}",
        },
        {
          title: "Around the corner",
          text: "A small team in {town}. You’ll speak to someone who makes websites.",
        },
      ],
      link: "Get in touch",
    },
  },
  partners: {
    title: "The tools we work with",
    lead: "These aren’t our clients. They’re the programs and services we use to build websites, get them found and look after them. They’re known everywhere, so another agency can usually take over.",
    leftward: "What we build with",
    rightward: "What we use for search, analytics and payments",
    start: "Start your project",
    pause: "Pause",
    play: "Play",
  },
  configurator: {
    title: "Build your own website",
    lead: "Pick what you need and see a guide price for your site straight away. We’ll price any extras for you {answerWithin}.",
    facts: ["{configuratorSteps} steps", "about {configuratorMinutes} minutes", "free, no obligation"],
    button: "Work out your guide price",
    steps: ["Website type", "Services", "Planning"],
    more: "+3 more steps",
  },
  check: {
    title: "Do you already have a site?",
    text: "Type in the address. In about ten seconds you’ll see three things that cost you customers, and what is already fine.",
  },
  approach: {
    title: "From loose thread to live",
    steps: [
      {
        title: "Discover",
        text: "The kick-off: {intakeTime}, at your place, at ours or by phone. Who are your customers, and why do they call you?",
      },
      {
        title: "Design",
        text: "{firstVersionSaid} With your work and your words.",
      },
      { title: "Build", text: "Fast, usable by everyone and ready to be found." },
      {
        title: "Live and onwards",
        text: "We put it online and stay close. With a subscription, changes and updates are on us.",
      },
    ],
  },
  portfolio: {
    title: "What our sites look like: five concept projects",
    lead: "What a site for a builder, a haulier or a lawyer would look like if we made it. Each has colours, type and a tone of voice of its own.",
    mixed: { title: "What our sites look like", lead: "Each has colours, type and a tone of voice of its own." },
    label: "Projects",
    note: "Concept project",
    visit: "Visit website",
    read: "Read the story",
    previous: "Previous project",
    next: "Next project",
    of: "of",
    start: "Start your project",
    pause: "Pause",
    play: "Play",
  },
  pricing: {
    title: "One site, two ways to pay",
    lead: "The same complete website. Buy it, or subscribe to it.",
    once: {
      label: "One-time",
      price: "{price.websiteComplete.amount}",
      text: "complete website, yours to keep; domain, hosting and maintenance are extra",
    },
    or: "or",
    monthly: {
      label: "Subscription",
      price: "{price.websiteMonthly.amount}",
      text: "{price.websiteMonthly.per}, with domain, hosting and maintenance",
    },
    vat: "Excluding VAT. An online shop or custom work? We’ll quote for it personally.",
    benefits: [
      { cloth: "basket", title: "{noUpfrontPayment}", text: "{paymentSaid}" },
      {
        cloth: "birdseye",
        title: "Online fast",
        text: "Usually within {workingDaysToOnline} working days of getting your text and photos.",
      },
      {
        cloth: "herringbone",
        title: "{freeChanges}",
        text: "{changesText}",
      },
      {
        cloth: "windowpane",
        title: "{dailyBackups}",
        text: "With the subscription, or with our hosting. If something breaks, we restore yesterday’s version.",
      },
      {
        cloth: "houndstooth",
        title: "Groundwork for Google",
        text: "Titles, speed and the technical side are right from day one.",
      },
      {
        cloth: "satin",
        title: "Always within reach",
        text: "E-mail us day or night; you’ll have an answer within {supportAnswerWithinHours} hours on working days.",
      },
    ],
    configurator: "Start the configurator",
    direct: "Contact us directly",
    prices: "See the three packages and the prices",
    smallPrint: ["Free first meeting, with advice", "No obligation", "Reply {answerWithin}"],
  },
  quote: {
    title: "Ask for a quote",
    text: "{quoteSaid}",
  },
};
