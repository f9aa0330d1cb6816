export const nl = {
  meta: {
    title: "Stel je website-abonnement samen | {name}",
    description:
      "Kies een pakket en vul aan wat je nodig hebt. Starter kost {price.websiteMonthly}, excl. btw. Voor Groei en Pro maken we een prijs op maat.",
    updated: "2026-11-29",
  },
  hero: {
    label: "{noUpfrontPayment}",
    title: "Stel je abonnement samen",
    lead: "Kies een pakket en wat je erbij wilt. Voor wat op maat is, krijg je een prijs: {answerWithin}. {noticeSaid}",
  },
  steps: {
    type: {
      name: "Pakket",
      title: "Welk pakket past bij je?",
      text: "Overstappen naar een groter pakket kan altijd: je betaalt dan alleen het verschil. Bedragen zijn excl. btw.",
    },
  },
};
