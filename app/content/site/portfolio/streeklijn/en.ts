import type { ProjectCopy } from "../portfolio-copy";

export const en: ProjectCopy = {
  meta: {
    title: "Website for a haulier in Almelo | {name}",
    description:
      "Concept project: a website for a haulier in Almelo. The timetable comes first, and a run is booked in that same table.",
    updated: "2026-11-27",
  },
  title: "Streeklijn",
  description:
    "Scheduled runs across Twente and Salland, out of Almelo. The timetable is the home page: senders see at once when the truck leaves.",
  category: "Logistics",
  alt: {
    desktop: "Home page of Streeklijn: a line map of Twente with the departure times of the freight runs below it.",
    phone: "The Streeklijn site on a phone: the next runs with departure time and free loading metres.",
  },
  town: "Almelo",
  lead: "A haulier with fixed lines has something others lack: a timetable. So the timetable became the home page.",
  question: [
    "Imagine a haulier that drives the same routes every day. Part loads can come along if the customer calls in time. But the customer doesn’t know when the truck leaves or whether there’s room.",
    "The planner does, and says it on the phone twenty times a day.",
  ],
  made: [
    {
      title: "A map like a metro network",
      text: "Four lines out of Almelo, drawn the way everyone can read them. The truck that is under way really moves along it.",
    },
    {
      title: "Today’s departures",
      text: "Line, time, destination, arrival. The blocks show how many loading metres are free. Once a truck is full, there’s a waiting list.",
    },
    {
      title: "Booking in the row itself",
      text: "Press Book and the fields appear in that same row. No new screen, no account.",
    },
  ],
  type: {
    title: "Overpass, from the road signs",
    text: "A typeface descended from American highway signs, so it reads well when small too. Times are set in the fixed-width version, which keeps the column straight.",
  },
  colour: {
    title: "Night, with line colours",
    text: "A deep blue-green ground, because the first truck leaves in the dark. Every line has a colour and keeps it, from map to waybill.",
    names: ["Night", "White", "Line 1", "Line 2", "Line 3"],
  },
  structure: {
    title: "Times first, then the rest",
    text: "Most visitors would be regular customers. They see at once what they came for; new customers scroll on.",
    pages: ["Timetable", "Storage", "Customs", "Track a shipment", "Log in"],
  },
  gain: [
    "Phone calls about exceptions, no longer about departure times.",
    "Empty metres that can be seen, and therefore sold.",
  ],
};
