import { globSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import { business } from "../../../app/content/business.ts";
import { facts } from "../../../app/content/facts.server.ts";
import { hasPlaceholders } from "../../../app/content/placeholders.ts";
import { formatAmount } from "../../../app/content/prices/price-facts.ts";
import { includingVat, priceList, VAT_PERCENT } from "../../../app/content/prices/price-list.ts";
import { en } from "../../../app/content/shared/en.ts";
import { nl } from "../../../app/content/shared/nl.ts";
import { nl as formsNl } from "../../../app/content/site/forms/nl.ts";
import { en as homeEn } from "../../../app/content/site/home/en.ts";
import { nl as homeNl } from "../../../app/content/site/home/nl.ts";
import { workedExamples } from "../../../app/features/articles/worked-examples.ts";
import { englishPath } from "../../../app/lib/language/language.ts";
import { expect, test as journey } from "../../support/server-journey.ts";
import { isFirstOfItsKind, lastChange, siteAddresses } from "../../support/site-addresses.ts";
import { type CrawledPage, crawlSite, internalAddresses, metaOf, titleOf } from "../../support/site-crawl.ts";
import { isStatement, textsIn } from "../../support/statements.ts";

const test = journey.extend<object, { site: CrawledPage[] }>({
  site: [async ({ product }, use) => use(await crawlSite(product.url)), { scope: "worker" }],
});

// All in one worker, which crawls the site once.
journey.describe.configure({ mode: "default" });

/** `[address, what]` for each page of which `find` finds something. */
function findings(site: CrawledPage[], find: (page: CrawledPage) => string[]): [string, string][] {
  return site.flatMap((page) => find(page).map((what): [string, string] => [page.address, what]));
}

function doubles(values: [address: string, value: string][]): string[][] {
  const byValue = Map.groupBy(values, ([, value]) => value);
  return [...byValue.values()].filter((same) => same.length > 1).map((same) => same.map(([address]) => address));
}

test("every page answers in its language, with one heading of the first level", ({ site }) => {
  const facts = site.map(({ address, status, root }) => ({
    address,
    status,
    language: root.querySelector("html")?.getAttribute("lang"),
    headings: root.querySelectorAll("h1").length,
  }));
  expect(facts).toEqual(
    siteAddresses.map(({ address, language }) => ({ address, status: 200, language, headings: 1 })),
  );
});

test("no page shows the key of a text, or a fact that was not filled in", ({ site }) => {
  const keys = Object.keys({ ...nl, ...formsNl });
  const bare = ({ text }: CrawledPage) => [
    ...keys.filter(
      (key) => key.includes(".") && new RegExp(`(?<![\\w.])${key.replaceAll(".", "\\.")}(?![\\w.])`).test(text),
    ),
    ...(text.match(/\{[\w.]+\}|\bundefined\b|\bNaN\b|\[object Object\]/g) ?? []),
  ];
  expect(findings(site, bare)).toEqual([]);
});

test("every page is valid HTML", async ({ site }) => {
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  const mistakes: [string, string][] = [];
  for (const { address, html } of site.filter((page) => page.language === "nl" && isFirstOfItsKind(page))) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      mistakes.push([address, `${ruleId}: ${message} (${selector})`]);
  }
  expect(mistakes).toEqual([]);
});

test("titles and descriptions fit a page of search results, and no two pages share one", ({ site }) => {
  const titles = site.map((page): [string, string] => [page.address, titleOf(page)]);
  const descriptions = site.map((page): [string, string] => [page.address, metaOf(page, "name", "description") ?? ""]);
  expect(titles.filter(([, title]) => title.length < 10 || title.length > 60)).toEqual([]);
  expect(descriptions.filter(([, text]) => text.length < 50 || text.length > 155)).toEqual([]);
  expect(doubles(titles)).toEqual([]);
  expect(doubles(descriptions)).toEqual([]);
});

