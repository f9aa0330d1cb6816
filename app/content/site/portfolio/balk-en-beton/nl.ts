import type { ProjectCopy } from "../portfolio-copy";

export const nl: ProjectCopy = {
  meta: {
    title: "Website voor een bouwbedrijf in Hengelo | {name}",
    description:
      "Conceptproject: een website voor een bouwbedrijf in Hengelo. Lees welke keuzes we maakten in letter, kleur en opbouw, en waarom.",
    updated: "2026-11-21",
  },
  title: "Balk & Beton",
  description:
    "Bedrijfshallen en constructies uit Hengelo. Een site die staat als een spant: zwaar, helder en met elk bouwdeel op zijn plek.",
  category: "Bouw & Constructie",
  alt: {
    desktop: "Homepage van Balk & Beton: een getekende stalen hal in oranje en zwart onder een kop in zware kapitalen.",
    phone: "De site van Balk & Beton op een telefoon: kop, belknop en een doorsnede van een hal.",
  },
  town: "Hengelo",
  lead: "Een bouwer van bedrijfshallen verkoopt zekerheid: het staat, op tijd, en het blijft staan. De site moest dat al zeggen voordat iemand een woord leest.",
  question: [
    "Stel: een bouwbedrijf met een eigen staalwerkplaats. Het werk komt binnen via aannemers en via via. Op de oude site stond alles wat ze kunnen, in twaalf menu-items, en niemand belde.",
    "Een ondernemer die een hal zoekt, heeft twee vragen. Kunnen jullie mijn maat bouwen, en wat kost dat ongeveer? Die twee antwoorden horen vooraan.",
  ],
  made: [
    {
      title: "Een hal die groeit",
      text: "De tekening op de homepage is een doorsnede met echte maten. Links staat de gevel er al op, rechts hangt het laatste spant nog aan de kraan. Zo zie je in één blik het hele proces.",
    },
    {
      title: "Reken je hal door",
      text: "Lengte, breedte, deuren, isolatie. Vier vragen, en de richtprijs komt met een tekening per mail. De knop staat op elke pagina op dezelfde plek.",
    },
    {
      title: "Opgeleverd werk als bouwtekening",
      text: "Elk project krijgt een blad met maten, doorlooptijd en plaats, in plaats van een fotoalbum zonder uitleg.",
    },
  ],
  type: {
    title: "Archivo, zo breed als het gaat",
    text: "Zware, brede kapitalen die als liggers op elkaar liggen. Dezelfde letter, smal gezet, doet de maatlijnen en het menu. Eén bestand, twee stemmen.",
  },
  colour: {
    title: "Beton, staal en menie",
    text: "Grijs en zwart van de bouwplaats, met één kleur die er altijd bij is: het oranje van de menie. Oranje betekent hier steeds hetzelfde: dit kun je aanraken, of dit bouwen wij.",
    names: ["Beton", "Staal", "Menie", "Lichte gevel"],
  },
  structure: {
    title: "Vijf pagina’s, één knop",
    text: "Van twaalf menu-items naar vijf. Wie een hal zoekt, is er in één klik. Wie er wil werken ook.",
    pages: ["Hallen", "Staal", "Beton", "Opgeleverd", "Werken bij"],
  },
  gain: [
    "Minder telefoontjes die beginnen met ‘doen jullie ook’, en meer die beginnen met een maat.",
    "Een offerteaanvraag waar de calculator meteen mee verder kan.",
  ],
};
