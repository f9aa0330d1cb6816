import type { LandingCopy } from "../landing-copy";
import { nl } from "./nl";

export const en: LandingCopy = {
  meta: {
    title: "Online marketing in Twente, measured | {name}",
    description:
      "Ads, posts and newsletters that people in Twente actually see. Measurable results, a plan for each season, and someone nearby to carry it out.",
    keywords:
      "online marketing Twente, Google Ads Enschede, social media Hengelo, marketing agency Twente, local advertising",
    updated: "2026-11-29",
  },
  label: "Online marketing in Twente",
  group: nl.group,
  service: "Online marketing",
  areaServed: nl.areaServed,
  price: nl.price,
  look: nl.look,
  hero: {
    label: "Measurable results, local in Twente",
    title: "Online marketing for Twente",
    lead: "You don’t need to be everywhere, just where your customers are looking. We choose two or three channels, do them properly and judge each month by what it brings: calls, enquiries, visitors.",
    buttons: { contact: "Marketing plan", call: "Free advice" },
    facts: [
      { value: "Measurable", label: "see which channel enquiries come from" },
      { value: "Local", label: "only people who can come to you" },
    ],
  },
  services: {
    title: "Three ways to get found",
    lead: "Our work is a monthly amount in your quote. Your advertising budget goes straight to Google or Meta.",
    cards: [
      {
        title: "Search adverts",
        text: "Seen the moment someone in Almelo types ‘emergency plumber’. We only bid on words with a job behind them.",
        detail: "For people searching now",
      },
      {
        title: "Social media",
        text: "Pictures of real work, in a steady rhythm and your own tone. Adverts only within driving distance of you.",
        detail: "For getting known",
      },
      {
        title: "Newsletter",
        text: "Something useful, four times a year, for customers who know you already. Proper sign-up, one click to stop.",
        detail: "For regular customers",
      },
    ],
    link: { label: "Example: a landing page of our own", page: "meta-ads" },
  },
  proof: {
    kind: "steps",
    title: "The local calendar as a media plan",
    lead: "A region has a rhythm. Follow it and attention often costs less.",
    items: [
      {
        title: "Winter",
        text: "Carnival in Oldenzaal, quiet weeks in construction. A time to make your name known and to recruit, since that is when people look around.",
      },
      {
        title: "Spring",
        text: "The Enschede Marathon, the Batavierenrace finishing on campus, gardens waking up. Time for landscapers, cafés and sports shops to advertise.",
      },
      {
        title: "Summer",
        text: "FBK Games in Hengelo, cyclists along the Dinkel, then the builders’ holiday. Short campaigns for those who stay, groundwork for those who go away.",
      },
      {
        title: "Autumn",
        text: "The horse trials in Boekelo, heating questions, corporate gifts. The busiest months for heating engineers and online shops.",
      },
    ],
  },
  benefits: {
    title: "How we go about it",
    items: [
      { title: "A one-page plan", text: "Goal, channel, amount, who does what. It fits on the noticeboard." },
      { title: "Your account", text: "Adverts run in an account in your name, with your data." },
      { title: "A budget with a ceiling", text: "You set the most that may be spent, down to the day." },
      { title: "Measuring with consent", text: "Only figures from visitors who agreed. Less data, but it’s accurate." },
      { title: "Your own pictures", text: "Photo and video at your place, quoted separately." },
      { title: "A proper landing page", text: "Every advert leads to a page that answers the same question." },
      {
        title: "Quick call-backs",
        text: "A lead from an advert should hear from someone within {adsAnswerWithinHours} hour; we help you arrange that.",
      },
      {
        title: "Free to stop",
        text: "What doesn’t work is dropped, even when it was our idea. Cancel any month, with {contract.generalNoticeMonths} months’ notice.",
      },
    ],
  },
  story: {
    title: "Small reach, the right people",
    paragraphs: [
      "A national agency counts in thousands of impressions. In Twente it comes down to a few thousand households that could really ring you. A kitchen showroom in Borne gains nothing from a click in Utrecht. So we exclude first: too far, wrong word, wrong hour. What’s left is cheaper, and means business.",
      "Then the tone. People here buy from those who keep their feet on the ground. So no countdown clock and no discount that never ends. Show what you made yesterday, who did it and what it cost. A roofer who explains in thirty seconds why a gutter leaks does better than a logo that spins.",
      "At the end of the month you get one page. On the left what was spent, on the right what came in, at the bottom what we’ll do differently next month.",
    ],
  },
  check: null,
  questions: {
    title: "Frequently asked questions about online marketing",
    items: [
      {
        id: "which-budget",
        question: "What budget do I need to start?",
        answer:
          "As much as one new customer is worth to you. We work back from your margin, and tell you if a channel is too expensive for your budget.",
      },
      {
        id: "do-it-myself",
        question: "Can I do part of it myself?",
        answer:
          "Please do. Posts from the workshop are strongest when you post them. We supply the rhythm, the ideas and the adverts.",
      },
      {
        id: "when-effect",
        question: "When will I notice anything?",
        answer:
          "Search adverts show results within days. Social media and newsletters build over a season. That’s why we combine something quick with something that lasts.",
      },
    ],
  },
  contact: {
    title: "What’s a new customer worth to you?",
    text: "The plan starts with that number. The rest we work out together, round the table or on the phone.",
    form: {
      title: "Ask for a marketing plan",
      text: "One page, not a report of forty.",
      submit: "Get my marketing plan",
      about: nl.contact.form.about,
      ask: null,
    },
    promises: [
      "Free advice before you start",
      "You see each month what it brought",
      "Accounts and data are in your name",
    ],
  },
  related: { title: "Also useful", slugs: nl.related.slugs },
};
