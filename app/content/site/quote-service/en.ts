import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Quotes and requests in one place: quote service | {name}",
    description:
      "A configurator on your site, an automatic e-mail with PDF and one overview of all your quotes: {price.quoteService} excl. VAT, no upfront cost.",
    updated: "2026-11-29",
  },
  service: "Quote service",
  hero: {
    label: "Quote service",
    title: "Never lose a quote again",
    lead: "Customers put together what they need on your site, and a tidy e-mail with a PDF is in their inbox straight away. You see every request in one overview, with what still needs doing.",
    price: {
      amount: "{price.quoteService.amount}",
      per: "{price.quoteService.per}",
      note: "no upfront cost, excluding VAT",
    },
    whatsapp: "WhatsApp",
    call: "Call {phone}",
    email: "E-mail us",
  },
  desk: {
    caption:
      "Example of the overview: four requests with job, town and status; one accepted, one declined and two open.",
    note: "example",
    title: "Requests",
    counters: [
      { value: "4", label: "this week" },
      { value: "2", label: "open" },
      { value: "1", label: "accepted" },
    ],
    rows: [
      { who: "Dormer", where: "Hengelo", state: "open", status: "new", note: "PDF sent" },
      { who: "Garden", where: "Borne", state: "agreed", status: "accepted", note: "starts in April" },
      { who: "Bathroom", where: "Almelo", state: "open", status: "follow up", note: "call on Thursday" },
      { who: "Awning", where: "Oldenzaal", state: "declined", status: "declined", note: "again next year" },
    ],
  },
  included: {
    title: "What’s included",
    lead: "All of it, {price.quoteService} excl. VAT. Your quote states your fixed monthly price beforehand.",
    items: [
      {
        title: "A configurator on your site",
        text: "Visitors choose what they want, step by step. We set up the questions and options around your work.",
      },
      {
        title: "Automatic e-\u2060mail with PDF",
        text: "As soon as they press send, a tidy summary in your own style is in your customer’s inbox.",
      },
      {
        title: "A dashboard of all requests",
        text: "Everyone who asked for something, in one place. No more scattered e-mails and scraps of paper.",
      },
      {
        title: "Quotes: accepted or declined",
        text: "See at a glance which quotes were won, which fell through and which are still open.",
      },
      {
        title: "Follow-up notes",
        text: "Write down what you agreed and when to call again. Handy when you work as a team.",
      },
      {
        title: "Maintenance",
        text: "A new service or a different price? Tell us and we’ll change the configurator.",
      },
      {
        title: "Hosting and support",
        text: "{dailyBackups}, monitored day and night, an answer within {supportAnswerWithinHours} hours on working days.",
      },
    ],
  },
  smart: {
    title: "Why this is smart",
    items: [
      {
        title: "You’re there first",
        text: "A customer browsing from the sofa at night has a confirmation before you’re awake.",
      },
      {
        title: "You get better requests",
        text: "Sizes, materials, timing: you already have the answers. All that’s left is a call to close the deal.",
      },
      {
        title: "Nobody gets forgotten",
        text: "What’s open stays in sight until you do something about it. Your next job is often in that list.",
      },
    ],
  },
  audience: {
    title: "Who it’s for",
    lead: "For businesses that write quotes every week and would rather be on the job than in their inbox.",
    trades: ["Installers", "Contractors", "Gardeners", "Painters", "Freelancers", "Rental companies", "Kitchen shops"],
  },
  closing: {
    title: "Want to see it work?",
    text: "In a free {appointmentMinutes}-minute meeting we’ll show you, with your own services as the example. If you like it, it’s yours {price.quoteService}, excl. VAT, with nothing up front. The notice period is {contract.generalNoticeMonths} months.",
    appointment: "Book a first meeting",
  },
};
