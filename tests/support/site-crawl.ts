import { type HTMLElement, parse } from "node-html-parser";
import { type SiteAddress, siteAddresses } from "./site-addresses.ts";

export interface CrawledPage extends SiteAddress {
  status: number;
  html: string;
  root: HTMLElement;
  /** The text that people read: without scripts and styles, with white space collapsed. */
  text: string;
}

/** Reads every page of the site at `url`, as a program without JavaScript does. */
export async function crawlSite(url: string): Promise<CrawledPage[]> {
  const crawled: CrawledPage[] = [];
  for (const address of siteAddresses) {
    const answer = await fetch(url + address.address, { redirect: "manual" });
    const html = await answer.text();
    const root = parse(html, { blockTextElements: { script: true, style: true } });
    crawled.push({ ...address, status: answer.status, html, root, text: textOf(root) });
  }
  return crawled;
}

function textOf(root: HTMLElement): string {
  const body = parse(root.querySelector("body")?.outerHTML ?? "");
  for (const element of body.querySelectorAll("script, style")) element.remove();
  return body.textContent.replace(/\s+/g, " ");
}

/** The `content` of a `<meta>` of a page. */
export function metaOf({ root }: CrawledPage, attribute: "name" | "property", value: string): string | undefined {
  return root.querySelector(`meta[${attribute}="${value}"]`)?.getAttribute("content");
}

export function titleOf({ root }: CrawledPage): string {
  return root.querySelector("title")?.textContent ?? "";
}

/** The addresses of this site that a page links to or loads, as they are written, without duplicates. */
export function internalAddresses({ root }: CrawledPage, selector: string, attribute: string, site: string): string[] {
  const values = root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? "");
  const all = attribute === "srcset" ? values.flatMap(candidates) : values;
  const own = all.filter((href) => href.startsWith("/") || href.startsWith("#") || href.startsWith(`${site}/`));
  return [...new Set(own.map((href) => href.replace(site, "")))];
}

/** The addresses in a `srcset`: "/a.avif 400w, /b.avif 800w". */
function candidates(srcset: string): string[] {
  return srcset.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}
