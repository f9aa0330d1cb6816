import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "Website hosting in Overijssel | {name}, Enschede",
    description:
      "Hosting on {dutchServers}, aiming for {uptime} uptime, backups daily, {price.hosting}, excl. VAT. We handle the move; your e-mail keeps working.",
    keywords: "website hosting Overijssel, hosting Enschede, {dutchServers}, move website, hosting with support",
    updated: "2026-11-29",
  },
  label: "Website hosting in Overijssel",
  group: nl.group,
  service: "Website hosting",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "{dutchServers}, people in Twente",
    title: "Website hosting for Overijssel",
    lead: "Your site should simply be up. We host it on {dutchServers}, back it up every day, watch it round the clock and take the move off your hands.",
    buttons: { contact: "Request hosting", call: "Hosting advice" },
    facts: [
      { value: "{uptime}", label: "uptime: how often your site can be reached. A target, and we measure it" },
      { value: "{dutchServers}", label: "your data stays here" },
      {
        value: "{support247} support",
        label: "by e-mail day and night, answered within {supportAnswerWithinHours} hours on working days",
      },
    ],
  },
  benefits: {
    title: "What you get with our hosting",
    items: [
      { title: "{dailyBackups}", text: "Deleted a page by mistake? We restore yesterday’s version." },
      { title: "A secure connection", text: "The padlock renews itself, so no browser warnings." },
      { title: "Updates if you want them", text: "Add maintenance and we’ll try every update on a copy first." },
      {
        title: "Watched day and night",
        text: "{outageSaid}",
      },
      { title: "Mailboxes on your domain", text: "Set up so that your quotes don’t end up as spam." },
      { title: "Quick on the first click", text: "Small files on a fast server, with pages prepared in advance." },
      { title: "The move included", text: "Site, domain and e-mail come over together, at a moment that suits you." },
      {
        title: "Cancel any month",
        text: "With {contract.generalNoticeMonths} months’ notice. You take your files and your domain with you.",
      },
    ],
  },
  proof: {
    kind: "table",
    title: "Do it yourself, or have it done for you",
    lead: "A bare package from a big provider looks cheaper on the invoice. But look at who does the work.",
    columns: ["Who takes care of…", "Bare hosting package", "Hosting with {name}"],
    rows: [
      ["Restoring a backup", "You, with a manual", "We do, after one call"],
      ["Updates", "You, or nobody", "We do, if you add maintenance"],
      ["Trouble on Sunday", "A queue", "We see it within minutes; your site comes first on the next working day"],
      ["A question about e-mail", "A helpdesk that hasn’t seen your site", "Someone who built it or went through it"],
      ["Cost, excl. VAT", "The package plus your own hours", "{price.hosting}"],
    ],
    note: "Chat and e-mail are always open; on working days you have an answer within {supportAnswerWithinHours} hours.",
  },
  services: {
    title: "Choose what you need",
    lead: "Three kinds of hosting, for a site made by us or by someone else.",
    cards: [
      {
        title: "Hosting for a business site",
        text: "Space, security, backups and monitoring for an ordinary website. You won’t notice a thing, and that’s the idea.",
        detail: "{price.hosting}, excl. VAT",
      },
      {
        title: "Hosting for a shop",
        text: "A small shop runs on ordinary hosting. Once it gets busy, you get more power, closer monitoring around the checkout and a second backup in another place.",
        detail: "{price.hosting}, excl. VAT; a busy shop on request",
      },
      {
        title: "Domain and mail",
        text: "Registration in your name, mailboxes, forwarding, and the settings that prove an e-mail really comes from you.",
        detail: "Available separately",
      },
    ],
    link: { label: "How our support works", page: "support" },
  },
  story: {
    title: "It matters where your data is kept",
    paragraphs: [
      "A dentist in Hengelo, an estate agent in Kampen, a club in Ommen: all of them keep people’s details. On servers in the Netherlands these stay within the EU, with a processing agreement you can actually read. No need to work out on which continent a contact form ended up.",
      "Distance also costs time. Anyone in Overijssel who opens your site fetches it from nearby. We’re talking about tenths of a second, but they add up with every photo and every typeface.",
      "Our {uptime} uptime is a target you can check. We measure from outside and show you the readings whenever you ask, including the minutes when it went wrong and what we did about it.",
    ],
  },
  check: {
    title: "How fast does your server answer now?",
    text: "Type in your address and you’ll see how soon your site starts to load, how long your certificate lasts and whether the connection is safe.",
  },
  questions: {
    title: "Frequently asked questions about hosting",
    items: [
      {
        id: "mail-during-move",
        question: "Will my e-mail be down during the move?",
        answer:
          "No. We set up the new mailboxes, copy your e-mail across and only then switch over. Old and new run side by side for a few days.",
      },
      {
        id: "built-by-others",
        question: "Do you host sites built by others?",
        answer:
          "Yes, if we can keep them safe. We go through the site first and say what has to be updated before it can come over.",
      },
      {
        id: "what-is-24-7",
        question: "What does {support247} support mean exactly?",
        answer:
          "The monitoring never sleeps and you can send a message by chat or e-mail at any hour. A personal answer comes within {supportAnswerWithinHours} hours on working days. {outageSaid}",
      },
    ],
  },
  contact: {
    title: "Time to move?",
    text: "Leave your details, and our e-mail will ask for your domain name and current provider. Then you’ll know what’s there, what it costs and when it can come over.",
    form: {
      title: "Request hosting",
      text: "You’ll hear what it costs and when it’s safest to move.",
      submit: "Request hosting",
      about: nl.contact.form.about,
      ask: "with your domain name and current provider, and we’ll see what’s there and what it costs",
    },
    promises: ["We do the moving", "Old and new e-mail side by side for a while", "Your domain stays yours"],
  },
  related: { title: "Read on", slugs: nl.related.slugs },
};
