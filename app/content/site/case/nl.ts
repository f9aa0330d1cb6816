export const nl = {
  concept: "Conceptproject",
  client: "Voor een klant",
  imagined: "Een bedacht bedrijf, een echt ontwerp. We maakten deze site om te laten zien hoe we werken.",
  question: "De vraag",
  made: "Wat we maakten",
  type: "De letter",
  colour: "De kleuren",
  structure: "De opbouw",
  menu: "Pagina’s in het menu",
  gain: "Wat het zou brengen",
  result: "Wat het opleverde",
  real: "Gemaakt voor een echte klant, die het goedvindt dat we het laten zien.",
  honest:
    "Dit is een concept, dus er zijn geen cijfers om mee te pronken. Voor een echte klant spreken we vooraf af waar we op letten, en kijken we na de livegang samen terug.",
  next: "Volgende project",
  website: {
    concept: "Conceptproject van {name}: het ontwerp voor een bedacht bedrijf, als afbeelding.",
    back: "Terug naar het project",
  },
  closing: {
    title: "En jouw bedrijf, hoe ziet dat eruit?",
    text: "Vertel wat je doet en voor wie, dan maken we een ontwerp dat alleen van jou is. {firstVersionSaid}",
    contact: "Neem contact op",
    configurator: "Stel je website samen",
  },
};
