import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "About us: web agency in {town} | {name}",
    description:
      "Meet {name}: a team of {teamSizeSaid} in {town}, {region}. How we started, what we stand for and how we work, in four steps.",
    updated: "2026-11-29",
  },
  hero: {
    label: "About us",
    title: "{teamSizeFirst} people in {town} who make websites",
    lead: "{name} is a web agency of {teamSizeSaid} people in {town}. We make websites the way cloth was once made here: thread by thread, with someone making sure it comes out right.",
  },
  story: {
    title: "Our story",
    chapters: [
      {
        drawing: "mill",
        title: "It started with cotton",
        text: [
          "{town} grew up on textiles. Spinning mills, weaving mills, roofs like saw teeth: generations of people here earned their living at the loom.",
          "The mills closed, but the town went on making things. Anyone weaving here today is more likely to be doing it on a screen. A web is a fabric too.",
        ],
      },
      {
        drawing: "loops",
        title: "Then we sat down together",
        text: [
          "We kept meeting business owners who knew their trade and had a website that nobody ever called about. Slow, built from a template, and no one to ask why.",
          "There had to be a better way: a small team that listens, shows you something first and only then sends a bill. That became {name}. We’re a team of {teamSizeSaid}. You’ll meet us at your own table.",
        ],
      },
      {
        drawing: "window",
        title: "And now",
        text: [
          "We’ve been at it for {liveForSaid} now, for builders, gardeners, rental companies and tradespeople who’d rather be working than clicking.",
          "We’re still here afterwards. When you call, you get someone who knows your site, not a department.",
        ],
      },
    ],
  },
  people: { title: "Who you’ll speak to" },
  stats: {
    title: "{name} at a glance",
    items: [
      { figure: "websitesDelivered", value: "{websitesDelivered}", label: "websites delivered" },
      { value: "{liveFor}", label: "live" },
      { value: "{teamSize}", label: "people on the team" },
      { value: "{region}", label: "is our home" },
    ],
  },
  values: {
    title: "What we stand for",
    items: [
      {
        cloth: "houndstooth",
        title: "Customer focus",
        text: "We start with your customer. What are they looking for, what do they ask on the phone, where do they give up? We build the site around that.",
      },
      {
        cloth: "birdseye",
        title: "Innovation and creativity",
        text: "We use what’s new when it does something for you. AI helps us with the first draft of text and design. No customer data goes into it. Everything on your site is made and checked by us, and you see it first.",
      },
      {
        cloth: "basket",
        title: "Clear communication",
        text: "Plain words, one fixed price in your quote and an answer {answerWithin}. If something can’t be done, we’ll tell you.",
      },
      {
        cloth: "herringbone",
        title: "Reliability and support",
        text: "{dailyBackups} and monitoring day and night, if your hosting or subscription is with us. And someone who picks up the phone, even long after your site is finished.",
      },
    ],
  },
  process: {
    title: "How we work, in four steps",
    steps: [
      {
        title: "Discovery",
        text: "The kick-off: {intakeTime} about your customers, your work and what you want.",
      },
      {
        title: "Design",
        text: "{firstVersionSaid} With your work and your words.",
      },
      { title: "Development", text: "We build it to be fast, usable by everyone and ready to be found." },
      {
        title: "Launch and support",
        text: "We put it online and stay close. With a subscription, changes and updates are on us.",
      },
    ],
  },
  closing: {
    title: "Shall we meet?",
    text: "Drop in on us in {town}, or we’ll come to you. The coffee is hot and the advice is free.",
    contact: "Get in touch",
  },
};
