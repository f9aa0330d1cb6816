import { colour } from "./mail-theme";

/** Left to right, one repeat. */
export const WARP = [
  colour.indigo700,
  colour.indigo700,
  colour.weld400,
  colour.indigo700,
  colour.indigo700,
  colour.madder600,
];
const REPEATS = 8;
/** Top to bottom; each passes over every second warp thread, the next over the others. */
export const WEFT = [colour.madder600, colour.linen100, colour.indigo900, colour.linen100, colour.madder600];
const THREAD = 6;

/**
 * Text, because it is the same in every mail: as elements it would be most of the work of rendering, and styles instead
 * of attributes most of the bytes.
 */
export const WOVEN_ROWS = WEFT.map((weft, row) => {
  const warp = Array.from({ length: REPEATS }, () => WARP).flat();
  const cells = warp.map((thread, column) => {
    const shown = (row + column) % 2 === 0 ? weft : thread;
    // The first cell gives its height to the row.
    return `<td${column === 0 ? ` height="${THREAD}"` : ""} bgcolor="${shown}"></td>`;
  });
  return `<tr style="font-size:0;line-height:${THREAD}px">${cells.join("")}</tr>`;
}).join("");

/** Table cells show where pictures are not loaded. */
export function WovenBand() {
  return (
    <table
      role="presentation"
      aria-hidden="true"
      data-skip-in-text="true"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ tableLayout: "fixed", borderCollapse: "collapse" }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the constants above. */}
      <tbody dangerouslySetInnerHTML={{ __html: WOVEN_ROWS }} />
    </table>
  );
}
