import { useId } from "react";
import { WeavePattern } from "./weave";

const ROWS = Array.from({ length: 9 }, (_, index) => index);
const LAID = ROWS.map((row) => `M${186 + row * 21} ${126 + Math.abs(4 - row) * 7}V${338 - Math.abs(4 - row) * 7}`).join(
  "",
);
const WOVEN = ROWS.slice(0, 7).map(
  (row) => `M${178 + Math.abs(4 - row) * 7} ${146 + row * 25}H${364 - Math.abs(4 - row) * 7}`,
);
const OVER = ROWS.flatMap((row) =>
  ROWS.slice(0, 7)
    .filter((column) => (row + column) % 2 === 0)
    .map((column) => `M${186 + row * 21} ${139 + column * 25}v14`),
).join("");

export function DarnedPatch({ className }: { className: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 560 460" className={`overflow-visible fill-none ${className}`} aria-hidden="true">
      <WeavePattern id={id} cloth="satin" pitch={12} />
      <path d="M20 34L524 12L546 424L44 446Z" fill={`url(#${id})`} />
      <path
        d="M160 208C150 150 214 108 276 112S392 150 386 226S340 350 268 350S172 300 160 208Z"
        className="fill-linen-50"
      />
      <g strokeLinecap="round">
        <path d={LAID} className="stroke-weld-400" strokeWidth="12" />
        {WOVEN.map((d, row) => (
          <path key={d} d={d} className={row % 2 ? "stroke-madder-600" : "stroke-madder-700"} strokeWidth="11" />
        ))}
        <path d={OVER} className="stroke-weld-400" strokeWidth="12" />
        <path d="M364 321C430 330 410 390 460 384S520 350 566 330" className="stroke-madder-600" strokeWidth="6" />
      </g>
      <g transform="translate(560 334) rotate(-24)">
        <path d="M-2 0C-2 -7 8 -8 18 -5L128 0L18 5C8 8 -2 7 -2 0Z" className="fill-ink-950" />
        <path d="M6 0H22" className="stroke-linen-50" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
