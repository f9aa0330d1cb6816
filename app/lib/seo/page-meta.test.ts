import { expect, it } from "vitest";
import { pageMeta } from "./page-meta";

const page = { title: "Contact", description: "Bel ons.", path: "/contact", siteUrl: "https://weef.example" };

it("names the English address as canonical of an English rendering, and both languages as alternates", () => {
  const links = pageMeta({ ...page, language: "en" }).filter((tag) => "tagName" in tag);
  expect(links).toEqual([
    { tagName: "link", rel: "canonical", href: "https://weef.example/en/contact" },
    { tagName: "link", rel: "alternate", hrefLang: "nl", href: "https://weef.example/contact" },
    { tagName: "link", rel: "alternate", hrefLang: "en", href: "https://weef.example/en/contact" },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: "https://weef.example/contact" },
  ]);
});

it("names the bare address as canonical of a Dutch rendering", () => {
  expect(pageMeta({ ...page, path: "/", language: "nl" })).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://weef.example/",
  });
});
