interface Shape {
  edge: string;
  seam: string;
}

/** Percent of the box. */
const SHAPES: readonly [Shape, Shape, Shape] = [
  {
    edge: "M0 6L58 0C62 10 78 12 86 4L100 10V100H0Z",
    seam: "M4 10L56 4.5C61 14 79 16 87 8.5L96 12.5V96H4Z",
  },
  {
    edge: "M0 12C20 -2 80 -6 100 14L94 100H6Z",
    seam: "M4.5 14.5C24 2.5 76 -1 95.5 16.5L90 96H10Z",
  },
  {
    edge: "M0 0H100V84L50 100L0 84Z",
    seam: "M4 4H96V81L50 95.5L4 81Z",
  },
];

export function PatternPiece({ piece, className }: { piece: number; className: string }) {
  const { edge, seam } = SHAPES[piece % SHAPES.length] ?? SHAPES[0];
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={`fill-none ${className}`} aria-hidden="true">
      <path d={edge} className="fill-white stroke-ink-950" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
      <path
        d={seam}
        className="stroke-madder-600"
        strokeWidth="2"
        strokeDasharray="8 7"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
