export type Piece =
  | { kind: "text"; text: string }
  | { kind: "bold"; text: string }
  | { kind: "link"; text: string; href: string };

export type Line = Piece[];
export interface Part {
  kind: "lines" | "list" | "numbers";
  lines: Line[];
  /** The number of its first item, as typed. */
  first: number;
  /** The lines as they were typed. */
  source: string;
}

const PIECE =
  /\*\*(?<bold>[^*\n]+)\*\*|\[(?<label>[^[\]\n]+)\]\((?<target>(?:https?:\/\/|mailto:|#quote-)[^\s()<>]+)\)|(?<bare>https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"])/gu;
const ITEM = /^\s*(?:[-*•]|(?<number>\d{1,3})[.)])\s+(?<text>.*)$/su;

/** Reads `**bold**`, `- item`, `1. item`, `[words](https://…)` and bare links; all else is text. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const paragraph of text.trim().split(/\n\s*\n/u)) {
    let current: Part | undefined;
    for (const line of paragraph.split("\n")) {
      const item = ITEM.exec(line);
      const kind = item ? (item.groups?.number ? "numbers" : "list") : "lines";
      if (current && current.kind === kind) {
        current.source += `\n${line}`;
      } else {
        current = { kind, lines: [], first: Number(item?.groups?.number ?? 1), source: line };
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
