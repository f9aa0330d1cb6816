import { useId } from "react";
import { border, canal, type Place, places, roads, woods } from "./surroundings";

const SIZE = { width: 1120, height: 440 };
const CENTRE = { longitude: 6.84, latitude: 52.262 };
/** Units of the drawing per degree. */
const SCALE = { longitude: 1090, latitude: 1780 };

type Point = readonly [longitude: number, latitude: number];

function spot([longitude, latitude]: Point): [x: number, y: number] {
  return [
    Math.round(SIZE.width / 2 + (longitude - CENTRE.longitude) * SCALE.longitude),
    Math.round(SIZE.height / 2 - (latitude - CENTRE.latitude) * SCALE.latitude),
  ];
}

const line = (points: readonly Point[]) => `M${points.map((point) => spot(point).join(" ")).join("L")}`;

const ROADS = roads.map(line).join("");
const CANAL = line(canal);
const BORDER = line(border);
const CROSSES = places
  .map(({ longitude, latitude }) => spot([longitude, latitude]))
  .map(([x, y]) => `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`)
  .join("");
const WOODS = woods
  .map(spot)
  .map(([x, y]) =>
    [-22, -13, -4, 5, 14, 23]
      .map((step, index) => `M${x + step} ${y + 9 - (index % 3) * 4}l5 -${13 + (index % 2) * 6}`)
      .join(""),
  )
  .join("");

interface SurroundingsMapProps {
  name: string;
  town: string;
  coordinates: { latitude: number; longitude: number };
  className: string;
}

export function SurroundingsMap({ name, town, coordinates, className }: SurroundingsMapProps) {
  const id = useId();
  const [x, y] = spot([coordinates.longitude, coordinates.latitude]);
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={`fill-none ${className}`}
      aria-hidden="true"
    >
      <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" className="fill-linen-100" />
        <circle cx="5" cy="5" r="1.1" className="fill-linen-300" />
      </pattern>
      <rect {...SIZE} fill={`url(#${id})`} />
      <path d={WOODS} className="stroke-moss-300" strokeWidth="4" strokeLinecap="round" />
      <path d={CANAL} className="stroke-indigo-300" strokeWidth="9" strokeLinejoin="round" />
      <path d={BORDER} className="stroke-linen-300" strokeWidth="12" strokeDasharray="3 7" />
      <path d={ROADS} className="stroke-linen-100" strokeWidth="9" strokeLinejoin="round" />
      <path
        d={ROADS}
        className="stroke-indigo-700"
        strokeWidth="3.6"
        strokeDasharray="13 7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={CROSSES} className="stroke-madder-600" strokeWidth="4.5" strokeLinecap="round" />
      {places.map((place) => (
        <PlaceName key={place.name} place={place} />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <path d="M0 0L14 -46" className="stroke-ink-950" strokeWidth="3.5" strokeLinecap="round" />
        <circle cx="17" cy="-56" r="13" className="fill-weld-400 stroke-ink-950" strokeWidth="3" />
        <text x="-8" y="30" fontSize="26" fontWeight="800" {...HALO}>
          {town}
        </text>
        <text x="38" y="-50" fontSize="19" fontWeight="700" {...HALO}>
          {name}
        </text>
      </g>
    </svg>
  );
}

const HALO = { className: "fill-ink-950 stroke-linen-100 font-display", strokeWidth: 5, paintOrder: "stroke" } as const;

const SIDES = {
  left: { dx: -14, dy: 6, textAnchor: "end" },
  right: { dx: 14, dy: 6, textAnchor: "start" },
  above: { dx: 0, dy: -16, textAnchor: "middle" },
} as const;

function PlaceName({ place: { name, longitude, latitude, side } }: { place: Place }) {
  const [x, y] = spot([longitude, latitude]);
  const { dx, dy, textAnchor } = SIDES[side];
  return (
    <text x={x + dx} y={y + dy} textAnchor={textAnchor} fontSize="18" fontWeight="600" {...HALO}>
      {name}
    </text>
  );
}