test("every page names its own address and, if it may be found, both languages, and what it is shared with is there", async ({
  site,
  product,
}) => {
  for (const page of site) {
    const link = (selector: string) => page.root.querySelector(`link${selector}`)?.getAttribute("href");
    const [nl, en] = [product.url + page.path, product.url + englishPath(page.path)];
    expect(
      [link("[rel=canonical]"), link("[hreflang=nl]"), link("[hreflang=en]"), link("[hreflang=x-default]")],
      page.address,
    ).toEqual([page.language === "en" ? en : nl, ...(page.indexable ? [nl, en, nl] : Array(3).fill(undefined))]);
    const picture = await fetch(metaOf(page, "property", "og:image") ?? "");
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([picture.status, bytes.readUInt32BE(16), bytes.readUInt32BE(20)], page.address).toEqual([200, 1200, 630]);
  }
});

test("every link and every file of every page is there, without a detour", async ({ site, product }) => {
  const byAddress = new Map(site.map((page) => [page.address, page]));
  const answers = new Map<string, number>();
  const status = async (address: string) => {
    const known = byAddress.get(address)?.status ?? answers.get(address);
    if (known) return known;
    const answer = await fetch(product.url + address, { redirect: "manual" });
    answers.set(address, answer.status);
    return answer.status;
  };
  const broken: string[] = [];
  for (const page of site) {
    const links = internalAddresses(page, "a[href], link[href]", "href", product.url);
    const files = internalAddresses(page, "img[src], source[src], script[src]", "src", product.url);
    const pictures = internalAddresses(page, "img[srcset], source[srcset]", "srcset", product.url);
    for (const link of [...links, ...files, ...pictures]) {
      const [address = "", fragment] = link.split("#");
      const target = address || page.address;
      if ((await status(target)) !== 200) broken.push(`${page.address}: ${link} (${await status(target)})`);
      const anchor = fragment && byAddress.get(target.split("?")[0] ?? "");
      if (anchor && !anchor.root.querySelector(`[id="${fragment}"]`))
        broken.push(`${page.address}: ${link} (no anchor)`);
    }
  }
  expect(broken).toEqual([]);
});

