import { describe, expect, it } from "vitest";
import { addresses } from "~/content/addresses.server";
import { articlePath } from "~/content/families";
import { actionPath, articles, shippedArticles } from "~/content/site/articles/articles.server";
import { LANGUAGES } from "~/lib/language/language";
import { contentsOf, countWords } from "./article-words.server";
import { listArticles, openArticle, readOn } from "./library.server";

const AS_WRITTEN = { origin: "", printedOrigin: "", isEnglishAddress: false };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const everyArticle = articles().flatMap(({ id }) => LANGUAGES.map((language) => ({ id, language })));

function open(id: string, language: (typeof LANGUAGES)[number]) {
  const article = openArticle(id, language, AS_WRITTEN);
  if (!article) throw new Error(`No article ${id}`);
  return article;
}

it("has at least six articles, newest first", () => {
  const numbers = articles().map(({ id }) => Number(id));
  expect(numbers.length).toBeGreaterThanOrEqual(6);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => b - a));
  const days = listArticles("nl").map(({ published }) => published);
  expect(days).toEqual([...days].sort().reverse());
});

describe.each(everyArticle)("article $id in $language", ({ id, language }) => {
  it("has 600 to 1,000 words below its own headings", () => {
    const { html, contents } = open(id, language);
    expect(countWords(html)).toBeGreaterThanOrEqual(600);
    expect(countWords(html)).toBeLessThanOrEqual(1000);
    expect(contents.length).toBeGreaterThan(3);
    expect(new Set(contents.map((heading) => heading.id)).size).toBe(contents.length);
  });

  it("has everything that a list, a feed and a search engine show", () => {
    const { title, excerpt, published, updated, meta, action } = open(id, language);
    for (const text of [title, excerpt, action.title, action.text, action.button]) expect(text).toMatch(/\S/);
    expect(meta.title.length).toBeLessThanOrEqual(60);
    expect(meta.description.length).toBeLessThanOrEqual(155);
    expect(meta.description.length).toBeGreaterThan(90);
    expect([published, updated]).toEqual([expect.stringMatching(DAY), expect.stringMatching(DAY)]);
    expect(updated >= published).toBe(true);
    expect(addresses().map(({ path }) => path)).toContain(actionPath(action));
  });

  it("leaves no fact unfilled, and links only to pages that exist", () => {
    const { html } = open(id, language);
    expect(html).not.toMatch(/[{}]/);
    const internal = [...html.matchAll(/href="(\/[^"#]*)/g)].map((match) => match[1]);
    const paths = addresses().map(({ path }) => path);
    expect(internal.filter((path) => !paths.includes(path ?? ""))).toEqual([]);
  });
});

it("is the same in both languages, apart from the words", () => {
  for (const { nl, en } of shippedArticles.values()) {
    const { category, cover, published, updated, action } = nl.frontmatter;
    expect(en.frontmatter).toMatchObject({ category, cover, published, updated, action: { to: action.to } });
  }
});

it("leads from an article to others, of its kind if there are any, and to the previous and next one", () => {
  const all = listArticles("en");
  for (const [index, { id, category }] of all.entries()) {
    const { related, older, newer } = readOn(id, "en");
    expect([newer?.id, older?.id]).toEqual([all[index - 1]?.id, all[index + 1]?.id]);
    expect(new Set([id, ...related.map((article) => article.id)]).size).toBe(3);
    const ofItsKind = all.some((article) => article.id !== id && article.category === category);
    if (ofItsKind) expect(related[0]?.category).toBe(category);
  }
});

it("is rendered once for each place where it is shown, with the addresses of that place", () => {
  expect(open("1", "en")).toBe(open("1", "en"));
  const place = { origin: "", printedOrigin: "weef.example", isEnglishAddress: true };
  const html = openArticle("1", "en", place)?.html;
  expect(html).toContain('href="/en/prijzen" data-printed="weef.example/en/prijzen"');
  expect(open("1", "en").html).toContain('href="/prijzen"');
});

it("finds nothing for a number that does not exist", () => {
  expect(openArticle("0", "nl", AS_WRITTEN)).toBeUndefined();
});

it("decodes HTML entities in headings", () => {
  expect(contentsOf('<h2 id="deel"><picture><img alt="Een bord"></picture></h2>')).toEqual([]);
  expect(contentsOf('<h2 id="a">Q&amp;A &lt;b&gt; <em>&quot;c&quot;</em></h2>')).toEqual([
    { id: "a", title: 'Q&A <b> "c"' },
  ]);
});

it("has every article among the addresses of the site", () => {
  expect(addresses().map(({ path }) => path)).toEqual(
    expect.arrayContaining(articles().map((article) => articlePath(article.id))),
  );
});
