import type { ProjectCopy } from "../portfolio-copy";

export const nl: ProjectCopy = {
  meta: {
    title: "Website voor een renovatiebedrijf in Oldenzaal | {name}",
    description:
      "Conceptproject: een website voor een renovatiebedrijf in Oldenzaal. Van vóór naar na in één beeld, met een warme letter en een richtprijs in drie vragen.",
    updated: "2026-11-21",
  },
  title: "Nieuw Oud",
  description:
    "Renovatie van jarendertighuizen in Oldenzaal. Warm van kleur, met één huis dat je van vóór naar na schuift.",
  category: "Renovatie",
  alt: {
    desktop:
      "Homepage van Nieuw Oud: een jarendertighuis, links grauw en vervallen, rechts warm verlicht en opgeknapt.",
    phone: "De site van Nieuw Oud op een telefoon: het huis vóór en na, en de knop voor een opname aan huis.",
  },
  town: "Oldenzaal",
  lead: "Wie een jarendertighuis koopt, wil het karakter houden en de kou kwijt. De site laat allebei zien, in één huis.",
  question: [
    "Stel: een renovatiebedrijf dat alleen huizen van vóór de oorlog doet. Klanten weten precies wat ze niet willen: een huis dat er na afloop uitziet als nieuwbouw.",
    "Foto’s van vóór en na stonden los van elkaar in een galerij. Je moest zelf uitzoeken welke bij welke hoort.",
  ],
  made: [
    {
      title: "Eén huis, twee kanten",
      text: "De homepage is een schuif. Links 1934 met kieren en houtrot, rechts hetzelfde huis na twaalf weken. Kop, tekst en kleur schuiven mee.",
    },
    {
      title: "Wat kost mijn huis?",
      text: "Bouwjaar, woonoppervlak en wat er moet gebeuren. Daaruit volgt een bandbreedte, en de vraag of iemand mag komen kijken.",
    },
    {
      title: "Subsidies zonder formulierentaal",
      text: "Een pagina die per maatregel zegt wat er te halen valt en wat je daarvoor moet bewaren.",
    },
  ],
  type: {
    title: "Fraunces, met een bocht erin",
    text: "Een schreefletter met dikke buiken en dunne halzen, zoals de belettering op oude winkelruiten. De tekst eronder blijft strak, zodat het nergens een antiekzaak wordt.",
  },
  colour: {
    title: "Grauw links, warm rechts",
    text: "De kleuren komen uit het huis zelf: baksteen, geverfd hout, licht achter glas-in-lood. De oude kant krijgt geen kleur. Dat verschil doet het verkoopwerk.",
    names: ["Avondlicht", "Mahonie", "Baksteen", "Kozijn", "Klimop"],
  },
  structure: {
    title: "Van zolder naar voordeur",
    text: "Het menu volgt hoe mensen over hun huis praten, niet hoe een bouwbedrijf is ingedeeld.",
    pages: ["Gevel en dak", "Kozijnen", "Isolatie", "Keuken en bad", "Voor en na"],
  },
  gain: [
    "Bezoekers die al weten dat je hun huis begrijpt, nog voor de eerste afspraak.",
    "Minder opnames voor klussen die niet passen: de bandbreedte filtert vooraf.",
  ],
};
