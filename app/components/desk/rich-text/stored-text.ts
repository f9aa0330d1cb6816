import { Fragment, type Node, type Schema } from "prosemirror-model";

/** Reads and writes texts of one format. */
export interface Dialect {
  schema: Schema;
  /** The blocks in their order, each with the lines that it stands in. */
  read: (text: string) => StoredBlock[];
  /** One block as text; `previous` is the block before it. Empty for a block without text. */
  write: (block: Node, previous: Node | null) => string;
}

export interface StoredBlock {
  node: Node;
  text: string;
}

interface Source {
  text: string;
  /** The signs between it and the block before it. */
  gap: string;
  previous: Node | null;
}

/** Unchanged blocks are stored again as they were. */
const sources = new WeakMap<Node, Source>();
const tails = new WeakMap<Node, string>();
/** Blocks as they were last written: after a key, one of them is new. */
const written = new WeakMap<Node, string>();

const PARAGRAPHS = "\n\n";

export function readText(text: string, { schema, read }: Dialect): Node {
  let at = 0;
  let previous: Node | null = null;
  const nodes: Node[] = [];
  for (const block of read(text)) {
    const start = text.indexOf(block.text, at);
    sources.set(block.node, { text: block.text, gap: text.slice(at, start), previous });
    at = start + block.text.length;
    previous = block.node;
    nodes.push(block.node);
  }
  const rest = text.slice(at);
  const empty = schema.node("paragraph");
  if (nodes.length === 0 || /\n\s*\n/u.test(rest)) {
    // The caret goes here after an empty line.
    sources.set(empty, { text: "", gap: rest, previous });
    nodes.push(empty);
  } else if (previous) {
    tails.set(previous, rest);
    if (previous.isAtom) nodes.push(empty);
  }
  return schema.node("doc", null, nodes);
}

export function writeText(doc: Node, { write }: Dialect): string {
  let text = "";
  let previous: Node | null = null;
  doc.forEach((node) => {
    const source = sources.get(node);
    const isInPlace = source?.previous === previous;
    const own: string = source?.text ?? written.get(node) ?? write(node, previous);
    if (!source && !isBesideItsLike(node, previous)) written.set(node, own);
    if (own === "" && !(source && isInPlace)) return;
    text += (source && isInPlace ? source.gap : previous ? PARAGRAPHS : "") + own;
    previous = node;
  });
  return text + (previous ? (tails.get(previous) ?? "") : "");
}

/** Two lists that follow each other are written differently. */
function isBesideItsLike({ type }: Node, previous: Node | null): boolean {
  return previous?.type === type && type.isInGroup("list");
}

/** The block without spaces at its ends, at those of its lines, and at those of what is marked. */
export function tidyBlock(block: Node): Node {
  if (!block.isTextblock) {
    return block.childCount === 0 ? block : block.copy(Fragment.from(block.children.map(tidyBlock)));
  }
  return block.type.spec.code ? block : block.copy(Fragment.from(withTidySpaces(wordsAndSpaces(block))));
}

function wordsAndSpaces(block: Node): Node[] {
  return block.children.flatMap((child) => {
    if (!child.isText) return [child];
    const parts = (child.text ?? "").split(/(\s+)/u).filter((part) => part !== "");
    return parts.map((part) => block.type.schema.text(part, child.marks));
  });
}

function withTidySpaces(pieces: readonly Node[]): Node[] {
  const isSpace = ({ text }: Node) => text !== undefined && text.trim() === "";
  const isEdge = (beside: Node | undefined) => beside === undefined || beside.type.name === "hard_break";
  const after: (Node | undefined)[] = [];
  for (let at = pieces.length - 1, next: Node | undefined; at >= 0; at -= 1) {
    const piece = pieces[at];
    after[at] = next;
    if (piece && !isSpace(piece)) next = piece;
  }
  let before: Node | undefined;
  return pieces.flatMap((piece, at) => {
    if (!isSpace(piece)) {
      before = piece;
      return [piece];
    }
    const [left, right] = [before, after[at]];
    if (!left || !right || isEdge(left) || isEdge(right)) return [];
    return [piece.mark(piece.marks.filter((mark) => mark.isInSet(left.marks) && mark.isInSet(right.marks)))];
  });
}
