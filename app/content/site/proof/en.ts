import type { ProofCopy } from "./proof-copy.server";

export const en: ProofCopy = {
  first: {
    title: "You see a design first",
    titleBeside: "Need a new site as well? You see a design first",
    text: "{firstVersionSaid} Your site only goes live once you approve it.",
  },
  doubt: { question: "What if I don’t like it?", answer: "{dislikeAnswer}" },
  call: {
    title: "Rather talk to someone first?",
    text: "You’ll get someone on the line who makes websites.",
    person: "You’ll speak to",
  },
  mark: "Concept project",
  read: "See this design",
  captions: {
    "website-laten-maken-enschede":
      "A builder in Hengelo. If you need an industrial building, you see the sizes straight away and work out a guide price yourself.",
    "website-maken-twente":
      "A renovation firm in Oldenzaal. One house that you slide from before to after, and a guide price in three questions.",
    "webdesign-enschede":
      "A law office in Deventer. Plenty of white space, one typeface and a contract you can actually read.",
    "webshop-laten-maken-twente":
      "A haulier in Almelo. Not a shop yet, but ordering takes one line: no new screen and no account.",
    "ecommerce-enschede": "A haulier in Almelo. You see how much space is left and book it on the same line.",
    "wordpress-website-enschede":
      "An HR firm in Zwolle. Its own shapes instead of stock photos, and not a bought theme in sight.",
    "website-hosting-overijssel":
      "A haulier in Almelo, with its timetable as the home page. A site like that has to be up at five in the morning too.",
    "online-marketing-twente":
      "An HR firm in Zwolle. Three doors for whatever has come up today: just the place for an ad to lead to.",
    "seo-onderhoud-overijssel":
      "A renovation firm in Oldenzaal. The menu follows the words people use for their house, and search with.",
    "seo-optimalisatie-overijssel":
      "A builder in Hengelo. From twelve menu items to five, with a page each for industrial buildings, steel and concrete.",
    "package-starter": "A law office in Deventer. Six pages, one of them with fees. It doesn’t need more.",
    "package-groei":
      "A renovation firm in Oldenzaal. Pages of their own for windows, insulation, kitchens and bathrooms: that’s how you get found.",
    "package-pro": "A haulier in Almelo. Choosing, seeing what’s left and ordering, all on the same line.",
    services: "An HR firm in Zwolle. Type, colour, menu and words from one hand, from home page to coffee cup.",
    prices:
      "A builder in Hengelo, with a calculator of four questions. Curious what that would cost you? You’ll know {answerWithin}.",
    overijssel: "A law office in Deventer. This is how it goes: you see your own site before you pay a thing.",
    "meta-ads": "A renovation firm in Oldenzaal. One house, before and after. That’s how your work sells itself.",
  },
};
