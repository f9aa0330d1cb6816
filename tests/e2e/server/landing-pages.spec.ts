import { readdirSync } from "node:fs";
import { type HTMLElement, parse } from "node-html-parser";
import { businessFacts } from "../../../app/content/business-facts.ts";
import type { LandingCopy } from "../../../app/content/site/landing/landing-copy.ts";
import { fill } from "../../../app/lib/text/fill.ts";
import { expect, test } from "../../support/server-journey.ts";

/** Every folder of content is a page. */
const slugs = readdirSync("app/content/site/landing", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function read(url: string): Promise<{ status: number; root: HTMLElement }> {
  const answer = await fetch(url);
  return { status: answer.status, root: parse(await answer.text(), { blockTextElements: { script: true } }) };
}

const linkNamed = (root: HTMLElement, name: string) =>
  root
    .querySelectorAll("a")
    .find((link) => link.textContent.trim() === name)
    ?.getAttribute("href");

const canonical = (root: HTMLElement) => root.querySelector('link[rel="canonical"]')?.getAttribute("href");

const source = (root: HTMLElement) => root.querySelector('#contact input[name="source"]')?.getAttribute("value");

test("every landing page has eight benefits, three services and a form of its own", async ({ product }) => {
  for (const slug of slugs) {
    const { nl } = (await import(`../../../app/content/site/landing/${slug}/nl.ts`)) as { nl: LandingCopy };
    const { root } = await read(`${product.url}/${slug}`);
    const partsOf = (title: string) =>
      root
        .querySelectorAll("section")
        .find((section) => section.querySelector("h2")?.textContent.trim() === title)
        ?.querySelectorAll("h3");
    expect(partsOf(nl.benefits.title), slug).toHaveLength(8);
    expect(partsOf(nl.services.title)).toHaveLength(3);
    expect(source(root)).toBe(slug);
    for (const link of ["#contact", "tel:"])
      expect(root.querySelectorAll(`main a[href^='${link}']`)).not.toHaveLength(0);
    expect(root.querySelector('meta[name="keywords"]')?.getAttribute("content")).toBe(
      fill(nl.meta.keywords, businessFacts("nl")),
    );
    const documents = root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => JSON.parse(script.textContent));
    const service = documents.find((document) => document["@type"] === "Service");
    expect(service.areaServed).toEqual(nl.areaServed);
    const local = documents.find((document) => document.telephone);
    expect(local).toMatchObject({ "@type": "ProfessionalService", areaServed: nl.areaServed });
    expect(service.url).toMatch(new RegExp(`/${slug}$`));
  }
});

test("letter case of an address does not matter, and the canonical is lower case", async ({ product }) => {
  const { status, root } = await read(`${product.url}/Webdesign-Enschede`);
  expect(status).toBe(200);
  expect(canonical(root)).toMatch(/\/webdesign-enschede$/);
  expect(source(root)).toBe("webdesign-enschede");
});

test("an address that is no landing page is not found", async ({ product }) => {
  for (const path of ["/website-laten-maken-atlantis", "/en/website-laten-maken-atlantis"]) {
    const { status, root } = await read(product.url + path);
    expect(status).toBe(404);
    expect(root.querySelector("h1")?.textContent).toContain("Oops! Page not found");
    expect(linkNamed(root, "Return to Home")).toBeDefined();
    expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
    expect(canonical(root)).toBeUndefined();
  }
});
