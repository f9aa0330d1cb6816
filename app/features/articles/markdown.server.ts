import { Marked, type Tokens } from "marked";
import sanitizeHtml from "sanitize-html";
import type { ArticleLinks } from "~/components/sections/article-parts";
import { slugOf } from "~/lib/text/slug";

const TAGS = ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "del", "a", "blockquote", "code", "pre", "hr", "br"];
const TABLE = ["table", "thead", "tbody", "tr", "th", "td"];

const reader = new Marked({ gfm: true });

/** The words of an article from the desk. No HTML of its own comes through, nor a link that a browser would run. */
export function renderMarkdown(text: string, { addressOf, printed }: ArticleLinks): string {
  const ids = new Set<string>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: () => "",
      image: () => "",
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
    allowedTags: [...TAGS, ...TABLE],
    allowedAttributes: {
      a: ["href", "data-printed"],
      h2: ["id"],
      ol: ["start"],
      table: ["class"],
      th: ["scope"],
    },
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
  hasHtml: boolean;
  hasImage: boolean;
}

export function markdownParts(text: string): MarkdownParts {
  const parts: MarkdownParts = { links: [], hasHtml: false, hasImage: false };
  reader.walkTokens(reader.lexer(text), (token) => {
    if (token.type === "link") parts.links.push((token as Tokens.Link).href);
    if (token.type === "html") parts.hasHtml = true;
    if (token.type === "image") parts.hasImage = true;
  });
  return parts;
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
