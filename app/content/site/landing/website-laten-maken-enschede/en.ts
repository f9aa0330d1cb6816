import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "A new website for your Enschede business | {name}",
    description:
      "A new website for your business in Enschede: fixed price, no deposit and usually online within {workingDaysToOnline} working days. See how the week unfolds.",
    keywords: "website Enschede, new business website Enschede, web agency Enschede, website price Enschede",
    updated: "2026-11-29",
  },
  label: "A new website in Enschede",
  group: nl.group,
  service: "Website development",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "For businesses in Enschede",
    title: "A new website for your Enschede business",
    lead: "With your text and photos ready, it’s coffee on Monday and usually online on Friday. A complete site at a price you know up front: {price.websiteComplete} {price.websiteComplete.per}, or {price.websiteMonthly}, excl. VAT.",
    buttons: { contact: "Ask for a proposal", call: null },
    facts: [
      { value: "{workingDaysToOnline} working days", label: "our aim, once your text and photos are in" },
      { value: "{noUpfrontPayment}", label: "see it first, then pay" },
    ],
  },
  proof: {
    kind: "steps",
    title: "What the week looks like once your text and photos are ready",
    lead: "Most websites take months because they keep ending up at the bottom of the pile. We work straight through instead, and there’s something to look at every day.",
    items: [
      {
        title: "Monday: we talk",
        text: "The kick-off: {intakeTime} at your place or ours. What do you sell, to whom, and why do they pick you?",
      },
      {
        title: "Tuesday: first version",
        text: "Your own pages, with what you told us on Monday. Crossing things out is welcome.",
      },
      {
        title: "Wednesday: words and pictures",
        text: "We polish the text together. If a photo is missing, we tell you exactly which one.",
      },
      {
        title: "Thursday: build and test",
        text: "Phone, tablet, desktop, form, loading time. We try to break everything that can break.",
      },
      {
        title: "Friday: live",
        text: "Your domain switches over, Google is told, and you get an hour of training.",
      },
    ],
  },
  benefits: {
    title: "Eight things we take care of",
    items: [
      {
        title: "{starterPagesFrom} to {starterPagesTo} pages",
        text: "Home, services, about, contact. Enough to get chosen.",
      },
      { title: "Help with the text", text: "You talk, we help you write it the way your customer would say it." },
      {
        title: "A domain in your name",
        text: "Registered to you, so it stays yours if you leave. With the subscription; if you buy the site, we set it up at your expense.",
      },
      {
        title: "E-mail on your domain",
        text: "Your own name after the @. Part of the hosting: with the subscription, or extra.",
      },
      { title: "A form that gets through", text: "Enquiries reach your inbox without the spam." },
      { title: "Groundwork for Google", text: "Titles, speed and the technical side are right from day one." },
      { title: "Privacy done properly", text: "A cookie notice that is correct and a policy people can read." },
      { title: "{freeChanges}", text: "{changesText}" },
    ],
  },
  services: {
    title: "Three ways to start",
    lead: "Not every business needs the same thing. Pick what suits where you are now.",
    cards: [
      {
        title: "The complete website",
        text: "For anyone with no site yet, or one from ten years ago. From the home page to the thank-you page. Domain and hosting are extra.",
        detail: "{price.websiteComplete} {price.websiteComplete.per}, excl. VAT",
      },
      {
        title: "The same site, monthly",
        text: "Rather not pay a large sum at once? Pay a fixed monthly amount, with domain, hosting, maintenance and changes included. The site is yours to use while the subscription runs.",
        detail: "{price.websiteMonthly}, excl. VAT",
      },
      {
        title: "Start small",
        text: "A small site for a sole trader or an idea that still has to find its feet. You can extend it later.",
        detail: "{price.websiteBasic}, excl. VAT",
      },
    ],
    link: { label: "The prices side by side", page: "prices" },
  },
  story: {
    title: "A city with more than one kind of customer",
    paragraphs: [
      "Anyone who runs a business in Enschede talks to several audiences at once. A student from the University of Twente or Saxion searches on a phone and decides in half a minute. A family from the southern districts wants to know whether you’re open on Tuesday evening. And on market days, Tuesday and Saturday on H.J. van Heekplein, the queue speaks German as often as Dutch.",
      "That shapes how we set up a site. A hairdresser in the Haverstraatpassage needs the booking button at the top. A metalworks on the Marssteden estate sells with a list of machines and tolerances. A spin-off at Kennispark has to explain itself in one sentence to an investor who isn’t an engineer.",
      "Our own name comes from the mills. Parts of the Jannink and Van Heek factories are still standing, with homes and studios inside. Good work lasts when someone looks after it, and we think of websites the same way.",
    ],
  },
  check: null,
  questions: {
    title: "Questions about a new website",
    items: [
      {
        id: "what-do-i-provide",
        question: "What do I have to provide?",
        answer:
          "Your logo if you have one, photos of your work, any text you already have and {intakeTime} of your time. We help you write the rest; the week starts once the text is there. No photos yet? We draw up a list of six pictures you can take with your phone.",
      },
      {
        id: "always-in-time",
        question: "Does it always fit in a week?",
        answer:
          "For an ordinary business site, usually yes, as long as you check things in time. {clockSaid} {largerSaid}",
      },
      {
        id: "old-site",
        question: "I already have a site. What happens to it?",
        answer:
          "It stays up until the new one is ready. Addresses that Google knows are redirected, so you lose no visitors.",
      },
    ],
  },
  contact: {
    title: "Start this week",
    text: "Leave your name and e-mail address and choose what you need. You’ll know when we can begin and what it costs {answerWithin}.",
    form: {
      title: "Your new site",
      text: "Four fields, no obligation.",
      submit: "Get my proposal",
      about: nl.contact.form.about,
      ask: null,
    },
    promises: [
      "First meeting at your place in Enschede or at ours",
      "The price in black and white before we build anything",
      "You only pay once you’ve approved it",
    ],
  },
  related: { title: "More in Enschede", slugs: nl.related.slugs },
};
