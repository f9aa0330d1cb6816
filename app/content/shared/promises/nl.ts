/**
 * Promises of more than one page, mail or document, each in one place: copy names them by key and says nothing of its
 * own about them.
 */
export const nl = {
  /** The aim for the duration; `{packages}` is one of the two below. */
  delivery:
    "{packages}, meestal in {workingDaysToOnline} werkdagen. Een webshop duurt {delivery.pro}, groter maatwerk {delivery.complex}. We rekenen vanaf het moment dat je teksten en foto’s er zijn.",
  packages: {
    alike: "Starter en Groei zijn binnen {delivery.starter} live",
    apart: "Starter is binnen {delivery.starter} live en Groei binnen {delivery.groei}",
  },
  /** Counted from when everything is there, never from the yes alone. */
  firstVersion: {
    said: "Zijn je teksten en foto’s er, dan zie je binnen {firstVersionHours} uur de eerste versie.",
    range:
      "Je ziet de eerste versie {firstVersionFrom} tot {firstVersionHours} uur nadat je teksten en foto’s er zijn.",
    /** Part of a sentence. */
    within: "binnen {firstVersionHours} uur nadat je teksten en foto’s er zijn",
  },
  /** Lines of the planning in a quote. */
  planning: {
    site: "Eerste versie binnen {firstVersionHours} uur nadat je teksten en foto’s er zijn, online binnen {workingDaysToOnline} werkdagen daarna.",
    shop: "Eerste versie binnen {firstVersionHours} uur nadat je teksten en foto’s er zijn. Reken op {delivery.pro} tot je webshop online is.",
    /** Follows the day of the first version. */
    earlier: "als we je teksten en foto’s {firstVersionHours} uur eerder hebben",
  },
  /** The moment from which the first version and the delivery count. */
  clock:
    "De klok gaat pas lopen als we alles van je hebben. Schrijven we mee aan je teksten, dan zodra die er zijn. Wachten we op jou, dan staat hij stil.",
  /** Follows the duration of a shop or an ordinary site. */
  larger:
    "Vraagt je site veel extra pagina’s of maatwerk, dan spreken we vooraf een langere planning af: reken op {delivery.complex}.",
  /** Words about a site that we host. */
  outage:
    "Ligt je site eruit, dan zien we dat binnen enkele minuten, dag en nacht. Tijdens kantooruren bellen we je; daarbuiten is je site de eerstvolgende werkdag als eerste aan de beurt.",
  /** The two appointments: one before the quote, one after the customer's yes. */
  appointments:
    "Vóór de offerte kun je een kennismaking plannen: {appointmentMinutes} minuten, gratis. Na je akkoord volgt de intake van {intakeTime}.",
  /** A price is promised to everyone who fills in four fields. `{closedAnswer}` is when a request of then is answered. */
  quote: {
    always: "Binnen {answerWithinHours} uur heb je een prijs.",
    weekend:
      "Binnen {answerWithinHours} uur heb je een prijs; vraag je het in het weekend, dan uiterlijk {closedAnswer}.",
    closed:
      "Binnen {answerWithinHours} uur heb je een prijs; vraag je het terwijl we dicht zijn, dan uiterlijk {closedAnswer}.",
    else: "Weten we nog te weinig, dan bellen of mailen we je eerst.",
  },
  /** The same as part of a sentence. */
  answer: {
    always: "binnen {answerWithinHours} uur",
    weekend: "binnen {answerWithinHours} uur, in het weekend uiterlijk {closedAnswer}",
    closed: "binnen {answerWithinHours} uur, zijn we dicht dan uiterlijk {closedAnswer}",
  },
  /** Words to a customer who has accepted a quote. */
  start: {
    always: "Je hoort binnen {accountManagerWithinHours} uur van ons om te beginnen.",
    weekend:
      "Je hoort binnen {accountManagerWithinHours} uur van ons om te beginnen, in het weekend uiterlijk {closedAnswer}.",
    closed:
      "Je hoort binnen {accountManagerWithinHours} uur van ons om te beginnen, zijn we dicht dan uiterlijk {closedAnswer}.",
  },
  weekdayAt: "{weekday} om {time}",
  /** Words to a lead from an advertisement. */
  ads: {
    open: "Tijdens openingstijd bellen of mailen we je binnen {adsAnswerWithinHours} uur.",
    closed: "Zijn we dicht, dan binnen {adsAnswerWithinHours} uur nadat we weer open zijn.",
  },
  payment:
    "Met je akkoord op de offerte ligt de opdracht vast. De factuur komt pas als je de site hebt gezien en goedgekeurd.",
  /** Said of a purchase, which has no hosting, domain or care in it. */
  apart: "Wat er los bij komt, staat vooraf in je offerte.",
  /** The moment of the invoice of a subscription; follows "per maand", and is empty until that has been decided. */
  invoiced: { undecided: "", start: ", aan het begin van de maand", end: ", achteraf" },
  saturday: {
    open: "Op zaterdag beantwoorden we nieuwe aanvragen. Hulp voor klanten is er op werkdagen.",
    closed: "Hulp voor klanten is er op werkdagen.",
  },
  changes: {
    scope: "tekst, foto’s, prijzen en tijden",
    said: "{freeChanges} zijn er in elk abonnement, voor tekst, foto’s, prijzen en tijden. Een nieuw onderdeel spreken we eerst af.",
    /** Text below a heading that names them. */
    text: "In het abonnement, voor tekst, foto’s, prijzen en tijden. Een nieuw onderdeel spreken we eerst af.",
  },
  notice: {
    said: "Een abonnement loopt minimaal {contract.minimumMonths} maanden en is daarna elke maand opzegbaar, met {contract.noticeMonths}\u00a0maand opzegtermijn.",
    /** The same as part of a sentence. */
    package:
      "minimaal {contract.minimumMonths} maanden, daarna elke maand opzegbaar met {contract.noticeMonths}\u00a0maand opzegtermijn",
    loose:
      "Voor losse hosting, de offerteservice en ander werk per maand is de opzegtermijn {contract.generalNoticeMonths}\u00a0maanden.",
    example:
      "Zeg je in maand {contract.minimumMonths} op, dan loopt je abonnement tot en met maand {contract.firstEnd}.",
    /** No more than the general terms say of it. */
    earlier: "Zeg je eerder op, dan loopt het in elk geval de eerste {contract.minimumMonths} maanden door.",
  },
};
