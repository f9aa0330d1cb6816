import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "Web design in Enschede: a new look | {name}",
    description:
      "Your site still works but no longer fits your business. Web design in Enschede: a redesign you recognise, where visitors find their way.",
    keywords: "web design Enschede, website redesign Enschede, web designer Enschede, brand website design",
    updated: "2026-11-29",
  },
  label: "Web design and redesign in Enschede",
  group: nl.group,
  service: "Web design",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "Refreshed, not thrown away",
    title: "Web design in Enschede",
    lead: "Your business has moved on and your site hasn’t. We keep what’s good, fix what doesn’t fit and make sure visitors find what they came for.",
    buttons: { contact: "Have your design checked", call: null },
    facts: [
      { value: "Made for you", label: "no template off the shelf" },
      { value: "Two directions", label: "to choose from, with your own words in them" },
    ],
  },
  proof: {
    kind: "checklist",
    title: "Does it still fit?",
    lead: "Open your own site on your phone and tick what you recognise.",
    items: [
      { title: "You zoom in with two fingers", text: "just to read the text." },
      { title: "The first photo", text: "shows a building, a van or a haircut you no longer have." },
      { title: "Nobody clicks ‘Our vision’", text: "and yet it comes first in the menu." },
      { title: "Your business card and your site", text: "seem to belong to two companies." },
      { title: "A new service", text: "sits somewhere at the bottom because there was no room." },
      { title: "You’d rather not give the address", text: "when someone asks for your website." },
    ],
    note: "One or two ticks: a refresh will do. Four or more: time for a new design.",
  },
  services: {
    title: "Refreshed, rearranged or brand new",
    lead: "We start with what already works. What it costs depends on how many pages change; after the first meeting you get a quote with one fixed price, excl. VAT.",
    cards: [
      {
        title: "Refresh",
        text: "Type, colour, space and photos are renewed. The structure and the addresses of your pages stay as they are.",
        detail: "For one or two ticks",
      },
      {
        title: "Rearrange",
        text: "A new layout based on what visitors really do. Menu, home page and the two most important pages are redone.",
        detail: "For three ticks",
      },
      {
        title: "Start afresh",
        text: "A complete design in a style of its own, in tune with your brand and ready for your van, card and shopfront.",
        detail: "For four or more",
      },
    ],
    link: { label: "How we handle custom work", page: "custom-work" },
  },
  story: {
    title: "Designing in a city of makers",
    paragraphs: [
      "Enschede has an eye for form. The AKI art academy has trained artists and designers for generations, the Roombeek district is full of buildings that look like no other, and the old Polaroid factory now houses studios. People who walk around there can tell in a second whether something was made with care.",
      "Still, good design doesn’t begin with pretty. It begins with what someone came to do. We look in your statistics for the point where visitors give up, and ask a few of your customers to do something: find a price, book an appointment, find the phone number. Watching for twenty minutes teaches more than an afternoon of meetings.",
      "Only then do the colours come out. You get to see two directions, worked out with your own words and never with dummy Latin. You pick one, say what bothers you, and we adjust. We can explain every choice, down to the curve of a button.",
    ],
  },
  benefits: {
    title: "What the design takes care of",
    items: [
      { title: "Phone first", text: "because that is where visits begin, for business customers too" },
      { title: "Readable type", text: "large and well spaced, even if you can’t find your glasses" },
      { title: "Enough contrast", text: "so the site can be read in the sun outside a café" },
      { title: "A calm menu", text: "five choices that say what they are" },
      { title: "One main button", text: "per screen, so no one has to choose between four" },
      { title: "A look of your own", text: "in patterns, icons and photos, recognisable without a logo" },
      { title: "Built light", text: "because nobody sees a fine picture that doesn’t load" },
      { title: "A style guide", text: "on a single page, for your printer and your workwear supplier" },
    ],
  },
  check: {
    title: "Three points, straight away",
    text: "Type in your website’s address. In about ten seconds you’ll see three things that cost you customers, and why, and what is already fine.",
  },
  questions: {
    title: "Questions about a redesign",
    items: [
      {
        id: "will-i-lose-google",
        question: "Will I lose my position on Google?",
        answer:
          "Not if the addresses of your pages are treated with care. We note beforehand which pages get visits, keep their content and redirect the old addresses.",
      },
      {
        id: "own-brand",
        question: "I already have a brand style. Will you stick to it?",
        answer:
          "Gladly. We translate it for the screen: which colours are readable, which typeface loads quickly, and how your logo holds up on a small display.",
      },
      {
        id: "who-builds",
        question: "Can my own developer build it?",
        answer:
          "Certainly. You get the design with sizes, colours and the behaviour of every button, and we answer the questions. If we build it, the handover is simply part of the job.",
      },
    ],
  },
  contact: {
    title: "Have your site looked over",
    text: "Three points are there straight away, with the website check on this page. Would you like us to look at the design too? Fill in four fields. Our e-mail asks for your web address.",
    form: {
      title: "Have your design checked",
      text: "Free, even if you do the work yourself.",
      submit: "Check my design",
      about: nl.contact.form.about,
      ask: "with your site’s address and we’ll take the points of the website check into account in your price",
    },
    promises: [
      "Three improvements, straight away on this page",
      "A design with your own words in it",
      "A fixed price after the first meeting",
    ],
  },
  related: { title: "Also in Enschede", slugs: nl.related.slugs },
};
