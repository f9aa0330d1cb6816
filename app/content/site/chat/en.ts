import type { nl } from "./nl";

export const en: typeof nl = {
  close: "Close the chat",
  title: "Ask {name}",
  by: { bot: "Virtual assistant", person: "Someone from {name}" },
  log: "Conversation",
  note: "You’re talking to a virtual assistant: a program, not a person. Someone from {name} can follow the conversation and take over.",
  greeting: {
    morning: "Good morning, how can I help you?",
    afternoon: "Good afternoon, how can I help you?",
    evening: "Good evening, how can I help you?",
  },
  quick: {
    label: "Choose a subject",
    quote: "Request a quote",
    appointment: "Make an appointment",
    other: "Another question",
    advice: "Tailored advice",
  },
  authors: { bot: "Assistant", person: "{name}", visitor: "You" },
  typing: "The assistant is typing",
  handover: {
    person: "You’re now talking to someone from {name}",
    bot: "The virtual assistant takes over again",
  },
  status: {
    sending: "Sending",
    waiting: "Will be sent as soon as you’re online again",
    queued: "Will be sent shortly",
    refused: "Not sent",
  },
  trouble: {
    offline: "No connection. We keep what you write; it goes out as soon as you’re online again.",
    limited: "That was a lot of messages in a row. We can carry on at {time}.",
    away: "We can’t receive your message right now. We’ll keep trying; if it’s urgent, call {phone}.",
    refused: "We couldn’t accept this message. Word it differently, or call {phone}.",
  },
  field: {
    label: "Type your question",
    placeholder: "Write your question",
    send: "Send",
    left: "Characters left: {count}",
    over: "Characters over the limit: {count}. Split it into more messages.",
  },
  contact: {
    title: "Prefer to talk to us directly?",
    phone: "Call {phone}",
    email: "E-mail us",
    whatsapp: "WhatsApp",
    close: "Close the contact details",
  },
  appointment: {
    title: "Book your appointment",
    booked: "Your appointment",
    close: "Close the appointment",
    loading: "The form is on its way",
    missing: "The form won’t load. Call {phone} and we’ll arrange it together.",
  },
  asks: {
    yes: "Yes, that’s right",
    no: "No",
    failed: "That didn’t arrive. Please try again.",
  },
  away: {
    text: "We’re closed right now. Someone’s back on {when}; until then the assistant will answer.",
    offer: "Get the answer by e-mail",
    label: "E-mail address",
    send: "Save",
    invalid: "Enter an e-mail address, such as name@company.com.",
    failed: "That didn’t arrive. Please try again.",
    thanks: "Thank you. We’ll e-mail our answer to {address}.",
  },
};
