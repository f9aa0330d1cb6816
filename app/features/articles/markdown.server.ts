import { Marked, type Tokens } from "marked";
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
    allowedTags: [...TAGS, ...TABLE, ...Object.keys(PICTURE)],
    allowedAttributes: {
      ...PICTURE,
      a: ["href", "data-printed"],
      h2: ["id"],
      ol: ["start"],
      table: ["class"],
      th: ["scope"],
    },
    selfClosing: ["br", "hr", "img", "source"],
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      table: sanitizeHtml.simpleTransform("table", { class: "article-table article-table-list" }),
      th: sanitizeHtml.simpleTransform("th", { scope: "col" }),
    },
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
