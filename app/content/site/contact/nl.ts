export const nl = {
  meta: {
    title: "Contact met {name}, webbureau in {town}",
    description: "Bel, app of mail {name} in {town}. Persoonlijk antwoord {answerWithin}.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Antwoord {answerWithin}",
    title: "Contact: bel, app of mail ons",
    lead: "Je spreekt iemand die zelf sites maakt. Liever schrijven? Vul het formulier in. {quoteSaid}",
  },
  section: {
    title: "Vertel ons wat je zoekt",
    lead: "Je spreekt iemand uit {town} die zelf sites maakt.",
    cards: {
      whatsapp: { title: "WhatsApp", text: "Stuur een bericht" },
      phone: { title: "Bellen", text: "{phone}" },
      email: { title: "E-mail", text: "{email}" },
      page: { title: "Contact Nu", text: "Adres, route en tijden" },
    },
    banner: {
      title: "Eerst even overleggen?",
      text: "Een kennismaking van {appointmentMinutes} minuten is gratis. Bij jou aan de keukentafel of bij ons, met koffie.",
      contact: "Naar de contactpagina",
      configurator: "Bereken je richtprijs",
    },
  },
  details: {
    title: "Contactgegevens",
    phone: "Telefoon",
    email: "E-mail",
    hours: "Mail en berichten",
    answer: "Antwoord",
    answerText: "{answerWithinFirst}, van een van ons. {saturdaySaid}",
    kvk: "KvK",
    vat: "Btw-id",
  },
  visit: {
    title: "Bezoekadres",
    visit: "Bezoek en telefoon",
    byAppointment: "Op andere tijden op afspraak.",
    book: "Plan een kennismaking",
    route: "Plan je route",
    mark: "Geweven in {town}",
  },
  quote: {
    title: "Vraag een offerte aan",
    text: "Vier regels zijn genoeg. Gratis en zonder verplichting.",
  },
};
