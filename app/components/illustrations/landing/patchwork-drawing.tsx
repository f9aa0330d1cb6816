import { useId } from "react";
import type { ClothName } from "../cloths";
import { WeavePattern } from "../weave";

const PATCHES: readonly { cloth: ClothName; x: number; y: number; width: number; height: number }[] = [
  { cloth: "houndstooth", x: 800, y: 0, width: 200, height: 190 },
  { cloth: "windowpane", x: 1000, y: 0, width: 290, height: 130 },
  { cloth: "herringbone", x: 1290, y: 0, width: 200, height: 250 },
  { cloth: "basket", x: 1000, y: 130, width: 290, height: 210 },
  { cloth: "birdseye", x: 800, y: 380, width: 200, height: 280 },
  { cloth: "tartan", x: 1000, y: 340, width: 180, height: 320 },
  { cloth: "satin", x: 1290, y: 250, width: 200, height: 410 },
  { cloth: "gingham", x: 800, y: 660, width: 290, height: 460 },
  { cloth: "serge", x: 1090, y: 660, width: 400, height: 460 },
];

export function PatchworkDrawing() {
  const id = useId();
  return (
    <>
      {PATCHES.map(({ cloth }) => (
        <WeavePattern key={cloth} id={`${id}${cloth}`} cloth={cloth} pitch={11} />
      ))}
      {PATCHES.map(({ cloth, ...box }) => (
        <rect key={cloth} {...box} fill={`url(#${id}${cloth})`} />
      ))}
      <path
        d="M800 0V190H1000M1000 -10V660M1290 -10V660M1000 130H1290M1000 340H1490M1290 250H1490M800 380H1000M800 380V1120M1180 340V660M800 660H1490M1090 660V1120"
        className="fill-none stroke-linen-50"
        strokeWidth="5"
        strokeDasharray="15 10"
      />
      <rect x="800" y="190" width="200" height="190" className="fill-indigo-800" />
      <rect x="1180" y="340" width="110" height="320" className="fill-weld-400" />
      <g transform="translate(46 6) rotate(-9 860 300)">
        <rect x="756" y="206" width="200" height="190" className="fill-linen-50" />
        <rect
          x="768"
          y="218"
          width="176"
          height="166"
          className="fill-none stroke-madder-600"
          strokeWidth="4"
          strokeDasharray="12 8"
        />
        <path d="M792 262h104" className="stroke-ink-950" strokeWidth="18" strokeLinecap="round" />
        <path
          d="M790 296h128M790 322h128M790 348h76"
          className="stroke-linen-300"
          strokeWidth="10"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}
