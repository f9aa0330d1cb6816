import type { LandingCopy } from "../landing-copy";

export const nl: LandingCopy = {
  meta: {
    title: "Website laten maken in Enschede, vaste prijs | {name}",
    description:
      "Een nieuwe website voor je bedrijf in Enschede: vaste prijs, geen aanbetaling en meestal online binnen {workingDaysToOnline} werkdagen. Bekijk hoe de week verloopt.",
    keywords: "website laten maken Enschede, nieuwe website Enschede, website bedrijf Enschede, webbureau Enschede",
    updated: "2026-11-29",
  },
  label: "Website laten maken in Enschede",
  group: "websites",
  service: "Website laten maken",
  areaServed: ["Enschede"],
  price: "websiteComplete",
  look: {
    ground: "linen",
    hero: { layout: "split", art: "week" },
    cloth: "house",
    benefits: "sheet",
    services: "uneven",
    order: ["proof", "benefits", "services", "story", "questions"],
  },
  hero: {
    label: "Voor ondernemers in Enschede",
    title: "Website laten maken in Enschede",
    lead: "Liggen je teksten en foto’s klaar, dan is het maandag koffie en meestal vrijdag online. Een complete nieuwe site voor een prijs die je vooraf kent: {price.websiteComplete} {price.websiteComplete.per}, of {price.websiteMonthly}, excl. btw.",
    buttons: { contact: "Vraag een voorstel aan", call: null },
    facts: [
      { value: "{workingDaysToOnline} werkdagen", label: "is ons streven, vanaf je teksten en foto’s" },
      { value: "{noUpfrontPayment}", label: "eerst zien, dan betalen" },
    ],
  },
  proof: {
    kind: "steps",
    title: "Zo ziet de week eruit als je teksten en foto’s klaarliggen",
    lead: "Een website duurt meestal lang omdat hij blijft liggen. Daarom werken we in één keer door, met elke dag iets om te bekijken.",
    items: [
      {
        title: "Maandag: aan tafel",
        text: "De intake: {intakeTime} bij jou in de zaak of bij ons. Wat verkoop je, aan wie, en waarom bellen ze juist jou?",
      },
      {
        title: "Dinsdag: de eerste versie",
        text: "Je ziet je eigen pagina’s, met wat je maandag vertelde. Schrappen mag, graag zelfs.",
      },
      {
        title: "Woensdag: teksten en foto’s",
        text: "We schaven samen aan de teksten. Mist er een foto, dan zeggen we precies welke.",
      },
      {
        title: "Donderdag: bouwen en nalopen",
        text: "Telefoon, tablet, computer, formulier, laadtijd. Alles wat stuk kan, proberen we stuk te krijgen.",
      },
      { title: "Vrijdag: online", text: "Je domein gaat om, Google krijgt bericht en jij krijgt een uur uitleg." },
    ],
  },
  benefits: {
    title: "Acht dingen die we voor je regelen",
    items: [
      {
        title: "{starterPagesFrom} tot {starterPagesTo} pagina’s",
        text: "Home, je diensten, over jou, contact. Genoeg om gekozen te worden.",
      },
      { title: "Hulp bij je teksten", text: "Jij vertelt, wij schrijven mee, zoals je klant het zou zeggen." },
      {
        title: "Je eigen domeinnaam",
        text: "Op jouw naam, dus ook van jou als je weggaat. In het abonnement; koop je de site, dan zetten we hem klaar op jouw kosten.",
      },
      {
        title: "Mail op je domein",
        text: "info@ met je eigen naam erachter. Bij de hosting: in het abonnement, of los erbij.",
      },
      { title: "Formulier dat aankomt", text: "Aanvragen belanden in je mailbox, zonder spam ertussen." },
      { title: "De basis voor Google", text: "Titels, snelheid en techniek kloppen vanaf de eerste dag." },
      { title: "Privacy op orde", text: "Een cookiemelding die klopt en een verklaring die je kunt lezen." },
      {
        title: "{freeChanges}",
        text: "{changesText}",
      },
    ],
  },
  services: {
    title: "Drie manieren om te beginnen",
    lead: "Niet elk bedrijf heeft hetzelfde nodig. Kies wat past bij waar je nu staat.",
    cards: [
      {
        title: "De complete website",
        text: "Voor wie nog niets heeft, of iets van tien jaar oud. Van kennismaking tot bedankpagina. Domein en hosting kies je erbij.",
        detail: "{price.websiteComplete} {price.websiteComplete.per}, excl. btw",
      },
      {
        title: "Dezelfde site per maand",
        text: "Liever geen groot bedrag ineens? Dan betaal je een vast bedrag per maand, met domein, hosting, onderhoud en wijzigingen erbij. Je gebruikt de site zolang het abonnement loopt.",
        detail: "{price.websiteMonthly}, excl. btw",
      },
      {
        title: "Klein beginnen",
        text: "Een kleine site voor een eenmanszaak of een idee dat nog vorm moet krijgen. Uitbreiden kan later.",
        detail: "{price.websiteBasic}, excl. btw",
      },
    ],
    link: { label: "De prijzen naast elkaar", page: "prices" },
  },
  story: {
    title: "Een stad met meer dan één soort klant",
    paragraphs: [
      "Wie in Enschede een zaak heeft, praat met verschillende mensen tegelijk. De student van de UT of Saxion zoekt op zijn telefoon en beslist in een halve minuut. De klant uit de Zuidwijken wil zien of je ook dinsdagavond open bent. En op dinsdag en zaterdag, als het markt is op het H.J. van Heekplein, hoor je in de rij net zo goed Duits als Twents.",
      "Dat zie je terug in hoe we een site opzetten. Een kapper aan de Haverstraatpassage heeft een afspraakknop bovenaan nodig. Een metaalbedrijf op de Marssteden verkoopt met een machinelijst en maatvoering. Een spin-off op Kennispark moet in één zin kunnen uitleggen wat het doet, voor een investeerder die geen ingenieur is.",
      "Onze eigen naam komt van de weverijen. Van de fabrieken van Jannink en Van Heek staan de gebouwen er deels nog, met woningen en ateliers erin. Goed werk gaat lang mee als je het onderhoudt. Zo kijken we ook naar een website.",
    ],
  },
  check: null,
  questions: {
    title: "Vragen over een nieuwe website",
    items: [
      {
        id: "wat-lever-ik-aan",
        question: "Wat moet ik zelf aanleveren?",
        answer:
          "Je logo als je dat hebt, foto’s van je werk, de teksten die je al hebt en {intakeTime} van je tijd. We schrijven mee; de week begint zodra de teksten er zijn. Heb je nog geen foto’s, dan maken we een lijst van zes beelden die je met je telefoon kunt maken.",
      },
      {
        id: "ook-op-tijd",
        question: "Lukt die week altijd?",
        answer: "Bij een gewone bedrijfssite meestal wel, zolang je op tijd meekijkt. {clockSaid} {largerSaid}",
      },
      {
        id: "oude-site",
        question: "Ik heb al een site. Wat gebeurt daarmee?",
        answer:
          "Die blijft staan tot de nieuwe klaar is. Adressen die in Google gevonden worden, sturen we door, zodat je geen bezoekers kwijtraakt.",
      },
    ],
  },
  contact: {
    title: "Begin deze week",
    text: "Laat je naam en e-mailadres achter en kies waar het om gaat. Je hoort wanneer we kunnen beginnen en wat het kost: {answerWithin}.",
    form: {
      title: "Jouw nieuwe site",
      text: "Vier velden, geen verplichting.",
      submit: "Vraag mijn voorstel aan",
      about: null,
      ask: null,
    },
    promises: [
      "Kennismaking bij jou in Enschede of bij ons",
      "Prijs zwart op wit voordat we iets bouwen",
      "Betalen pas als je hem goedkeurt",
    ],
  },
  related: {
    title: "Meer in Enschede",
    slugs: ["webdesign-enschede", "wordpress-website-enschede", "website-maken-twente"],
  },
};
