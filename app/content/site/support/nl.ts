import type { PageId } from "~/content/pages";

export const nl = {
  meta: {
    title: "Support en klantenservice | {name} in {town}",
    description:
      "Hulp bij je website: dag en nacht bereikbaar via chat en e-mail, antwoord binnen {supportAnswerWithinHours} uur op werkdagen en bewaking {support247}.",
    updated: "2026-11-29",
  },
  hero: {
    label: "Support",
    title: "Hulp bij je website",
    lead: "Een foutje, een vraag of een wijziging: stuur een bericht en je hebt op werkdagen binnen {supportAnswerWithinHours} uur antwoord van iemand die je site kent.",
    email: "Mail support",
    call: "Bel {phone}",
  },
  week: {
    title: "Wanneer we er zijn",
    lead: "{saturdaySaid} Mailen kan altijd: op werkdagen heb je binnen {supportAnswerWithinHours} uur antwoord.",
    rows: [
      { id: "chat", title: "Chat en e-mail", text: "{support247} bereikbaar, ook ’s nachts en in het weekend." },
      {
        id: "monitoring",
        title: "Bewaking van je site",
        text: "{support247}. {outageSaid}",
      },
      { id: "answer", title: "Antwoord van ons", text: "Binnen {supportAnswerWithinHours} uur op werkdagen." },
      { id: "phone", title: "Aan de telefoon", text: "Tijdens kantooruren, en verder op afspraak." },
    ],
  },
  levels: {
    title: "Wat je krijgt bij je abonnement",
    lead: "Elke abonnee heeft klantenservice. Met Pro krijg je voorrang.",
    items: [
      { id: "starter", title: "Starter", text: "Basishulp tijdens kantooruren, per chat, e-mail en telefoon." },
      { id: "groei", title: "Groei", text: "Volledige klantenservice, door iemand die je site kent." },
      { id: "pro", title: "Pro", text: "Voorrang: je bericht komt bovenaan te liggen." },
    ] satisfies readonly { id: "starter" | "groei" | "pro"; title: string; text: string }[],
    manager: "Net klant geworden? {startSaid}",
  },
  emergency: {
    title: "Ligt je site eruit?",
    lead: "Dan telt elk uur. Doe dit, in deze volgorde.",
    steps: [
      {
        title: "Kijk op een ander toestel",
        text: "Open je site op je telefoon, zonder wifi. Werkt hij daar wel, dan zit het in je eigen netwerk.",
      },
      {
        title: "Bel ons tijdens kantooruren",
        text: "We nemen op, kijken mee en zetten zo nodig de back-up van gisteren terug.",
      },
      {
        title: "Anders: mail met ‘Spoed’",
        text: "Zet het in het onderwerp, met het adres van de pagina en wat je ziet. De bewaking ziet een storing meestal eerder dan jij.",
      },
    ],
    call: "Bel {phone}",
    email: "Mail met spoed",
    subject: "Spoed",
  },
  selfHelp: {
    title: "Liever zelf even kijken?",
    items: [
      { page: "faq", title: "Veelgestelde vragen", text: "Over pakketten, prijzen, domeinen en overstappen." },
      { page: "blog", title: "Blog", text: "Uitleg over vindbaarheid, snelheid en teksten." },
    ] satisfies readonly { page: PageId; title: string; text: string }[],
  },
  closing: {
    title: "Nog geen klant?",
    text: "We kijken ook naar een site die een ander maakte. Je hoort wat er mis is en wat het kost om het te herstellen.",
    contact: "Leg het ons voor",
  },
};
