import type { Node } from "prosemirror-model";
import { type Line, type Part, partsOf } from "~/lib/text/markup";
import { type Dialect, tidyBlock } from "./stored-text";
import { textSchemas } from "./text-schema";

const schema = textSchemas.mail;

/** The text of a mail or a letter. It has no escapes: what looks like a mark is one. */
export const mailDialect: Dialect = { schema, read, write };

function read(text: string): { node: Node; text: string }[] {
  if (text.trim() === "") return [];
  return partsOf(text).map((part) => ({ node: nodeOf(part), text: part.source }));
}

function nodeOf({ kind, lines }: Part): Node {
  if (kind === "lines") {
    const pieces = lines.flatMap((line, place) => [...(place > 0 ? [schema.node("hard_break")] : []), ...inline(line)]);
    return schema.node("paragraph", null, pieces);
  }
  const items = lines.map((line) => schema.node("list_item", null, schema.node("paragraph", null, inline(line))));
  return schema.node(kind === "list" ? "bullet_list" : "ordered_list", null, items);
}

function inline(line: Line): Node[] {
  return line.flatMap((piece) => {
    if (piece.text === "") return [];
    if (piece.kind === "bold") return [schema.text(piece.text, [schema.mark("strong")])];
    if (piece.kind === "text" || piece.text === piece.href) return [schema.text(piece.text)];
    const { text, href } = piece;
    // A link of which the product makes the address.
    if (href.startsWith("#")) return [schema.node("chip", { source: `[${text}](${href})`, label: text })];
    return [schema.text(text, [schema.mark("link", { href })])];
  });
}

function write(block: Node): string {
  const tidy = tidyBlock(block);
  if (tidy.isTextblock) return lineOf(tidy, "\n");
  const isNumbered = tidy.type.name === "ordered_list";
  return tidy.children
    .map((item, place) => `${isNumbered ? `${place + 1}.` : "-"} ${lineOf(item.child(0), " ")}`)
    .join("\n");
}

function lineOf(block: Node, lineBreak: string): string {
  return block.children
    .map((child) => {
      if (child.type.name === "hard_break") return lineBreak;
      if (child.type.name === "chip") return child.attrs.source;
      const text = child.text ?? "";
      const [mark] = child.marks;
      if (mark?.type.name === "strong") return `**${text}**`;
      // A bare address is a link by itself.
      return mark && mark.attrs.href !== text
        ? `[${text.replaceAll("[", "(").replaceAll("]", ")")}](${mark.attrs.href})`
        : text;
    })
    .join("");
}
