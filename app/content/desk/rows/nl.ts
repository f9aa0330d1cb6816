/** Said by every row of facts that turns into its field. */
export const nl = {
  empty: "nog niet ingevuld",
  chosen: "nu",
  save: "Bewaar",
  saving: "Wordt bewaard...",
  saved: "Bewaard",
  undone: "Teruggezet",
  undo: "Ongedaan maken",
  waits: "Geen verbinding. Dit wacht, en wordt bewaard zodra het kan.",
  notSaved: "Niet bewaard.",
  facts: { title: "Gegevens", open: "Toon de gegevens", close: "Sluit de gegevens" },
  stale: { theirs: "Er staat nu", mine: "Jij koos", keep: "Laat zo", take: "Neem mijn keuze" },
};
