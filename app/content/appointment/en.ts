import type { AppointmentCopy } from "./appointment-copy.server";

export const en: AppointmentCopy = {
  meta: {
    title: "Make an appointment | {name} in {town}",
    description:
      "Book a {appointmentMinutes}-minute introduction about your website or webshop: at our office in {town} or by phone. Choose a free day and time.",
    updated: "2026-11-21",
  },
  hero: {
    label: "Make an appointment",
    title: "Book a {appointmentMinutes}-minute introduction",
    lead: "A {appointmentMinutes}-minute introduction, at our office in {town} or by phone. Choose a free day and time below; it is yours at once.",
  },
  form: {
    title: "Choose your time",
    text: "You only see times that are really free. Would you rather be called? Leave your number. Otherwise we will see you at our office. Shall we come to you instead? Call {phone}.",
  },
  booked: {
    title: "See you then",
    text: "This is what we have agreed.",
  },
  talk: {
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
    byPhone: "Would you rather talk to someone now?",
    call: "Call {phone}",
    visit: "Visits and calls",
  },
  closing: {
    title: "An idea of the price first?",
    text: "List what you want in {configuratorMinutes} minutes and see a guide price straight away.",
    configurator: "Start the configurator",
  },
};
