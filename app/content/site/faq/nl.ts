export const nl = {
  meta: {
    title: "Veelgestelde vragen over je website | {name}",
    description:
      "Wat kost een website, hoe snel staat hij online en waar zit je aan vast? Antwoorden van een webbureau in {town}.",
    updated: "2026-11-29",
  },
  title: "Veelgestelde vragen over je website",
  lead: "Wat ondernemers ons vragen voordat ze beginnen. Staat die van jou er niet bij? Stel hem gewoon.",
  items: [
    {
      id: "price",
      question: "Wat kost een website?",
      answer:
        "Een basiswebsite is er {price.websiteBasic}. De complete website koop je voor {price.websiteComplete}, of je neemt hem als abonnement voor {price.websiteMonthly}, met domein, hosting en onderhoud erbij. Koop je hem, dan kies je er los bij: {apart.starter}. Een complete webshop tot {webshopProducts} producten kost je {price.webshopComplete}. Alle prijzen zijn zonder btw. {apartSaid}",
    },
    {
      id: "speed",
      question: "Hoe snel staat mijn website online?",
      answer: "{firstVersionRange} {deliverySaid} {clockSaid}",
    },
    {
      id: "contract",
      question: "Waar zit ik aan vast?",
      answer:
        "Een abonnement begint op de dag dat je site live gaat. {noticeSaid} {notice.example} {notice.earlier} Koop je de site, dan is er geen looptijd. {notice.loose}",
    },
    {
      id: "domain",
      question: "Zit er een domeinnaam bij?",
      answer:
        "Ja, in elk abonnement: bij Starter, Groei en Pro. Koop je de site, dan neem je je eigen domeinnaam mee of regelen wij er een. Heb je al een domeinnaam, dan verhuizen wij hem en blijft je mail gewoon werken.",
    },
    {
      id: "upgrade",
      question: "Kan ik later naar een groter pakket?",
      answer:
        "Dat kan altijd. Je betaalt alleen het verschil tussen je huidige pakket en het nieuwe. Je site, teksten en domein gaan mee.",
    },
    {
      id: "pro",
      question: "Wat heeft Pro dat de andere niet hebben?",
      answer:
        "Een webshop tot {webshopProducts} producten, online betalen met iDEAL, PayPal en creditcard, een AI-chatbot en meerdere talen. De AI-chatbot is inbegrepen en kan uit.",
    },
    {
      id: "help",
      question: "Welke hulp krijg ik bij Starter?",
      answer:
        "Basishulp tijdens kantooruren. Alle abonnees krijgen klantenservice en op werkdagen binnen {supportAnswerWithinHours} uur antwoord. Met Pro krijg je voorrang.",
    },
    {
      id: "changes",
      question: "Kan ik later nog iets veranderen?",
      answer: "Ja. {changesSaid} Je kunt ook zelf in je site werken; we leggen je uit hoe.",
    },
    {
      id: "ownership",
      question: "Van wie is de website?",
      answer:
        "Een gekochte website is na betaling van jou: je gebruikt hem zo lang je wilt, past hem aan en neemt hem mee naar een ander. Met een abonnement gebruik je hem zolang het loopt. Je teksten, foto’s en domeinnaam zijn in beide gevallen van jou en gaan mee als je weggaat.",
    },
    {
      id: "dislike",
      question: "En als ik het niet mooi vind?",
      answer:
        "Je ziet eerst een ontwerp, met je eigen teksten en foto’s. {dislikeAnswer} Hoor je van ons en reageer je niet, dan vragen we het nog eens. Blijft het daarna zeven dagen stil, dan geldt de site als goedgekeurd.",
    },
  ],
  more: {
    title: "Nog een vraag?",
    text: "Stel hem aan iemand die het weet. Of kijk eerst wat alles kost.",
    contact: "Neem contact op",
    prices: "Bekijk de prijzen",
  },
};
