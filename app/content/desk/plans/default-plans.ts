import type { PerLanguage } from "~/lib/language/language";

interface DefaultPlan {
  id: string;
  names: PerLanguage<string>;
  steps: readonly {
    kind: "mail" | "call";
    day: number;
    texts: PerLanguage<{ subject: string; body: string }>;
  }[];
}

/** The plans that ship. The database holds those that the owner changed, by the same id. */
export const DEFAULT_PLANS: readonly DefaultPlan[] = [
  {
    id: "quote",
    names: { nl: "Offerte opvolgen", en: "Follow up a quote" },
    steps: [
      {
        kind: "mail",
        day: 3,
        texts: {
          nl: {
            subject: "Heb je nog vragen over offerte {quote}?",
            body: "Dag {name},\n\nEen paar dagen geleden stuurden we je offerte {quote}. Is alles duidelijk, of wil je iets anders? Antwoord op deze mail of bel {phone}; we passen hem graag aan.\n\nJe leest hem hier nog eens na:\n{quote_link}\n\nHartelijke groet,\n{me}",
          },
          en: {
            subject: "Any questions about quote {quote}?",
            body: "Hello {name},\n\nA few days ago we sent you quote {quote}. Is everything clear, or would you like something changed? Reply to this e-mail or call {phone}; we are happy to adjust it.\n\nYou can read it again here:\n{quote_link}\n\nKind regards,\n{me}",
          },
        },
      },
      {
        kind: "call",
        day: 7,
        texts: {
          nl: { subject: "Bellen over offerte {quote}", body: "" },
          en: { subject: "Call about quote {quote}", body: "" },
        },
      },
      {
        kind: "mail",
        day: 14,
        texts: {
          nl: {
            subject: "Nog even over offerte {quote}",
            body: "Dag {name},\n\nDit is ons laatste bericht over offerte {quote}. Hij is geldig tot en met {valid_until}. Past het nu niet? Dat is goed, laat het gerust weten. Wil je ermee verder, dan geef je hier akkoord:\n{quote_link}\n\nHartelijke groet,\n{me}",
          },
          en: {
            subject: "One more thing about quote {quote}",
            body: "Hello {name},\n\nThis is our last message about quote {quote}. It is valid until {valid_until}. Not the right time? That is fine, just let us know. If you would like to go ahead, you can agree here:\n{quote_link}\n\nKind regards,\n{me}",
          },
        },
      },
    ],
  },
  {
    id: "unreached",
    names: { nl: "Niet bereikt", en: "Not reached" },
    steps: [
      {
        kind: "mail",
        day: 0,
        texts: {
          nl: {
            subject: "We probeerden je te bereiken",
            body: "Dag {name},\n\nBedankt voor je aanvraag. We probeerden je te bereiken, maar dat lukte niet. Wanneer komt het uit? Antwoord op deze mail of bel {phone}.\n\nHartelijke groet,\n{me}",
          },
          en: {
            subject: "We tried to reach you",
            body: "Hello {name},\n\nThank you for your request. We tried to reach you, but without luck. When would suit you? Reply to this e-mail or call {phone}.\n\nKind regards,\n{me}",
          },
        },
      },
      {
        kind: "call",
        day: 2,
        texts: { nl: { subject: "Nog eens bellen", body: "" }, en: { subject: "Call again", body: "" } },
      },
      {
        kind: "mail",
        day: 5,
        texts: {
          nl: {
            subject: "Zullen we je aanvraag open laten?",
            body: "Dag {name},\n\nWe hebben je nog niet gesproken over je aanvraag. Is het nog actueel? Een kort antwoord is genoeg, dan nemen we contact op wanneer het jou uitkomt. Horen we niets, dan sluiten we hem.\n\nHartelijke groet,\n{me}",
          },
          en: {
            subject: "Shall we keep your request open?",
            body: "Hello {name},\n\nWe have not spoken to you about your request yet. Is it still current? A short reply is enough, and we will get in touch when it suits you. If we hear nothing, we close it.\n\nKind regards,\n{me}",
          },
        },
      },
    ],
  },
];
