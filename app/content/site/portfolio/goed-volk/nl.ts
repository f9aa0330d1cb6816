import type { ProjectCopy } from "../portfolio-copy";

export const nl: ProjectCopy = {
  meta: {
    title: "Website voor een HR-adviesbureau in Zwolle | {name}",
    description:
      "Conceptproject: een website voor een HR-adviesbureau in Zwolle. Vormen in plaats van stockfoto’s, en taal zonder managementwoorden.",
    updated: "2026-11-28",
  },
  title: "Goed Volk",
  description:
    "HR-advies voor werkplaatsen en winkels rond Zwolle. Vormen in plaats van stockfoto’s, en de site begint bij wat er vandaag speelt.",
  category: "HR & Consultancy",
  alt: {
    desktop: "Homepage van Goed Volk: een groep mensen van cirkels, bogen en blokken in roze, geel en groen.",
    phone: "De site van Goed Volk op een telefoon: de kop, de figuren en twee manieren om te beginnen.",
  },
  town: "Zwolle",
  lead: "HR gaat over mensen, maar HR-sites staan vol met vergadertafels. Deze begint met zes gezichten en een vraag die elke baas kent.",
  question: [
    "Stel: een adviesbureau dat kleine werkgevers helpt. Een bakkerij, een garage, een winkel met acht mensen. Die werkgever zoekt geen strategie. Die heeft morgen een gesprek en weet niet wat hij mag zeggen.",
    "Woorden als ‘duurzame inzetbaarheid’ jagen hem weg. Een stockfoto met een glimlach ook.",
  ],
  made: [
    {
      title: "Een ploeg van vormen",
      text: "Cirkels en bogen, elk met een beroep: de kok, de bouwer, de kapper. Dezelfde figuren keren terug op elke pagina, en groeien mee met het team van de klant.",
    },
    {
      title: "Drie deuren",
      text: "Iemand zoeken, iemand is ziek, iemand gaat weg. Achter elke deur staat wat je vandaag doet, wat deze week, en wanneer je ons belt.",
    },
    {
      title: "Een kop koffie als knop",
      text: "Geen demo en geen intake. De afspraak is een bezoek op de werkvloer, en zo heet hij ook.",
    },
  ],
  type: {
    title: "Gabarito, rond en stevig",
    text: "Letters met de bouw van de figuren: dezelfde cirkel, dezelfde boog. Groot gezet worden ze zelf een groep mensen die dicht bij elkaar staat.",
  },
  colour: {
    title: "Een kleur per mens",
    text: "Roze als huis, pruim als inkt, en daarop kleuren die geen van alle de baas zijn. In het werk van alledag krijgt elk onderwerp er één.",
    names: ["Huisroze", "Pruim", "Tomaat", "Boter", "Gras", "Lila"],
  },
  structure: {
    title: "Beginnen bij wat er speelt",
    text: "Geen menu van diensten, maar van situaties. Regels en loon staan er ook, voor wie verder leest.",
    pages: ["Werven", "Verzuim", "Loon en regels", "Over ons", "Bel even"],
  },
  gain: [
    "Werkgevers die bellen op het moment dat het nog klein is.",
    "Een huisstijl die ook werkt op een koffiebeker en een vacaturebriefje in de supermarkt.",
  ],
};
