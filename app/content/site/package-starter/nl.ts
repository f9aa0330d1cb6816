export const nl = {
  meta: {
    title: "Starter: een complete website per maand | {name}",
    description:
      "Een complete website van {starterPagesFrom} tot {starterPagesTo} pagina’s voor {price.websiteMonthly}, excl. btw, met domein, hosting en onderhoud. Live binnen {delivery.starter} na je teksten en foto’s.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Pakket Starter",
    title: "Een website die meteen aan het werk gaat",
    lead: "Een complete site van {starterPagesFrom} tot {starterPagesTo} pagina’s, binnen {delivery.starter} live als je teksten en foto’s er zijn. Als abonnement met domein, hosting en onderhoud, zodat je er niet meer naar om hoeft te kijken.",
    choose: "Kies Starter",
    ask: "Stel een vraag",
  },
  contents: { title: "Dit zit er in Starter" },
  highlights: {
    title: "Wat je eraan hebt",
    items: [
      {
        figure: "{starterPagesFrom} tot {starterPagesTo}",
        title: "Pagina’s die ertoe doen",
        text: "Wie je bent, wat je doet, wat het kost en hoe je bereikbaar bent. Meer heeft een klant vaak niet nodig.",
      },
      {
        figure: "{delivery.starter}",
        title: "En je staat online",
        text: "{firstVersionSaid}",
      },
      {
        figure: "Eén bedrag",
        title: "Voor alles samen",
        text: "Domein, hosting, back-ups en updates zitten in je maandprijs. Geen losse rekeningen.",
      },
      {
        figure: "Inbegrepen",
        title: "Kleine wijzigingen",
        text: "{changesText}",
      },
    ],
  },
  approach: {
    title: "In vijf stappen live",
    steps: [
      { title: "Kies je abonnement", text: "Starter, of een van de andere twee als dat beter past." },
      { title: "Vul je gegevens in", text: "Je naam, je bedrijf en wat de site moet doen." },
      {
        title: "Kennismaking",
        text: "Persoonlijk, {appointmentMinutes} minuten en gratis. We bellen of mailen je {answerWithin}.",
      },
      {
        title: "Ontwikkeling",
        text: "Na je akkoord op de offerte ontwerpen en bouwen we, en schrijven we mee aan je teksten.",
      },
      {
        title: "Live binnen {delivery.starter}",
        text: "Gerekend vanaf je teksten en foto’s. Je site staat dan op je eigen domein.",
      },
    ],
  },
  questions: {
    title: "Vragen over Starter",
    items: [
      {
        id: "starter-pages",
        question: "Zijn {starterPagesFrom} tot {starterPagesTo} pagina’s wel genoeg?",
        answer:
          "Voor de meeste kleine bedrijven wel: een voorpagina, je diensten, over jou, je werk en contact. Heb je er later meer nodig, dan bestel je er een extra pagina bij ({price.extraLandingPage}, excl. btw) of stap je over naar Groei.",
      },
      {
        id: "starter-upgrade",
        question: "Kan ik later overstappen?",
        answer: "Ja, wanneer je wilt. Je betaalt alleen het verschil tussen je pakket en het nieuwe.",
      },
      {
        id: "starter-domain",
        question: "Moet ik zelf een domeinnaam kopen?",
        answer:
          "Met het abonnement niet, die zit erbij. Koop je de site, dan neem je je eigen domeinnaam mee of regelen wij er een.",
      },
      {
        id: "starter-help",
        question: "Welke hulp krijg ik?",
        answer:
          "Basishulp tijdens kantooruren, per chat, e-mail en telefoon. Stuur je daarbuiten een bericht, dan heb je op werkdagen binnen {supportAnswerWithinHours} uur antwoord.",
      },
      {
        id: "starter-contract",
        question: "Hoe lang zit ik eraan vast?",
        answer: "{noticeSaid} {notice.example} {notice.earlier} Koop je de site, dan is er geen looptijd.",
      },
    ],
  },
  closing: {
    title: "Volgende week online?",
    text: "Dat kan als je teksten en foto’s klaarliggen. Vraag Starter aan en vertel wat je site moet doen. We bellen of mailen je {answerWithin}.",
    choose: "Kies Starter",
    ask: "Neem contact op",
  },
};
