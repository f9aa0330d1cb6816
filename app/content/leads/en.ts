import type { LeadsCopy } from "./leads-copy.server";

export const en: LeadsCopy = {
  clock: {
    left: "{time} left",
    closed: "Before {moment}",
    late: "{time} late",
    answered: "Answered after {time}",
    units: { day: "d", hour: "h", minute: "min" },
  },
  prepared: {
    hello: "Hello {person}",
    helloNobody: "Hello",
    whatsapp: "{hello}, this is {business}. Thank you for your request. When would suit you for a short call?",
    subject: "Your request at {business}",
    body: "{hello},\n\nThank you for your request.\n\nKind regards,\n{business}\n{phone}",
  },
  timeline: {
    asked: "Request through {source}",
    configured: "Configurator filled in",
    chatted: "Left contact details in the chat",
    booked: "Booked an appointment for {moment}",
    cancelled: "Cancelled the appointment of {moment}",
    mailed: "Mail sent: {mail}",
    notMailed: "Mail not sent: {mail}",
    note: "Note",
    status: "Status: {from} → {to}",
    planned: "Next action: {action}",
    plannedOn: "Next action: {action}, on {day}",
    unplanned: "Next action removed",
    tagged: "Tag added: {tag}",
    untagged: "Tag removed: {tag}",
    restored: "Not spam",
    resent: "Mail sent again",
    by: "by {who}",
  },
  conflict: "{who} changed this lead at {moment}. Below is how it stands now. Save again if it should be this way.",
  conflictUnknown:
    "Somebody has just changed this lead. Below is how it stands now. Save again if it should be this way.",
};
