import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { documentText } from "./document-text.server";
import { type Face, faces, fonts, runsOf } from "./fonts.server";

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 47, bottom: 760 } as const;

/** Points; `leading` is the height of a line. */
export interface TextStyle {
  face: Face;
  size: number;
  leading: number;
  colour: string;
}

/** `role`: for screen readers (PDF 1.7, standard structure types). */
export interface Cell {
  role: "H1" | "H2" | "P" | "TH" | "TD" | "Lbl" | "LBody";
  text: string;
  style: TextStyle;
  /** Points: its left side, or its right side for right-aligned text. */
  x: number;
  width: number;
  isRight?: boolean;
  scope?: "Row" | "Column";
}

interface RowStyle {
  role?: "TR" | "LI";
  above?: number;
  below?: number;
  /** Colour of a hairline above. */
  rule?: string;
  /** Colour. */
  background?: string;
  /** Stays on the same page as the row after it. */
  withNext?: boolean;
}

/** Laid out, but not yet on a page. */
interface SetRow {
  cells: readonly (Cell & { lines: readonly string[]; element: PDFKit.PDFStructureElement })[];
  rowStyle: RowStyle;
  /** Heads of its table. */
  heads: readonly Cell[];
  leading: number;
  /** Lines of its longest text. */
  count: number;
}

interface PdfOptions {
  title: string;
  author: string;
  subject: string;
  language: string;
  createdAt: Date;
}

/** Points. */
const ROOM = PAGE.bottom - PAGE.top;
/** A text of so many lines may break across pages, with at least so many on each. */
const LONG = 12;
const LEAST = 2;

/** Points. */
const BELOW_HEADS = 2;

/** A tagged document (PDF/UA): each text has its role, in reading order, and decoration is marked as such. */
export class PdfDocument {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #widths = new Map<string, number>();
  #parent: PDFKit.PDFStructureElement;
  #y: number = PAGE.top;
  /** Heads of the table being written: repeated on each page that it goes on to. */
  #heads: readonly Cell[] = [];
  /** Rows that are not drawn yet: the next must be on the same page. */
  #waiting: SetRow[] = [];
  #isTogether = false;

