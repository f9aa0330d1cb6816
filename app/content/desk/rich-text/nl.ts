/** The editor of texts at the desk. */
export const nl = {
  /** Shown where no script makes an editor of the field. */
  plain: {
    mail: "Opmaak: **vet**, - lijst, 1. genummerd, [woorden](https://…).",
    article:
      "Opmaak: ## kop, een lege regel voor een nieuwe alinea, - lijst, - [ ] afvinklijst, **vet**, [woorden](/contact) voor een link, > apart blok.",
  },
  toolbar: "Opmaak",
  tools: {
    heading: "Kop",
    subheading: "Tussenkop",
    strong: "Vet",
    em: "Schuin",
    bullets: "Lijst",
    numbers: "Genummerde lijst",
    checklist: "Afvinklijst",
    quote: "Apart blok",
    link: "Link",
    picture: "Foto in de tekst",
    fact: "Gegeven invoegen",
    undo: "Stap terug",
    redo: "Stap vooruit",
  },
  link: {
    label: "Link",
    address: "Adres",
    apply: "Zet de link",
    remove: "Haal de link weg",
    close: "Sluiten",
    wrong: {
      mail: "Typ een webadres (https://…) of een e-mailadres.",
      article: "Typ een webadres (https://…), een pagina van de site (/contact) of een e-mailadres.",
    },
  },
  pictures: {
    label: "Foto’s bij dit artikel",
    none: "Voeg eerst hieronder een foto toe, en bewaar.",
    alt: "Wat is er te zien?",
  },
  facts: { title: "Kies een gegeven", close: "Sluiten" },
  inserted: "Ingevoegd: {what}",
  noPictures: "Een foto kan hier niet in de tekst.",
  long: "Dit is te lang: hoogstens {most} tekens.",
};
