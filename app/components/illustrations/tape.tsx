import { useId } from "react";

const UNIT = 12;
const INCH = 10 * UNIT;
const BREADTH = 56;
/** Longer than most screens, so that the figures go on. */
const INCHES = 16;
const LENGTH = INCHES * INCH;

const TICKS = Array.from({ length: INCHES * 10 }, (_, unit) => ({
  at: unit * UNIT + UNIT / 2,
  length: unit % 10 === 0 ? 30 : unit % 5 === 0 ? 22 : 12,
}));
const ACROSS = TICKS.map(({ at, length }) => `M${at} 0v${length}`).join("");
const DOWN = TICKS.map(({ at, length }) => `M0 ${at}h${length}`).join("");

interface TapeProps {
  direction: "across" | "down";
  className: string;
}

export function Tape({ direction, className }: TapeProps) {
  const id = useId();
  const isAcross = direction === "across";
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true">
      <pattern
        id={id}
        width={isAcross ? LENGTH : BREADTH}
        height={isAcross ? BREADTH : LENGTH}
        patternUnits="userSpaceOnUse"
      >
        <path d={isAcross ? ACROSS : DOWN} className="stroke-ink-950" strokeWidth="2" />
        <path
          d={isAcross ? `M0 ${BREADTH - 6}H${LENGTH}` : `M${BREADTH - 6} 0V${LENGTH}`}
          className="stroke-madder-600"
          strokeWidth="2"
          strokeDasharray="7 5"
        />
        <g className="fill-ink-950 font-display" fontSize="17" fontWeight="700">
          {Array.from({ length: INCHES - 1 }, (_, index) => index + 1).map((inch) => (
            <text key={inch} x={isAcross ? inch * INCH + UNIT : 24} y={isAcross ? 42 : inch * INCH + UNIT * 2}>
              {inch}
            </text>
          ))}
        </g>
      </pattern>
      <rect width="100%" height="100%" className="fill-weld-400" />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
