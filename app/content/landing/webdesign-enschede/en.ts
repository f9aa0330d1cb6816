import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "Web design in Enschede: a redesign that fits | {name}",
    description:
      "Your site still works but no longer fits your business. Web design in Enschede: a redesign you recognise, in which visitors find their way.",
    keywords: "web design Enschede, website redesign Enschede, web designer Enschede, brand website design",
    updated: "2026-11-21",
  },
  label: "Web design and redesign in Enschede",
  service: "Web design and redesign",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "Altered, not thrown away",
    title: "Web design in Enschede",
    lead: "A coat that no longer fits goes to the tailor. We do the same with websites: the good cloth stays, the cut is new.",
    buttons: { contact: "Have your design checked", call: null },
    facts: [
      { value: "Made to measure", label: "no template off the shelf" },
      { value: "Fittings included", label: "to adjust until it sits right" },
    ],
  },
  proof: {
    kind: "checklist",
    title: "Does it still fit?",
    lead: "Open your own site on your phone and tick what you recognise.",
    items: [
      { title: "You zoom in with two fingers", text: "to be able to read the text." },
      { title: "The first photo", text: "shows a building, a van or a haircut you no longer have." },
      { title: "Nobody clicks ‘Our vision’", text: "and yet it comes first in the menu." },
      { title: "Your business card and your site", text: "seem to belong to two companies." },
      { title: "A new service", text: "sits somewhere at the bottom because there was no room." },
      { title: "You would rather not give the address", text: "when someone asks for your website." },
    ],
    note: "One or two ticks: a small alteration. Four or more: time to take new measurements.",
  },
  services: {
    title: "Taken in, let out or cut anew",
    lead: "A redesign need not turn everything upside down. We start with what already works.",
    cards: [
      {
        title: "Taking in",
        text: "Type, colour, space and photos are renewed. The structure and the addresses of your pages stay as they are.",
        detail: "Smallest job",
      },
      {
        title: "Altering",
        text: "A new layout based on what visitors really do. Menu, home page and the two most important pages are redone.",
        detail: "Larger job",
      },
      {
        title: "Cutting anew",
        text: "A complete design with its own visual language, tuned to your brand, ready for your van, card and shopfront.",
        detail: "Custom work",
      },
    ],
    link: { label: "How custom work works", page: "custom-work" },
  },
  story: {
    title: "Designing in a city of makers",
    paragraphs: [
      "Enschede has an eye for form. The AKI art academy has trained artists and designers for generations, the Roombeek district is full of buildings that look like no other, and the old Polaroid factory now houses studios. People who walk around there can tell in a second whether something was made with care.",
      "Still, good design does not begin with pretty. It begins with what somebody came to do. We look in your statistics for the point where visitors give up, and ask a few of your customers to do something: find a price, book an appointment, find the phone number. Watching for twenty minutes teaches more than an afternoon of meetings.",
      "Only then do the colours come out. You get to see two directions, worked out with your own words and never with dummy Latin. You pick one, say where it pinches, and we adjust. We can explain every choice, down to the curve of a button.",
    ],
  },
  benefits: {
    title: "What the design takes care of",
    items: [
      { title: "Phone first", text: "because that is where visits begin, for business customers too" },
      { title: "Readable type", text: "large and well spaced, even if you cannot find your glasses" },
      { title: "Enough contrast", text: "so the site can be read in the sun outside a café" },
      { title: "A calm menu", text: "five choices that say what they are" },
      { title: "One main button", text: "per screen, so no one has to choose between four" },
      { title: "A look of your own", text: "in patterns, icons and photos, recognisable without a logo" },
      { title: "Built light", text: "because nobody sees a fine picture that does not load" },
      { title: "A style guide", text: "on a single page, for your printer and your embroiderer" },
    ],
  },
  questions: {
    title: "About the alteration",
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
          "Gladly. We translate it to the screen: which colours are readable, which typeface loads quickly, and how your logo holds up on a small display.",
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
    title: "Send us your address",
    text: "Your web address, that is. Fill in the form, then reply to our e-mail with the address of your site. We send back three things we would change, with reasons.",
    form: { title: "Have your design checked", text: "Free, even if you do the work yourself." },
    promises: [
      "Three improvements, explained",
      "A design with your own words in it",
      "A fixed price after the introduction",
    ],
  },
  related: { title: "Or something new after all?", slugs: nl.related.slugs },
};
