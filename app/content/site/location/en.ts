import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Location: {name} in {town}, {region}",
    description:
      "Visit {name} at {street} in {town}. Address, directions, opening hours and how we work with businesses in {serviceArea}.",
    updated: "2026-11-27",
  },
  hero: {
    label: "{town}, {region}",
    title: "Come and see us in {town}",
    lead: "In {serviceArea}, close enough to drop by. Call first and the coffee will be ready.",
  },
  office: {
    title: "Our office",
    route: "Plan your route",
    visit: "Visits and calls",
    byAppointment: "Other times by appointment.",
  },
  collaboration: {
    title: "Working together in the region",
    lead: "Making a website is teamwork. It works best when you can see each other.",
    ways: [
      {
        title: "At your place",
        text: "We come to your business. That way we see what you make, who walks in and what customers ask.",
      },
      {
        title: "At ours",
        text: "At the table in {town}, with your site on a big screen. We make changes while you watch.",
      },
      {
        title: "Remotely",
        text: "By phone, e-mail or video. Handy when you’re on a job, or just outside {region}.",
      },
    ],
    note: "Need a photographer, a printer or an accountant? We like working with businesses nearby, and with the ones you know.",
  },
  quote: {
    title: "Ask for a quote",
    text: "Leave your details and choose what you need. {quoteSaid}",
  },
};
