import type { Token } from "markdown-it";
import type { Attrs, Mark, Node } from "prosemirror-model";
import { newMarkdownParser } from "~/lib/text/markdown-parser";
import { type Dialect, type StoredBlock, tidyBlock } from "./stored-text";
import { textSchemas } from "./text-schema";

const schema = textSchemas.article;
const parser = newMarkdownParser();

/** The values of the placeholders by their names: each is shown as one piece. */
export type ChipValues = Readonly<Record<string, string>>;

const PLACEHOLDER = /(\{[\w.]+\})/u;

/** Markdown of an article. What the editor has no form for is a block of source text. */
export function articleDialect(chips: ChipValues): Dialect {
  return { schema, read, write };

  function read(text: string): StoredBlock[] {
    const lines = text.split("\n");
    let done = 0;
    const blocks: StoredBlock[] = [];
    const add = (from: number, to: number, read: Node | null) => {
      const own = lines.slice(from, to).join("\n").trimEnd();
      if (own.trim() === "") return;
      const start = read ? own : own.replace(/^\n+/, "");
      blocks.push({ node: read ?? schema.node("source", null, schema.text(start)), text: start });
    };
    for (const tokens of blocksOf(parser.parse(text, {}))) {
      const [from = 0, to = 0] = tokens[0]?.map ?? [];
      // Lines without a block define something, such as the address of a link.
      add(done, from, null);
      const node = nodeOf(tokens);
      add(from, to, node && isExact(node) ? node : null);
      done = to;
    }
    add(done, lines.length, null);
    return blocks;
  }

  function isExact(node: Node): boolean {
    return isSame(nodesIn(written(node, false, asTyped)), node) || isSame(nodesIn(written(node, false, escaped)), node);
  }

  function write(block: Node, previous: Node | null): string {
    const tidy = tidyBlock(block);
    if (tidy.isTextblock && tidy.content.size === 0) return "";
    const isApart = previous?.type === tidy.type;
    for (const signs of [asTyped, escaped]) {
      const text = written(tidy, isApart, signs);
      if (isSame(nodesIn(text), tidy)) return text;
    }
    return written(tidy, isApart, escaped);
  }

  function nodesIn(text: string): (Node | null)[] {
    return blocksOf(parser.parse(text, {})).map(nodeOf);
  }

  /** Null for what has no form in the editor. */
  function nodeOf(tokens: readonly Token[]): Node | null {
    const [first, second] = tokens;
    switch (first?.type) {
      case "paragraph_open":
        return pictureOf(second) ?? textOf("paragraph", second);
      case "heading_open":
        return textOf("heading", second, { level: Number(first.tag.slice(1)) > 2 ? 3 : 2 });
      case "bullet_list_open":
        return listOf("bullet_list", tokens, {});
      case "ordered_list_open":
        return listOf("ordered_list", tokens, { start: Number(first.attrGet("start") ?? 1) });
      case "blockquote_open": {
        const nodes = blocksOf(tokens.slice(1, -1)).map(nodeOf);
        const { quote } = schema.nodes;
        return nodes.length > 0 && nodes.every((node) => node !== null && isInQuote(node))
          ? (quote?.create(null, nodes as Node[]) ?? null)
          : null;
      }
      default:
        return null;
    }
  }

  function listOf(type: string, tokens: readonly Token[], attrs: Attrs): Node | null {
    let isLoose = false;
    const items = blocksOf(tokens.slice(1, -1)).map((item) => {
      const [open, paragraph, inline] = item;
      if (item.length > 5 || (item.length > 2 && paragraph?.type !== "paragraph_open")) return null;
      isLoose ||= paragraph?.type === "paragraph_open" && !paragraph.hidden;
      const text = item.length === 2 ? schema.node("paragraph") : textOf("paragraph", inline);
      return text && schema.node("list_item", { box: open?.meta?.box ?? "" }, text);
    });
    return items.every((item) => item !== null) ? schema.node(type, { ...attrs, isLoose }, items) : null;
  }

  function textOf(type: string, inline: Token | undefined, attrs?: Attrs): Node | null {
    const nodes = inlineOf(inline?.children ?? []);
    return nodes && tidyBlock(schema.node(type, attrs, nodes));
  }

  function inlineOf(tokens: readonly Token[]): Node[] | null {
    const nodes: Node[] = [];
    let marks: readonly Mark[] = [];
    const addText = (text: string, own = marks) => {
      const parts = text.split(PLACEHOLDER).filter((part) => part !== "");
      nodes.push(...parts.map((part) => chipOf(part)?.mark(own) ?? schema.text(part, own)));
    };
    for (const token of tokens) {
      const mark = MARKS[token.type.replace(/_(open|close)$/, "")];
      if (token.type === "text" || token.type === "text_special") addText(token.content);
      else if (token.type === "softbreak") addText(" ");
      else if (token.type === "hardbreak") nodes.push(schema.node("hard_break"));
      else if (token.type === "code_inline") addText(token.content, [...marks, schema.mark("code")]);
      else if (token.markup === "linkify") continue;
      else if (!mark) return null;
      else if (token.nesting < 0) marks = marks.slice(0, -1);
      else if (token.attrs?.some(([name]) => name !== "href")) return null;
      else marks = [...marks, schema.mark(mark, token.type === "link_open" ? { href: token.attrGet("href") } : null)];
    }
    return nodes;
  }

  function chipOf(text: string): Node | null {
    const name = text.slice(1, -1);
    const isKnown = PLACEHOLDER.test(text) && Object.hasOwn(chips, name);
    return isKnown ? schema.node("chip", { source: text, label: chips[name] }) : null;
  }
}

