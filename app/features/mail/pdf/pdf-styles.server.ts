import { colour } from "../templates/mail-theme";
import { WARP, WEFT } from "../templates/woven-band";
import { PAGE, type TextStyle } from "./pdf-document.server";

/** Points. */
const THREAD = 5;

const body = { face: "text", size: 10, leading: 14.5, colour: colour.ink950 } as const;
const small = { ...body, size: 8.5, leading: 12, colour: colour.ink500 } as const;

export const textStyles = {
  body,
  soft: { ...body, colour: colour.ink700 },
  quiet: { ...body, colour: colour.ink500 },
  strong: { ...body, face: "strong" },
  small,
  name: { face: "display", size: 15, leading: 20, colour: colour.ink950 },
  title: { face: "display", size: 28, leading: 34, colour: colour.ink950 },
  heading: { face: "display", size: 13, leading: 19, colour: colour.ink950 },
  number: { ...body, face: "display", colour: colour.madder600 },
  totalLabel: { ...body, face: "strong", leading: 20, colour: colour.weld400 },
  total: { face: "display", size: 14, leading: 20, colour: colour.white },
  totalSoft: { ...body, leading: 20, colour: colour.indigo100 },
} as const satisfies Record<string, TextStyle>;

const SPAN = PAGE.right - PAGE.left;
const AMOUNT = 128;

/** Points. */
export const columns = {
  whole: { x: PAGE.left, width: SPAN },
  end: { x: PAGE.right, width: SPAN / 2, isRight: true },
  label: { x: PAGE.left, width: 150 },
  value: { x: PAGE.left + 160, width: SPAN - 160 },
  item: { x: PAGE.left, width: SPAN - 2 * AMOUNT - 24 },
  excluding: { x: PAGE.right - AMOUNT - 10, width: AMOUNT, isRight: true },
  including: { x: PAGE.right, width: AMOUNT, isRight: true },
  number: { x: PAGE.left, width: 14 },
  step: { x: PAGE.left + 20, width: SPAN - 20 },
} as const;

/** A column within a row that has a background. */
export function inset<C extends { x: number; isRight?: boolean }>(column: C): C {
  return { ...column, x: column.isRight ? column.x - 12 : column.x + 12 };
}

export function drawBand(document: PDFKit.PDFDocument): void {
  for (const [fill, path] of BAND) document.path(path).fill(fill);
}

/** One path for each colour keeps the file small. */
const BAND = weave();

function weave(): [colour: string, path: string][] {
  const paths = new Map<string, string>();
  const threads = Math.ceil(PAGE.width / THREAD);
  WEFT.forEach((weft, row) => {
    for (let column = 0; column < threads; column++) {
      const shown = (row + column) % 2 === 0 ? weft : (WARP[column % WARP.length] ?? weft);
      const square = `M${column * THREAD} ${row * THREAD}h${THREAD}v${THREAD}h${-THREAD}z`;
      paths.set(shown, (paths.get(shown) ?? "") + square);
    }
  });
  return [...paths];
}
