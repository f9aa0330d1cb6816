import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Make an appointment | {name} in {town}",
    description:
      "Book a first {appointmentMinutes}-minute meeting about your website or online shop: at our office in {town} or by phone. Choose a free day and time.",
    updated: "2026-11-28",
  },
  hero: {
    label: "Make an appointment",
    title: "Book a first {appointmentMinutes}-\u2060minute meeting",
    lead: "Free, at our office in {town} or by phone. Choose a free day and time below; it’s yours at once.",
  },
  form: {
    title: "Choose your time",
    text: "You only see times that are really free. Fill in your number and we’ll call you. Leave it empty and you come to our office. Would you like us to come to you? Call {phone}.",
  },
  booked: {
    title: "See you then",
    text: "This is what we’ve agreed.",
  },
  appointment: {
    title: "What to expect",
    steps: [
      {
        title: "You tell us",
        text: "What you do, for whom, and what your site should bring you. A sketch or a site that you like helps.",
      },
      {
        title: "We look at it together",
        text: "If you have a site already, we put it on the table and say what you can keep.",
      },
      {
        title: "You know where you stand",
        text: "We tell you roughly what it costs and how long it takes. After that you decide at your own pace.",
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
