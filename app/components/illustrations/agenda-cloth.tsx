const WARPS = [0, 1, 2, 3, 4];
/** More than fit in its box, which cuts them off. */
const WEFTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const x = (warp: number) => 40 + warp * 100;
const y = (weft: number) => 14 + weft * 76;
const STITCH = { warp: 1, weft: 3 };

const OVER = WARPS.flatMap((warp) => WEFTS.filter((weft) => (warp + weft) % 2 === 0).map((weft) => ({ warp, weft })));
const SEAMS = WARPS.map((warp) => `M${x(warp) + 7} -60V800M${x(warp) + 53} -60V800`).join("");

export function AgendaCloth({ className }: { className: string }) {
  const stitch = { x: x(STITCH.warp), y: y(STITCH.weft) - 8 };
  return (
    <svg viewBox="0 0 620 560" className={`overflow-visible ${className}`} aria-hidden="true">
      {WARPS.map((warp) => (
        <rect key={warp} x={x(warp)} y="-60" width="60" height="860" className="fill-indigo-700" />
      ))}
      {WEFTS.map((weft) => (
        <rect
          key={weft}
          width="540"
          x="0"
          y={y(weft)}
          height="44"
          className={weft % 3 === 1 ? "fill-linen-50" : "fill-weld-400"}
        />
      ))}
      {OVER.map(({ warp, weft }) => (
        <rect key={`${warp}-${weft}`} x={x(warp)} y={y(weft) - 8} width="60" height="60" className="fill-indigo-700" />
      ))}
      <g fill="none" strokeLinecap="round">
        <path d={SEAMS} className="stroke-indigo-500" strokeWidth="2" strokeDasharray="7 7" />
        <rect {...stitch} width="60" height="60" className="fill-linen-50" />
        <path
          d={`M${stitch.x + 12} ${stitch.y + 12}l36 36m0 -36l-36 36`}
          className="stroke-madder-600"
          strokeWidth="13"
        />
        <path
          d={`M${stitch.x + 48} ${stitch.y + 48}c60 70 150 -10 196 50s10 96 66 92`}
          className="stroke-madder-600"
          strokeWidth="6"
        />
      </g>
      <g transform={`translate(${stitch.x + 304} ${stitch.y + 192}) rotate(-32)`}>
        <path d="M-2 0C-2 -8 9 -9 20 -6L138 0L20 6C9 9 -2 8 -2 0Z" className="fill-ink-950" />
        <path d="M7 0H24" className="stroke-linen-50" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
