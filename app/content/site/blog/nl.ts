import type { ArticleCategory } from "../articles/article";

export const nl = {
  meta: {
    title: "Blog voor ondernemers in {serviceArea} | {name}",
    description:
      "Wat een website kost, hoe je gevonden wordt en wat er volgens de wet op moet staan. Artikelen met voorbeelden en checklists voor ondernemers in {serviceArea}.",
    updated: "2026-11-29",
  },
  heading: {
    title: "Blog voor ondernemers",
    lead: "Wat een website kost, hoe klanten in de buurt je vinden en wat er volgens de wet op moet staan. Voor ondernemers in {serviceArea}, zonder vaktaal.",
  },
  categories: {
    costs: "Kosten",
    customers: "Klanten winnen",
    preparation: "Goed geregeld",
  } satisfies Record<ArticleCategory, string>,
  author: "{name}",
  readMore: "Lees meer",
  feed: "Volgen via RSS",
  feedTitle: "{name}: artikelen voor ondernemers",
  ask: {
    title: "Staat jouw vraag er niet tussen?",
    text: "Stel hem gewoon, en wie weet wordt het een artikel. Antwoord krijg je {answerWithin}.",
    button: "Stel je vraag",
  },
  article: {
    breadcrumbs: "Kruimelpad",
    contents: "In dit artikel",
    minutes: "minuten lezen",
    published: "Geplaatst op",
    updated: "Bijgewerkt op",
    related: "Lees ook",
    dutchOnly: "Dit artikel is er alleen in het Nederlands.",
    neighbours: "Vorig en volgend artikel",
    older: "Vorig artikel",
    newer: "Volgend artikel",
  },
};
