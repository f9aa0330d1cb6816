import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "A website made in Twente, at your table | {name}",
    description:
      "We come to you, from Hellendoorn to Losser. A website made in Twente starts at your own place, {price.websiteBasic} excl. VAT. Book a visit.",
    keywords:
      "website Twente, web designer Twente, website Hengelo, website Almelo, website Oldenzaal, website Rijssen",
    updated: "2026-11-29",
  },
  label: "Websites across Twente",
  group: nl.group,
  service: "Website development on location",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "Fourteen municipalities, one kitchen table",
    title: "A website made in Twente",
    lead: "We’ll do the driving. You put the kettle on. A good site begins with seeing where you work, what’s on the bench and how you talk to customers.",
    buttons: { contact: "Invite us over", call: null },
    facts: [
      { value: "At your place", label: "the first meeting: {appointmentMinutes} minutes, free of charge" },
      {
        value: "{firstVersionFrom} to {firstVersionHours} hours",
        label: "from your text and photos to a first version",
      },
    ],
  },
  story: {
    title: "Look first, then build",
    paragraphs: [
      "On a video call you hear what people say. At the kitchen table you see what they forget to mention: the pile of thank-you cards on the sill, the machine nobody else has, the daughter who will take over in three years. Those are the things that belong on your site.",
      "In Twente people know each other through the football club, the church, the carnival society or the street. There’s a local word for it: noaberschap. Anyone who comes to you has often heard your name already. So your website doesn’t need to shout. It has to confirm what the neighbour said, and then show the phone number.",
      "We chat if you like to chat and keep it brisk if you prefer that. Whatever we agree on, we put in writing, so nobody has to guess what was meant.",
    ],
  },
  proof: {
    kind: "places",
    title: "Where we visit",
    lead: "We’re based in {town}. These are our rounds through the region, and what we find there.",
    items: [
      {
        title: "Hengelo and Borne",
        text: "Engineering in the tradition of Stork and Thales, and shops around Westermaat. Firms that know far more than they show.",
      },
      {
        title: "Almelo, Wierden and Twenterand",
        text: "Logistics at the XL Businesspark, building and textiles in Vriezenveen and Vroomshoop. Sites that must find staff as well as customers.",
      },
      {
        title: "Rijssen-Holten and Hellendoorn",
        text: "Family firms, contractors and holiday parks by the Sallandse Heuvelrug. Often third generation, often due a new site.",
      },
      {
        title: "Oldenzaal, Losser and Dinkelland",
        text: "Haulage along the A1, galleries in Ootmarsum, hotels in De Lutte. German customers read it too.",
      },
      {
        title: "Tubbergen",
        text: "From Albergen to Vasse: tradespeople with an open day rather than an advertising budget.",
      },
      {
        title: "Haaksbergen and Hof van Twente",
        text: "Estates near Delden, crafts in Diepenheim, farm shops in Markelo and a factory in Goor.",
      },
    ],
  },
  services: {
    title: "What we bring along",
    lead: "A laptop, a notebook and a list of questions. You choose how far we go.",
    cards: [
      {
        title: "A visit with a plan",
        text: "We look round, ask questions and leave a plan behind: which pages, which words, which photos and roughly what it costs.",
        detail: "Free first meeting",
      },
      {
        title: "The site itself",
        text: "A design that fits your region and trade, with words that sound like you. You can edit it without a course.",
        detail: "{price.websiteBasic}, excl. VAT",
      },
      {
        title: "Coming back",
        text: "Six months later we’re at the table again. What did customers ask, what has changed, what can go?",
        detail: "By appointment",
      },
    ],
    link: { label: "Where to find us", page: "location" },
  },
  benefits: {
    title: "Why being nearby helps",
    items: [
      {
        title: "Your own photos",
        text: "Your hands, your workshop, your cows. No smiling strangers from a picture library.",
      },
      { title: "No middlemen", text: "Whoever picks up the phone knows you and your site." },
      { title: "Clear language", text: "We explain what we do without jargon." },
      {
        title: "Place names that are right",
        text: "We know that Boekelo belongs to Enschede and Bornerbroek to Almelo.",
      },
      {
        title: "German where it helps",
        text: "A page for people across the border, proofread by a human. Quoted separately.",
      },
      { title: "A jobs page, too", text: "Where someone can apply in five lines." },
      { title: "After six, too", text: "An evening appointment if you spend the day on scaffolding." },
      { title: "Something new? We come back", text: "A new workshop or a new van belongs on your site too." },
    ],
  },
  check: null,
  questions: {
    title: "Questions about a visit",
    items: [
      {
        id: "cost-of-visit",
        question: "Does a visit cost anything?",
        answer:
          "No. The first {appointmentMinutes}-minute meeting is free, in Nijverdal or Den Ham too. If it’s not a match, you’ve lost nothing.",
      },
      {
        id: "rather-online",
        question: "Can we do it without a visit?",
        answer: "Of course. A phone or video call works too. We’ll ask you for some photos and a tour with your phone.",
      },
      {
        id: "outside-twente",
        question: "What if I’m just outside Twente?",
        answer:
          "Salland, the Achterhoek and the German side of the border are fine too. We combine the visit with another appointment in that direction.",
      },
    ],
  },
  contact: {
    title: "Where shall we come and see you?",
    text: "Leave your name, e-mail address and phone number. We’ll call to ask where you are and what time suits.",
    form: {
      title: "Book a visit",
      text: "Allow {appointmentMinutes} minutes. No sales talk.",
      submit: "Book my visit",
      about: nl.contact.form.about,
      ask: null,
    },
    promises: ["By day or in the evening", "A plan on paper, with a guide price", "You’re free to say no"],
  },
  related: { title: "Choose what you need", slugs: nl.related.slugs },
};
