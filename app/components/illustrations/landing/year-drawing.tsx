const MONTHS = Array.from({ length: 12 }, (_, index) => index);
const ROUNDS = [0, 1, 2, 3, 4];
const CURRENT = 10;

const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(260 + Math.cos(angle) * radius).toFixed(1)} ${(250 + Math.sin(angle) * radius).toFixed(1)}`;
};

function stitches(month: number, rounds: number): string {
  return ROUNDS.slice(0, rounds)
    .flatMap((round) => {
      const [inner, outer] = [70 + round * 26, 90 + round * 26];
      const count = 1 + Math.floor(round / 2);
      return Array.from({ length: count }, (_, index) => {
        const width = 22 / count;
        const from = month * 30 + 4 + index * width;
        const to = from + width - 2;
        return `M${point(from, inner)}L${point(to, outer)}M${point(to, inner)}L${point(from, outer)}`;
      });
    })
    .join("");
}

const done = (colour: number) =>
  MONTHS.filter((month) => month < CURRENT && month % 3 === colour)
    .map((month) => stitches(month, 5))
    .join("");

export function YearDrawing() {
  return (
    <svg viewBox="0 0 520 500" className="block w-full overflow-visible" aria-hidden="true">
      <rect x="238" y="-26" width="44" height="52" rx="7" className="fill-ink-950" />
      <path d="M222 0h76" className="stroke-ink-500" strokeWidth="10" strokeLinecap="round" />
      <circle cx="260" cy="250" r="232" className="fill-white stroke-weld-400" strokeWidth="22" />
      <circle cx="260" cy="250" r="218" className="fill-none stroke-ink-950" strokeWidth="3" opacity="0.5" />
      <path
        d={MONTHS.map((month) => `M${point(month * 30, 62)}L${point(month * 30, 206)}`).join("")}
        className="stroke-linen-200"
        strokeWidth="2"
      />
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <path d={done(0)} className="stroke-indigo-700" />
        <path d={done(1)} className="stroke-madder-600" />
        <path d={done(2)} className="stroke-moss-600" />
        <path d={stitches(CURRENT, 3)} className="stroke-madder-600" />
        <path d="M152 176C120 150 60 170 20 120" className="stroke-madder-600" />
      </g>
      <g transform="translate(20 120) rotate(-128)">
        <path d="M-4 0C-4 -6 4 -7 12 -5L92 0L12 5C4 7 -4 6 -4 0Z" className="fill-ink-950" />
        <path d="M3 0H14" className="stroke-white" strokeWidth="3" strokeLinecap="round" />
      </g>
      <circle cx="260" cy="250" r="36" className="fill-weld-400" />
      <path
        d="M243 251l12 13 23-27"
        className="fill-none stroke-ink-950"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
