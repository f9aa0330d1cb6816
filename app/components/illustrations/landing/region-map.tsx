import { useId } from "react";
import { WeavePattern } from "../weave";
import { ENSCHEDE, type Point, regions, type Town } from "./province";

/** The ratio of a degree of longitude to one of latitude, at this latitude. */
const SQUEEZE = 0.612;

interface Position {
  x: number;
  y: number;
}

interface Projection {
  /** The north-west corner in degrees, and in units of the drawing. */
  west: number;
  north: number;
  left: number;
  top: number;
  /** Units of the drawing per degree of latitude. */
  scale: number;
}

function projection({ west, north, left, top, scale }: Projection): (point: Point) => Position {
  return ([longitude, latitude]) => ({
    x: Math.round(left + (longitude - west) * SQUEEZE * scale),
    y: Math.round(top + (north - latitude) * scale),
  });
}

function closedPath(positions: readonly Position[]): string {
  return `M${positions.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

interface RegionMapProps {
  region: keyof typeof regions;
  scale: number;
  left: number;
  top: number;
}

function RegionMap({ region, scale, left, top }: RegionMapProps) {
  const { outline, west, north, towns } = regions[region];
  const place = projection({ west, north, scale, left, top });
  const border = closedPath(outline.map(place));
  const from = place(ENSCHEDE.at);
  const threads = towns.map(({ at }) => {
    const to = place(at);
    const bend = Math.round((to.x - from.x) * 0.12);
    return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + bend} ${(from.y + to.y) / 2 - bend} ${to.x} ${to.y}`;
  });
  return (
    <>
      <path d={border} className="fill-linen-50" />
      <path
        d={border}
        className="fill-none stroke-ink-950"
        strokeWidth="4"
        strokeDasharray="13 8"
        strokeLinejoin="round"
      />
      <path d={threads.join("")} className="fill-none stroke-madder-600" strokeWidth="3" strokeLinecap="round" />
      {towns.map((town) => (
        <TownMark key={town.name} {...place(town.at)} name={town.name} side={town.side} />
      ))}
      <circle cx={from.x} cy={from.y} r="15" className="fill-weld-400 stroke-ink-950" strokeWidth="4" />
      <circle cx={from.x} cy={from.y} r="5" className="fill-ink-950" />
      <text x={from.x - 24} y={from.y + 26} textAnchor="end" {...LETTERS} fontSize="26">
        {ENSCHEDE.name}
      </text>
    </>
  );
}

/** Names cross threads: cloth around the letters keeps them readable. */
const LETTERS = {
  className: "fill-ink-950 stroke-linen-50 font-display",
  strokeWidth: 6,
  strokeLinejoin: "round",
  paintOrder: "stroke",
  fontWeight: 700,
} as const;

function TownMark({ x, y, name, side }: { x: number; y: number; name: string; side: Town["side"] }) {
  const isRight = side === "right";
  return (
    <>
      <circle cx={x} cy={y} r="8" className="fill-indigo-700 stroke-linen-50" strokeWidth="3" />
      <text x={isRight ? x + 14 : x - 14} y={y + 7} textAnchor={isRight ? "start" : "end"} {...LETTERS} fontSize="21">
        {name}
      </text>
    </>
  );
}

export function OverijsselDrawing() {
  return (
    <svg viewBox="0 0 560 500" className="block w-full overflow-visible" aria-hidden="true">
      <RegionMap region="overijssel" scale={660} left={14} top={8} />
    </svg>
  );
}

const WARP = Array.from({ length: 34 }, (_, index) => `M${index * 44 + 12} -400V1120`);

export function TwenteDrawing() {
  return (
    <>
      <path d={WARP.join("")} className="stroke-moss-300 opacity-25" strokeWidth="2" />
      <RegionMap region="twente" scale={1420} left={766} top={36} />
    </>
  );
}

export function ProvinceCloth({ className }: { className: string }) {
  const id = useId();
  const { outline, west, north } = regions.overijssel;
  const place = projection({ west, north, scale: 1180, left: 30, top: 20 });
  const path = closedPath(outline.map(place));
  const pins = regions.overijssel.towns.filter(({ name }) => PINNED.includes(name)).map(({ at }) => place(at));
  return (
    <svg viewBox="0 0 1000 900" className={`overflow-visible ${className}`} aria-hidden="true">
      <WeavePattern id={id} cloth="house" pitch={15} />
      <path d={path} className="fill-linen-300" transform="translate(10 16)" />
      <path d={path} fill={`url(#${id})`} />
      <path d={path} className="fill-none stroke-linen-50" strokeWidth="9" strokeDasharray="15 11" />
      {pins.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(28)`}>
          <path d="M0 0V-92" className="stroke-ink-950" strokeWidth="6" strokeLinecap="round" />
          <circle cy="-98" r="19" className="fill-linen-50 stroke-ink-950" strokeWidth="5" />
        </g>
      ))}
    </svg>
  );
}

const PINNED = ["Zwolle", "Steenwijk", "Deventer", "Hardenberg", "Almelo"];
