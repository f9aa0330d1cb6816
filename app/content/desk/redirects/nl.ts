/** The desk's words about redirects. */
export const nl = {
  metaTitle: "Doorverwijzingen | {name}",
  title: "Doorverwijzingen",
  subtitle:
    "Wie een oud adres opvraagt, komt vanzelf op de goede pagina. Een adres met een eigen pagina blijft altijd gewoon die pagina tonen.",
  tabs: { label: "Adressen", unknown: "Onbekende adressen", redirects: "Doorverwijzingen" },
  make: "Maak een doorverwijzing",
  form: {
    newTitle: "Nieuwe doorverwijzing",
    from: "Oud adres",
    fromHint: "Zonder domein, zoals /oude-pagina",
    to: "Naar welke pagina",
    toHint: "Kies er een, of typ een adres van deze site",
    status: "Soort",
    statuses: { 301: "Voorgoed verhuisd", 302: "Tijdelijk" },
    submit: "Verwijs door",
    save: "Bewaar",
    pending: "Bezig...",
  },
  columns: { from: "Van", to: "Naar", hits: "Keer gevolgd", lastHit: "Laatst", by: "Door" },
  never: "nog niet",
  change: "Wijzigen",
  remove: "Verwijderen",
  problems: {
    from: {
      path: "Begin met een schuine streep, zoals /oude-pagina, zonder domein of vraagteken.",
      private: "Dit adres is niet voor bezoekers en kan niet doorverwijzen.",
      isPage: "Op dit adres staat een pagina. Die kan niet worden verborgen.",
      exists: "Voor dit adres is er al een doorverwijzing. Pas die aan.",
      isTarget: "Een andere doorverwijzing leidt hierheen. Pas die eerst aan.",
    },
    to: {
      path: "Typ een adres van deze site, zoals /diensten. Andere sites kunnen niet.",
      noPage: "Deze pagina bestaat niet. Kies er een uit de lijst.",
      chain: "Dit adres verwijst zelf door. Kies de pagina waar het uiteindelijk heen gaat.",
    },
  },
  empty: { title: "Nog geen doorverwijzingen", text: "Maak er hierboven een, of vanuit een onbekend adres." },
  outcomes: {
    kept: "Dit adres verwijst nu door.",
    removed: "De doorverwijzing is weg.",
    restored: "De doorverwijzing is terug.",
    gone: "Deze doorverwijzing is er niet meer, of er is al een andere.",
    conflict: "Iemand anders heeft deze doorverwijzing intussen gewijzigd. Hieronder staat hoe hij nu is.",
  },
  undo: "Ongedaan maken",
};
