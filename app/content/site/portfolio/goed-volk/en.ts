import type { ProjectCopy } from "../portfolio-copy";

export const en: ProjectCopy = {
  meta: {
    title: "Website for an HR consultancy in Zwolle | {name}",
    description:
      "Concept project: a website for an HR consultancy in Zwolle. Shapes instead of stock photos, and words without management jargon.",
    updated: "2026-11-28",
  },
  title: "Goed Volk",
  description:
    "HR advice for workshops and shops around Zwolle. Shapes instead of stock photos, and it starts with what’s going on today.",
  category: "HR & Consultancy",
  alt: {
    desktop: "Home page of Goed Volk: a group of people made of circles, arches and blocks in pink, yellow and green.",
    phone: "The Goed Volk site on a phone: the headline, the figures and two ways to start.",
  },
  town: "Zwolle",
  lead: "HR is about people, yet HR sites are full of meeting tables. This one starts with six faces and a question every boss knows.",
  question: [
    "Imagine a consultancy that helps small employers. A bakery, a garage, a shop with eight people. That employer isn’t looking for a strategy. They have to sit down with someone tomorrow and don’t know what they’re allowed to say.",
    "Words like ‘sustainable employability’ scare them off. So does a stock photo with a smile.",
  ],
  made: [
    {
      title: "A crew of shapes",
      text: "Circles and arches, each with a trade: the cook, the builder, the hairdresser. The same figures return on every page, and grow with the client’s team.",
    },
    {
      title: "Three doors",
      text: "Looking for someone, someone is ill, someone is leaving. Behind each door: what to do today, what to do this week, and when to call.",
    },
    {
      title: "A cup of coffee as a button",
      text: "No demo and no discovery call. The appointment is a visit to the shop floor, and that’s what it’s called.",
    },
  ],
  type: {
    title: "Gabarito, round and solid",
    text: "Letters built like the figures: the same circle, the same arch. Set large, they become a group of people standing close together.",
  },
  colour: {
    title: "A colour for everyone",
    text: "Pink for the house, plum for the ink, and on top of those a set of colours that all count the same. In daily use each subject gets one.",
    names: ["House pink", "Plum", "Tomato", "Butter", "Grass", "Lilac"],
  },
  structure: {
    title: "Start with what’s going on",
    text: "Not a menu of services but of situations. Rules and pay are there too, for those who read on.",
    pages: ["Hiring", "Sick leave", "Pay and rules", "About us", "Call us"],
  },
  gain: [
    "Employers who call while the problem is still small.",
    "An identity that also works on a coffee cup and a job notice in the supermarket.",
  ],
};
