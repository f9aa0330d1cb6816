import { useId } from "react";
import { WeavePattern } from "../weave";

const LINES = [0, 1, 2, 3];
const TEETH = Array.from({ length: 13 }, (_, index) => `L${386 - index * 20 - 10} ${index % 2 ? 446 : 462}`);
const BARS = [3, 6, 2, 4, 8, 3, 2, 6, 4, 2, 7, 3, 5, 2, 4, 6, 3, 2, 5];

export function ReceiptDrawing() {
  const id = useId();
  let at = 160;
  const bars = BARS.map((width) => {
    const bar = `M${at} 372h${width}v44h-${width}Z`;
    at += width + 6;
    return bar;
  });
  return (
    <svg viewBox="0 0 520 500" className="block w-full overflow-visible" aria-hidden="true">
      <WeavePattern id={id} cloth="herringbone" pitch={7} />
      <path d="M336 300h190v180h-190z" className="fill-linen-300" />
      <path d="M336 300l22-34h186l-18 34z" className="fill-linen-200" />
      <path d="M526 300l18-34v176l-18 38z" className="fill-ink-500" />
      <path d="M424 268v212M336 396h190" className="fill-none stroke-madder-600" strokeWidth="8" />
      <path d="M424 268c-46-46-70-10-4 0c66 10 50-48 4 0" className="fill-none stroke-madder-600" strokeWidth="8" />
      <path d={`M126 60H386V454${TEETH.join("")}L126 454Z`} className="fill-white" />
      <path d="M70 26h372a20 20 0 0 1 20 20v34H50V46a20 20 0 0 1 20-20Z" className="fill-ink-950" />
      <path d="M104 66H408" className="stroke-ink-500" strokeWidth="8" strokeLinecap="round" />
      {LINES.map((line) => (
        <g key={line}>
          <rect x="150" y={116 + line * 54} width="40" height="40" fill={`url(#${id})`} />
          <path
            d={`M206 ${128 + line * 54}h${[92, 70, 104, 60][line]}M206 ${145 + line * 54}h${[52, 84, 40, 72][line]}`}
            className="stroke-linen-300"
            strokeWidth="8"
            strokeLinecap="round"
          />
          <path d={`M332 ${137 + line * 54}h28`} className="stroke-ink-950" strokeWidth="9" strokeLinecap="round" />
        </g>
      ))}
      <path d="M150 344H362" className="stroke-madder-600" strokeWidth="4" strokeDasharray="10 7" />
      <path d={bars.join("")} className="fill-ink-950" />
    </svg>
  );
}