  constructor({ title, author, subject, language, createdAt }: PdfOptions) {
    this.#document = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      // The types of pdfkit do not know the standard of accessible documents yet.
      subset: "PDF/UA" as "PDF/A-2a",
      lang: language,
      displayTitle: true,
      // None of the standard fonts, which are not embedded.
      font: "",
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Creator: author,
        Producer: author,
        CreationDate: createdAt,
      },
    });
    for (const { name, shape } of fonts) {
      // The types of pdfkit do not know yet that it takes parsed fonts.
      this.#document.registerFont(name, shape as object as Buffer);
    }
    this.#root = this.#document.struct("Document");
    this.#document.addStructure(this.#root);
    this.#parent = this.#root;
  }

  within(role: "Sect" | "Table" | "L", write: () => void): void {
    this.#inside(this.#document.struct(role), write);
  }

  table(heads: readonly Cell[], write: () => void): void {
    this.within("Table", () => {
      this.row(heads, { role: "TR", below: BELOW_HEADS, withNext: true });
      this.#heads = heads;
      write();
      this.#heads = [];
    });
  }

  /** Keeps it on one page, unless it is longer than that. */
  together(write: () => void): void {
    this.#isTogether = true;
    write();
    this.#isTogether = false;
    this.#drawWaiting();
  }

  /** Keeps a row on one page, unless the texts are long. */
  row(cells: readonly Cell[], rowStyle: RowStyle = {}): void {
    const set = cells.map((cell) => ({
      ...cell,
      lines: wrapLines(documentText(cell.text), cell.width, (text) => this.#widthOf(text, cell.style)),
      element: this.#document.struct(cell.role, cell.scope ? ({ scope: cell.scope } as object) : {}),
    }));
    const addCells = () => {
      for (const { element } of set) this.#parent.add(element);
    };
    if (rowStyle.role) this.#inside(this.#document.struct(rowStyle.role), addCells);
    else addCells();
    const leading = Math.max(...cells.map(({ style }) => style.leading));
    const count = Math.max(...set.map(({ lines }) => lines.length));
    this.#waiting.push({ cells: set, rowStyle, heads: this.#heads, leading, count });
    if (!rowStyle.withNext && !this.#isTogether) this.#drawWaiting();
  }

  /** Marked as decoration. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.#document.markContent("Artifact", { type: "Layout" });
    draw(this.#document);
    this.#document.endMarkedContent();
  }

  async finish(decoratePage: (page: number, pages: number) => void): Promise<Buffer> {
    this.#drawWaiting();
    const { start, count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#document.switchToPage(start + page);
      decoratePage(page + 1, count);
    }
    this.#root.end();
    this.#document.end();
    return buffer(this.#document);
  }

  /** Text that belongs to the page, such as its number. */
  note(text: string, { style, x, isRight = false }: Pick<Cell, "style" | "x" | "isRight">, y: number): void {
    this.decorate(() => this.#write(text, { style, x, isRight }, y));
  }

  #inside(element: PDFKit.PDFStructureElement, write: () => void): void {
    const outer = this.#parent;
    outer.add(element);
    this.#parent = element;
    write();
    this.#parent = outer;
  }

  /** Keeps them on one page, or each row with the one that it belongs to. */
  #drawWaiting(): void {
    const rows = this.#waiting;
    this.#waiting = [];
    const whole = sum(rows.slice(0, -1).map(heightOf)) + sum(rows.slice(-1).map(beginningOf));
    const [first] = rows;
    if (first && whole <= ROOM) this.#need(whole, first.heads);
    for (const [index, row] of rows.entries()) {
      const next = row.rowStyle.withNext ? rows.slice(index + 1, index + 2) : [];
      this.#need(sum([row, ...next].map(beginningOf)), row.heads);
      this.#draw(row);
    }
  }

  #draw({ cells, rowStyle, heads, leading, count }: SetRow): void {
    const { above = 0, below = 0, rule, background } = rowStyle;
    const height = above + count * leading + below;
    this.decorate(() => {
      if (background) this.#document.rect(PAGE.left, this.#y, PAGE.right - PAGE.left, height).fill(background);
      if (rule) this.#document.rect(PAGE.left, this.#y, PAGE.right - PAGE.left, 0.75).fill(rule);
    });
    this.#y += above;
    for (let from = 0; from < count; ) {
      const here = linesHere(count - from, Math.floor((PAGE.bottom - this.#y) / leading));
      for (const { role, element, lines, ...cell } of cells) {
        const drawn = lines.slice(from, from + here);
        if (drawn.length === 0) continue;
        element.add(this.#document.markStructureContent(role));
        for (const [index, line] of drawn.entries()) {
          this.#write(line, cell, this.#y + index * leading + (leading - cell.style.size) / 2);
        }
        this.#document.endMarkedContent();
      }
      from += here;
      this.#y += here * leading;
      if (from < count) this.#turn(heads);
    }
    this.#y += below;
  }

  #need(height: number, heads: readonly Cell[]): void {
    if (this.#y + height > PAGE.bottom) this.#turn(heads);
  }

  #turn(heads: readonly Cell[]): void {
    this.#document.addPage();
    this.#y = PAGE.top;
    if (heads.length === 0) return;
    // A screen reader has read them already.
    for (const head of heads) this.note(head.text, head, this.#y + (head.style.leading - head.style.size) / 2);
    this.#y += Math.max(...heads.map(({ style }) => style.leading)) + BELOW_HEADS;
  }

  #write(line: string, { style, x, isRight }: Pick<Cell, "style" | "x" | "isRight">, y: number): void {
    let left = isRight ? x - this.#widthOf(line, style) : x;
    // A letter of a fallback font shares the baseline.
    const { ascent, unitsPerEm } = faces[style.face][0].shape;
    const baseline = (-ascent / unitsPerEm) * style.size;
    for (const run of runsOf(line, style.face)) {
      this.#document.font(run.font.name, style.size).fillColor(style.colour);
      this.#document.text(run.text, left, y, { lineBreak: false, baseline });
      left += this.#document.widthOfString(run.text);
    }
  }

  #widthOf(text: string, { face, size }: TextStyle): number {
    const key = `${face} ${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const widths = runsOf(text, face).map((run) => this.#document.font(run.font.name, size).widthOfString(run.text));
    const width = widths.reduce((sum, more) => sum + more, 0);
    this.#widths.set(key, width);
    return width;
  }
}

function heightOf({ rowStyle: { above = 0, below = 0 }, leading, count }: SetRow): number {
  return above + count * leading + below;
}

function beginningOf(row: SetRow): number {
  return row.count > LONG ? (row.rowStyle.above ?? 0) + LEAST * row.leading : heightOf(row);
}

function linesHere(left: number, room: number): number {
  const here = Math.min(left, Math.max(1, room));
  const missing = Math.max(0, LEAST - (left - here));
  return here < left ? Math.max(1, here - missing) : here;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Points. */
export type Measure = (text: string) => number;

/** Widths in points. Breaks after spaces and hyphens; only a wider word is broken itself. */
export function wrapLines(text: string, width: number, measure: Measure): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    let taken = 0;
    for (const word of paragraph.split(/(?<=[ -])/).flatMap((whole) => pieces(whole, width, measure))) {
      if (line && taken + measure(word.trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = "";
        taken = 0;
      }
      line += word;
      taken += measure(word);
    }
    return [...lines, line.trimEnd()];
  });
}

function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word.trimEnd()) <= width) return [word];
  const found: string[] = [];
  let piece = "";
  let taken = 0;
  for (const character of word) {
    const more = measure(character);
    if (piece && taken + more > width) {
      found.push(piece);
      piece = "";
      taken = 0;
    }
    piece += character;
    taken += more;
  }
  return [...found, piece];
}