const MARKS: Readonly<Record<string, string>> = { strong: "strong", em: "em", s: "strike", link: "link" };

/** Each block's tokens, from the one that opens it to the one that closes it. */
function blocksOf(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = [];
  const level = tokens[0]?.level ?? 0;
  let isOpen = false;
  for (const token of tokens) {
    if (isOpen) blocks.at(-1)?.push(token);
    else blocks.push([token]);
    isOpen = token.level > level || token.nesting > 0;
    if (token.level === level && token.nesting <= 0) isOpen = false;
  }
  return blocks;
}

function isInQuote({ type }: Node): boolean {
  return type.name === "paragraph" || type.isInGroup("list");
}

function isSame(nodes: readonly (Node | null)[], node: Node): boolean {
  return nodes.length === 1 && nodes[0] != null && tidyBlock(nodes[0]).eq(tidyBlock(node));
}

function pictureOf(inline: Token | undefined): Node | null {
  const [image, more] = inline?.children ?? [];
  if (image?.type !== "image" || more || image.attrs?.some(([name]) => name !== "src" && name !== "alt")) return null;
  const isPlain = image.children?.every(({ type }) => type === "text" || type === "text_special") ?? true;
  const alt = image.children?.map(({ content }) => content).join("") ?? "";
  return isPlain ? schema.node("picture", { src: image.attrGet("src"), alt }) : null;
}

type Signs = (text: string) => string;

const asTyped: Signs = (text) => text;
const escaped: Signs = (text) => text.replaceAll(/[\\`*_[\]<>~&#+\-=|!]/g, "\\$&").replaceAll(/(?<=^\d+)[.)]/g, "\\$&");

/** `isApart`: the block before it is a list of the same kind, with which it would be one. */
function written(block: Node, isApart: boolean, signs: Signs): string {
  switch (block.type.name) {
    case "heading":
      return `${"#".repeat(block.attrs.level)} ${lineOf(block, signs)}`;
    case "bullet_list":
      return itemsOf(block, signs, () => (isApart ? "* " : "- "));
    case "ordered_list":
      return itemsOf(block, signs, (place) => `${block.attrs.start + place}${isApart ? ")" : "."} `);
    case "quote":
      return block.children
        .map((child, place) => written(child, child.type === block.maybeChild(place - 1)?.type, signs))
        .join("\n\n")
        .replaceAll(/^/gm, "> ")
        .replaceAll(/ $/gm, "");
    case "picture":
      return `![${signs(block.attrs.alt)}](${targetOf(block.attrs.src)})`;
    case "source":
      return block.textContent;
    default:
      return lineOf(block, signs);
  }
}

function itemsOf(list: Node, signs: Signs, markerOf: (place: number) => string): string {
  const items = list.children.map((item, place) => {
    const marker = markerOf(place);
    const { box } = item.attrs;
    const text = lineOf(item.child(0), signs).replaceAll("\n", `\n${" ".repeat(marker.length)}`);
    return (marker + (box === "" ? "" : `[${box}] `) + text).trimEnd();
  });
  return items.join(list.attrs.isLoose ? "\n\n" : "\n");
}

/** Marks that end later are outside; code is inside all of them. */
function lineOf(block: Node, signs: Signs): string {
  const { children } = block;
  const endOf = (mark: Mark, at: number) => {
    let end = at;
    while (children[end + 1] && mark.isInSet(children[end + 1]?.marks ?? [])) end += 1;
    return mark.type.name === "code" ? -1 : end;
  };
  let line = "";
  let open: Mark[] = [];
  const close = (count: number) => {
    for (const mark of open.slice(count).reverse()) line += endSign(mark);
    open = open.slice(0, count);
  };
  children.forEach((child, at) => {
    const kept = open.findIndex((mark) => !mark.isInSet(child.marks));
    if (kept !== -1) close(kept);
    const fresh = child.marks.filter((mark) => !mark.isInSet(open));
    fresh.sort((one, other) => endOf(other, at) - endOf(one, at));
    for (const mark of fresh) line += startSign(mark);
    open = [...open, ...fresh];
    line += signOf(child, signs);
  });
  close(0);
  return line;
}

function startSign({ type }: Mark): string {
  return { strong: "**", em: "*", strike: "~~", link: "[" }[type.name] ?? "";
}

function endSign(mark: Mark): string {
  return mark.type.name === "link" ? `](${targetOf(mark.attrs.href)})` : startSign(mark);
}

function signOf(child: Node, signs: Signs): string {
  if (child.type.name === "hard_break") return "\\\n";
  const text: string = child.type.name === "chip" ? child.attrs.source : (child.text ?? "");
  if (child.marks.some(({ type }) => type.name === "code")) return codeOf(text);
  return child.isText ? signs(text) : text;
}

function codeOf(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  const space = /^`|`$|^ .* $/s.test(text) ? " " : "";
  return fence + space + text + space + fence;
}

function targetOf(href: string): string {
  return /[\s()<>]/.test(href) ? `<${href.replaceAll(/[<>\\]/g, "\\$&")}>` : href;
}
