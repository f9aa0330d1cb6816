import { useId } from "react";
import { WeavePattern } from "../weave";

const DRAWERS = [0, 1, 2, 3, 4];
const VENTS = Array.from({ length: 12 }, (_, index) => `M${206 + index * 15} 0v26`).join("");

export function RackDrawing() {
  const id = useId();
  return (
    <svg viewBox="0 0 520 500" className="block w-full overflow-visible" aria-hidden="true">
      <WeavePattern id={id} cloth="satin" pitch={8} />
      <path
        d="M428 84C520 84 500 210 470 262S440 430 560 420"
        className="fill-none stroke-madder-600"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <rect
        x="44"
        y="20"
        width="400"
        height="450"
        rx="14"
        className="fill-indigo-900 stroke-indigo-500"
        strokeWidth="4"
      />
      <path d="M74 470v26M414 470v26" className="stroke-indigo-500" strokeWidth="22" />
      {DRAWERS.filter((drawer) => drawer !== 2).map((drawer) => (
        <g key={drawer} transform={`translate(0 ${44 + drawer * 84})`}>
          <rect x="64" width="360" height="66" rx="7" className="fill-indigo-800" />
          <circle cx="94" cy="33" r="9" className="fill-moss-300" />
          <circle cx="122" cy="33" r="9" className={drawer === 3 ? "fill-weld-400" : "fill-moss-300"} />
          <circle cx="150" cy="33" r="9" className="fill-indigo-500" />
          <path
            d={VENTS}
            className="stroke-indigo-500"
            strokeWidth="4"
            transform="translate(0 20)"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M34 240h420v-22H34z" className="fill-ink-950" />
      <rect x="58" y="158" width="372" height="80" fill={`url(#${id})`} />
      <path d="M58 186H430M58 212H430" className="stroke-ink-950" strokeWidth="4" />
      <path d="M20 226H468V302a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10Z" className="fill-linen-50" />
      <path d="M190 268h108" className="stroke-ink-950" strokeWidth="12" strokeLinecap="round" />
      <circle cx="54" cy="268" r="10" className="fill-moss-600" />
      <circle cx="86" cy="268" r="10" className="fill-moss-600" />
      <path d="M380 252h56v32h-56z" className="fill-none stroke-madder-600" strokeWidth="4" strokeDasharray="8 6" />
    </svg>
  );
}
