/** The thread comes in halfway the top edge and leaves halfway the bottom edge. */
const DRAWINGS = {
  mill: "M200 0C200 26 146 10 150 40S214 58 222 32S188 6 194 40S240 56 240 96V222L172 176V222L104 176V222L36 176V280H276V96H240M276 280H330C368 280 368 304 330 304H228C206 304 200 310 200 320",
  loops:
    "M200 0C200 40 30 40 30 120S60 250 96 210S130 70 100 70S66 150 96 200S172 256 190 190S214 40 190 40S152 130 182 190S262 256 282 200S312 80 286 80S246 150 276 204S372 240 366 264S200 260 200 320",
  window:
    "M200 0C200 30 46 18 46 54V256H354V54H46V94H354V130H250C216 130 216 158 250 158H318C338 158 338 186 318 186H250C220 186 220 214 250 214H318C344 214 330 256 300 256S200 280 200 320",
} as const;

export type DrawingName = keyof typeof DRAWINGS;

const STROKE = { strokeWidth: 4.5, strokeLinecap: "round", strokeLinejoin: "round" } as const;

export function OneLine({ drawing, className }: { drawing: DrawingName; className: string }) {
  return (
    <svg viewBox="0 0 400 320" className={`overflow-visible fill-none ${className}`} aria-hidden="true">
      <path d={DRAWINGS[drawing]} className="stroke-madder-600" {...STROKE} />
    </svg>
  );
}

const CROSSINGS = {
  leftToRight: "M25 0C25 60 75 40 75 100",
  rightToLeft: "M75 0C75 60 25 40 25 100",
  straight: "M50 0C50 30 46 60 50 100",
  leftToMiddle: "M25 0C25 60 50 40 50 100",
  rightToMiddle: "M75 0C75 60 50 40 50 100",
} as const;

export type CrossingName = keyof typeof CROSSINGS;

export function Crossing({ from, className }: { from: CrossingName; className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`overflow-visible fill-none ${className}`}
      aria-hidden="true"
    >
      <path d={CROSSINGS[from]} className="stroke-madder-600" vectorEffect="non-scaling-stroke" {...STROKE} />
    </svg>
  );
}
