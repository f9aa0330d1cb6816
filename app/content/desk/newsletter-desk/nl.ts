export const nl = {
  metaTitle: "Nieuwsbrief | {name}",
  title: "Nieuwsbrief",
  subtitle: "Wie de nieuwsbrief wil, met het bewijs erbij. Alleen wie bevestigde, mag je mailen.",
  letters: "Brieven",
  tabsLabel: "Inschrijvingen",
  tabs: { confirmed: "Bevestigd", pending: "Wacht op bevestiging", unsubscribed: "Uitgeschreven" },
  /** The name for a single one. */
  states: { confirmed: "Bevestigd", pending: "Niet bevestigd", unsubscribed: "Uitgeschreven" },
  since: { confirmed: "Bevestigd op", pending: "Aangevraagd op", unsubscribed: "Uitgeschreven op" },
  search: { label: "Zoek in adressen", hint: "Een deel is genoeg", submit: "Zoek", clear: "Wis" },
  languages: { nl: "Nederlands", en: "Engels" },
  columns: { email: "E-mailadres", language: "Taal", page: "Ingeschreven via" },
  noPage: "onbekend",
  proof: {
    open: "Bewijs",
    requested: "Aangevraagd",
    confirmed: "Bevestigd",
    unsubscribed: "Uitgeschreven",
    wording: "Dit stond bij het formulier",
  },
  unsubscribe: {
    open: "Uitschrijven",
    explain: "Wil iemand van de lijst af? Het bewijs van toen blijft bewaard.",
    submit: "Schrijf uit",
  },
  remove: {
    open: "Verwijderen",
    explain: "Adres en bewijs zijn dan weg. Terughalen kan niet; opnieuw inschrijven wel.",
    submit: "Verwijder voorgoed",
  },
  outcomes: {
    unsubscribed: "Uitgeschreven. Dit adres krijgt geen nieuwsbrief meer.",
    deleted: "Verwijderd. Van dit adres is niets meer bewaard.",
    gone: "Dit adres staat niet meer in de lijst.",
  },
  empty: {
    confirmed: {
      title: "Nog geen lezers",
      text: "Wie zich inschrijft en de link in de mail aanklikt, komt hier. Het formulier staat onder de blog.",
    },
    pending: {
      title: "Niemand wacht",
      text: "Wie zich inschreef en nog niet bevestigde, staat hier. Blijft dat te lang uit, dan wissen we het adres.",
    },
    unsubscribed: { title: "Niemand is weggegaan", text: "Wie zich uitschrijft, komt hier." },
    narrowed: { title: "Niet gevonden", text: "In deze lijst staat geen adres met die letters." },
  },
  toForm: "Bekijk het formulier",
  toAll: "Toon de hele lijst",
  paging: {
    pagesLabel: "Bladeren",
    older: "Oudere inschrijvingen",
    noOlder: "Dit waren ze allemaal.",
    newest: "Terug naar de nieuwste",
  },
};
