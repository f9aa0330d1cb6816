import type { ProjectCopy } from "../portfolio-copy";

export const nl: ProjectCopy = {
  meta: {
    title: "Website voor een juridisch kantoor in Deventer | {name}",
    description:
      "Conceptproject: een website voor een juridisch kantoor in Deventer. Veel wit, een klassieke letter en contracten in gewone taal.",
    updated: "2026-11-21",
  },
  title: "Zwart op Wit",
  description:
    "Juristen voor ondernemers in Deventer. Een rustige pagina die leest als een goed contract: kort, en zonder kleine letters.",
  category: "Juridisch",
  alt: {
    desktop:
      "Homepage van Zwart op Wit: een grote cursieve kop op crèmewit, met daarnaast een getekend contract met kanttekeningen.",
    phone: "De site van Zwart op Wit op een telefoon: kop, inleiding en het begin van een herschreven contract.",
  },
  town: "Deventer",
  lead: "Een jurist die in gewone taal schrijft, laat dat het best zien door het te doen. De homepage is een contract dat je wél begrijpt.",
  question: [
    "Stel: een klein kantoor dat contracten schrijft voor ondernemers. De sites van andere kantoren tonen zuilen, weegschalen en een handdruk. Die van hen ook.",
    "Het verschil zit in de taal, en taal kun je niet fotograferen. Wel zetten.",
  ],
  made: [
    {
      title: "Zo stond het er, zo schrijven wij het",
      text: "Links een bepaling van 114 woorden, doorgestreept. Rechts dezelfde afspraak in 25. Meer bewijs heeft de pagina niet nodig.",
    },
    {
      title: "Kanttekeningen",
      text: "Naast elke tekst staat in de marge wat die voor de lezer betekent. Zo kijkt een klant mee over de schouder van de jurist.",
    },
    {
      title: "Vooraf weten wat het kost",
      text: "Een lijst met contracten en een vaste prijs per stuk, zonder dat je eerst je nummer moet achterlaten.",
    },
  ],
  type: {
    title: "Newsreader, licht en groot",
    text: "Een krantenletter die gemaakt is om lang te lezen. In de kop heel dun en heel groot, in de tekst gewoon en rustig. Cursief is de stem van de kanttekening.",
  },
  colour: {
    title: "Papier, inkt, en één stift",
    text: "Bijna alles is zwart op wit, zoals de naam belooft. Het groen is voor wat je kunt doen. Het geel streept aan wat je moet onthouden.",
    names: ["Papier", "Inkt", "Vloeigroen", "Markeerstift"],
  },
  structure: {
    title: "Een inhoudsopgave van zes regels",
    text: "Drie onderwerpen links, drie zaken van het kantoor rechts, de naam in het midden. Zoals de kop van een tijdschrift.",
    pages: ["Contracten", "Geschillen", "Personeel", "Tarieven", "Kantoor", "Bellen"],
  },
  gain: [
    "Ondernemers die bellen voordat ze tekenen, in plaats van erna.",
    "Een site die klinkt als het kantoor zelf, zodat het eerste gesprek niet meer hoeft te ontdooien.",
  ],
};
