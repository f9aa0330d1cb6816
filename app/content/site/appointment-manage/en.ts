import type { nl } from "./nl";

export const en: typeof nl = {
  metaTitle: "Your appointment | {name}",
  label: "Your appointment",
  titles: {
    booked: "Your appointment is booked",
    past: "This appointment is over",
    cancelled: "This appointment is cancelled",
  },
  atOffice: "{street}, {postalCode} {town}, the Netherlands",
  byPhone: "We’ll call you on",
  subject: "Subject",
  calendar: "Add to your calendar",
  route: "Plan your route",
  outcomes: {
    booked: "Your appointment is booked. The confirmation is on its way to your inbox.",
    delayed: "Your appointment is booked. The e-mail with the confirmation will follow later.",
    moved: "Your appointment has moved. You’ll get an e-mail about it.",
    unchanged: "Your appointment was already at this time. Nothing has changed.",
    cancelled: "Your appointment is cancelled. You’ll get an e-mail about it.",
    gone: "This appointment is already over or cancelled. Nothing has changed.",
    taken: "That time has just gone. Choose another.",
    changed:
      "Your appointment has been moved in the meantime. Check whether the new time suits you; what you chose is still here.",
    limited: "This appointment has been moved too often. Try again in an hour, or call {phone}.",
    missing: "Choose a day and a time.",
    failed: "We can’t reach our data right now. Try again in a minute, or call {phone}.",
  },
  move: {
    title: "Move the appointment",
    text: "Choose another free time. The old one becomes free again.",
    submit: "Move my appointment",
    pending: "Moving...",
  },
  cancel: {
    title: "Cancel the appointment",
    text: "Can’t make it after all? One click takes your appointment out of our diary.",
    submit: "Cancel my appointment",
    pending: "Cancelling...",
  },
  again: "Make a new appointment",
  unknown: {
    title: "This link doesn’t work",
    text: "The link is incomplete, or the appointment was a long time ago. Copy it from your e-mail again, or call {phone}.",
  },
};
