import { afterEach, expect, it } from "vitest";
import { addresses } from "~/content/addresses.server";
import { asPreview, NO_CHANGES, readChangesFrom } from "~/content/current";
import { nl } from "~/content/desk/site/nl";
import type { Picture } from "~/content/picture";
import { ARTICLE_TEXTS } from "~/content/site/articles/article-values";
import { shippedArticles } from "~/content/site/articles/articles.server";
import { articleFeed } from "~/features/articles/feed.server";
import { listArticles, openArticle, readOn } from "~/features/articles/library.server";
import { articleEditor } from "./article-editor.server";

const file = (letter: string, format: string) => `/media/${letter.repeat(32)}.${format}`;
const picture: Picture = {
  src: file("a", "webp"),
  srcSet: `${file("b", "avif")} 400w, ${file("c", "avif")} 800w`,
  share: file("d", "jpg"),
  width: 800,
  height: 600,
};
const now = new Date("2026-11-24T11:00:00.000Z");
const HERE = { origin: "", printedOrigin: "weef.example", isEnglishAddress: false };
const editor = articleEditor("op-maandag-dicht");
const words = Object.fromEntries(
  ARTICLE_TEXTS.flatMap((name) => ["nl", "en"].map((language) => [`${name}/${language}`, `Woord ${name} ${language}`])),
);
const filled = {
  ...{ ...words, isShown: "on", isTranslated: "on", category: "costs", cover: "bag", picture: "" },
  published: "2026-11-20",
};
const read = (fields: object) => editor.read({ ...filled, ...fields }, editor.kind.shipped, now);
function publish(fields: object) {
  const done = read(fields);
  expect(done.errors).toEqual({});
  const changes = { "articles.op-maandag-dicht": done.values };
  readChangesFrom(() => changes);
  return done.values;
}
const htmlOf = (language: "nl" | "en" = "nl") => openArticle("op-maandag-dicht", language, HERE)?.html;
const bodiesOf = (id: string) => (["nl", "en"] as const).map((each) => openArticle(id, each, HERE)?.html ?? "");
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").match(/[\p{L}\p{N}]+/gu) ?? [];

afterEach(() => readChangesFrom(() => NO_CHANGES));

it.each([...shippedArticles.keys()])("takes the text of article %s as it ships for the one that ships", (id) => {
  const { kind, fieldsOf, read: readFields } = articleEditor(id);
  const fields = fieldsOf(kind.shipped, now);
  const posted = ["nl", "en"].map((language) => {
    const text = fields[`text/${language}`] ?? "";
    expect(text.length).toBeGreaterThan(3000);
    return [`text/${language}`, ` ${text.replaceAll("\n", "\r\n")}\r\n`];
  });
  const sent = { ...fields, ...Object.fromEntries(posted) };
  expect(readFields(sent, kind.shipped, now)).toEqual({ values: kind.shipped, errors: {} });
  const cleared = { ...fields, "text/nl": "", "text/en": " " };
  expect(readFields(cleared, kind.shipped, now)).toEqual({ values: kind.shipped, errors: {} });
});

it.each([...shippedArticles.keys()])("loses no word of article %s when its text is changed", (id) => {
  const { kind, fieldsOf, read: readFields } = articleEditor(id);
  const shipped = bodiesOf(id);
  const fields = fieldsOf(kind.shipped, now);
  const more = Object.fromEntries(["nl", "en"].map((each) => [`text/${each}`, `${fields[`text/${each}`]}\n\nKlaar.`]));
  const done = readFields({ ...fields, ...more }, kind.shipped, now);
  expect(done.errors).toEqual({});
  const changes = { [`articles.${id}`]: done.values };
  readChangesFrom(() => changes);
  expect(fieldsOf(done.values, now)).toMatchObject(more);
  expect(bodiesOf(id).map(wordsOf)).toEqual(shipped.map((html) => [...wordsOf(html), "Klaar"]));
  const partsOf = (html: string) => html.match(/<table class="[^"]+"|<th [^>]+>|<div class="article-checklist">/g);
  expect(bodiesOf(id).map(partsOf)).toEqual(shipped.map(partsOf));
});

it.each([
  [{ "title/nl": " " }, "title/nl", "missing"],
  [{ "text/en": "" }, "text/en", "missing"],
  [{ "text/nl": "Vanaf {price.websiteBasik}." }, "text/nl", "unknown {price.websiteBasik}"],
  [{ "text/nl": "![foto](https://elders.example/x.webp)" }, "text/nl", "image"],
  [{ "text/nl": `![foto](${picture.src})` }, "text/nl", "image"],
  [{ "text/nl": `![ ](${picture.src})`, "inText-0": JSON.stringify(picture) }, "text/nl", "imageAlt"],
  [{ "text/nl": "[klik](javascript:alert%281%29)" }, "text/nl", "link"],
  [{ "text/nl": "[klik](/bestaat-niet)" }, "text/nl", "link"],
])("refuses %j beside its field", (fields, name, problem) => {
  expect(read(fields)).toHaveProperty("errors", { [name]: problem });
  expect(nl.articles.problems).toHaveProperty(problem.replace(/ .*/, ""));
});

it("says what a title needs to be an address", () => {
  const fresh = articleEditor("new");
  const problemOf = (title: string) =>
    fresh.read({ ...filled, "title/nl": title }, fresh.kind.shipped, now).errors["title/nl"];
  expect([" ", "🎉"].map(problemOf)).toEqual(["missing", "letters"]);
  expect(nl.articles.problems).toHaveProperty("letters");
  expect(nl.work.problems).toHaveProperty("letters");
});

