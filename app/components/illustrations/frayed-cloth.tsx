import { useId } from "react";
import { WeavePattern } from "./weave";

const PITCH = 8;
const EDGE = 320;
const ROWS = Array.from({ length: 10 }, (_, index) => index);

function loose(isOfColour: (row: number) => boolean): string {
  return ROWS.filter(isOfColour)
    .map((row) => {
      const y = 20 + (row + 0.5) * PITCH;
      const away = (row - 4.5) * 4;
      const sway = ((row * 5) % 7) * 4 - 12;
      return `M${EDGE} ${y}C${EDGE + 140} ${y} ${520 + sway * 4} ${y + away - sway} 740 ${y + away + sway}S${1060 - sway * 5} ${y - away * 1.6 + sway} 1500 ${y + away * 1.4 - sway}`;
    })
    .join("");
}

export function FrayedCloth({ className }: { className: string }) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="xMinYMid slice"
      className={`overflow-visible fill-none ${className}`}
      aria-hidden="true"
    >
      <WeavePattern id={id} cloth="house" pitch={PITCH} />
      <g strokeWidth="5">
        <path d={loose((row) => row % 2 === 0)} className="stroke-weld-400" />
        <path d={loose((row) => row % 2 === 1)} className="stroke-madder-600" />
      </g>
      <path
        d="M326 16V104M335 14C334 44 338 76 335 106M347 10C350 42 343 78 349 108M366 17C361 50 371 72 365 103"
        className="stroke-indigo-700"
        strokeWidth="5"
      />
      <rect y="20" width={EDGE} height={ROWS.length * PITCH} fill={`url(#${id})`} />
    </svg>
  );
}
