import type { ProjectCopy } from "../portfolio-copy";

export const nl: ProjectCopy = {
  meta: {
    title: "Website voor een transportbedrijf in Almelo | {name}",
    description:
      "Conceptproject: een website voor een transportbedrijf in Almelo. De dienstregeling staat voorop en een rit boek je in dezelfde tabel.",
    updated: "2026-11-27",
  },
  title: "Streeklijn",
  description:
    "Vaste ritten door Twente en Salland, vanuit Almelo. De dienstregeling is de homepage: wie verzendt, ziet meteen wanneer de wagen rijdt.",
  category: "Logistiek",
  alt: {
    desktop: "Homepage van Streeklijn: een lijnenkaart van Twente met daaronder de vertrektijden van de vrachtritten.",
    phone: "De site van Streeklijn op een telefoon: de eerstvolgende ritten met vertrektijd en vrije laadmeters.",
  },
  town: "Almelo",
  lead: "Een vervoerder met vaste lijnen heeft iets wat anderen niet hebben: een dienstregeling. Dus werd de dienstregeling de homepage.",
  question: [
    "Stel: een transportbedrijf dat elke dag dezelfde routes rijdt. Halve vrachten rijden mee, als de klant op tijd belt. Maar de klant weet niet wanneer de wagen gaat en of er nog plek is.",
    "De planner weet dat wel. Die noemt het twintig keer per dag aan de telefoon.",
  ],
  made: [
    {
      title: "Een kaart als metronet",
      text: "Vier lijnen vanuit Almelo, getekend zoals iedereen ze leest. De wagen die onderweg is, rijdt er echt overheen.",
    },
    {
      title: "Vertrekken van vandaag",
      text: "Lijn, tijd, bestemming, aankomst. De blokjes tonen hoeveel laadmeter er vrij is. Vol is vol, en dan is er een wachtlijst.",
    },
    {
      title: "Boeken in de regel zelf",
      text: "Wie op Boek drukt, krijgt de velden in dezelfde rij. Geen nieuw scherm, geen account.",
    },
  ],
  type: {
    title: "Overpass, van de verkeersborden",
    text: "Een letter die afstamt van Amerikaanse wegborden en daarom ook klein goed leest. De tijden staan in de vaste breedte, zodat de kolom recht blijft.",
  },
  colour: {
    title: "Nacht, met lijnkleuren",
    text: "Diep groenblauw als achtergrond, omdat de eerste wagen in het donker vertrekt. Elke lijn heeft een kleur en houdt die, van kaart tot vrachtbrief.",
    names: ["Nacht", "Wit", "Lijn 1", "Lijn 2", "Lijn 3"],
  },
  structure: {
    title: "Eerst de tijd, dan de rest",
    text: "De meeste bezoekers zouden vaste klanten zijn. Zij zien meteen wat ze zoeken, nieuwe klanten scrollen verder.",
    pages: ["Dienstregeling", "Opslag", "Douane", "Volg een zending", "Inloggen"],
  },
  gain: [
    "De telefoon gaat over uitzonderingen, niet meer over vertrektijden.",
    "Lege meters die zichtbaar zijn, en dus verkocht kunnen worden.",
  ],
};