it("is rendered as the others: with contents, links, facts and tables", () => {
  publish({
    "text/nl":
      "Begin.\n\n## Wat het kost\n\nEen site is er {price.websiteBasic}, zie [prijzen](/prijzen#vragen).\n\n## Wat het kost\n\n> Let op: a < b & c > d\n\n| Dag | Open |\n| --- | --- |\n| Ma | nee |\n\n# Groot",
  });
  const article = openArticle("op-maandag-dicht", "nl", HERE);
  expect(article?.contents).toEqual([
    { id: "wat-het-kost", title: "Wat het kost" },
    { id: "wat-het-kost-2", title: "Wat het kost" },
    { id: "groot", title: "Groot" },
  ]);
  expect(article?.html).toContain('<a href="/prijzen#vragen" data-printed="weef.example/prijzen#vragen">prijzen</a>');
  expect(article?.html).toMatch(/Een site is er vanaf €\s795, zie/);
  expect(article?.html).toContain("a &lt; b &amp; c &gt; d");
  expect(article?.html).toContain('<th scope="col">Dag</th>');
  expect(article?.html).not.toMatch(/[{}]|<h1|<script/);
});

it("shows pictures of its own within the text, that keep their place and load when they are near", () => {
  const text = `Begin.\n\n![De "bakker" voor {price.hosting}](${picture.src})\n\nEinde.`;
  const values = publish({ "text/nl": text, "inText-3": JSON.stringify(picture), "text/en": "Without." });
  expect(values.pictures).toEqual([picture]);
  const said = /alt="De &quot;bakker&quot; voor vanaf €\s15 per maand/;
  const html = htmlOf();
  expect(html).toContain(`<p><picture><source type="image/avif" srcset="${picture.srcSet}" sizes=`);
  expect(html).toMatch(
    new RegExp(`<img src="${picture.src}" width="800" height="600" ${said.source}" loading="lazy" decoding="async"`),
  );
  const feed = { ...HERE, origin: "https://weef.example", isEnglishAddress: true };
  const inFeed = openArticle("op-maandag-dicht", "nl", feed)?.html;
  expect(inFeed).toContain(`<img src="https://weef.example${picture.src}"`);
  expect(inFeed).toMatch(
    /srcset="https:\/\/weef\.example\/media\/b+\.avif 400w, https:\/\/weef\.example\/media\/c+\.avif 800w"/,
  );
  const removed = { "articles.op-maandag-dicht": { ...values, pictures: [] } };
  readChangesFrom(() => removed);
  expect(htmlOf()).not.toMatch(/<img|media/);
});

it("is in the list, the feed and among the addresses from its day on", () => {
  publish({ published: "2026-11-23" });
  expect(listArticles("nl")[0]).toMatchObject({ id: "op-maandag-dicht", title: "Woord title nl", picture: null });
  expect(readOn("op-maandag-dicht", "nl")).toMatchObject({ newer: null, older: { id: "6" } });
  expect(addresses().map(({ path }) => path)).toContain("/blog/op-maandag-dicht");
  const channel = { title: "", description: "", author: "", blog: "/blog", feed: "/feed.xml" };
  const categories = { costs: "", customers: "", preparation: "" };
  const feed = articleFeed({ ...channel, categories, siteUrl: "https://weef.example", language: "nl" });
  expect(feed).toContain("<title>Woord title nl</title>\n<link>https://weef.example/blog/op-maandag-dicht</link>");
  publish({ published: "2999-01-01" });
  expect(htmlOf()).toBeUndefined();
  publish({ isShown: "" });
  expect(htmlOf()).toBeUndefined();
});

it("is seen in its own preview, whatever its day", () => {
  const values = publish({ published: "2999-01-01" });
  const changes = asPreview(NO_CHANGES, "articles.op-maandag-dicht", values);
  readChangesFrom(() => changes);
  expect(htmlOf()).toContain("Woord text nl");
});

it("says honestly that it is in Dutch only, and is left out of what is English", () => {
  const texts = ["title", "excerpt", "text", "alt", "metaTitle", "metaDescription"].map((name) => [`${name}/en`, ""]);
  publish({ isTranslated: "", ...Object.fromEntries(texts) });
  expect(openArticle("op-maandag-dicht", "en", HERE)).toMatchObject({ language: "nl", title: "Woord title nl" });
  expect(listArticles("en").map(({ id }) => id)).not.toContain("op-maandag-dicht");
  expect(readOn("op-maandag-dicht", "en")).toMatchObject({ newer: null, older: null });
  expect(addresses().find(({ path }) => path.endsWith("dicht"))).toMatchObject({ isDutchOnly: true });
});

it("keeps the text of an article as it ships until the desk writes another", () => {
  const shipped = openArticle("3", "nl", HERE)?.html;
  const changes = { "articles.3": { "title/nl": "Vijf tellen" } };
  readChangesFrom(() => changes);
  expect(openArticle("3", "nl", HERE)).toMatchObject({ title: "Vijf tellen", html: shipped });
  const others = { "articles.3": { "text/nl": "Heel anders." } };
  readChangesFrom(() => others);
  expect(openArticle("3", "nl", HERE)?.html).toBe("<p>Heel anders.</p>\n");
});
