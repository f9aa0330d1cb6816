export const nl = {
  meta: {
    title: "Locatie: {name} in {town}, {region}",
    description:
      "Kom langs bij {name} aan de {street} in {town}. Adres, route, openingstijden en hoe we samenwerken met ondernemers in {serviceArea}.",
    updated: "2026-11-27",
  },
  hero: {
    label: "{town}, {region}",
    title: "Kom langs in {town}",
    lead: "In {serviceArea}, dichtbij genoeg om even langs te komen. Bel vooraf, dan staat de koffie klaar.",
  },
  office: {
    title: "Ons kantoor",
    route: "Plan je route",
    visit: "Bezoek en telefoon",
    byAppointment: "Op andere tijden op afspraak.",
  },
  collaboration: {
    title: "Samenwerken in de regio",
    lead: "Een website maken is samenwerken. Dat gaat het best als je elkaar kunt zien.",
    ways: [
      {
        title: "Bij jou",
        text: "We komen naar je zaak. Dan zien we wat je maakt, wie er binnenloopt en wat klanten vragen.",
      },
      {
        title: "Bij ons",
        text: "Aan tafel in {town}, met je site op een groot scherm. We passen het aan terwijl je erbij zit.",
      },
      {
        title: "Op afstand",
        text: "Bellen, mailen of beeldbellen. Handig als je op een klus staat of net buiten {region} zit.",
      },
    ],
    note: "Fotograaf, drukker of boekhouder nodig? We werken graag samen met bedrijven uit de buurt, en met die van jou.",
  },
  quote: {
    title: "Vraag een offerte aan",
    text: "Laat je gegevens achter en kies waar het om gaat. {quoteSaid}",
  },
};
