/**
 * The server's lines in the chat, and the desk's words about it; `{count}`, `{method}` and `{moment}` are filled in on
 * use.
 */
export const nl = {
  /** The assistant's questions about contact details that it found in a message. */
  asks: {
    phone: "Is dit je nummer?",
    email: "Is dit je e-mailadres?",
    both: "Zijn dit je nummer en je e-mailadres?",
  },
  /** The reply to the answer. */
  agreed: "Dank je, dat staat genoteerd. We nemen contact met je op.",
  declined: "Prima, dan gebruiken we dat niet. Je kunt hier gewoon verder typen.",
  full: "Dit gesprek is te lang geworden. Bel {phone} of mail {email}, dan praten we verder.",
  /** Notices to the owner, as it happens. */
  news: {
    message: "Nieuw bericht ontvangen",
    contact: "Nieuwe contactgegevens ontvangen!",
    appointment: "Nieuwe afspraak aangevraagd",
    lead: "Nieuwe aanvraag ontvangen",
    adsLead: "Nieuwe advertentielead: contact uiterlijk {moment}",
    method: "Contact via {method} aangevraagd",
    methods: { phone: "telefoon", email: "e-mail", whatsapp: "WhatsApp" },
    unread: {
      one: "Er is 1 ongelezen gesprek",
      more: "Er zijn {count} ongelezen gesprekken",
      moreThan: "Er zijn meer dan {count} ongelezen gesprekken",
    },
    view: "Bekijk",
  },
};
