export const nl = {
  meta: {
    title: "Stel je website-abonnement samen | {name}",
    description:
      "Kies Starter, Groei of Pro en vul aan wat je nodig hebt. Je ziet meteen wat het per maand kost. Opzegbaar na {contract.minimumMonths} maanden.",
    updated: "2026-11-21",
  },
  hero: {
    label: "{noUpfrontPayment}",
    title: "Stel je abonnement samen",
    lead: "Kies een pakket en wat je erbij wilt. Minimaal {contract.minimumMonths} maanden, daarna per maand opzegbaar. Binnen {answerWithinHours} uur heb je een persoonlijke offerte.",
  },
  steps: {
    type: {
      name: "Pakket",
      title: "Welk pakket past bij je?",
      text: "Overstappen naar een groter pakket kan altijd: je betaalt dan alleen het verschil.",
    },
  },
};
