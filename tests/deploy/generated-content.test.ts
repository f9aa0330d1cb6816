import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { parse } from "node-html-parser";
import { type ComponentType, createElement } from "react";
import { type MetaDescriptor, RouterContextProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { addresses } from "~/content/addresses.server";
import { type Changes, NO_CHANGES, readChangesFrom } from "~/content/current";
import { articlePath, casePath, sampleWebsitePath } from "~/content/families";
import { pathOf } from "~/content/pages";
import type { Picture } from "~/content/picture";
import { formatAmount } from "~/content/prices/price-facts";
import { includingVat, priceList, shippedPrices, shippedScope } from "~/content/prices/price-list";
import { sharedCopy } from "~/content/shared-copy.server";
import { FEED_PATH } from "~/content/site/articles/article";
import { ARTICLE_CATEGORIES, ARTICLE_TEXTS } from "~/content/site/articles/article-values";
import { questionIds, questionTexts, shippedQuestions, shownQuestions } from "~/content/site/faq/faq-copy.server";
import { ownQuestions } from "~/content/site/faq/own-questions";
import { shippedCases } from "~/content/site/portfolio/portfolio-copy.server";
import { projects } from "~/content/site/portfolio/projects";
import { CASE_TEXTS } from "~/content/site/portfolio/work-values";
import { workedExamples } from "~/features/articles/worked-examples";
import { articleEditor } from "~/features/desk/site/articles/article-editor.server";
import { questionsEditor } from "~/features/desk/site/questions/questions-editor.server";
import type { SiteEditor } from "~/features/desk/site/site-editor";
import { siteKind } from "~/features/desk/site/site-kinds.server";
import { caseEditor } from "~/features/desk/site/work/case-editor.server";
import { barePath, LANGUAGES, type Language, pathIn } from "~/lib/language/language";
import { languageContext } from "~/lib/request-context";
import { fits } from "~/platform/site-content/content-kind";
import * as about from "~/routes/site/about";
import * as article from "~/routes/site/article";
import * as blog from "~/routes/site/blog";
import * as caseRoute from "~/routes/site/case";
import * as faq from "~/routes/site/faq";
import * as home from "~/routes/site/home";
import * as prices from "~/routes/site/prices";
import { type Services, servicesContext } from "~/services.server";
import { renderPage } from "../support/render-page";

/** The number of sets of differences, always the same ones; `SITE_SETS=1000` is the full form. */
const SETS = Number(process.env.SITE_SETS ?? 3);
const SEED = 39;
const SITE_URL = "https://weef.example";
const now = new Date("2026-11-24T11:00:00.000Z");

interface Page {
  address: string;
  html: string;
  metas: MetaDescriptor[];
}

/** A route as React Router calls it. */
interface RouteModule {
  loader: (args: never) => unknown;
  meta: (args: never) => MetaDescriptor[];
  default: unknown;
}

async function open(route: RouteModule, path: string, language: Language, params: object): Promise<Page> {
  const url = new URL(pathIn(path, language), SITE_URL);
  const context = new RouterContextProvider();
  context.set(languageContext, language);
  context.set(servicesContext, { env: { SITE_URL } } as Services);
  const request = new Request(url);
  const loaderData = await route.loader({ params, context, url, request, pattern: path } as never);
  const matches = [{ loaderData: { language, siteUrl: SITE_URL, texts: sharedCopy(language) } }];
  const View = route.default as ComponentType<Record<string, unknown>>;
  const html = renderPage(createElement(View, { loaderData, matches, params }), language, url.pathname);
  return { address: url.pathname, html, metas: route.meta({ loaderData, matches, params } as never) };
}

const sign = fc.constantFrom(
  ..."abcdefghijklmnoprstuvwxyzABCDE     0123456789.,;:!?'\"&%#@()–’éï€".replace("€", "").split(""),
);
const text = (most: number) =>
  fc.array(sign, { minLength: 3, maxLength: most }).map((signs) =>
    `W${signs.join("")}`
      .replace(/\s+/g, " ")
      .replace(/\d+ ?%/g, "deel")
      .trim(),
  );
const file = (format: string) => fc.stringMatching(/^[0-9a-f]{32}$/).map((hash) => `/media/${hash}.${format}`);
const picture: fc.Arbitrary<Picture> = fc.record({
  src: file("webp"),
  srcSet: file("avif").map((path) => `${path} 400w`),
  share: file("jpg"),
  width: fc.integer({ min: 200, max: 1600 }),
  height: fc.integer({ min: 200, max: 2400 }),
});

const within: Picture = {
  ...{ src: `/media/${"a".repeat(32)}.webp`, srcSet: `/media/${"b".repeat(32)}.avif 400w` },
  ...{ share: `/media/${"c".repeat(32)}.jpg`, width: 400, height: 300 },
};

const fact = fc.constantFrom("{price.websiteBasic}", "{phone}", "{town}", "{price.hosting}");
const block = fc.oneof(
  text(80),
  text(30).map((words) => `## ${words}`),
  fc.array(text(30), { minLength: 1, maxLength: 4 }).map((items) => items.map((item) => `- ${item}`).join("\n")),
  text(40).map((words) => `> ${words}`),
  fc.tuple(text(20), fact).map(([words, name]) => `${words} ${name}`),
  fc
    .tuple(text(12), fc.constantFrom("/prijzen", "/blog/4", "https://kvk.nl/"))
    .map(([words, to]) => `**W** [${words.replace(/[()]/g, "")}](${to})`),
  text(12).map((words) => `![${words}](${within.src})`),
  fc.tuple(text(8), text(8)).map(([one, other]) => `| A | B |\n| --- | --- |\n| ${one} | ${other} |`),
);
const markdown = fc.array(block, { minLength: 1, maxLength: 8 }).map((blocks) => blocks.join("\n\n"));

function valuesOf({ read, kind }: SiteEditor, fields: object): Readonly<Record<string, unknown>> {
  const done = read(fields as Record<string, string>, kind.shipped, now);
  return Object.keys(done.errors).length > 0 ? kind.shipped : done.values;
}

const priceChanges = fc
  .record({ euros: fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 8, maxLength: 8 }), isFrom: fc.boolean() })
  .map(({ euros, isFrom }) => {
    const own = Object.entries(shippedPrices).map(([name, { per }], index) => [
      name,
      // The subscription includes hosting, and complete is not below basic: as the form asks.
      { euros: name === "hosting" ? 1 : 10_000 * Number(/Complete/.test(name)) + (euros[index] ?? 1) + 1, per, isFrom },
    ]);
    return { ...shippedScope, ...Object.fromEntries(own) };
  });

