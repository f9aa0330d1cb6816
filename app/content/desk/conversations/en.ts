import type { nl } from "./nl";

export const en = {
  asks: {
    phone: "Is this your number?",
    email: "Is this your e-mail address?",
    both: "Are these your number and your e-mail address?",
  },
  agreed: "Thank you, we have made a note of it. We will get in touch with you.",
  declined: "That’s fine, we will not use it. You can carry on typing here.",
  full: "This conversation has become too long. Call {phone} or e-mail {email}, and we will go on from there.",
  news: {
    message: "New message received",
    contact: "New contact details received!",
    appointment: "New appointment requested",
    lead: "New request received",
    adsLead: "New lead from an ad: contact by {moment}",
    method: "Contact by {method} requested",
    methods: { phone: "phone", email: "e-mail", whatsapp: "WhatsApp" },
    unread: {
      one: "There is 1 unread chat",
      more: "There are {count} unread chats",
      moreThan: "There are more than {count} unread chats",
    },
    view: "View",
  },
} satisfies typeof nl;
