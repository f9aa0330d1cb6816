import type { LandingCopy } from "../landing-copy";

export const nl: LandingCopy = {
  meta: {
    title: "Webshop laten maken in Twente | {name}",
    description:
      "Je eerste webshop, ingericht tot en met de pakbon. Voor winkels en makers in Twente, {price.webshopBasic} excl. btw, met uitleg bij jou aan de toonbank.",
    keywords: "webshop laten maken Twente, webwinkel Twente, webshop beginnen Hengelo, webshop laten bouwen Almelo",
    updated: "2026-11-29",
  },
  label: "Webshop laten maken in Twente",
  group: "webshops",
  service: "Webshop laten maken",
  areaServed: ["Twente", "Enschede", "Hengelo", "Almelo", "Oldenzaal"],
  price: "webshopBasic",
  look: {
    ground: "weld",
    hero: { layout: "mirror", art: "receipt" },
    cloth: "herringbone",
    benefits: "tape",
    services: "bolts",
    order: ["story", "services", "benefits", "proof", "questions"],
  },
  hero: {
    label: "Van toonbank naar brievenbus",
    title: "Webshop laten maken in Twente",
    lead: "Je hebt al een winkel, een werkplaats of een erf vol goede spullen. Wij zetten er een webshop naast die vanaf de eerste bestelling met je meewerkt.",
    buttons: { contact: "Bespreek je webshop", call: null },
    facts: [
      { value: "tot {webshopProducts}", label: "producten ingericht in een complete webshop" },
      { value: "{price.webshopBasic.amount}", label: "basiswebshop, excl. btw" },
    ],
  },
  story: {
    title: "Verkopen vanaf het erf, de etalage of de hal",
    paragraphs: [
      "Twente maakt van alles. Kaas en vlees van de boer in de Hof van Twente, meubels uit een werkplaats in Rijssen, sieraden in een atelier in Ootmarsum, onderdelen uit een hal langs het Twentekanaal. De meeste makers verkopen al jaren goed aan wie langskomt. Een webshop is er voor wie niet langskomt.",
      "De etalage is het makkelijke deel. Het echte werk begint als de eerste tien bestellingen op maandagochtend klaarstaan en de winkel ook opengaat. Daarom beginnen we achteraan: waar ligt de voorraad, wie pakt in, wie brengt het weg, wat doe je met retouren? Pas daarna tekenen we de voorkant.",
      "En dan de grens. Gronau en Nordhorn liggen dichterbij dan Zwolle. Met een Duitse productpagina, een prijs inclusief verzending en de juiste btw bereik je klanten die nu al op zaterdag jouw kant op rijden.",
    ],
  },
  services: {
    title: "Een webshop in drie onderdelen",
    lead: "We leveren de winkel, de inrichting en de uitleg. Je neemt wat je nodig hebt.",
    cards: [
      {
        title: "De winkel",
        text: "Ontwerp in je eigen stijl, categorieën die je klant begrijpt, een winkelwagen die op een telefoon net zo snel werkt als op een computer.",
        detail: "Ontwerp en bouw",
      },
      {
        title: "De inrichting",
        text: "Producten, varianten, voorraad, verzendkosten, btw-tarieven, betaalmethoden en mails na de bestelling. Wij vullen, jij controleert.",
        detail: "In de complete webshop",
      },
      {
        title: "De eerste maand",
        text: "We doen samen een proefbestelling, printen de eerste pakbon bij jou op de zaak en kijken mee tot het vanzelf gaat.",
        detail: "Bij jou op locatie",
      },
    ],
    link: { label: "Bekijk het Pro-pakket", page: "package-pro" },
  },
  benefits: {
    title: "Waar een goede webshop aan voldoet",
    items: [
      {
        title: "Foto’s die verkopen",
        text: "Je krijgt een vast recept, zodat elk product hetzelfde goede beeld heeft.",
      },
      {
        title: "Zoeken zoals je klant",
        text: "Filter op maat, kleur of toepassing, ook als iemand het woord verkeerd spelt.",
      },
      {
        title: "Voorraad op één plek",
        text: "Op offerte: met een kassakoppeling is de laatste uit de winkel ook online weg.",
      },
      {
        title: "Verzenden zonder typen",
        text: "Labels van je vervoerder komen uit de bestelling, niet uit een los programma.",
      },
      {
        title: "Afhalen in de winkel",
        text: "Besteld in de pauze, na werktijd opgehaald. Dat scheelt porto en brengt mensen binnen.",
      },
      {
        title: "Retour zonder ruzie",
        text: "Bedenktijd en voorwaarden staan er duidelijk bij, zoals de wet het vraagt.",
      },
      {
        title: "Koppelen met je boekhouding",
        text: "Ook op offerte: facturen komen met het juiste btw-tarief in jouw programma.",
      },
      { title: "Zelf aan het stuur", text: "Nieuw product, actieprijs, vakantiesluiting: je leert het in een middag." },
    ],
  },
  proof: {
    kind: "table",
    title: "Basis of compleet?",
    lead: "Twee vaste uitgangspunten. De complete webshop is ons pakket Pro, als je het koopt. Twijfel je, begin dan klein: een basiswebshop groeit door zonder opnieuw te beginnen.",
    columns: ["", "Basiswebshop", "Complete webshop (Pro)"],
    rows: [
      ["Prijs, excl. btw", "{price.webshopBasic}", "{price.webshopComplete}"],
      ["Producten", "Voer je zelf in", "Tot {webshopProducts} door ons ingericht"],
      ["Betalen", "iDEAL, PayPal en creditcard", "iDEAL, PayPal en creditcard"],
      ["Verzenden", "Vaste kosten", "Per gewicht, land en afhaalpunt"],
      ["Talen", "Nederlands", "Ook Duits en Engels"],
      ["AI-chatbot", "Nee", "Inbegrepen, kan uit"],
      ["Past bij", "Een maker met een kleine collectie", "Een winkel met voorraad en personeel"],
    ],
    note: "Meer dan {webshopProducts} producten of een koppeling met je kassa? Dan rekenen we het voor je uit.",
  },
  check: null,
  questions: {
    title: "Vragen van winkeliers en makers",
    items: [
      {
        id: "hoeveel-tijd",
        question: "Hoeveel tijd kost een webshop me per week?",
        answer:
          "In het begin vooral foto’s en antwoorden. Daarna bepaalt het aantal bestellingen het. We richten het inpakken zo in dat een bestelling geen kwartier maar een paar minuten kost.",
      },
      {
        id: "marktplaats",
        question: "Ik verkoop al via een groot platform. Waarom dan een eigen shop?",
        answer:
          "Omdat je daar geen klant hebt maar een bestelling. In je eigen shop ken je de koper, houd je de marge en mag je later een nieuwsbrief sturen als hij daar ja op zegt.",
      },
      {
        id: "duitsland",
        question: "Kan ik ook aan Duitse klanten verkopen?",
        answer:
          "Ja. In de complete webshop zetten we een Duitse taalversie klaar en rekenen we verzendkosten per land. Over de btw-regels voor verkoop over de grens praten we je bij; je boekhouder heeft het laatste woord.",
      },
      {
        id: "hoe-lang",
        question: "Wanneer kan de eerste bestelling binnenkomen?",
        answer:
          "Een complete webshop staat meestal in {delivery.pro}, als je producten en foto’s klaarliggen. Dat laatste is bijna altijd wat de planning bepaalt.",
      },
    ],
  },
  contact: {
    title: "Wat ga je verkopen?",
    text: "Laat je gegevens achter, dan bellen of mailen we je over je producten en hoe je ze nu verkoopt. We komen graag kijken, in de winkel, de werkplaats of de schuur.",
    form: {
      title: "Vraag een voorstel aan",
      text: "Met een vaste prijs, afgestemd op je winkel.",
      submit: "Bespreek mijn webshop",
      about: "webshop",
      ask: null,
    },
    promises: [
      "We komen bij je langs, waar je in Twente ook zit",
      "Je ziet een proefwinkel met je eigen producten",
      "Geen commissie over je verkopen",
    ],
  },
  related: {
    title: "Lees verder",
    slugs: ["ecommerce-enschede", "online-marketing-twente", "website-maken-twente"],
  },
};
