import { Marked, Renderer, type Tokens } from "marked";
import sanitizeHtml from "sanitize-html";
import type { ArticleLinks } from "~/components/sections/article-parts";
import type { Picture } from "~/content/picture";
import { slugOf } from "~/lib/text/slug";

const TAGS = ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "del", "a", "blockquote", "code", "pre", "hr", "br"];
const TABLE = ["table", "thead", "tbody", "tr", "th", "td"];

const PICTURE = {
  picture: [],
  source: ["type", "srcset", "sizes"],
  img: ["src", "width", "height", "alt", "loading", "decoding"],
};
/** As wide as the text. */
const SIZES = "(min-width: 45rem) 41rem, 92vw";

const reader = new Marked({ gfm: true });

/** What the text may show. */
export interface ArticlePictures {
  pictures: readonly Picture[];
  /** Of the pictures' addresses; empty on a page of this site. */
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
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: () => "",
      image({ href, tokens, text }) {
        const shown = pictures.find(({ src }) => src === href);
        if (!shown) return "";
        const { src, width, height } = shown;
        const alt = tokens ? this.parser.parseInline(tokens, this.parser.textRenderer) : text;
        const srcSet = shown.srcSet.replaceAll(/(?<=^|, )\//g, `${origin}/`);
        return `<picture><source type="image/avif" srcset="${srcSet}" sizes="${SIZES}"><img src="${origin}${src}" width="${width}" height="${height}" alt="${attribute(alt)}" loading="lazy" decoding="async"></picture>`;
      },
      checkbox: () => "",
      list(list) {
        const html = Renderer.prototype.list.call(this, list);
        return list.items.every(({ task }) => task) ? `<div class="article-checklist">${html}</div>` : html;
      },
      table({ align, header, rows }) {
        const said = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const cell = (each: Tokens.TableCell, column: number) =>
          column === 0 ? `<th scope="row">${said(each)}</th>` : `<td>${said(each)}</td>`;
        const head = header.map((each) => `<th scope="col">${said(each)}</th>`).join("");
        const body = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("\n");
        const kind = align.at(-1) === "right" ? "sum" : "list";
        return `<table class="article-table article-table-${kind}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
      },
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        // The title of the page is the heading above them.
        return depth > 2 ? `<h3>${inner}</h3>` : `<h2 id="${newId(inner)}">${inner}</h2>`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (!href.startsWith("/")) return `<a href="${attribute(href)}">${inner}</a>`;
        return `<a href="${attribute(addressOf(href))}" data-printed="${attribute(printed(href))}">${inner}</a>`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
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
    const slug = slugOf(heading.replace(/<[^>]+>|&[#\w]+;/g, "")) || "deel";
    let id = slug;
    for (let number = 2; ids.has(id); number += 1) id = `${slug}-${number}`;
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
  reader.walkTokens(reader.lexer(text), (token) => {
    if (token.type === "link") parts.links.push((token as Tokens.Link).href);
    if (token.type === "html") parts.hasHtml = true;
    if (token.type === "image") {
      const { href, text: alt } = token as Tokens.Image;
      parts.images.push({ src: href, alt });
    }
  });
  return parts;
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
