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
    asked: "Aanvraag via {source}",
    configured: "Configurator ingevuld",
    chatted: "Gegevens achtergelaten in de chat",
    booked: "Afspraak gemaakt voor {moment}",
    cancelled: "Afspraak van {moment} afgezegd",
    mailed: "Mail verstuurd: {mail}",
    notMailed: "Mail niet verstuurd: {mail}",
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
