export const nl = {
  packages: {
    starter: {
      meta: {
        title: "Starter-pakket aanvragen | {name}",
        description:
          "Vraag het Starter-pakket van {name} aan: bel, app, mail of vul het formulier in. We nemen snel contact met je op, zonder verplichting.",
        updated: "2026-11-29",
      },
      title: "Starter Pakket Aanvraag",
    },
    groei: {
      meta: {
        title: "Groei-pakket aanvragen | {name}",
        description:
          "Vraag het Groei-pakket van {name} aan: bel, app, mail of vul het formulier in. Je krijgt een prijs die past bij wat je nodig hebt.",
        updated: "2026-11-29",
      },
      title: "Groei Pakket Aanvraag",
    },
    pro: {
      meta: {
        title: "Pro-pakket aanvragen | {name}",
        description:
          "Vraag het Pro-pakket van {name} aan: bel, app, mail of vul het formulier in. Je krijgt een prijs die past bij jouw winkel.",
        updated: "2026-11-29",
      },
      title: "Pro Pakket Aanvraag",
    },
  },
  lead: "Kies hoe je ons wilt spreken. De kennismaking van {appointmentMinutes} minuten kost niets en je zit nergens aan vast.",
  ways: {
    label: "Neem contact op",
    phone: { title: "Bel ons", text: "{phone}" },
    whatsapp: { title: "WhatsApp", text: "Stuur een bericht" },
    email: { title: "E-mail", text: "{email}" },
  },
  open: "Of vul het formulier in",
  back: "Terug",
  formTitle: "Vul je gegevens in",
  paidOnce: "Ik wil eenmalig betalen.",
  sample: { label: "Jouw pakket", more: "Bekijk het hele pakket", others: "Toch een ander pakket?" },
  invalid: {
    metaTitle: "Ongeldig pakket | {name}",
    title: "Dit pakket hebben we niet",
    text: "Ongeldig pakket geselecteerd. U wordt doorgestuurd naar de prijzenpagina.",
    link: "Naar de prijzen",
  },
};
