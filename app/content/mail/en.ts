import type { MailCopy } from "./mail-copy.server";

export const en: MailCopy = {
  confirmation: {
    subject: "We have your request at {name}",
    preview: "You will hear from us by {answerBy}.",
    title: "Thank you, {visitor}",
    intro: "Your request has reached us. One of us will read it in person and come back with a proposal made for you.",
    answerByLabel: "You will hear from us by",
    askedTitle: "What you sent us",
    change:
      "Is something not right, or would you like to add something? Reply to this e-mail and we will take it into account.",
    call: "Call {phone}",
    reachable: "Would you rather speak to someone now? You can reach us {hours}.",
    why: "You receive this e-mail because this address was entered in a quote request on our website. Wasn't that you? Then you can ignore it.",
  },
  notice: {
    subject: "New request from {visitor}",
    preview: "Answer before {answerBy}.",
    title: "{visitor} asks for a quote",
    answerByLabel: "Answer by",
    call: "Call {phone}",
    whatsapp: "WhatsApp",
    write: "Reply by e-mail",
    name: "Name",
    email: "E-mail",
    language: "Language",
    languages: { nl: "Dutch", en: "English" },
    source: "Form",
    requestedAt: "Received",
    dashboard: "Open the dashboard",
    why: "This e-mail goes to the address that receives requests from the website. A reply goes to the person who asked.",
  },
  hours: { range: "{first} to {last}", slot: "{days} from {from} to {to}" },
  footer: { kvk: "Chamber of Commerce (KvK) {kvk}", vat: "VAT {vat}" },
};
