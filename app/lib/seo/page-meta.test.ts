import { expect, it } from "vitest";
import { pageMeta } from "./page-meta";

const copy = { title: "Contact", description: "Bel ons.", updated: "2026-11-21" };
const siteUrl = "https://weef.example";

it("names the English address as canonical for an English rendering, and both languages as alternates", () => {
  const links = pageMeta({ copy, path: "/contact", site: { siteUrl, language: "en" } }).filter(
    (tag) => "tagName" in tag,
  );
  expect(links).toEqual([
    { tagName: "link", rel: "canonical", href: "https://weef.example/en/contact" },
    { tagName: "link", rel: "alternate", hrefLang: "nl", href: "https://weef.example/contact" },
    { tagName: "link", rel: "alternate", hrefLang: "en", href: "https://weef.example/en/contact" },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: "https://weef.example/contact" },
  ]);
});

it("tells search engines not to index a hidden page, and names no other languages for it", () => {
  const tags = pageMeta({ copy, path: "/contact", site: { siteUrl, language: "nl" }, isIndexable: false });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://weef.example/contact" });
  expect(tags).not.toContainEqual(expect.objectContaining({ rel: "alternate" }));
});

it("names no other language of what is in one", () => {
  const named = (isTranslated: boolean) =>
    pageMeta({ copy, path: "/blog/1", site: { siteUrl, language: "nl" }, isTranslated }).some(
      (tag) => "property" in tag && tag.property === "og:locale:alternate",
    );
  expect([true, false].map(named)).toEqual([true, false]);
});

it("names the bare address as canonical for a Dutch rendering", () => {
  expect(pageMeta({ copy, path: "/", site: { siteUrl, language: "nl" } })).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://weef.example/",
  });
});
