import type { RendererRule, Token } from "markdown-it";
import sanitizeHtml from "sanitize-html";
import type { ArticleLinks } from "~/components/sections/article-parts";
import type { Picture } from "~/content/picture";
import { newMarkdownParser } from "~/lib/text/markdown-parser";
import { slugOf } from "~/lib/text/slug";

const TAGS = ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "del", "a", "blockquote", "code", "pre", "hr", "br"];
const TABLE = ["table", "thead", "tbody", "tr", "th", "td"];

const PICTURE = {
  picture: [],
  source: ["type", "srcset", "sizes"],
  img: ["src", "width", "height", "alt", "loading", "decoding"],
};
/** The width of the text. */
const SIZES = "(min-width: 45rem) 41rem, 92vw";

const reader = newMarkdownParser();

/** The pictures that the text may show. */
export interface ArticlePictures {
  pictures: readonly Picture[];
  /** The origin of the pictures' addresses; empty on a page of this site. */
  origin: string;
}

/**
 * The words of an article from the desk. No HTML of its own comes through, nor a link that a browser would run, nor a
 * picture that is not among `pictures`.
 */
export function renderMarkdown(
  text: string,
  { addressOf, printed }: ArticleLinks,
  { pictures, origin }: ArticlePictures,
): string {
  const ids = new Set<string>();
  const lastOf = new Map<string, number>();
  const parser = newMarkdownParser();
  const { rules } = parser.renderer;
  const inOrder: RendererRule = (tokens, at, options, _env, self) => self.renderToken(tokens, at, options);
  rules.html_block = () => "";
  rules.html_inline = () => "";
  rules.s_open = () => "<del>";
  rules.s_close = () => "</del>";
  rules.image = (tokens, at) => {
    const token = tokens[at];
    const shown = pictures.find(({ src }) => src === token?.attrGet("src"));
    if (!shown) return "";
    const { src, width, height } = shown;
    const alt = parser.renderer.renderInlineAsText(token?.children ?? [], parser.options, {});
    const srcSet = shown.srcSet.replaceAll(/(?<=^|, )\//g, `${origin}/`);
    return `<picture><source type="image/avif" srcset="${srcSet}" sizes="${SIZES}"><img src="${origin}${src}" width="${width}" height="${height}" alt="${attribute(alt)}" loading="lazy" decoding="async"></picture>`;
  };
  for (const list of ["bullet_list", "ordered_list"]) {
    rules[`${list}_open`] = (tokens, at, ...rest) =>
      (tokens[at]?.meta?.isChecklist ? '<div class="article-checklist">' : "") + inOrder(tokens, at, ...rest);
    rules[`${list}_close`] = (tokens, at, ...rest) =>
      inOrder(tokens, at, ...rest) + (tokens[at]?.meta?.isChecklist ? "</div>" : "");
  }
  rules.table_open = (tokens, at) => {
    const isSum = isLastColumnRight(tokens, at);
    return `<table class="article-table article-table-${isSum ? "sum" : "list"}">`;
  };
  rules.th_open = () => '<th scope="col">';
  rules.td_open = (tokens, at) => (tokens[at - 1]?.type === "tr_open" ? '<th scope="row">' : "<td>");
  rules.td_close = (tokens, at) => (tokens[at - 3]?.type === "tr_open" ? "</th>" : "</td>");
  // The title of the page is the heading above them.
  const levelOf = (token: Token | undefined) => (Number(token?.tag.slice(1)) > 2 ? 3 : 2);
  rules.heading_open = (tokens, at, options, env, self) => {
    const inner = self.renderInline(tokens[at + 1]?.children ?? [], options, env);
    return levelOf(tokens[at]) === 3 ? "<h3>" : `<h2 id="${newId(inner)}">`;
  };
  rules.heading_close = (tokens, at) => `</h${levelOf(tokens[at])}>\n`;
  rules.link_open = (tokens, at) => {
    const href = String(tokens[at]?.attrGet("href") ?? "");
    if (!href.startsWith("/")) return `<a href="${attribute(href)}">`;
    return `<a href="${attribute(addressOf(href))}" data-printed="${attribute(printed(href))}">`;
  };
  const html = parser.render(text);
  return sanitizeHtml(html, {
    allowedTags: [...TAGS, ...TABLE, "div", ...Object.keys(PICTURE)],
    allowedAttributes: {
      ...PICTURE,
      a: ["href", "data-printed"],
      h2: ["id"],
      ol: ["start"],
      div: ["class"],
      table: ["class"],
      th: ["scope"],
    },
    selfClosing: ["br", "hr", "img", "source"],
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
  });

  function newId(heading: string): string {
    const slug = slugOf(heading.replace(/<[^<>]+>|&[#\w]+;/g, "")) || "deel";
    let number = lastOf.get(slug) ?? 1;
    let id = number === 1 ? slug : `${slug}-${number}`;
    for (; ids.has(id); id = `${slug}-${number}`) number += 1;
    lastOf.set(slug, number);
    ids.add(id);
    return id;
  }
}

interface MarkdownParts {
  links: string[];
  images: { src: string; alt: string }[];
  hasHtml: boolean;
}

export function markdownParts(text: string): MarkdownParts {
  const parts: MarkdownParts = { links: [], images: [], hasHtml: false };
  for (const token of reader.parse(text, {}).flatMap((block) => [block, ...(block.children ?? [])])) {
    if (token.type === "link_open") parts.links.push(String(token.attrGet("href") ?? ""));
    if (token.type === "html_block" || token.type === "html_inline") parts.hasHtml = true;
    if (token.type === "image") parts.images.push({ src: String(token.attrGet("src") ?? ""), alt: token.content });
  }
  return parts;
}

function isLastColumnRight(tokens: readonly Token[], table: number): boolean {
  let at = table;
  while (at < tokens.length && tokens[at]?.type !== "tr_close") at += 1;
  return String(tokens[at - 3]?.attrGet("style")).includes("right");
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
