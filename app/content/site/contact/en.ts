import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Contact {name}, web agency in {town}",
    description: "Call, message or e-mail {name} in {town}. A personal answer {answerWithin}.",
    updated: "2026-11-29",
  },
  hero: {
    label: "An answer {answerWithin}",
    title: "Contact: call, message or e-mail us",
    lead: "You’ll speak to someone who makes websites. Rather write? Use the form. {quoteSaid}",
  },
  section: {
    title: "Tell us what you’re looking for",
    lead: "You’ll speak to someone in {town} who makes websites.",
    cards: {
      whatsapp: { title: "WhatsApp", text: "Send a message" },
      phone: { title: "Call us", text: "{phone}" },
      email: { title: "E-mail", text: "{email}" },
      page: { title: "Contact us", text: "Address, directions and hours" },
    },
    banner: {
      title: "Want to talk it over first?",
      text: "A first {appointmentMinutes}-minute meeting is free. At your kitchen table or at ours, with coffee.",
      contact: "Go to the contact page",
      configurator: "Work out your guide price",
    },
  },
  details: {
    title: "Contact details",
    phone: "Phone",
    email: "E-mail",
    hours: "E-mail and messages",
    answer: "Answer",
    answerText: "{answerWithinFirst}, from one of us. {saturdaySaid}",
    kvk: "Chamber of Commerce (KvK)",
    vat: "VAT number",
  },
  visit: {
    title: "Visiting address",
    visit: "Visits and calls",
    byAppointment: "Other times by appointment.",
    book: "Book a first meeting",
    route: "Plan your route",
    mark: "Woven in {town}",
  },
  quote: {
    title: "Ask for a quote",
    text: "Four fields will do. It’s free, with no obligation.",
  },
};
