export const nl = {
  meta: {
    title: "Pro: webshop met betaling en AI-chatbot | {name}",
    description:
      "Een webshop tot {webshopProducts} producten, met iDEAL, PayPal en creditcard, meertalig en met AI-chatbot. Live in {delivery.pro} na je teksten en foto’s.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Pakket Pro",
    title: "Een winkel die nooit dichtgaat",
    lead: "Een webshop tot {webshopProducts} producten, met de betaalmethoden die je klanten kennen. In meerdere talen, zonder limiet op het aantal pagina’s. Klaar {delivery.pro} nadat je productfoto’s en teksten er zijn.",
    choose: "Vraag je prijs voor Pro",
    ask: "Vraag een Offerte Aan",
  },
  contents: { title: "Alles wat in Pro zit" },
  highlights: {
    title: "Gemaakt om te verkopen",
    items: [
      {
        figure: "Tot {webshopProducts}",
        title: "Producten in je winkel",
        text: "Wij richten ze in, met jouw foto’s, varianten, voorraad en verzendkosten.",
      },
      {
        figure: "iDEAL",
        title: "En PayPal en creditcard",
        text: "Je klant rekent af zoals hij gewend is. Ook op zijn telefoon, ook over de grens.",
      },
      {
        figure: "AI-chatbot",
        title: "Antwoord als jij slaapt",
        text: "Hij zegt dat hij een machine is en stuurt lastige vragen naar jou. Liever niet? Dan zetten we hem uit.",
      },
      {
        figure: "Premium",
        title: "Hosting met ruimte",
        text: "In het abonnement: genoeg kracht voor een drukke vrijdag, elke dag een back-up en voorrang als er iets is.",
      },
    ],
  },
  approach: {
    title: "Van voorraad naar verkoop",
    steps: [
      { title: "Kies je abonnement", text: "Laat weten dat je aan Pro denkt." },
      { title: "Vul je gegevens in", text: "Wat je verkoopt, hoeveel producten en aan wie." },
      {
        title: "Kennismaking",
        text: "{appointmentMinutes} minuten en gratis, over betalen, verzenden en talen. We bellen of mailen je {answerWithin}.",
      },
      { title: "Ontwikkeling", text: "We bouwen je winkel en zetten je producten erin." },
      {
        title: "Open",
        text: "Zijn je teksten en foto’s er, dan ben je na {delivery.pro} klaar voor de eerste bestelling.",
      },
    ],
  },
  questions: {
    title: "Vragen over Pro",
    items: [
      {
        id: "pro-payments",
        question: "Hoe kunnen mijn klanten betalen?",
        answer:
          "Met iDEAL, PayPal en creditcard. Het geld gaat naar je eigen rekening bij de betaaldienst. Die rekent een klein bedrag per bestelling.",
      },
      {
        id: "pro-chatbot",
        question: "Moet ik die chatbot hebben?",
        answer:
          "Nee. Hij zit in de prijs en je kunt hem altijd uitzetten. Laat je hem aan, dan leren we hem je producten, levertijden en retourregels.",
      },
      {
        id: "pro-products",
        question: "En als ik meer dan {webshopProducts} producten heb?",
        answer:
          "Dan maken we een offerte op maat. Tot {webshopProducts} producten zit het inrichten in Pro, daarboven spreken we af wie wat invoert.",
      },
      {
        id: "pro-time",
        question: "Hoe snel kan mijn winkel open?",
        answer: "Meestal {delivery.pro} nadat je productfoto’s en teksten er zijn. {largerSaid}",
      },
      {
        id: "pro-upgrade",
        question: "Ik heb al Starter of Groei. Wat nu?",
        answer: "Je stapt over en betaalt alleen het verschil. Je teksten, je pagina’s en je domein gaan mee.",
      },
      {
        id: "pro-contract",
        question: "Hoe lang zit ik eraan vast?",
        answer: "{noticeSaid} {notice.example} {notice.earlier} Koop je de webshop, dan is er geen looptijd.",
      },
    ],
  },
  closing: {
    title: "Klaar om open te gaan?",
    text: "Vertel wat je verkoopt en hoeveel producten het zijn. {quoteSaid}",
    choose: "Vraag je prijs voor Pro",
    ask: "Vraag een Offerte Aan",
  },
};