test("a visitor finds every page by following links", ({ site, product }) => {
  const linked = new Set(
    site.flatMap((page) =>
      internalAddresses(page, "a[href]", "href", product.url)
        .map((link) => link.split(/[?#]/)[0])
        .filter((link) => link !== page.address),
    ),
  );
  const orphans = site.filter(({ indexable, address }) => indexable && !linked.has(address));
  expect(orphans.map(({ address }) => address)).toEqual([]);
});

test("structured data can be read, and claims no rating or review of its own", ({ site }) => {
  for (const { address, root } of site.filter(({ indexable }) => indexable)) {
    const documents = root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.textContent) as Record<string, unknown>);
    for (const document of documents) {
      expect(document, address).toMatchObject({ "@context": "https://schema.org", "@type": expect.any(String) });
      for (const node of [document.provider, document.publisher, document.author].filter(Boolean))
        expect(node, address).toMatchObject({ "@type": "ProfessionalService", name: business.name });
      expect(JSON.stringify(document), address).not.toMatch(/"(aggregateRating|ratingValue|review)"/);
    }
    const isHome = address === "/" || address === "/en";
    expect(
      documents.map((document) => document["@type"]),
      address,
    ).toContain(isHome ? "WebSite" : "BreadcrumbList");
  }
});

test("robots.txt leads to a sitemap with every page that may be found, its languages and the day of its last change", async ({
  product,
}) => {
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  const xml = await (await fetch(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "")).text();
  const entries = [...xml.matchAll(/<url><loc>(.+?)<\/loc><lastmod>(.+?)<\/lastmod>(.*?)<\/url>/g)].map(
    ([, url = "", day = "", links = ""]) => ({
      url,
      day,
      languages: [...links.matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map(([, language, href]) => [language, href]),
    }),
  );
  expect(new Map(entries.map((entry) => [entry.url, entry]))).toEqual(
    new Map(
      siteAddresses
        .filter(({ indexable }) => indexable)
        .map((page) => {
          const [url, nl, en] = [page.address, page.path, englishPath(page.path)].map((path) => product.url + path);
          const languages = [
            ["nl", nl],
            ["en", en],
            ["x-default", nl],
          ];
          return [url, { url, day: lastChange(page), languages }];
        }),
    ),
  );
  for (const { url, day } of entries) expect(day, url).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("pages that are not to be found say so", ({ site }) => {
  const hidden = site.filter((page) => metaOf(page, "name", "robots")?.includes("noindex"));
  expect(hidden.map(({ address }) => address)).toEqual(
    siteAddresses.filter(({ indexable }) => !indexable).map(({ address }) => address),
  );
});

/** The blocks of a page in which `figure` stands: a figure with its label, a paragraph, a heading, a cell. */
function blocksWith(root: HTMLElement, figure: RegExp): string[] {
  const blocks = root.querySelectorAll("dl > div, p, li, td, h1, h2, h3, meta[name=description]");
  const texts = blocks.map((block) => block.getAttribute("content") ?? block.textContent.replace(/\s+/g, " "));
  return texts.filter((text) => figure.test(text));
}

test("without evidence no claim is a bare fact: it says that it is a sample, an aim or a goal", ({ site }) => {
  const { claims } = business;
  const sample = /\(voorbeeld\)|\(sample\)/;
  const claimed: Record<string, { figure: RegExp; weaker: RegExp }> = {
    entrepreneursHelped: { figure: /(?<!\d)50\+/, weaker: sample },
    websitesDelivered: { figure: /(?<!\d)40\+/, weaker: sample },
    rating: { figure: /4[.,]8\s?\/\s?5/, weaker: sample },
    numberOne: { figure: /nummer (1|één) van|number one/i, weaker: /\bdoel\b|\bgoal\b/i },
    uptime: { figure: /99[.,]9\s?%/, weaker: /stre(ven|ef)|\baim|target/i },
    organicGrowth: { figure: /(?<!\d)40\s?%/, weaker: /mikken|\baim/i },
  };
  for (const [name, claim] of Object.entries(claims)) {
    if ("terms" in claim) {
      const terms = site.find(({ address }) => address === "/algemene-voorwaarden");
      expect(terms?.root.querySelectorAll(`#${claim.terms}`)).toHaveLength(1);
      continue;
    }
    const { figure, weaker } = claimed[name] ?? {};
    if (!figure || !weaker) throw new Error(`Nobody knows how ${name} is worded without evidence`);
    if (claim.evidence !== "") continue;
    expect(
      findings(site, ({ root }) => blocksWith(root, figure).filter((text) => !weaker.test(text))),
      name,
    ).toEqual([]);
  }
  const shown = ["entrepreneursHelped", "rating", "numberOne", "uptime"];
  for (const name of shown) {
    const { figure = /^$/ } = claimed[name] ?? {};
    expect(findings(site, ({ root }) => blocksWith(root, figure)).length, name).toBeGreaterThan(1);
  }
});

test("every page says of time, money and scope what its copy says, with the facts filled in", async ({ site }) => {
  const said = { nl: await filledCopy("nl"), en: await filledCopy("en") };
  const statementsOn = ({ root }: CrawledPage) =>
    [...textNodesOf(root), root.querySelector("meta[name=description]")?.getAttribute("content") ?? ""]
      .flatMap((text) => inOneLine(text).split(/: |,$/))
      .filter(isStatement);
  // Articles are prose of their own, and how long a cookie stays comes from the list that the code uses.
  const pages = site.filter(({ path }) => !/^\/(blog|cookies)/.test(path));
  expect(findings(pages, statementsOn).length).toBeGreaterThan(700);
  const unsaid = (page: CrawledPage) => statementsOn(page).filter((text) => !said[page.language].includes(text));
  expect(findings(pages, unsaid)).toEqual([]);
});

/** The text without marks for where a line may break. */
function inOneLine(text: string): string {
  return text
    .replaceAll(/[\u2060\u00ad]/g, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .trim();
}

/** Every text of the site in one language as it is printed, one after the other. */
async function filledCopy(language: "nl" | "en"): Promise<string> {
  const files = globSync(`app/content/{site,shared}/**/${language}.ts`);
  const copies = await Promise.all(files.map((file) => import(`../../../${file}`)));
  const known = facts(language);
  const texts = copies
    .flatMap((copy) => textsIn(copy))
    .map((text) => text.replace(/\{([\w.]+)\}/g, (all, name) => known[name] ?? all));
  const whole = [...texts, ...Object.values(known)].join("\n");
  return inOneLine(whole.replaceAll(/\*\*|\[|\]\([^)]*\)/g, ""));
}

function textNodesOf(root: HTMLElement): string[] {
  const walk = (node: Node): string[] =>
    node.nodeType === NodeType.TEXT_NODE ? [node.textContent.trim()] : node.childNodes.flatMap(walk);
  const body = root.querySelector("body");
  if (!body) throw new Error("A page without a body");
  const copy = parse(body.outerHTML);
  for (const element of copy.querySelectorAll("script, style")) element.remove();
  return walk(copy).filter(Boolean);
}

test("as long as numbers and addresses are placeholders, every page says so", ({ site }) => {
  const note = { nl: nl["footer.demo"], en: en["footer.demo"] };
  const silent = site.filter(({ text, language }) => text.includes(note[language]) !== hasPlaceholders(business));
  expect(silent.map(({ address }) => address)).toEqual([]);
});

test("every percentage is a fact, or stands in a drawing that says it is a sample", ({ site }) => {
  const { claims, contract } = business;
  const facts: string[] = [
    ...Object.values(claims.uptime.value),
    ...Object.values(claims.organicGrowth.value),
    ...[VAT_PERCENT, contract.interestPercentPerMonth].map((number) => `${number}%`),
  ];
  const percentagesIn = (text: string): string[] => text.match(/\d+([.,]\d+)?\s?%/g) ?? [];
  const label = { nl: homeNl.hero.sample.note, en: homeEn.hero.sample.note };
  const inSamples = ({ root, language }: CrawledPage) =>
    root
      .querySelectorAll("figure")
      .filter((figure) => figure.querySelectorAll("p").some((line) => line.textContent === label[language]))
      .flatMap((figure) => percentagesIn(figure.textContent));
  // The factor by which this site can be enlarged: smoke.spec proves it for every page.
  const isZoom = ({ path }: CrawledPage, shown: string) => path === "/toegankelijkheid" && shown === "200%";
  expect(findings(site, ({ text }) => percentagesIn(text)).length).toBeGreaterThan(5);
  const unfounded = (page: CrawledPage) => {
    const allowed = [...facts, ...inSamples(page)];
    return percentagesIn(page.text).filter((shown) => !allowed.includes(shown) && !isZoom(page, shown));
  };
  expect(findings(site, unfounded)).toEqual([]);
});

test("every sum on every page is in the price list, without or with btw", ({ site }) => {
  const listed = Object.values(priceList).flatMap(({ euros }) => [euros, includingVat(euros)]);
  // Sums that articles work out from these are named as examples.
  const isExample = (address: string, sum: number) =>
    address.includes("/blog/") &&
    Object.values(workedExamples("en")).some((said) => said === formatAmount({ euros: sum, isFrom: false }, "en"));
  const sums = ({ text, language }: CrawledPage) =>
    [...text.matchAll(/€\s?(\d[\d.,]*\d|\d)/g)].map(([, sum = ""]) => {
      const [group, decimal] = language === "nl" ? [".", ","] : [",", "."];
      return Number(sum.replaceAll(group, "").replace(decimal, "."));
    });
  const found = site.flatMap((page) => sums(page).map((sum) => [page.address, sum] as const));
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(([address, sum]) => !listed.includes(sum) && !isExample(address, sum))).toEqual([]);
});
