export const nl = {
  meta: {
    title: "Website {price.websiteBasic} of {price.websiteMonthly} | {name}",
    description:
      "Je website klaar in {delivery.simple} vanaf je teksten en foto’s, zonder aanbetaling. {adsAnswerOpen}",
    updated: "2026-11-29",
  },
  hero: {
    title: "Jij werkt door. Wij maken je website.",
    lead: "Klaar in {delivery.simple} als je teksten en foto’s er zijn, meestal in {workingDaysToOnline} werkdagen. Voor vakmensen, winkels en zzp’ers in {serviceArea} en de rest van {region}.",
    price: "{price.websiteBasic} of {price.websiteMonthly}",
    scope: "Basiswebsite eenmalig, of een complete website met domein, hosting en onderhoud per maand. Exclusief btw.",
    button: "Gratis offerte aanvragen",
    call: "Liever bellen? {phone}",
    proof: "Je ziet eerst een ontwerp. De factuur komt pas als je de site hebt goedgekeurd.",
  },
  benefits: {
    title: "Dit krijg je",
    items: [
      "Een eigen ontwerp, geen sjabloon van een ander",
      "Online in {delivery.simple}, vanaf je teksten en foto’s",
      "{noUpfrontPayment}",
      "Snel en goed leesbaar op elke telefoon",
      "De basis voor Google klopt vanaf dag één",
      "Iemand uit {town} die de telefoon opneemt",
    ],
  },
  form: {
    title: "Tijdens openingstijd binnen {adsAnswerWithinHours} uur contact",
    text: "Laat je gegevens achter. {adsAnswerSaid}",
  },
  cards: {
    title: "Zo makkelijk is het",
    items: [
      {
        title: "Eén gesprek en je foto’s",
        text: "Je vertelt wat je doet en voor wie. Wij schrijven mee aan de teksten.",
      },
      {
        title: "Eerst zien",
        text: "{firstVersionSaid} Met jouw werk en jouw woorden.",
      },
      {
        title: "Dan pas betalen",
        text: "Wat in de offerte staat, betaal je. Niet meer, en pas als je de site hebt goedgekeurd.",
      },
    ],
  },
  closing: {
    title: "Een eigen site, {delivery.simple} nadat je teksten en foto’s er zijn",
    text: "De offerte is gratis en je zit nergens aan vast. Je betaalt pas als je je site hebt gezien en goedgekeurd.",
    button: "Naar het formulier",
  },
};
