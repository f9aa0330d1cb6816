import type { nl } from "./nl";

export const en: typeof nl = {
  meta: {
    title: "Blog for business owners in {serviceArea} | {name}",
    description:
      "What a website costs, how customers find you and what Dutch law requires. Articles with examples and checklists for businesses in {serviceArea}.",
    updated: "2026-11-29",
  },
  heading: {
    title: "Blog for business owners",
    lead: "What a website costs, how people nearby find you and what the law requires. For business owners in {serviceArea}, without the jargon.",
  },
  categories: { costs: "Costs", customers: "Winning customers", preparation: "Getting it right" },
  author: "{name}",
  readMore: "Read More",
  feed: "Follow via RSS",
  feedTitle: "{name}: articles for business owners",
  ask: {
    title: "Can’t find your question?",
    text: "Just ask, and it may become an article. You get an answer {answerWithin}.",
    button: "Ask your question",
  },
  article: {
    breadcrumbs: "Breadcrumb",
    contents: "In this article",
    minutes: "min read",
    published: "Published on",
    updated: "Updated on",
    related: "Read next",
    dutchOnly: "This article is only available in Dutch.",
    neighbours: "Previous and next article",
    older: "Previous article",
    newer: "Next article",
  },
};
