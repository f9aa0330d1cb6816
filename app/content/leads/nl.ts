/** What the desk says of a lead with something in it that is known on use: who, when, how long. */
export const nl = {
  clock: {
    left: "Nog {time}",
    closed: "Voor {moment}",
    late: "{time} te laat",
    answered: "Beantwoord na {time}",
    /** Short, after a number. */
    units: { day: "d", hour: "u", minute: "min" },
  },
  /** What stands ready in a message to the visitor. */
  prepared: {
    hello: "Hallo {person}",
    helloNobody: "Hallo",
    whatsapp: "{hello}, met {business}. Bedankt voor je aanvraag. Wanneer schikt het om even te bellen?",
    subject: "Je aanvraag bij {business}",
    body: "{hello},\n\nBedankt voor je aanvraag.\n\nMet vriendelijke groet,\n{business}\n{phone}",
  },
  timeline: {
    today: "Vandaag",
    yesterday: "Gisteren",
    asked: "Aanvraag via {source}",
    configured: "Configurator ingevuld",
    chatted: "Gegevens achtergelaten in de chat",
    booked: "Afspraak gemaakt voor {moment}",
    moved: {
      visitor: "Afspraak verzet door de klant, van {from} naar {to}",
      owner: "Afspraak verzet door ons, van {from} naar {to}",
    },
    cancelled: {
      visitor: "Afspraak van {moment} afgezegd door de klant",
      owner: "Afspraak van {moment} afgezegd door ons",
      unknown: "Afspraak van {moment} afgezegd",
    },
    mailed: "Mail verstuurd: {mail}",
    mailing: "Mail onderweg: {mail}",
    notMailed: "Mail niet verstuurd: {mail}",
    /** What a mail is about, by its template. */
    mails: {
      confirmation: "bevestiging van de aanvraag",
      notice: "melding aan jou",
      other: "bericht",
      "chat-answer": "antwoord uit de chat",
      "appointment-confirmation": "bevestiging van de afspraak",
      "appointment-moved": "nieuwe tijd van de afspraak",
      "appointment-cancelled": "afzegging van de afspraak",
      "appointment-reminder": "herinnering aan de afspraak",
      quote: "offerte",
      "quote-reminder": "herinnering aan de offerte",
      "quote-agreed": "getekende offerte",
      "quote-answer": "antwoord op een vraag",
    },
    quote: {
      made: "Offerte opgesteld",
      sent: "Offerte {number} verstuurd",
      viewed: "Offerte {number} online bekeken",
      agreed: "Akkoord met offerte {number}, door {who}",
      declined: "Niet akkoord met offerte {number}",
      withdrawn: "Offerte {number} ingetrokken",
    },
    question: { asked: "Vraag over offerte {number}", answered: "Vraag over offerte {number} beantwoord" },
    contact: { phone: "Gebeld", whatsapp: "Geappt", mail: "Gemaild" },
    person: {
      merge: "Samengevoegd met een andere persoon",
      unmerge: "Samenvoeging ongedaan gemaakt",
      split: "Een aanvraag losgemaakt: die is van iemand anders",
      refuse: "Gezegd dat een ander niet dezelfde persoon is",
    },
    note: "Notitie",
    status: "Status: {from} → {to}",
    planned: "Volgende actie: {action}",
    plannedOn: "Volgende actie: {action}, op {day}",
    unplanned: "Volgende actie verwijderd",
    tagged: "Label erbij: {tag}",
    untagged: "Label eraf: {tag}",
    restored: "Geen spam",
    resent: "Mail opnieuw verstuurd",
    by: "door {who}",
  },
  conflict:
    "{who} heeft deze lead om {moment} gewijzigd. Hieronder staat hoe het nu is. Bewaar opnieuw als het zo moet.",
  conflictUnknown:
    "Iemand heeft deze lead net gewijzigd. Hieronder staat hoe het nu is. Bewaar opnieuw als het zo moet.",
};
