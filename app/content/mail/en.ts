import type { MailCopy } from "./mail-copy.server";

export const en: MailCopy = {
  confirmation: {
    preview: "You will hear from us by {answerBy}.",
    title: "Thank you, {visitor}",
    answerByLabel: "You will hear from us by",
    askedTitle: "What you sent us",
    change:
      "Is something not right, or would you like to add something? Reply to this e-mail and we will take it into account.",
    call: "Call {phone}",
    reachable: "Would you rather speak to someone now? You can reach us {hours}.",
  },
  confirmations: {
    "offer-request": {
      subject: "We have your request at {name}",
      intro:
        "Your request has reached us. One of us will read it in person and come back with a proposal made for you.",
      why: "You receive this e-mail because this address was entered in a quote request on our website. Wasn't that you? Then you can ignore it.",
    },
    "package-contact": {
      subject: "We have your package request at {name}",
      intro:
        "You have picked a package. We will call or e-mail you to go through what your site needs. Nothing is settled yet: a subscription only starts once you say yes.",
      why: "You receive this e-mail because this address was entered in a package request on our website. Wasn't that you? Then you can ignore it.",
    },
    "meta-ads-lead": {
      subject: "Thanks for responding to our ad",
      intro: "Thanks for responding to our ad. We will look at what you need and get in touch with you personally.",
      why: "You receive this e-mail because this address was entered on the page behind our advertisement. Wasn't that you? Then you can ignore it.",
    },
    configurator: {
      subject: "We have your configuration at {name}",
      intro:
        "Your configuration has reached us. The attachment holds your choices with the estimate, to keep or to talk over. One of us will read what you need and turn it into a personal quote.",
      why: "You receive this e-mail because this address was entered in the configurator on our website. Wasn't that you? Then you can ignore it.",
    },
  },
  summary: {
    fileName: "Estimate {name}.pdf",
    titles: { configurator: "Your website at a glance", package: "Your package request at a glance" },
    subject: "Choices and estimate",
    forWhom: "For",
    requestedAt: "Requested on",
    choicesTitle: "What you sent us",
    priceTitle: "Estimate",
    item: "Item",
    nextTitle: "What happens next",
    next: [
      "We read what you need, and call or e-mail if anything is unclear.",
      "By {answerBy} you have a personal quote.",
      "Happy with it? Then you see your first version by {startBy}.",
    ],
    termsTitle: "The terms in short",
    terms: [
      "This overview is an estimate, not a quote. You are not committed to anything.",
      "A quote is valid for {contract.quoteValidDays} days. You accept it in writing within that time; an e-mail will do.",
      "Invoices are due within {contract.paymentDays} days.",
      "A subscription runs for at least {contract.minimumMonths} months. After that, the notice period is {contract.noticeMonths} month.",
    ],
    question: "Questions? Call {phone} or e-mail {email}.",
    page: "Page [page] of [pages]",
  },
  draft: {
    subject: "Your choices at {name} are waiting",
    preview: "Pick up where you left off.",
    title: "Pick up where you left off",
    intro: "This button opens the configurator with your choices in it, on any device you like.",
    button: "Open my choices",
    untilLabel: "The link works up to and including",
    text: "After that we erase what you had filled in. Anyone with the link can read your choices, so only pass it on to people who may see them.",
    why: "You receive this e-mail because this address was entered in the configurator on our website. Wasn't that you? Then you can ignore it; nothing else will happen.",
  },
  notices: {
    "offer-request": { subject: "New request from {visitor}", title: "{visitor} asks for a quote" },
    configurator: { subject: "New configuration from {visitor}", title: "{visitor} has put a website together" },
  },
  notice: {
    preview: "Answer before {answerBy}.",
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
