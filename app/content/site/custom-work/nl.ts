export const nl = {
  meta: {
    title: "Maatwerkoplossingen voor je website | {name}",
    description:
      "Past je idee in geen pakket? {name} uit {town} maakt websites en koppelingen op maat, met een vaste prijs vooraf en een gratis kennismaking.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Geen confectie",
    title: "Maatwerk Oplossingen",
    lead: "Soms past niets van het rek. Een boekingssysteem dat met je agenda praat, een portaal voor je klanten, een rekentool op je site: wij nemen de maat en maken het.",
    appointment: "Plan een Gratis Gesprek",
    configure: "Start Configurator",
  },
  benefits: {
    title: "Zo werken we",
    items: [
      {
        mark: "A",
        title: "Persoonlijk advies",
        text: "Je zit aan tafel met degene die het gaat maken. Die vraagt door, en zegt het ook als iets eenvoudiger kan.",
      },
      {
        mark: "B",
        title: "Flexibele oplossingen",
        text: "We bouwen in stukken die je los kunt gebruiken. Begin klein, en zet er later een stuk aan als je groeit.",
      },
      {
        mark: "C",
        title: "Transparante prijzen",
        text: "Je krijgt een offerte per onderdeel, {contract.quoteValidDays} dagen geldig. Wat je niet wilt, streep je door.",
      },
    ],
  },
  faq: {
    title: "Vragen over maatwerk",
    items: [
      {
        id: "wanneer",
        question: "Wanneer heb ik maatwerk nodig?",
        answer:
          "Als je site iets moet doen wat een pakket niet kan: een berekening maken, gegevens uitwisselen met je boekhouding, of klanten laten inloggen. Gaat het vooral om pagina’s en teksten, dan is een pakket voordeliger. Dat zeggen we dan ook.",
      },
      {
        id: "kosten",
        question: "Wat kost maatwerk?",
        answer:
          "Dat hangt af van wat je wilt, dus een vast bedrag kunnen we hier niet noemen. {quoteSaid} In je offerte staat een prijs per onderdeel. De configurator geeft je vooraf een indruk.",
      },
      {
        id: "duur",
        question: "Hoe lang duurt het?",
        answer:
          "{deliverySaid} {clockSaid} In de offerte staat een planning, met de dag waarop je de eerste versie ziet.",
      },
      {
        id: "bestaand",
        question: "Kan het ook op mijn bestaande website?",
        answer:
          "Vaak wel. We kijken eerst hoe je site gebouwd is en wie hem beheert. Daarna weet je of we erop kunnen voortbouwen, of dat opnieuw beginnen goedkoper is.",
      },
    ],
  },
  closing: {
    title: "Kom maar op met je idee",
    text: "Een schets op een bierviltje is genoeg. We denken gratis mee over hoe het kan.",
  },
};