const spoken = fc.oneof(
  text(60),
  fc.tuple(text(20), fact).map(([words, name]) => `${words} ${name}`),
  fc.tuple(text(30), text(30)).map((paragraphs) => paragraphs.join("\n\n")),
);
/** Some say something else, some are added or taken away, in another order. */
const questionChanges = fc
  .record({
    ids: fc.shuffledSubarray(questionIds, { minLength: 1 }),
    texts: fc.array(spoken, { minLength: 4, maxLength: 40 }),
  })
  .map(({ ids, texts }) => {
    const shipped = questionsEditor.fieldsOf(shippedQuestions, now);
    const own = ids.filter((id) => ownQuestions.includes(id) || texts.length % 2 === 0).flatMap(questionTexts);
    const said = Object.fromEntries(own.map((name, index) => [name, texts[index % texts.length]]));
    const hidden = questionIds.filter((id) => !ids.includes(id)).join(" ");
    const done = questionsEditor.read({ ...shipped, ...said, order: ids.join(" "), hidden }, shippedQuestions, now);
    expect(done.errors).toEqual({});
    return done.values;
  });

const people = fc.array(
  fc.record({
    name: text(20),
    photo: fc.option(picture, { nil: null }),
    line: fc.record({ nl: text(30), en: text(30) }),
    evidence: fc.constantFrom("", "Mail"),
  }),
  { maxLength: 4 },
);

const caseFields = fc.record({
  ...Object.fromEntries(
    CASE_TEXTS.flatMap((name) => LANGUAGES.map((language) => [`${name}/${language}`, text(50)] as const)),
  ),
  picture: picture.map((each) => JSON.stringify(each)),
  phone: fc.option(picture, { nil: null }).map((each) => (each ? JSON.stringify(each) : "")),
  nature: fc.constantFrom("client", "concept"),
  url: fc.constantFrom("", "https://klant.example/"),
  permission: fc.constant("Anna, 2026"),
  isShown: fc.constant("on"),
});

const articleFields = fc.record({
  ...Object.fromEntries(
    ARTICLE_TEXTS.flatMap((name) =>
      LANGUAGES.map((language) => [`${name}/${language}`, name === "text" ? markdown : text(50)] as const),
    ),
  ),
  picture: fc.option(picture, { nil: null }).map((each) => (each ? JSON.stringify(each) : "")),
  "inText-0": fc.constant(JSON.stringify(within)),
  category: fc.constantFrom(...ARTICLE_CATEGORIES),
  cover: fc.constantFrom("bag", "tag"),
  published: fc.constantFrom("2026-01-01", "2026-11-20"),
  isTranslated: fc.constantFrom("on", ""),
  isShown: fc.constant("on"),
});

const shippedSlug = fc.constantFrom(...shippedCases.keys());

const changeSets = fc
  .record({
    ...{
      prices: priceChanges,
      questions: questionChanges,
      people,
      added: caseFields,
      changed: caseFields,
      slug: shippedSlug,
    },
    hidden: shippedSlug,
    written: articleFields,
    rewritten: articleFields,
  })
  .map(
    ({ prices, questions, people, added, changed, slug, hidden, written, rewritten }): Changes => ({
      ...{ prices, questions, facts: { people } },
      [`work.${hidden}`]: { isShown: false },
      [`work.${slug}`]: valuesOf(caseEditor(slug), changed),
      "work.eigen-zaak": valuesOf(caseEditor("eigen-zaak"), added),
      "articles.3": valuesOf(articleEditor("3"), rewritten),
      "articles.eigen-stuk": valuesOf(articleEditor("eigen-stuk"), written),
    }),
  );

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

