import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Make an appointment | {name} in {town}",
    description:
      "Book a first {appointmentMinutes}-minute meeting about your website or online shop: at our office in {town} or by phone. Choose a free day and time.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Make an appointment",
    title: "Book a first {appointmentMinutes}-\u2060minute meeting",
    lead: "Free, at our office in {town} or by phone. Pick a day and time below, and it’s yours.",
  },
  form: {
    title: "Choose your time",
    text: "Every time you see is really free. Leave your number and we’ll call you; leave it blank and you come to our office. Would you rather we came to you? Call {phone}.",
  },
  heroes: {
    intake: {
      title: "Pick a time for the kick-off",
      lead: "The kick-off: {intakeTime}, at our office in {town}, at your place or by phone. Pick a day and time, and it’s yours.",
    },
    other: {
      title: "Make an appointment",
      lead: "Free. Choose what you’d like. Pick a day and time below, and it’s yours.",
    },
  },
  otherForm: { text: "Every time you see is really free." },
  booked: {
    title: "See you then",
    text: "This is what we’ve agreed.",
  },
  appointment: {
    title: "What to expect",
    steps: [
      {
        title: "You tell us",
        text: "What you do, for whom, and what your site should bring you. A sketch helps, or a site you like.",
      },
      {
        title: "We look at it together",
        text: "If you already have a site, we go through it together and tell you what’s worth keeping.",
      },
      {
        title: "You know where you stand",
        text: "We tell you roughly what it costs and how long it takes. Then you decide, in your own time.",
      },
    ],
    byPhone: "Rather talk to someone now?",
    call: "Call {phone}",
    visit: "Visits and calls",
  },
  closing: {
    title: "An idea of the price first?",
    text: "List what you want in {configuratorMinutes} minutes and see a guide price straight away.",
    configurator: "Work out your guide price",
  },
};
