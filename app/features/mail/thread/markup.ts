export type Piece =
  | { kind: "text"; text: string }
  | { kind: "bold"; text: string }
  | { kind: "link"; text: string; href: string };

export type Line = Piece[];
export type Part = { kind: "lines" | "list" | "numbers"; lines: Line[] };

const PIECE =
  /\*\*(?<bold>[^*\n]+)\*\*|\[(?<label>[^[\]\n]+)\]\((?<target>(?:https?:\/\/|mailto:|#quote-)[^\s()<>]+)\)|(?<bare>https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"])/gu;
const ITEM = /^\s*(?:[-*•]|(?<number>\d{1,3})[.)])\s+(?<text>.*)$/su;

/** Reads `**bold**`, `- item`, `1. item`, `[words](https://…)` and bare links; all else is text. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const paragraph of text.trim().split(/\n\s*\n/u)) {
    let current: Part = { kind: "lines", lines: [] };
    for (const line of paragraph.split("\n")) {
      const item = ITEM.exec(line);
      const kind = item ? (item.groups?.number ? "numbers" : "list") : "lines";
      if (current.kind !== kind || current.lines.length === 0) {
        current = { kind, lines: [] };
        parts.push(current);
      }
      current.lines.push(piecesOf(item?.groups?.text ?? line));
    }
  }
  return parts;
}

function piecesOf(line: string): Line {
  const pieces: Line = [];
  let from = 0;
  for (const found of line.matchAll(PIECE)) {
    if (found.index > from) pieces.push({ kind: "text", text: line.slice(from, found.index) });
    pieces.push(pieceOf(found.groups ?? {}));
    from = found.index + found[0].length;
  }
  if (from < line.length) pieces.push({ kind: "text", text: line.slice(from) });
  return pieces;
}

function pieceOf({ bold, label, target, bare }: Record<string, string | undefined>): Piece {
  if (bold) return { kind: "bold", text: bold };
  return { kind: "link", text: label ?? bare ?? "", href: target ?? bare ?? "" };
}

const QUOTE_LINK = /\(#quote-(?<number>[\w-]+)\)/gu;

/** Stands for the address of a quote, which only its customer may have. */
export function quoteLink(number: string): string {
  return `#quote-${number}`;
}

/** Puts the addresses in; the number of one that is not there, or null. */
export function withQuoteLinks(
  text: string,
  urls: ReadonlyMap<string, string>,
): { text: string; unknown: string | null } {
  let unknown: string | null = null;
  const filled = text.replace(QUOTE_LINK, (whole, number: string) => {
    const url = urls.get(number);
    if (!url) unknown = number;
    return url ? `(${url})` : whole;
  });
  return { text: filled, unknown };
}

/** The first `{word}` that nobody has filled in, with its braces; null when all are. */
export function unfilled(text: string): string | null {
  return /\{[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}\}/u.exec(text)?.[0] ?? null;
}
