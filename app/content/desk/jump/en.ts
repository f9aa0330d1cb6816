import type { nl } from "./nl";

export const en: typeof nl = {
  metaTitle: "Search | {name}",
  open: "Search",
  title: "Go to",
  label: "Name, number, address or page",
  close: "Close search",
  find: "Search",
  none: "Nothing found for “{question}”.",
  failed: "Search isn’t working right now. Check your connection and keep typing.",
  groups: {
    people: "People",
    leads: "Requests",
    quotes: "Quotes",
    projects: "Projects",
    actions: "Do",
    pages: "Pages",
    articles: "Articles",
  },
  person: "{count} requests",
  quote: "Quote {number}",
  actions: {
    lead: "New lead",
    quote: "New quote",
    project: "Add a project",
    block: "Block time in the calendar",
    closed: "Close for the day",
  },
  site: "The site",
};
