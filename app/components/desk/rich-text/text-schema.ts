import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

/** The text of a mail or a letter (`partsOf`), or the Markdown of an article. */
export type TextFormat = "mail" | "article";

/** An address that a text of this format may link to. */
const TARGETS: Readonly<Record<TextFormat, RegExp>> = {
  mail: /^(?:https?:\/\/|mailto:)[^\s()<>]+$/u,
  article: /^(?:https:\/\/|mailto:|tel:|\/|#)[^\s<>]*$/u,
};

export function isTarget(href: string, format: TextFormat): boolean {
  return TARGETS[format].test(href);
}

/** A piece of text that cannot be broken: `source` is what is stored, `label` what is shown. */
const chip: NodeSpec = {
  group: "inline",
  inline: true,
  atom: true,
  attrs: { source: {}, label: {} },
  leafText: ({ attrs }) => attrs.source,
  toDOM: ({ attrs }) => ["span", { class: "rich-text-chip", "data-source": attrs.source }, attrs.label],
  parseDOM: [
    {
      tag: "span[data-source]",
      getAttrs: (dom) => ({ source: dom.getAttribute("data-source"), label: dom.textContent }),
    },
  ],
};

const common: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  paragraph: {
    group: "block",
    content: "inline*",
    parseDOM: [{ tag: "p" }],
    toDOM: () => ["p", { dir: "auto" }, 0],
  },
  bullet_list: {
    group: "block list",
    content: "list_item+",
    attrs: { isLoose: { default: false } },
    parseDOM: [{ tag: "ul" }],
    toDOM: () => ["ul", 0],
  },
  ordered_list: {
    group: "block list",
    content: "list_item+",
    attrs: { isLoose: { default: false }, start: { default: 1 } },
    parseDOM: [{ tag: "ol" }],
    toDOM: ({ attrs }) => ["ol", { start: attrs.start === 1 ? null : attrs.start }, 0],
  },
  list_item: {
    content: "paragraph",
    defining: true,
    // The sign in the box of an item that has one.
    attrs: { box: { default: "" } },
    parseDOM: [{ tag: "li", getAttrs: (dom) => ({ box: dom.getAttribute("data-box") ?? "" }) }],
    toDOM: ({ attrs }) => ["li", attrs.box === "" ? {} : { "data-box": attrs.box }, 0],
  },
  text: { group: "inline" },
  hard_break: {
    group: "inline",
    inline: true,
    selectable: false,
    leafText: () => "\n",
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
  chip,
};

const ofArticles: Record<string, NodeSpec> = {
  heading: {
    group: "block",
    content: "(text | chip)*",
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [
      ...["h1", "h2"].map((tag) => ({ tag, attrs: { level: 2 } })),
      ...["h3", "h4", "h5", "h6"].map((tag) => ({ tag, attrs: { level: 3 } })),
    ],
    toDOM: ({ attrs }) => [`h${attrs.level}`, { dir: "auto" }, 0],
  },
  quote: {
    group: "block",
    content: "(paragraph | list)+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  picture: {
    group: "block",
    atom: true,
    attrs: { src: {}, alt: { default: "" } },
    leafText: ({ attrs }) => attrs.alt,
    toDOM: ({ attrs }) => ["img", { src: attrs.src, alt: attrs.alt }],
    parseDOM: [
      {
        tag: 'img[src^="/media/"]',
        getAttrs: (dom) => ({ src: dom.getAttribute("src"), alt: dom.getAttribute("alt") ?? "" }),
      },
    ],
  },
  /** Stored text that has no form of its own here. */
  source: {
    group: "block",
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", { dir: "auto" }, ["code", 0]],
  },
};

const strong: MarkSpec = {
  parseDOM: [{ tag: "strong" }, { tag: "b" }],
  toDOM: () => ["strong", 0],
};

function link(format: TextFormat): MarkSpec {
  return {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (dom) => {
          const href = dom.getAttribute("href") ?? "";
          return isTarget(href, format) && { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: attrs.href, rel: "noreferrer" }, 0],
  };
}

const marksOfArticles: Record<string, MarkSpec> = {
  strong,
  em: { parseDOM: [{ tag: "i" }, { tag: "em" }], toDOM: () => ["em", 0] },
  strike: { parseDOM: [{ tag: "s" }, { tag: "del" }, { tag: "strike" }], toDOM: () => ["s", 0] },
  link: link("article"),
  code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
};

/** Exactly what the product shows of a text in each format. */
export const textSchemas: Readonly<Record<TextFormat, Schema>> = {
  mail: new Schema({
    nodes: common,
    marks: { link: { ...link("mail"), excludes: "_" }, strong: { ...strong, excludes: "_" } },
  }),
  article: new Schema({ nodes: { ...common, ...ofArticles }, marks: marksOfArticles }),
};
