import type { OwnHomeCopy } from "./home-copy.server";

export const en: OwnHomeCopy = {
  meta: {
    title: "Web design in {town}, the Netherlands | {name}",
    description:
      "A website that brings in enquiries, online within {workingDaysToOnline} working days and nothing to pay up front. Web agency in {town}, for businesses in {serviceArea}.",
  },
  hero: {
    label: "{town}’s number one web agency",
    title: { before: "A website that brings in", thread: "enquiries", after: "" },
    lead: "We weave design, engineering and search into one website. For businesses in {town} and {serviceArea} that want the phone to ring.",
    call: "Call {phone}",
    quote: "Ask for a quote",
    facts: [
      { value: "{entrepreneursHelped}", label: "businesses helped" },
      { value: "{rating}", label: "average rating" },
      { value: "{workingDaysToOnline} working days", label: "and you are online" },
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
        { title: "Position #1", text: "‘webdesign enschede’" },
      ],
    },
  },
  services: {
    title: "Seven fabrics on the roll",
    lead: "Start with a website and stitch on hosting, search or a webshop later. It all comes off the same loom, so it all fits.",
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
          "Copy that helps you sell",
          "Easy to edit yourself",
        ],
      },
      {
        id: "webshop",
        cloth: "herringbone",
        title: "Webshops",
        price: "{price.webshopComplete}",
        text: "A complete shop for up to {webshopProducts} products, from shop window to packing slip.",
        features: [
          "iDEAL, PayPal and credit card",
          "Stock and shipping",
          "Quick checkout on a phone",
          "Training at handover",
        ],
      },
      {
        id: "hosting",
        cloth: "basket",
        title: "Website Hosting",
        price: "{price.hosting}",
        text: "Your site is fast and secure, and somebody is watching when something falters.",
        features: ["Daily backups", "Secure connection", "Updates done for you", "Monitored day and night"],
      },
      {
        id: "seo",
        cloth: "birdseye",
        title: "SEO Services",
        price: "by quote",
        text: "Be found by people nearby who are looking for someone who does what you do.",
        features: [
          "Keyword research",
          "Technology and speed",
          "Pages per service and town",
          "Your business on Google Maps",
        ],
      },
      {
        id: "social",
        cloth: "tartan",
        title: "Social Media & Marketing",
        price: "by quote",
        text: "Posts and ads that suit your business and lead people to your site.",
        features: [
          "A content plan per quarter",
          "Ads on Meta and Google",
          "Photos and short videos",
          "Adjusted every month",
        ],
      },
      {
        id: "analytics",
        cloth: "windowpane",
        title: "Analytics & Reports",
        price: "by quote",
        text: "One page a month: how many people came, how many called, and what we do next.",
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
        price: "by quote",
        text: "People who bought from you once come back when you have something to say.",
        features: [
          "Your own newsletter design",
          "Clean sign-up and opt-out",
          "Campaigns per season",
          "Results per mailing",
        ],
      },
    ],
    webshop: {
      title: "A shop that has made its first sales by Monday morning",
      text: "Fully set up for up to {webshopProducts} products, with iDEAL, PayPal and credit card.",
      link: "See the prices",
    },
    why: {
      title: "Why businesses choose {name}",
      items: [
        { title: "Nothing up front", text: "You pay once your site is there and you are happy with it." },
        {
          title: "Online in {workingDaysToOnline} working days",
          text: "You see the first version of your own site within {firstVersionHours} hours.",
        },
        { title: "Free changes", text: "New opening hours or another photo? Call or e-mail, and we change it." },
        { title: "Round the corner", text: "A small team in {town}. You always speak to someone who knows your site." },
      ],
      link: "Get in touch",
    },
  },
  approach: {
    title: "From loose thread to live",
    steps: [
      { title: "Discover", text: "An hour around the table. Who are your customers, and why do they call you?" },
      { title: "Design", text: "Within {firstVersionHours} hours you see your site, with your work and your words." },
      { title: "Build", text: "Fast, usable by everyone and ready to be found." },
      { title: "Live and onwards", text: "We put it online and stay. Changes and updates are on us." },
    ],
  },
  pricing: {
    title: "One site, two ways to pay",
    lead: "The same complete website. Buy it, or pay by the month.",
    once: { label: "One-time", price: "{price.websiteComplete.amount}", text: "complete website, yours to keep" },
    or: "or",
    monthly: {
      label: "Subscription",
      price: "{price.websiteMonthly.amount}",
      text: "{price.websiteMonthly.per}, maintenance included",
    },
    vat: "Excluding VAT. A webshop or something bespoke? You get a personal quote.",
    benefits: [
      { cloth: "basket", title: "Nothing up front", text: "See it first, pay later." },
      {
        cloth: "birdseye",
        title: "Online fast",
        text: "Within {workingDaysToOnline} working days of having your copy and photos.",
      },
      { cloth: "herringbone", title: "Free changes", text: "Your site grows with you, without extra invoices." },
      { cloth: "windowpane", title: "A backup every day", text: "If something breaks, yesterday is back in no time." },
      { cloth: "houndstooth", title: "Found in your area", text: "The groundwork for Google is there from day one." },
      {
        cloth: "satin",
        title: "Always someone",
        text: "E-mail day or night, answered within {answerWithinHours} hours on working days.",
      },
    ],
    direct: "Direct Contact",
    smallPrint: ["Free advice talk", "No obligations", "Reply within {answerWithinHours} hours"],
  },
  quote: {
    title: "Ask for a quote",
    text: "Personal, within {answerWithinHours} hours and without obligation.",
  },
};
