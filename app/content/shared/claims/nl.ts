/**
 * Claims of the business file: with evidence as a fact, without it in a weaker form that is true. The figures
 * themselves stand where they stand; `sample` follows one that nothing proves yet.
 */
export const nl = {
  sample: " (voorbeeld)",
  badge: {
    proven: "Webbureau nummer 1 van {town}, {basis}",
    unproven: "Ons doel: webbureau nummer 1 van {town}",
  },
  /** Follows "gemiddelde beoordeling". */
  ratingBasis: ", uit {count} beoordelingen op {source} ({date})",
  reviews: {
    proven: "Ondernemers geven ons gemiddeld {rating}{basis}.",
    own: "Klanten geven ons gemiddeld {average} van 5, uit {count} beoordelingen die we per mail ophaalden.",
    unproven: "Beoordelingen met een bron staan nog niet op onze site.",
  },
  growth: {
    proven: "Klanten zien gemiddeld {growth} meer organisch bezoek binnen {months} maanden.",
    unproven: "We mikken op gemiddeld {growth} meer organisch bezoek binnen {months} maanden; beloven kan niemand dat.",
  },
  /** The answer to "what if I don't like it?": everywhere the same. */
  dislike: {
    decided: "Dan zeg je wat er anders moet en passen we het aan: {rounds}.",
    undecided: "Dan zeg je wat er anders moet en passen we het aan.",
    rest: "Klopt er iets niet met wat we afspraken, dan herstellen we dat zonder kosten. De factuur komt pas als je de site hebt goedgekeurd.",
  },
  rounds: { one: "één ronde zit in de prijs", more: "{count} rondes zitten in de prijs" },
  /** Follows the clause that says that the customer sees the work first. */
  roundsInTerms: {
    one: " In de prijs zit één ronde correcties.",
    more: " In de prijs zitten {count} rondes correcties.",
  },
};
