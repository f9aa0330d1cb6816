export const nl = {
  meta: {
    title: "Toegankelijkheidsverklaring | {name}",
    description:
      "Hoe {name} zorgt dat iedereen deze website kan gebruiken, hoe dat getest is, wat nog niet goed gaat en hoe u het meldt.",
    updated: "2026-11-29",
  },
  label: "Toegankelijkheid",
  title: "Een site die bij iedereen past",
  lead: "Met een muis of alleen een toetsenbord. Met een schermlezer, een vergrootglas of één duim. Deze website hoort voor u te werken.",
  updated: "Laatst bijgewerkt",
  aim: {
    title: "Waar wij naar streven",
    texts: [
      "Wij bouwen deze website volgens WCAG 2.2, niveau AA: de internationale richtlijnen voor toegankelijke websites.",
      "Wij toetsen zelf. Een onafhankelijk onderzoek is nog niet gedaan. Daarom zeggen wij niet dat de site volledig voldoet, maar wel wat wij hebben getest en wat wij weten dat beter kan.",
    ],
  },
  care: {
    title: "Wat werkt",
    items: {
      keyboard: { title: "Toetsenbord", text: "Alles is te bereiken, en u ziet waar u bent." },
      reader: { title: "Schermlezer", text: "Koppen, velden en meldingen hebben een naam." },
      zoom: { title: "Vergroten", text: "Tot 200%, en vanaf 320 pixels breed." },
      contrast: { title: "Contrast", text: "Tekst minstens 4,5 op 1." },
      motion: { title: "Beweging", text: "Stil als u dat zo hebt ingesteld." },
      script: { title: "Zonder scripts", text: "Lezen en aanvragen kan altijd." },
    },
    mark: "Met zorg geweven",
  },
  tested: {
    title: "Hoe het is getest",
    items: [
      {
        title: "Bij elke wijziging, op elke pagina",
        text: "Een programma (axe) loopt alle pagina’s na in het Nederlands en het Engels. Bij één overtreding gaat de wijziging niet door.",
      },
      {
        title: "In een echte browser",
        text: "Menu, formulieren, meldingen en uitklappers worden met alleen het toetsenbord bediend. De focus moet zichtbaar zijn en op een logische plek komen.",
      },
      {
        title: "Op smalle en brede schermen",
        text: "Van 320 tot 1440 pixels, en met vergrote letters. Er mag niets buiten beeld vallen.",
      },
      {
        title: "Zonder hulpmiddelen van de browser",
        text: "Met scripts uit en met minder beweging aan. De inhoud blijft compleet.",
      },
    ],
  },
  limits: {
    title: "Wat wij weten dat beter kan",
    items: [
      "De site is nog niet beoordeeld door mensen die elke dag met een schermlezer of spraakbediening werken. Wij missen dus vast iets.",
      "De kaart is van OpenStreetMap en is met een schermlezer lastig. Ons adres en een routelink staan er daarom als tekst naast.",
      "Op afbeeldingen van voorbeeldsites staat tekst die u niet kunt vergroten zonder in te zoomen. Wat er te zien is, staat ook beschreven.",
      "WhatsApp, Instagram en LinkedIn hebben wij niet in de hand. Bellen en mailen kan altijd in plaats daarvan.",
    ],
  },
  report: {
    title: "Loopt u ergens vast?",
    text: "Vertel ons op welke pagina, wat u wilde doen en waarmee u werkt. U krijgt op werkdagen binnen {supportAnswerWithinHours} uur antwoord, met een oplossing of een datum waarop die er is.",
    mail: "Mail {email}",
    call: "Bel {phone}",
    meanwhile:
      "Hebt u iets nu nodig? Dan lezen wij het voor, sturen wij het in een andere vorm of vullen wij het formulier samen met u in.",
    complaint: "Komen wij er samen niet uit, dan kunt u terecht bij het",
    institute: "College voor de Rechten van de Mens",
  },
};
