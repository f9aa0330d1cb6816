import type { LandingCopy } from "../landing-copy";

export const nl: LandingCopy = {
  meta: {
    title: "WordPress-website in Enschede | {name}",
    description:
      "Een WordPress-website die je zelf bijhoudt, zonder dertig plug-ins. Gebouwd of opgeknapt in Enschede, met uitleg op je eigen pagina’s.",
    keywords: "WordPress website Enschede, WordPress laten maken, WordPress specialist Twente, WordPress opknappen",
    updated: "2026-11-29",
  },
  label: "WordPress-website in Enschede",
  group: "websites",
  service: "WordPress-website",
  areaServed: ["Enschede", "Twente"],
  price: "websiteBasic",
  look: {
    ground: "indigo",
    hero: { layout: "band", art: "patchwork" },
    cloth: "footer",
    benefits: "sheet",
    services: "bolts",
    order: ["services", "story", "proof", "benefits", "questions"],
  },
  hero: {
    label: "Zelf bijhouden, niet zelf bouwen",
    title: "WordPress-website in Enschede",
    lead: "WordPress is een prima systeem, als iemand het netjes in elkaar zet. Wij bouwen met losse, vaste blokken: jij kunt alles aanpassen en niets kapotmaken.",
    buttons: { contact: "WordPress Offerte", call: "WordPress Advies" },
    facts: [
      { value: "{price.websiteBasic.amount}", label: "basiswebsite, excl. btw" },
      { value: "Weinig plug-ins", label: "dus weinig dat kan omvallen" },
    ],
  },
  services: {
    title: "Nieuw, opgeknapt of in onderhoud",
    lead: "Heb je nog niets, iets ouds of iets dat hapert? Nieuw, opknappen of bijhouden: kies wat past.",
    cards: [
      {
        title: "Nieuw bouwen",
        text: "Eigen ontwerp, eigen blokken, gemaakt voor de ingebouwde editor. Geen zware paginabouwer en geen thema met honderd opties die je nooit gebruikt.",
        detail: "{price.websiteBasic}, excl. btw",
      },
      {
        title: "Opknappen",
        text: "We ruimen plug-ins op, maken de site snel, herstellen wat er half werkt en brengen het beheer terug tot wat je nodig hebt.",
        detail: "Na een nulmeting",
      },
      {
        title: "Bijhouden",
        text: "Updates op een kopie proberen, dan pas live. Back-ups, beveiliging en een mens die begrijpt wat een foutmelding betekent.",
        detail: "Per maand",
      },
    ],
    link: { label: "Alle prijzen op een rij", page: "prices" },
  },
  story: {
    title: "Het systeem van de vereniging, de winkel en de wetenschapper",
    paragraphs: [
      "WordPress kom je in Enschede overal tegen: bij de studievereniging op de campus, bij de praktijk in Stadsveld, bij het poppodium en de muziekschool. Dat is een voordeel. De volgende vrijwilliger of stagiair kent het meestal al, en je zit nooit vast aan één bouwer.",
      "Het nadeel ken je misschien ook. Iemand installeerde ooit een plug-in voor een formulier, daarna een voor een agenda en nog een om de vorige sneller te maken. Nu durft niemand meer op ‘bijwerken’ te klikken. Zulke sites kraken niet door WordPress zelf, maar door wat eraan hangt.",
      "Zie het als een lappendeken. Tien of twaalf blokken, elk met een eigen taak: een intro, een rij diensten, een teamlid, een prijslijst. Je legt ze in elke volgorde naast elkaar en het past altijd, omdat maat en kleur in het blok zitten.",
    ],
  },
  proof: {
    kind: "table",
    title: "WordPress of onze eigen bouw?",
    lead: "We maken allebei, dus we hoeven je niets aan te praten.",
    columns: ["Als je…", "WordPress", "Eigen bouw"],
    rows: [
      ["elke week zelf iets plaatst", "Sterk", "Kan, met een redactiescherm"],
      ["met meerdere mensen redigeert", "Sterk: rollen en versies", "Op maat"],
      ["nooit zelf iets wijzigt", "Meer dan je nodig hebt", "Sterk: wij passen aan"],
      ["de snelst mogelijke site wilt", "Goed, met zorg gebouwd", "Sterk"],
      ["later van bouwer wilt wisselen", "Sterk: overal bekend", "Kan, met overdracht"],
      ["er geen omkijken naar wilt hebben", "Vraagt onderhoud", "Vraagt minder"],
    ],
    note: "Twijfel je? Vertel wie de site gaat bijhouden. Dat beslist meestal.",
  },
  benefits: {
    title: "Netjes in elkaar gezet",
    items: [
      { title: "Blokken met vaste maten", text: "Je kunt schuiven zonder dat de opmaak verspringt." },
      { title: "Een rustig beheerscherm", text: "Knoppen die je niet gebruikt, zie je niet." },
      { title: "Rollen per persoon", text: "De stagiair mag schrijven, jij drukt op publiceren." },
      { title: "Zo min mogelijk plug-ins", text: "Elke uitbreiding moet zijn plek verdienen." },
      { title: "Beveiligd inloggen", text: "Met een tweede stap en een slot op mislukte pogingen." },
      { title: "Snel, ook met foto’s", text: "Afbeeldingen worden bij het uploaden vanzelf verkleind." },
      { title: "Toegankelijk van huis uit", text: "Koppen, contrast en toetsenbord kloppen in elk blok." },
      { title: "Handleiding van jouw site", text: "Geen algemeen boek, wel jouw schermen met pijltjes." },
    ],
  },
  check: {
    title: "Heb je al een site?",
    text: "Typ je adres en kijk mee: hoe snel hij is, of hij op een telefoon past en of je WordPress verraadt dat het verouderd is.",
  },
  questions: {
    title: "Veelgestelde vragen over WordPress",
    items: [
      {
        id: "bestaande-site",
        question: "Kunnen jullie mijn bestaande WordPress-site overnemen?",
        answer:
          "Ja. We maken eerst een kopie, kijken welke versies en uitbreidingen erin zitten en zeggen of opknappen loont. Soms is opnieuw beginnen goedkoper; dan rekenen we dat voor.",
      },
      {
        id: "page-builder",
        question: "Ik werk nu met een paginabouwer. Is dat erg?",
        answer:
          "Niet per se. Hij maakt de site wel zwaarder en bindt je aan die bouwer. Bij een volgend ontwerp zetten we je inhoud om naar gewone blokken, zodat je ervan af bent.",
      },
      {
        id: "veilig",
        question: "WordPress wordt toch vaak gehackt?",
        answer:
          "Vooral sites die niet worden bijgewerkt. Met weinig plug-ins, vlotte updates en veilig inloggen is het risico klein, en met een back-up van gisteren is de schade dat ook.",
      },
    ],
  },
  contact: {
    title: "Wie gaat hem bijhouden?",
    text: "Het is het eerste wat we je vragen, want we richten het beheer in op die persoon. Ook als dat over een jaar iemand anders is.",
    form: {
      title: "Vraag een WordPress-offerte aan",
      text: "Heb je al een site? Dan vragen we in onze mail het adres en kijken we mee.",
      submit: "Vraag mijn offerte aan",
      about: "anders",
      ask: "met het adres van je site als je er al een hebt, dan kijken we mee",
    },
    promises: ["Uitleg op je eigen pagina’s", "Alle inloggegevens zijn van jou", "Geen licenties die stil doorlopen"],
  },
  related: {
    title: "Lees ook",
    slugs: ["website-hosting-overijssel", "seo-onderhoud-overijssel", "webdesign-enschede"],
  },
};
