import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { documentText } from "./document-text.server";
import { type Face, faces, fonts, runsOf } from "./fonts.server";
import { wrapLines } from "./wrap-lines";

/** A4 and its margins, in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 47, bottom: 760 } as const;

/** How text looks: sizes in points; `leading` is the height of a line. */
export interface TextStyle {
  face: Face;
  size: number;
  leading: number;
  colour: string;
}

/** A text with its role for who listens to the document (PDF 1.7, standard structure types). */
export interface Cell {
  role: "H1" | "H2" | "P" | "TH" | "TD" | "Lbl" | "LBody";
  text: string;
  style: TextStyle;
  /** Its column, in points: `x` is its left side, or its right one when the text is set to the right. */
  x: number;
  width: number;
  isRight?: boolean;
  /** What a head of a table is the head of. */
  scope?: "Row" | "Column";
}

interface RowStyle {
  /** What the cells are parts of. */
  role?: "TR" | "LI";
  above?: number;
  below?: number;
  /** A hairline above. */
  rule?: string;
  /** Lies under the whole row. */
  background?: string;
  /** Stands on the same page as the row after it. */
  withNext?: boolean;
}

/** Texts beside each other in their lines, before it is known on which page. */
interface SetRow {
  cells: readonly (Cell & { lines: readonly string[]; element: PDFKit.PDFStructureElement })[];
  rowStyle: RowStyle;
  /** Of the table that it belongs to. */
  heads: readonly Cell[];
  leading: number;
  /** How many lines its longest text has. */
  count: number;
}

interface PdfOptions {
  title: string;
  author: string;
  subject: string;
  /** A locale. */
  language: string;
  createdAt: Date;
}

/** What fits on a page, in points. */
const ROOM = PAGE.bottom - PAGE.top;
/** From so many lines on, a text may go on on the next page, and at least so many of them stand on each. */
const LONG = 12;
const LEAST = 2;

/** Below the heads of a table, in points. */
const BELOW_HEADS = 2;

/**
 * Pages that are written on from top to bottom, as a tagged document (PDF/UA): each text has its role, in reading
 * order, and whatever only decorates is marked as such.
 */
export class PdfDocument {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #widths = new Map<string, number>();
  #parent: PDFKit.PDFStructureElement;
  #y: number = PAGE.top;
  /** Of the table that is being written: they stand again on each page that it goes on to. */
  #heads: readonly Cell[] = [];
  /** Rows that have not been drawn, because what comes after them is to stand on the same page. */
  #waiting: SetRow[] = [];
  #isTogether = false;

  constructor({ title, author, subject, language, createdAt }: PdfOptions) {
    this.#document = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      // Its types do not know the standard of accessible documents yet.
      subset: "PDF/UA" as "PDF/A-2a",
      lang: language,
      displayTitle: true,
      // None of the fonts that a reader has to have itself.
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
      // Its types do not know yet that it takes fonts that have been read.
      this.#document.registerFont(name, shape as object as Buffer);
    }
    this.#root = this.#document.struct("Document");
    this.#document.addStructure(this.#root);
    this.#parent = this.#root;
  }

  /** What `write` writes is one part of the document. */
  within(role: "Sect" | "Table" | "L", write: () => void): void {
    this.#inside(this.#document.struct(role), write);
  }

  /** A table with the heads of its columns. */
  table(heads: readonly Cell[], write: () => void): void {
    this.within("Table", () => {
      this.row(heads, { role: "TR", below: BELOW_HEADS, withNext: true });
      this.#heads = heads;
      write();
      this.#heads = [];
    });
  }

  /** What `write` writes stands on one page, unless it is longer than that. */
  together(write: () => void): void {
    this.#isTogether = true;
    write();
    this.#isTogether = false;
    this.#drawWaiting();
  }

  /** Texts beside each other. They stand on one page, unless they are long. */
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

  /** What `draw` draws says nothing. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void {
    this.#document.markContent("Artifact", { type: "Layout" });
    draw(this.#document);
    this.#document.endMarkedContent();
  }

  /** Draws on every page what only belongs to the page, and gives the file. */
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

  /** Text that only belongs to the page, such as its number, at `y`. */
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

  /** Draws what waits: on one page, or where that is too small, each row with the one that it belongs to. */
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

  /** Goes on at the top of a new page when less than `height` is left of this one. */
  #need(height: number, heads: readonly Cell[]): void {
    if (this.#y + height > PAGE.bottom) this.#turn(heads);
  }

  #turn(heads: readonly Cell[]): void {
    this.#document.addPage();
    this.#y = PAGE.top;
    if (heads.length === 0) return;
    // Who listens has heard them.
    for (const head of heads) this.note(head.text, head, this.#y + (head.style.leading - head.style.size) / 2);
    this.#y += Math.max(...heads.map(({ style }) => style.leading)) + BELOW_HEADS;
  }

  #write(line: string, { style, x, isRight }: Pick<Cell, "style" | "x" | "isRight">, y: number): void {
    let left = isRight ? x - this.#widthOf(line, style) : x;
    // A borrowed letter stands on the same line as the others.
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

/** How much of a row stands on the page that it begins on at least. */
function beginningOf(row: SetRow): number {
  return row.count > LONG ? (row.rowStyle.above ?? 0) + LEAST * row.leading : heightOf(row);
}

/** How many of the lines that are `left` are drawn where there is `room` for so many. */
function linesHere(left: number, room: number): number {
  const here = Math.min(left, Math.max(1, room));
  const missing = Math.max(0, LEAST - (left - here));
  return here < left ? Math.max(1, here - missing) : here;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