afterEach(() => readChangesFrom(() => NO_CHANGES));

it("keeps every page whole, whatever the desk publishes", { timeout: 60_000 + SETS * 5_000 }, async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(changeSets, fc.constantFrom(...LANGUAGES), async (changes, language) => {
      for (const [id, values] of Object.entries(changes)) {
        const kind = siteKind(id);
        for (const [name, value] of Object.entries(values)) {
          expect(kind && fits(kind, name, value), `${id} ${name} ${JSON.stringify(value)}`).toBe(true);
        }
      }
      readChangesFrom(() => changes);
      const known = new Set(addresses().map(({ path }) => path));
      const at = (path: string, route: RouteModule, params = {}) => open(route, path, language, params);
      const pages = [
        ...[
          at("/", home),
          at(pathOf("about"), about),
          at(pathOf("faq"), faq),
          at(pathOf("prices"), prices),
          at(pathOf("blog"), blog),
        ],
        ...["eigen-stuk", "3"].map((id) => known.has(articlePath(id)) && at(articlePath(id), article, { id })),
        ...["eigen-zaak", ...shippedCases.keys()]
          .filter((slug) => known.has(casePath(slug)))
          .slice(0, 2)
          .map((slug) => at(casePath(slug), caseRoute, { slug })),
      ];
      for (const page of await Promise.all(pages)) {
        if (!page) continue;
        seen += 1;
        await expectWhole(page, language, known);
        if (page.address.endsWith(pathOf("faq"))) expectAsked(page, changes);
      }
    }),
    { numRuns: SETS, seed: SEED, endOnFailure: true },
  );
  expect(seen).toBeGreaterThanOrEqual(SETS * 6);
});

/** The questions on the page and for search engines. */
function expectAsked({ html, metas }: Page, { questions }: Changes) {
  const asked = shownQuestions({ ...shippedQuestions, ...questions });
  expect(
    parse(html)
      .querySelectorAll("details [id]")
      .map(({ id }) => id),
  ).toEqual(asked);
  const documents = metas.flatMap((meta) => ("script:ld+json" in meta ? [meta["script:ld+json"]] : []));
  expect(documents).toContainEqual(
    expect.objectContaining({ "@type": "FAQPage", mainEntity: asked.map(() => expect.anything()) }),
  );
}

async function expectWhole({ address, html, metas }: Page, language: Language, known: ReadonlySet<string>) {
  const document = `<!DOCTYPE html><html lang="${language}"><head><title>W</title></head><body>${html}</body></html>`;
  const { results } = await validator.validateString(document);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => [address, ruleId, message, selector]),
    ),
  ).toEqual([]);
  const root = parse(html);
  expect(root.querySelectorAll("h1"), address).toHaveLength(1);
  expect(root.textContent, address).not.toMatch(/\{[\w.]+\}|\bundefined\b|\bNaN\b|\[object Object\]/);
  const websites = projects.map(({ slug }) => sampleWebsitePath(slug));
  const links = root.querySelectorAll("a[href^='/']").map((link) => barePath(link.getAttribute("href") ?? ""));
  const dead = links.filter((link) => {
    const [path = ""] = link.split(/[?#]/);
    return !known.has(path) && path !== FEED_PATH && !websites.includes(path);
  });
  expect(dead, address).toEqual([]);
  const listed = Object.values(priceList).flatMap(({ euros }) => [euros, includingVat(euros)]);
  const examples = Object.values(workedExamples("en"));
  const sums = [...root.textContent.matchAll(/€\s?(\d[\d.,]*\d|\d)/g)].map(([, sum = ""]) => sum);
  // An article that is in Dutch only writes its sums so on its English page too.
  const written = (sum: string) => [sum.replaceAll(",", ""), sum.replaceAll(".", "").replace(",", ".")].map(Number);
  const isExample = (euros: number) =>
    address.includes("/blog") && examples.includes(formatAmount({ euros, isFrom: false }, "en"));
  const isListed = (sum: string) => written(sum).some((euros) => listed.includes(euros) || isExample(euros));
  expect(
    sums.filter((sum) => !isListed(sum)),
    address,
  ).toEqual([]);
  const documents = metas.flatMap((meta) => ("script:ld+json" in meta ? [meta["script:ld+json"]] : []));
  expect(documents.length, address).toBeGreaterThan(0);
  for (const document of documents) {
    expect(document, address).toMatchObject({ "@context": "https://schema.org", "@type": expect.any(String) });
    expect(JSON.stringify(document), address).not.toMatch(/\{[\w.]+\}|undefined/);
  }
  const titles = metas.flatMap((meta) => ("title" in meta && !("tagName" in meta) ? [String(meta.title)] : []));
  expect(titles, address).toEqual([expect.stringMatching(/\S/)]);
}
