export const nl = {
  meta: {
    title: "Offertes en aanvragen op één plek: offerteservice | {name}",
    description:
      "Configurator op je site, automatische mail met pdf en één overzicht van al je offertes: {price.quoteService} excl. btw, zonder opstartkosten.",
    updated: "2026-11-29",
  },
  service: "Offerteservice",
  hero: {
    label: "Offerteservice",
    title: "Nooit meer een offerte kwijt",
    lead: "Je klant stelt op je site samen wat hij zoekt en krijgt meteen een nette mail met pdf. Jij ziet elke aanvraag in één overzicht, met wat er nog moet gebeuren.",
    price: {
      amount: "{price.quoteService.amount}",
      per: "{price.quoteService.per}",
      note: "geen opstartkosten, exclusief btw",
    },
    whatsapp: "WhatsApp",
    call: "Bel {phone}",
    email: "Mail ons",
  },
  desk: {
    caption:
      "Voorbeeld van het overzicht: vier aanvragen met klus, plaats en status, waarvan één akkoord, één niet akkoord en twee open.",
    note: "voorbeeld",
    title: "Aanvragen",
    counters: [
      { value: "4", label: "deze week" },
      { value: "2", label: "open" },
      { value: "1", label: "akkoord" },
    ],
    rows: [
      { who: "Dakkapel", where: "Hengelo", state: "open", status: "nieuw", note: "pdf verstuurd" },
      { who: "Tuinaanleg", where: "Borne", state: "agreed", status: "akkoord", note: "start in april" },
      { who: "Badkamer", where: "Almelo", state: "open", status: "opvolgen", note: "donderdag bellen" },
      { who: "Zonwering", where: "Oldenzaal", state: "declined", status: "niet akkoord", note: "volgend jaar weer" },
    ],
  },
  included: {
    title: "Wat erin zit",
    lead: "Alles samen, {price.quoteService} excl. btw. Jouw vaste maandbedrag staat vooraf in je offerte.",
    items: [
      {
        title: "Configurator op je site",
        text: "Bezoekers kiezen stap voor stap wat ze willen. Wij richten de vragen en opties in op jouw werk.",
      },
      {
        title: "Automatische mail met pdf",
        text: "Na het versturen ligt er meteen een nette samenvatting in de inbox van je klant, in jouw huisstijl.",
      },
      {
        title: "Overzicht van alle aanvragen",
        text: "Eén dashboard met iedereen die iets vroeg. Geen losse mailtjes en briefjes meer.",
      },
      {
        title: "Offertes: akkoord of niet akkoord",
        text: "Je ziet in één oogopslag welke offertes binnen zijn, welke afvielen en welke nog openstaan.",
      },
      {
        title: "Notities voor opvolging",
        text: "Schrijf erbij wat je hebt afgesproken en wanneer je weer belt. Ook handig als je met meer mensen werkt.",
      },
      { title: "Onderhoud", text: "Nieuwe dienst of andere prijs? Geef het door, wij passen de configurator aan." },
      {
        title: "Hosting en support",
        text: "{dailyBackups}, dag en nacht bewaakt, antwoord binnen {supportAnswerWithinHours} uur op werkdagen.",
      },
    ],
  },
  smart: {
    title: "Waarom dit slim is",
    items: [
      {
        title: "Je bent er als eerste bij",
        text: "Een klant die ’s avonds op de bank zit te kijken, heeft zijn bevestiging al voor jij wakker bent.",
      },
      {
        title: "Je krijgt betere aanvragen",
        text: "Maten, materiaal, planning: alles is al gevraagd. Je belt alleen nog om het af te maken.",
      },
      {
        title: "Je vergeet niemand",
        text: "Wat openstaat, blijft in beeld tot je er iets mee doet. Daar zit vaak je volgende opdracht.",
      },
    ],
  },
  audience: {
    title: "Voor wie het is",
    lead: "Voor bedrijven die elke week offertes maken en liever op de klus staan dan achter de mail.",
    trades: ["Installateurs", "Aannemers", "Hoveniers", "Schilders", "Verhuurbedrijven", "Keukenzaken", "Zzp’ers"],
  },
  closing: {
    title: "Zien hoe het werkt?",
    text: "In een kennismaking van {appointmentMinutes} minuten laten we het je zien, gratis, met jouw diensten als voorbeeld. Bevalt het, dan neem je het {price.quoteService}, excl. btw, zonder opstartkosten. De opzegtermijn is {contract.generalNoticeMonths} maanden.",
    appointment: "Plan een kennismaking",
  },
};
