import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "WordPress website in Enschede | {name}",
    description:
      "A WordPress website you update yourself, without thirty plug-ins. Built or refurbished in Enschede, explained on your own pages.",
    keywords: "WordPress website Enschede, WordPress developer Enschede, WordPress specialist Twente, WordPress repair",
    updated: "2026-11-29",
  },
  label: "WordPress websites in Enschede",
  group: nl.group,
  service: "WordPress",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "Yours to edit, ours to build",
    title: "A WordPress website in Enschede",
    lead: "WordPress is a fine system when it’s put together with care. We build with separate, fixed blocks: you can change everything and break nothing.",
    buttons: { contact: "WordPress quote", call: "WordPress advice" },
    facts: [
      { value: "{price.websiteBasic.amount}", label: "basic website, excl. VAT" },
      { value: "Few plug-ins", label: "so there’s little to fall over" },
    ],
  },
  services: {
    title: "New, refurbished or maintained",
    lead: "Nothing yet, something old, or something that keeps stalling? Start new, refurbish or maintain: choose what suits you.",
    cards: [
      {
        title: "Build new",
        text: "Your own design and blocks, made for the built-in editor. No heavy page builder and no theme with a hundred options you never use.",
        detail: "{price.websiteBasic}, excl. VAT",
      },
      {
        title: "Refurbish",
        text: "We clear out plug-ins, make the site quick, fix what only half works and cut the admin back to what you need.",
        detail: "After a health check",
      },
      {
        title: "Maintain",
        text: "Updates tried on a copy before they go live. Backups, security, and a human who knows what an error message means.",
        detail: "Monthly",
      },
    ],
    link: { label: "See all our prices", page: "prices" },
  },
  story: {
    title: "What the club, the shop and the scientist use",
    paragraphs: [
      "You come across WordPress all over Enschede: at the study association on campus, at the practice in Stadsveld, at the music venue and the music school. That’s an advantage. The next volunteer or intern usually knows it already, and you’re never tied to one developer.",
      "Perhaps you know the drawback as well. Someone once installed a plug-in for a form, then one for a calendar, and another to make the previous one faster. Now nobody dares to press ‘update’. It isn’t WordPress that makes such a site creak but everything hanging from it.",
      "Think of it as a patchwork quilt. Ten or twelve blocks, each with its own job: an introduction, a row of services, a team member, a price list. Lay them side by side in any order and they always fit, because size and colour are in the block.",
    ],
  },
  proof: {
    kind: "table",
    title: "WordPress or our own build?",
    lead: "We make both, so there’s no need to talk you into either.",
    columns: ["If you…", "WordPress", "Our own build"],
    rows: [
      ["post something every week", "Strong", "Possible, with an editing screen"],
      ["edit with several people", "Strong: roles and versions", "Made to measure"],
      ["never change anything yourself", "More than you need", "Strong: we make the changes"],
      ["want the fastest possible site", "Good, if built with care", "Strong"],
      ["may change developers later", "Strong: known everywhere", "Possible, with a handover"],
      ["want nothing to look after", "Needs maintenance", "Needs less"],
    ],
    note: "In doubt? Tell us who will keep the site up to date. That usually decides it.",
  },
  benefits: {
    title: "Neatly put together",
    items: [
      { title: "Blocks with fixed sizes", text: "You can shuffle without the layout jumping." },
      { title: "A calm admin screen", text: "Buttons you don’t use aren’t there." },
      { title: "A role for each person", text: "The intern writes, you press publish." },
      { title: "As few plug-ins as possible", text: "Every extension has to earn its place." },
      { title: "Secure sign-in", text: "With a second step and a lock on failed attempts." },
      { title: "Quick, even with photos", text: "Pictures shrink by themselves when you upload them." },
      { title: "Accessible from the start", text: "Headings, contrast and keyboard use are right in every block." },
      { title: "A manual for your site", text: "Not a general handbook but your own screens, with arrows." },
    ],
  },
  check: {
    title: "Do you already have a site?",
    text: "Type in your address and have a look: how fast it is, whether it fits on a phone and whether your WordPress gives away that it is outdated.",
  },
  questions: {
    title: "Frequently asked questions about WordPress",
    items: [
      {
        id: "existing-site",
        question: "Can you take over my existing WordPress site?",
        answer:
          "Yes. We make a copy first, look at versions and extensions, and tell you whether refurbishing pays. Sometimes starting afresh is cheaper; then we’ll show you the sums.",
      },
      {
        id: "page-builder",
        question: "I use a page builder now. Is that bad?",
        answer:
          "Not necessarily. It does make the site heavier and binds you to that builder. When you next redesign, we turn your content into ordinary blocks and you’re free of it.",
      },
      {
        id: "safe",
        question: "Isn’t WordPress hacked all the time?",
        answer:
          "Mostly sites that aren’t updated. With few plug-ins, prompt updates and a good sign-in the risk is small, and with yesterday’s backup so is the damage.",
      },
    ],
  },
  contact: {
    title: "Who will keep it up to date?",
    text: "It’s the first thing we ask you, because we set up the admin for that person. Even if it’ll be someone else a year from now.",
    form: {
      title: "Ask for a WordPress quote",
      text: "Have a site already? Our e-mail asks for its address, and we’ll take a look.",
      submit: "Get my WordPress quote",
      about: nl.contact.form.about,
      ask: "with your site’s address if you have one already, and we’ll take a look",
    },
    promises: ["Explained on your own pages", "All sign-in details are yours", "No licences that silently renew"],
  },
  related: { title: "Read more", slugs: nl.related.slugs },
};
