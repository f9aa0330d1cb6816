import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { PlainPage } from "../support/plain-page.ts";
import { siteAddresses } from "../support/site-addresses.ts";

/** The number of every article, newest first. */
const ids = siteAddresses
  .filter(({ language, path }) => language === "nl" && path.startsWith("/blog/"))
  .map(({ path }) => Number(path.split("/")[2]))
  .sort((one, other) => other - one);

/** The contents of a feed, read by a real XML parser. */
async function readFeed(page: Page, url: string) {
  const response = await fetch(url);
  const xml = await response.text();
  const read = await page.evaluate((source) => {
    const feed = new DOMParser().parseFromString(source, "application/xml");
    const text = (node: Element | Document, name: string) => node.getElementsByTagName(name)[0]?.textContent ?? "";
    return {
      error: text(feed, "parsererror"),
      language: text(feed, "language"),
      self: feed.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
      items: [...feed.getElementsByTagName("item")].map((item) => ({
        link: text(item, "link"),
        date: text(item, "pubDate"),
        content: text(item, "content:encoded"),
      })),
    };
  }, xml);
  return { type: response.headers.get("Content-Type"), ...read };
}

test("the front page of the blog leads to each of its articles, newest first", async ({ product }) => {
  const page = await new PlainPage(product).goto("/blog");
  const links = page.root.querySelectorAll("main a").filter((link) => link.textContent.startsWith("Lees meer"));
  expect(links.map((link) => link.getAttribute("href"))).toEqual(ids.map((id) => `/blog/${id}`));
  const title = page.root.querySelector("main h2")?.textContent;
  expect((await page.follow("Lees meer")).heading()).toBe(title);
});

test("an article that is not there answers 404", async ({ product }) => {
  for (const path of ["/blog/0", "/en/blog/0", "/blog/wat-kost-een-website"]) {
    expect((await fetch(product.url + path)).status, path).toBe(404);
  }
});

test("the table of contents leads to every heading of an article", async ({ product }) => {
  const page = await new PlainPage(product).goto("/blog/1");
  const headings = page.root
    .querySelectorAll(".article-body h2")
    .map((heading) => [`#${heading.getAttribute("id")}`, heading.textContent]);
  // One for each kind of window.
  const contents = page.root.querySelectorAll("nav[aria-label='In dit artikel']");
  expect(contents).toHaveLength(2);
  for (const nav of contents) {
    const links = nav.querySelectorAll("a").map((link) => [link.getAttribute("href"), link.textContent]);
    expect(links).toEqual(headings);
  }
});

test("links in an article stay in the language of its address", async ({ product }) => {
  const page = await new PlainPage(product).goto("/en/blog/5");
  await page.follow("The article about the law", ".article-body");
  expect(page.address).toBe("/en/blog/6");
  await page.follow("Blog", "nav[aria-label=Breadcrumb]");
  expect(page.address).toBe("/en/blog");
});

test("an article on paper is the article alone, with the addresses of its links", async ({ page }) => {
  await page.goto("/blog/2");
  await page.emulateMedia({ media: "print" });
  for (const frame of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("navigation")]) {
    await expect(frame).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const link = page.locator(".article-body a").last();
  const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(printed).toContain("/seo-optimalisatie-overijssel");
  // The same on a landscape sheet.
  const widthOf = async (part: string) => (await page.locator(part).boundingBox())?.width;
  expect(await widthOf(".article-body")).toBe(await widthOf(".article-page"));
});

test("feed readers find every article, whole, in each language", async ({ page, product }) => {
  for (const [address, feed] of [
    ["/blog/3", "/feed.xml"],
    ["/en/blog", "/en/feed.xml"],
  ] as const) {
    const { root } = await new PlainPage(product).goto(address);
    expect(root.querySelector('head link[type="application/rss+xml"]')?.getAttribute("href")).toBe(feed);
  }
  for (const [address, language, prefix] of [
    ["/feed.xml", "nl", ""],
    ["/en/feed.xml", "en", "/en"],
  ]) {
    const feed = await readFeed(page, `${product.url}${address}`);
    expect(feed).toMatchObject({ error: "", language, self: `${product.url}${address}` });
    expect(feed.type).toBe("application/rss+xml; charset=utf-8");
    expect(feed.items.map(({ link }) => link)).toEqual(ids.map((id) => `${product.url}${prefix}/blog/${id}`));
    for (const { date, content } of feed.items) {
      expect(new Date(date).toUTCString()).toBe(date);
      expect(content.replace(/<[^>]+>/g, " ").split(/\s+/).length).toBeGreaterThan(600);
      expect(content).not.toMatch(/href="\//);
    }
  }
});

test("the feed answers HEAD, and refuses to be posted to", async ({ product }) => {
  const head = await fetch(`${product.url}/feed.xml`, { method: "HEAD" });
  expect([head.status, head.headers.get("Content-Type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  const post = await fetch(`${product.url}/feed.xml`, { method: "POST" });
  expect([post.status, post.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});
