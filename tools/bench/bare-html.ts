import { brotliCompressSync } from "node:zlib";
import { HTMLElement, type Node, parse, TextNode } from "node-html-parser";
import type { Served } from "./processes.ts";
import { serveBare } from "./sent-page.ts";

/** Elements for words, links and what contains them; of all others only the words are kept. */
const KEPT = new Set(
  "main section article header footer nav h1 h2 h3 h4 p ul ol li dl dt dd a strong em b br table thead tbody tr th td figure figcaption details summary form label input textarea select option button fieldset legend address time blockquote".split(
    " ",
  ),
);
/** Elements that show nothing, or nothing before a visitor asks for it. */
const UNSEEN = new Set(["script", "style", "template", "noscript", "dialog", "svg", "img", "picture", "link", "meta"]);
const ATTRIBUTES = new Set(["href", "type", "name", "for", "id", "open", "colspan", "rowspan", "datetime"]);
const NEVER_CLOSED = new Set(["br", "input"]);
/** Enough to be readable, with a headline of the same size as ours on a phone. */
const STYLE =
  "body{margin:0 auto;max-width:40rem;padding:5rem 1rem;font:1rem/1.6 sans-serif}h1{font-size:2.6rem;line-height:1.05;margin:0 0 1rem}svg{max-width:100%}";

/**
 * The same page with nothing but what it says: the visible words of `html` with their headings, lists, links and
 * fields, the hero with its drawing, one small style sheet, no script, font or picture. No page that says as much is
 * faster.
 */
export function bareHtml(html: string): string {
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true, noscript: true } });
  const language = root.querySelector("html")?.getAttribute("lang") ?? "nl";
  const title = root.querySelector("title")?.text ?? "";
  const hero = root.querySelector("h1")?.closest("section, header, article");
  const body = (root.querySelector("body")?.childNodes ?? []).map((node) => bare(node, hero ?? null)).join("");
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body>${body}</body></html>`;
}

/** Serves one document at every address, as brotli. */
export function serveHtml(html: string): Promise<Served> {
  const headers: [string, string][] = [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Encoding", "br"],
  ];
  return serveBare({ headers, body: brotliCompressSync(html) });
}

function bare(node: Node, hero: HTMLElement | null): string {
  if (node instanceof TextNode) return node.rawText;
  if (!(node instanceof HTMLElement)) return "";
  const tag = node.rawTagName.toLowerCase();
  // The classes mean nothing here; the drawing shows as it is.
  if (node === hero) return node.outerHTML.replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll(/<img[^>]*>/g, "");
  if (UNSEEN.has(tag) || isHidden(node)) return "";
  const inner = node.childNodes.map((child) => bare(child, hero)).join("");
  if (!KEPT.has(tag)) return inner;
  const attributes = Object.entries(node.rawAttributes)
    .filter(([name]) => ATTRIBUTES.has(name))
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${attributes.join("")}>${NEVER_CLOSED.has(tag) ? "" : `${inner}</${tag}>`}`;
}

function isHidden(element: HTMLElement): boolean {
  return ["hidden", "popover"].some((name) => element.hasAttribute(name)) || element.classList.contains("intro");
}
