/** The desk's words about checks of websites. */
export const nl = {
  metaTitle: "Websitechecks | {name}",
  title: "Websitechecks",
  subtitle:
    "Elke site die een bezoeker of collega liet bekijken. Na {days} dagen verdwijnt een check, tenzij hij bij een lead hoort.",
  list: { label: "Websitechecks" },
  states: {
    running: "wordt bekeken",
    unreachable: "niet te zien",
    good: "niets te verbeteren",
    bad: { one: "één ding te verbeteren", more: "{count} dingen te verbeteren" },
  },
  from: { visitor: "bezoeker, via {source}", desk: "vanaf de desk" },
  lead: "Lead: {name}",
  noLead: "geen lead",
  left: "liet een e-mailadres achter",
  empty: {
    title: "Nog geen checks",
    text: "Zodra iemand zijn site laat bekijken op /website-check, staat het hier.",
  },
  pages: {
    pagesLabel: "Pagina’s van de websitechecks",
    older: "Ouder",
    noOlder: "Ouder is er niet.",
    newest: "Naar het nieuwste",
  },
  refusals: {
    title: "Sites waar we niet naar kijken",
    text: "Vraagt een eigenaar om weg te blijven? Zet zijn site hier neer. Dan bekijken we hem niet meer, ook niet zijn subdomeinen.",
    label: "Adres van de site",
    submit: "Nooit meer bekijken",
    remove: "Weer toestaan",
    pending: "Bezig...",
    by: "{who}, {day}",
    problem: "Dit is geen adres van een website.",
    done: "We kijken niet meer naar {host}.",
    removed: "{host} mag weer bekeken worden.",
  },
  /** Words on the page of a lead. */
  fact: {
    label: "Website",
    check: "Bekijk {host}",
    pending: "Bezig...",
    unknown: "Nog niet bekend",
    address: "Adres van de website",
    submit: "Bekijk deze site",
    again: "Opnieuw, of een andere site",
    recent: "Deze site is om {at} nog bekeken, zie hierboven. Vanaf {again} kan het opnieuw.",
    problems: {
      empty: "Vul het adres van de website in.",
      invalid: "Dit is geen adres van een website.",
      private: "Dit adres staat niet op het openbare internet.",
      port: "Dit adres gebruikt een poort die we niet openen.",
      refused: "De eigenaar wil niet dat we naar deze site kijken.",
    },
  },
  happening: {
    asked: "Websitecheck van {host}",
    unreachable: "{host} was niet te zien.",
    good: "Niets te verbeteren gevonden.",
  },
};
