import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "SEO for businesses in Overijssel | {name}",
    description:
      "Get found in Zwolle, Deventer, Enschede or the village in between. Research, technical fixes and a page for each town, all over Overijssel.",
    keywords: "SEO Overijssel, local SEO Zwolle, local SEO Deventer, SEO Enschede, get found on Google",
    updated: "2026-11-29",
  },
  label: "SEO in Overijssel",
  group: nl.group,
  service: "Search engine optimisation",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "Research first, then improve",
    title: "SEO for businesses in Overijssel",
    lead: "People in Raalte don’t search the way people in Enschede do. We find out which words your customers type, where they type them, and what your site needs to be found more easily.",
    buttons: { contact: "Request an SEO audit", call: null },
    facts: [
      { value: "Technology", label: "what holds Google back" },
      { value: "Content", label: "what customers want to read" },
      { value: "Links", label: "who points people to you" },
    ],
  },
  proof: {
    kind: "places",
    title: "One province, six search areas",
    lead: "For ‘near me’ Google mostly shows whoever is close. So we divide Overijssel into areas and choose where you stand a chance.",
    items: [
      {
        title: "Zwolle and Kampen",
        text: "Many service firms in a small area, and commuters from three provinces. Here you win with a speciality, not with ‘consultancy firm’.",
      },
      {
        title: "Deventer and Salland",
        text: "A town centre that lives off visitors, with the Book Market as its busiest Sunday. Searches peak around events.",
      },
      {
        title: "Vechtdal",
        text: "Ommen, Dalfsen and Hardenberg run on campsites and builders. Season and village count for more than a brand name.",
      },
      {
        title: "The north-west",
        text: "Giethoorn draws the world, while Steenwijk and Vollenhove serve the region. English and German pages pay off.",
      },
      {
        title: "Urban Twente",
        text: "Enschede, Hengelo and Almelo lie close together. If you’re in one, you want to be found in the other two.",
      },
      {
        title: "Rural Twente",
        text: "From Tubbergen to Haaksbergen, people search by village and by trade. There’s less competition, so a better chance.",
      },
    ],
  },
  story: {
    title: "Why your competitor ranks first",
    paragraphs: [
      "Usually not because they’re better at the job. Their page loads faster, answers a question and names the place they work in. Their business profile is complete, with photos from this year and replies to reviews. None of it is magic, and all of it can be done.",
      "We start with a baseline: for which searches are you shown, in which position, and how often does anyone click? Then we put your site beside the three companies above you. What remains is a list of jobs, with the biggest gain at the top.",
      "We don’t promise first place. Nobody controls Google. What you do see is where each search term began and where it stands now, even when that disappoints.",
    ],
  },
  services: {
    title: "Three layers, in this order",
    lead: "The best story is wasted on a slow site, so the technical side comes first. The first look is free, and you’ll know what the audit costs before it starts. After that each layer has a fixed price, and you choose how far we go.",
    cards: [
      {
        title: "Repair the technical side",
        text: "Loading time, duplicate pages, broken links, mobile display and what Google can read about your business. You get the list, and we work through it.",
        detail: "First",
      },
      {
        title: "Pages with answers",
        text: "One good page for each service and place, with a story of its own. Not twenty copies with a different town name.",
        detail: "Then",
      },
      {
        title: "Become known locally",
        text: "A complete business profile, listings with trade bodies and business clubs, and reviews asked for politely.",
        detail: "After that",
      },
    ],
    link: { label: "Our SEO service", page: "services" },
  },
  benefits: {
    title: "What the audit gives you",
    items: [
      { title: "A keyword list", text: "in your customer’s language, with how attainable each word is" },
      { title: "A baseline", text: "so that in six months you can see what it did" },
      { title: "A comparison", text: "with the three firms that now rank above you" },
      { title: "Faster pages", text: "measured on an ordinary phone with an ordinary signal" },
      { title: "Better titles", text: "that invite a click in the results" },
      { title: "A clean structure", text: "so Google knows which page is about what" },
      { title: "A tidy Maps profile", text: "with the right category, services and hours" },
      { title: "A readable report", text: "that your business partner will understand too" },
    ],
  },
  check: {
    title: "The first look, free and straight away",
    text: "What does Google read on your home page? Type in your address and you’ll see your title, description, headings and speed, and what could be better.",
  },
  questions: {
    title: "Frequently asked questions about SEO",
    items: [
      {
        id: "how-fast",
        question: "How soon will I notice?",
        answer:
          "Technical repairs often show within weeks. New pages need a few months to find their place, longer in a busy market like Zwolle than in a village.",
      },
      {
        id: "without-new-site",
        question: "Do I need a new website for this?",
        answer:
          "Usually not. Only if the system stands in the way of quick, readable pages, and then we price both routes for you.",
      },
      {
        id: "difference-maintenance",
        question: "How does this differ from SEO maintenance?",
        answer:
          "Optimisation is a project with a beginning and an end. Maintenance is the steady work that follows, a little every month, so your position doesn’t slip.",
      },
    ],
  },
  contact: {
    title: "Which search do you want to be found for?",
    text: "Our e-mail asks which word and which town. We look it up from there and show you what appears today.",
    form: {
      title: "Request the audit",
      text: "If SEO isn’t the best use of your money right now, we’ll say so.",
      submit: "Request my audit",
      about: nl.contact.form.about,
      ask: "with the word and the town you want to be found for, and we’ll show you what appears today",
    },
    promises: [
      "A first look is free: the website check on this page",
      "A one-off project, not a subscription",
      "You keep the data, whether you continue or not",
    ],
  },
  related: { title: "Read next", slugs: nl.related.slugs },
};
