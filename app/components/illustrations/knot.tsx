/** A strand, and the stretches of it that lie on top: drawn again, with room around them. */
interface KnotShape {
  strands: readonly string[];
  over: readonly string[];
}

const KNOTS: readonly KnotShape[] = [
  {
    strands: ["M0 40H22C46 40 58 30 54 17S34 4 30 18S40 40 64 40H96"],
    over: ["M34 31C38 37 46 40 64 40"],
  },
  {
    strands: ["M0 40H14C40 40 46 62 30 64S14 46 34 36S70 30 68 16S46 4 44 20S58 40 74 40H96"],
    over: ["M20 47C25 41 30 38 40 34", "M45 26C49 35 58 40 74 40"],
  },
  {
    strands: ["M0 34H30C50 34 62 26 62 40S50 46 30 46H8", "M96 46H66C46 46 34 54 34 40S46 34 66 34H88"],
    over: ["M24 34H42", "M72 46H54", "M62 32V44", "M34 48V38"],
  },
  {
    strands: ["M0 40H38C24 8 4 8 8 24S30 40 48 40S84 40 88 24S72 8 58 40H96", "M46 42C40 56 34 62 24 66M50 42C56 56 62 62 72 66"],
    over: ["M40 40H56"],
  },
];

/** A knot in the thread of a process; `step` counts from 0. */
export function Knot({ step, className }: { step: number; className: string }) {
  const { strands, over } = KNOTS[step % KNOTS.length] as KnotShape;
  return (
    <svg viewBox="0 0 96 80" className={`fill-none ${className}`} strokeWidth="4" strokeLinecap="round" aria-hidden="true">
      {strands.map((d) => (
        <path key={d} d={d} className="stroke-indigo-700" />
      ))}
      {over.map((d) => (
        <g key={d}>
          <path d={d} className="stroke-linen-100" strokeWidth="11" strokeLinecap="butt" />
          <path d={d} className="stroke-indigo-700" />
        </g>
      ))}
    </svg>
  );
}
