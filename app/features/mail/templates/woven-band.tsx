import { colour } from "./mail-theme";

/** Colours of the warp threads, left to right, one repeat. */
export const WARP = [
  colour.indigo700,
  colour.indigo700,
  colour.weld400,
  colour.indigo700,
  colour.indigo700,
  colour.madder600,
];
const REPEATS = 8;
/** The weft threads, top to bottom; each passes over every second warp thread, the next one over the others. */
export const WEFT = [colour.madder600, colour.linen100, colour.indigo900, colour.linen100, colour.madder600];
const THREAD = 6;

/** The woven edge of the brand, from table cells: it shows where pictures are not loaded. */
export function WovenBand() {
  const warp = Array.from({ length: REPEATS }, () => WARP).flat();
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
      <tbody>
        {WEFT.map((weft, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: threads have no identity but their place.
          <tr key={row}>
            {warp.map((thread, column) => {
              const shown = (row + column) % 2 === 0 ? weft : thread;
              const style = { height: THREAD, lineHeight: `${THREAD}px`, fontSize: 0, backgroundColor: shown };
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              return <td key={column} height={THREAD} style={style} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
