import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Web agency in Overijssel: who we are, what we make | {name}",
    description:
      "A web agency for all of Overijssel. Ask for your price: a complete website, {price.websiteComplete} or {price.websiteMonthly}, excl. VAT. Free, without obligation.",
    updated: "2026-11-29",
  },
  hero: {
    label: "A web agency for all of Overijssel",
    title: "Your business deserves a site made round here",
    lead: "Made in {town}, for businesses from the IJssel to the Dinkel. Fill in four fields and you’ll know where you stand {answerWithin}.",
    prices: [
      { amount: "{price.websiteComplete.amount}", text: "{price.websiteComplete.per}, complete website" },
      {
        amount: "{price.websiteMonthly.amount}",
        text: "{price.websiteMonthly.per}, the same website with domain, hosting and maintenance",
      },
    ],
    vat: "Amounts exclude VAT.",
    form: { title: "What will it cost?", text: "A free quote, no obligation." },
  },
  local: {
    title: "Why choose an agency from your own province",
    items: [
      {
        place: "At your table",
        text: "We drive to Hardenberg or Kampen for the kick-off, which takes {intakeTime}. That’s part of the job and doesn’t appear on the bill.",
      },
      {
        place: "With a feel for the region",
        text: "Salland isn’t Twente, and Zwolle is neither. We match the tone, keywords and photos to yours.",
      },
      {
        place: "Without the waiting",
        text: "You call, and someone who knows your site answers. Your message doesn’t pass through three departments.",
      },
      {
        place: "With people close by",
        text: "A photographer, a printer, a writer: just ask, and we’ll name someone near you.",
      },
    ],
  },
  results: {
    title: { proven: "What we’ve done so far", open: "What we’re working towards" },
    items: [
      {
        value: "{entrepreneursHelped}",
        label: "clients helped with a site, a shop or a better place on Google{entrepreneursHelped.mark}",
      },
      { value: "{rating}", label: "average rating of our work{rating.basis}", source: "{rating.url}" },
    ],
  },
  services: {
    title: "Six things we make",
    items: [
      {
        cloth: "house",
        title: "Websites",
        text: "{starterPagesFrom} to {starterPagesTo} pages that say what you do and why people should call you.",
      },
      {
        cloth: "herringbone",
        title: "Online shops",
        text: "From window to packing slip, with iDEAL, PayPal and credit cards.",
      },
      { cloth: "birdseye", title: "Search", text: "Easier to find for people in your town who need what you do." },
      { cloth: "basket", title: "Hosting", text: "{dutchServers}, daily backups, {uptime} uptime as a target." },
      {
        cloth: "windowpane",
        title: "Maintenance",
        text: "Updates and security, off your mind.",
      },
      {
        cloth: "tartan",
        title: "Online marketing",
        text: "Ads and posts for people who can actually come to you.",
      },
    ],
    more: "See all services",
  },
  compare: {
    title: "One-time or monthly?",
    lead: "Take your time over the sums. Both are good; they suit different kinds of business.",
    once: "One-time",
    monthly: "Monthly",
    rows: [
      { topic: "Cost, excl. VAT", once: "{price.websiteComplete}", monthly: "{price.websiteMonthly}" },
      { topic: "Deposit", once: "None", monthly: "None" },
      {
        topic: "Who owns the site?",
        once: "You do, once it’s paid for",
        monthly: "Yours to use while the subscription runs",
      },
      { topic: "Domain name", once: "Bring your own, or extra", monthly: "Included" },
      { topic: "Hosting", once: "Separate, {price.hosting}", monthly: "Included" },
      { topic: "Maintenance and changes", once: "On request", monthly: "Included" },
      {
        topic: "Minimum term",
        once: "None",
        monthly: "{contract.minimumMonths} months, then {contract.noticeMonths} month’s notice",
      },
      { topic: "Suits", once: "Owners who look after it themselves", monthly: "Owners who want it off their hands" },
    ],
  },
  reviews: {
    title: "No reviews yet, but a promise",
    note: "You see your own site first; the invoice comes after that. Below are three samples of what you’ll find here later: we only publish what customers wrote themselves.",
    source: "Read it at the source",
    mark: "Sample review",
    items: [
      {
        trade: "Landscaping firm",
        town: "Raalte",
        text: "On Monday they were in our greenhouse, and on Friday the site was up. The photos of the borders do the work: people call and mention the garden they saw.",
      },
      {
        trade: "Physiotherapy practice",
        town: "Zwolle",
        text: "We wanted fewer calls about opening hours. They’re at the top now, and so is the booking button. The front desk has become quieter.",
      },
      {
        trade: "Furniture workshop",
        town: "Rijssen",
        text: "I can add a new piece myself without the whole page jumping. I would never have dared that with my previous site.",
      },
    ],
  },
  founder: {
    title: "Who you’ll deal with",
    paragraphs: [
      "We’re a team of {teamSizeSaid} and work from {town}. Design, technology and text share one table, so a question never has far to travel.",
      "We started because we kept seeing good businesses with a mediocre site, or paying too much for one. It can be done differently: a fixed price, no runaround, and a site to be proud of.",
    ],
    link: "More about us",
    mark: "The {name} team",
  },
  area: {
    title: "Choose your town or service",
    lead: "Here’s what we do in each town, and for each service.",
  },
  closing: {
    title: "Tell us what you need, and we’ll price it",
    text: "You’ll know what it costs and what you get for it. In plain words, {answerWithin}.",
    form: { title: "Ask for your quote", text: "We read every request ourselves." },
  },
};
