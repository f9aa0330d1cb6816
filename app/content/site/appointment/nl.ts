export const nl = {
  meta: {
    title: "Afspraak maken | {name} in {town}",
    description:
      "Plan een kennismaking van {appointmentMinutes} minuten over je website of webshop: bij ons in {town} of aan de telefoon. Kies een vrije dag en tijd.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Afspraak maken",
    title: "Plan een kennismaking van {appointmentMinutes} minuten",
    lead: "Gratis, bij ons in {town} of aan de telefoon. Kies hieronder een vrije dag en tijd; die is meteen van jou.",
  },
  form: {
    title: "Kies je moment",
    text: "Je ziet alleen tijden die echt vrij zijn. Vul je je nummer in, dan bellen we je. Laat je het leeg, dan kom je bij ons langs. Zullen we naar jou komen? Bel dan {phone}.",
  },
  /** The head of the page for an intake, and for a choice of kinds or another one of them. */
  heroes: {
    intake: {
      title: "Kies een moment voor de intake",
      lead: "De intake: {intakeTime}, bij ons in {town}, bij jou of aan de telefoon. Kies een vrije dag en tijd; die is meteen van jou.",
    },
    other: {
      title: "Maak een afspraak",
      lead: "Gratis. Kies hieronder wat je wilt, en een vrije dag en tijd; die is meteen van jou.",
    },
  },
  otherForm: { text: "Je ziet alleen tijden die echt vrij zijn." },
  booked: {
    title: "Tot dan",
    text: "Dit hebben we afgesproken.",
  },
  appointment: {
    title: "Zo gaat het gesprek",
    steps: [
      {
        title: "Jij vertelt",
        text: "Wat je doet, voor wie, en wat je site voor je moet opleveren. Een schets of een site die je mooi vindt, helpt.",
      },
      {
        title: "We kijken mee",
        text: "Heb je al een site, dan zetten we hem erbij en zeggen we wat je kunt houden.",
      },
      {
        title: "Je weet waar je aan toe bent",
        text: "Je hoort wat het ongeveer kost en hoe lang het duurt. Daarna beslis je in je eigen tempo.",
      },
    ],
    byPhone: "Liever nu iemand spreken?",
    call: "Bel {phone}",
    visit: "Bezoek en telefoon",
  },
  closing: {
    title: "Eerst een idee van de prijs?",
    text: "Zet in {configuratorMinutes} minuten je wensen op een rij, dan zie je meteen een richtprijs.",
    configurator: "Bereken je richtprijs",
  },
};
