import type { TodayCopy } from "./today-copy.server";

export const en = {
  title: "Today",
  groups: { call: "Answer now", appointments: "Appointments", plan: "Planned", quotes: "Quotes about to expire" },
  todo: { call: "Call", mail: "E-mail" },
  more: "{count} more",
  all: "See all of them",
  asked: "Request",
  askedVia: "{asked}, through {source}",
  askedByAd: "{asked}, through an ad",
  quote: {
    why: "Quote {number}, {seen}",
    unseen: "not viewed yet",
    viewed: "viewed {moment}",
  },
  appointment: { byPhone: "By phone", atOffice: "At the office" },
  until: {
    today: "Today",
    overdue: "Was due {day}",
    lastDay: "Today is the last day",
    valid: "Valid until {day}",
    times: "{from} to {to}",
    ended: "{from} to {to}, over",
  },
  endings: { phone: "Called", whatsapp: "Messaged", mail: "Mailed", visit: "Met", done: "Done" },
  pending: "Working...",
  failed: {
    title: "Went wrong",
    mail: "{mail} to {to} was not sent.",
    lead: "A lead from Meta could not be fetched.",
    leads: "{count} leads from Meta could not be fetched.",
    token: "Meta no longer lets us in: new leads wait there.",
    resend: "Send again",
    look: "View",
  },
  changed: "This lead has changed in the meantime. Below is how it stands now.",
  empty: {
    title: "Nobody is waiting for you",
    text: "Everybody has an answer, and nothing else is planned for today.",
    own: "Everybody you take has an answer, and nothing else is planned for today.",
  },
  next: { appointment: "Next: {moment}, appointment with {name}", planned: "Next: {day}, {name}" },
} satisfies TodayCopy;
