interface KnotShape {
  strands: readonly string[];
  over: readonly string[];
}

/** The thread enters at the left and leaves at the right, halfway up. */
const KNOTS: readonly KnotShape[] = [
  {
    strands: ["M-2 44C22 44 66 44 66 24S30 4 30 24S74 44 98 44"],
    over: ["M33.5 32C40 39.5 60 43 76 43.8"],
  },
  {
    strands: ["M-2 44C30 44 62 46 62 64S26 78 28 60S70 34 68 18S34 2 34 20S66 44 98 44"],
    over: ["M22 44.3C34 44.6 46 45.6 54 50", "M37 29C43 37 56 41 70 43", "M33 52C40 46 48 41 54 37"],
  },
  {
    strands: [
      "M-2 44H12C30 44 28 28 44 28S66 36 66 44S60 60 44 60S30 44 12 44",
      "M98 44H84C66 44 68 28 52 28S30 36 30 44S36 60 52 60S66 44 84 44",
    ],
    over: ["M42 28H48", "M64.8 38C66.4 42 66.4 46 64.8 50", "M54 60H48", "M30 50C29.6 47 29.6 41 31.2 38"],
  },
  {
    strands: [
      "M-2 44H42C22 6 -2 14 6 32S34 48 48 44S90 50 90 32S74 6 54 44H98",
      "M45 46C40 60 32 68 20 72M51 46C56 60 64 68 76 72",
    ],
    over: ["M43 38C40 48 56 48 53 38"],
  },
  {
    strands: ["M-2 44C20 44 46 44 46 25S16 6 16 25S34 44 50 44S80 44 80 25S50 6 50 25S66 44 98 44"],
    over: ["M19.5 34C24 41 34 44 46 44", "M53.5 34C58 41 68 44 80 44"],
  },
];

/** `step` counts from 0. */
export function Knot({ step, className }: { step: number; className: string }) {
  const { strands, over } = KNOTS[step % KNOTS.length] as KnotShape;
  return (
    <svg
      viewBox="0 0 96 88"
      className={`overflow-visible fill-none ${className}`}
      strokeWidth="4.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {strands.map((d) => (
        <path key={d} d={d} className="stroke-indigo-700" />
      ))}
      {over.map((d) => (
        <g key={d} strokeLinecap="butt">
          <path d={d} className="stroke-linen-100" strokeWidth="11" />
          <path d={d} className="stroke-indigo-700" />
        </g>
      ))}
    </svg>
  );
}
