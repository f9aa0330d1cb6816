import { useId } from "react";
import { WeavePattern } from "./weave";

const THREADS = Array.from({ length: 42 }, (_, index) => index);
const LEFT = 54.5;
const PITCH = 11;

type Layer = "back" | "front";

function warp(layer: Layer, isOfColour: (thread: number) => boolean): string {
  return THREADS.filter((thread) => isOfColour(thread) && (thread % 2 === 0) === (layer === "front"))
    .map((thread) => `M${LEFT + thread * PITCH} -900V206`)
    .join("");
}

const isMadder = (thread: number) => thread % 7 === 2;
const isWeld = (thread: number) => thread % 7 === 5;
const isIndigo = (thread: number) => !isMadder(thread) && !isWeld(thread);
const REED = THREADS.map((thread) => `M${LEFT + PITCH / 2 + thread * PITCH} 64v44`).join("");

function WarpThreads({ layer }: { layer: Layer }) {
  return (
    <g className={`loom-warp loom-warp-${layer}`} strokeWidth={layer === "front" ? 3.6 : 3} fill="none">
      <path d={warp(layer, isIndigo)} className={layer === "front" ? "stroke-indigo-700" : "stroke-indigo-500"} />
      <path d={warp(layer, isMadder)} className="stroke-madder-600" />
      <path d={warp(layer, isWeld)} className="stroke-weld-400" />
    </g>
  );
}

export function LoomHead() {
  const id = useId();
  return (
    <svg viewBox="0 0 560 262" className="block w-full max-lg:overflow-hidden lg:overflow-visible" aria-hidden="true">
      <WeavePattern id={id} cloth="house" pitch={PITCH} />
      <WarpThreads layer="back" />
      <g className="loom-shuttle">
        <path
          d="M150 176C120 182 90 160 52 170"
          className="stroke-madder-600"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <g transform="translate(-60 0)">
          <path d="M206 168C234 146 320 146 348 168C320 190 234 190 206 168Z" className="fill-weld-400" />
          <path d="M206 168C234 190 320 190 348 168C320 183 234 183 206 168Z" className="fill-ink-950" opacity="0.18" />
          <rect x="246" y="159" width="62" height="18" rx="9" className="fill-indigo-900" />
          <path
            d="M254 160v16M261 159v18M268 159v18M275 159v18M282 159v18M289 159v18M296 160v16"
            className="stroke-madder-600"
            strokeWidth="4.5"
          />
        </g>
      </g>
      <WarpThreads layer="front" />
      <path d={REED} className="stroke-linen-300" strokeWidth="2" />
      <rect x="22" y="50" width="516" height="18" rx="9" className="fill-indigo-900" />
      <rect x="22" y="104" width="516" height="12" rx="6" className="fill-indigo-900" />
      <path d="M34 56H526" className="stroke-indigo-500" strokeWidth="2" strokeLinecap="round" />
      <g className="loom-cloth">
        <rect x="49" y="198" width="462" height="66" fill={`url(#${id})`} />
      </g>
    </svg>
  );
}

const TASSELS = Array.from({ length: 14 }, (_, index) => 65 + index * 33);
/** Each from its knot upwards and down, so that all are drawn with the same words. */
const ENDS =
  "q-12-10-12-22m12 22q-4 20-7 38m7-38q-4-10-4-22m4 22q-1 20-2 45m2-45q4-10 4-22m-4 22q1 20 2 43m-2-43q12-10 12-22m-12 22q4 20 7 41";
const ends = (x: number) => `M${x} 20${ENDS}`;
const fringe = (colour: number) =>
  TASSELS.filter((_, index) => index % 3 === colour)
    .map(ends)
    .join("");

export function LoomFringe() {
  return (
    <svg viewBox="0 0 560 72" className="loom-fringe block w-full overflow-visible" aria-hidden="true">
      <g fill="none" strokeWidth="2.6" strokeLinecap="round">
        <path d={fringe(0)} className="stroke-indigo-500" />
        <path d={fringe(1)} className="stroke-madder-600" />
        <path d={fringe(2)} className="stroke-weld-400" />
      </g>
      <path
        d={TASSELS.map((x) => `M${x - 3} 19h6`).join("")}
        className="stroke-linen-300"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </svg>
  );
}

const BARS = [18, 27, 24, 39, 36, 51, 60, 54, 75, 87, 96, 117];

export function WovenChart() {
  const bars = BARS.map((height, index) => `M${17 + index * 34.5} 120V${120 - height}`);
  return (
    <svg viewBox="0 0 414 122" className="loom-chart block w-full" aria-hidden="true">
      <path d="M0 121H414" className="stroke-linen-300" strokeWidth="2" />
      <g strokeWidth="23" strokeDasharray="6.4 2.6">
        <path d={bars.slice(0, -1).join("")} className="stroke-indigo-700" />
        <path d={bars.at(-1)} className="stroke-madder-600" />
      </g>
    </svg>
  );
}
