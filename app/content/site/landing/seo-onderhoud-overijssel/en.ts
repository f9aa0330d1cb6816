import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "SEO maintenance in Overijssel, monthly | {name}",
    description:
      "Staying found is monthly work. SEO maintenance for businesses in Overijssel: check, refresh, extend, and a report of a single page.",
    keywords: "SEO maintenance Overijssel, SEO subscription, monthly SEO Twente, keep Google position, SEO Zwolle",
    updated: "2026-11-29",
  },
  label: "SEO maintenance in Overijssel",
  group: nl.group,
  service: "SEO maintenance",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "Staying found is monthly work",
    title: "SEO maintenance in Overijssel",
    lead: "A good position on Google slips when nobody looks after it. We keep it up: fixed hours, a fixed order, and one page each month with what was done.",
    buttons: { contact: "SEO maintenance plan", call: "SEO consultation" },
    facts: [
      { value: "Every month", label: "work you can check" },
      { value: "All of Overijssel", label: "tracked town by town" },
    ],
  },
  proof: {
    kind: "steps",
    title: "A month of maintenance",
    lead: "Four weeks, four kinds of work. If something urgent comes up, the rest waits.",
    items: [
      {
        title: "Week one: check",
        text: "Positions, broken links, loading time, notices from Google. Anything in the red is repaired that same week.",
      },
      {
        title: "Week two: refresh",
        text: "Two existing pages get new figures, new examples and a title worth clicking.",
      },
      {
        title: "Week three: extend",
        text: "One new page about a question that customers put to you or to Google this month.",
      },
      {
        title: "Week four: report",
        text: "What rose, what fell, what we make of it and what tops the list next month.",
      },
    ],
  },
  story: {
    title: "Why standing still means sinking",
    paragraphs: [
      "Your competitor in Hardenberg writes a good explanation of underfloor heating. A national chain opens a page for every village from Genemuiden to Gramsbergen. Google changes the way it shows answers. Nothing about your site has changed, and yet you’re one place down.",
      "Maintenance catches that before your diary gets emptier. Last season is your best source. The bike rental near Giethoorn and the campsite on the Vecht get their questions in February, the accountant in Zwolle in March, the painter in Raalte as soon as it stays dry. Have your pages ready two months ahead and you reap the benefit.",
      "We work in small, regular steps. Better two good pages a month than twenty half-finished ones in January. And when a month is quiet we say so, and spend the hours on what was left undone.",
    ],
  },
  benefits: {
    title: "What each month contains",
    items: [
      { title: "Positions by town", text: "You see whether Deventer treats you differently from Almelo." },
      { title: "A technical round", text: "Dead links, slow pages and duplicate titles get fixed." },
      { title: "Existing text, refreshed", text: "Old years and vanished services go out." },
      { title: "New content", text: "Written after a phone call with you, not lifted from another site." },
      { title: "A current Maps profile", text: "Holidays, photos and new services are there in time." },
      { title: "Help with reviews", text: "A polite request to customers and a calm reply to criticism." },
      { title: "An eye on the neighbours", text: "What are the three firms around you doing, and should you mind?" },
      { title: "A quarterly catch-up", text: "Half an hour to decide where the attention goes." },
    ],
  },
  services: {
    title: "As much work as there is to do",
    lead: "How much it is depends on your site and your market. You get a proposal with the number of hours and a fixed monthly amount, excl. VAT.",
    cards: [
      {
        title: "Keeping up",
        text: "For a well-built site in a quiet market. Checks, small repairs and a short report.",
        detail: "Few pages, one place",
      },
      {
        title: "Growing",
        text: "New or rewritten pages every month, and positions measured in several towns. For those who want more enquiries from their own region.",
        detail: "Several towns",
      },
      {
        title: "Staying ahead",
        text: "Several branches, or a market full of national players. With a campaign each season and a call each month.",
        detail: "Province-wide",
      },
    ],
    link: { label: "For everyday questions: support", page: "support" },
  },
  check: {
    title: "How is your site doing today?",
    text: "Type in your address and you’ll see what Google reads on your home page, and what is missing there right now.",
  },
  questions: {
    title: "Frequently asked questions about SEO maintenance",
    items: [
      {
        id: "audit-first",
        question: "Do I need an audit first?",
        answer:
          "A baseline, always: without a starting point there’s nothing to compare. If your site was recently optimised by us or anyone else, we use that data and you can go straight on.",
      },
      {
        id: "write-myself",
        question: "Can I write the text myself?",
        answer:
          "Please do. You know the trade. We supply the subject and the questions, edit what you send and put it in the right place.",
      },
      {
        id: "stopping",
        question: "What’s left when I stop?",
        answer:
          "Everything. Text, measurements and accounts are in your name. You can cancel any month, with {contract.generalNoticeMonths} months’ notice. Your position won’t drop overnight, but without upkeep the wear returns.",
      },
    ],
  },
  contact: {
    title: "Where do you stand today?",
    text: "Four fields and you’re done. Our e-mail asks for your web address and the towns that matter; you get an overview of your positions and a proposal with hours and price.",
    form: {
      title: "Ask for a maintenance plan",
      text: "With scope, schedule and price.",
      submit: "Get my maintenance plan",
      about: nl.contact.form.about,
      ask: "with your site’s address and the towns that matter, and you’ll get an overview of your positions and a proposal",
    },
    promises: ["A baseline before you decide", "One contact person", "Data and text belong to you"],
  },
  related: { title: "Read about", slugs: nl.related.slugs },
};
