import { useId } from "react";
import { WeavePattern } from "./weave";

const LENS = { x: 262, y: 206, radius: 134 };
const COUNT = 6;
const PITCH = 46;
const THREADS = Array.from({ length: COUNT }, (_, index) => index);
const START = { x: LENS.x - (COUNT * PITCH) / 2, y: LENS.y - (COUNT * PITCH) / 2 };
const across = (index: number) => START.x + (index + 0.5) * PITCH;
const down = (index: number) => START.y + (index + 0.5) * PITCH;
/** The row of the loose thread. */
const LOOSE = 3;
const SPAN = COUNT * PITCH;
const WEFT = THREADS.filter((row) => row !== LOOSE)
  .map((row) => `M${START.x} ${down(row)}h${SPAN}`)
  .join("");
const WARP = THREADS.map((column) => `M${across(column)} ${START.y}v${SPAN}`).join("");
const OVER = THREADS.filter((row) => row !== LOOSE)
  .flatMap((row) =>
    THREADS.filter((column) => (row + column) % 2 === 0).map(
      (column) => `M${across(column) - PITCH / 2} ${down(row)}h${PITCH}`,
    ),
  )
  .join("");
const STRAY = `M${START.x} ${down(LOOSE)}h84c34 0 30 -46 66 -40s18 70 56 58s24 -34 60 -26`;

/** A glass on cloth: it shows six threads, of which one is loose. */
export function ThreadCounter({ className, label }: { className: string; label: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 560 470" role="img" aria-label={label} className={`overflow-visible fill-none ${className}`}>
      <WeavePattern id={id} cloth="houndstooth" pitch={8} />
      <clipPath id={`${id}-lens`}>
        <circle cx={LENS.x} cy={LENS.y} r={LENS.radius} />
      </clipPath>
      <path d="M14 44L530 18L548 430L34 452Z" fill={`url(#${id})`} />
      <path d="M366 310L470 414" className="stroke-ink-950" strokeWidth="34" strokeLinecap="round" opacity="0.3" />
      <g clipPath={`url(#${id}-lens)`} strokeWidth={PITCH * 0.86}>
        <circle cx={LENS.x} cy={LENS.y} r={LENS.radius} className="fill-ink-950" />
        <path d={WEFT} className="stroke-linen-100" />
        <path d={WARP} className="stroke-indigo-500" />
        <path d={OVER} className="stroke-linen-100" />
        <path d={STRAY} className="stroke-ink-950" strokeWidth="26" opacity="0.35" transform="translate(3 7)" />
        <path d={STRAY} className="stroke-madder-600" strokeWidth="24" strokeLinecap="round" />
        <path
          d="M150 160C164 118 200 92 246 88"
          className="stroke-white"
          strokeWidth="13"
          strokeLinecap="round"
          opacity="0.75"
        />
      </g>
      <circle cx={LENS.x} cy={LENS.y} r={LENS.radius + 6} className="stroke-indigo-900" strokeWidth="17" />
      <circle cx={LENS.x} cy={LENS.y} r={LENS.radius + 6} className="stroke-weld-400" strokeWidth="3" />
      <path d="M362 306L384 328" className="stroke-weld-400" strokeWidth="24" />
      <path d="M384 328L478 422" className="stroke-indigo-900" strokeWidth="36" strokeLinecap="round" />
      <path
        d="M402 330L384 348M420 348L402 366M438 366L420 384M456 384L438 402"
        className="stroke-madder-600"
        strokeWidth="8"
        strokeLinecap="round"
      />
    </svg>
  );
}
