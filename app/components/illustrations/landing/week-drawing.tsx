import { useId } from "react";
import { WeavePattern } from "../weave";

const DAYS = [0, 1, 2, 3, 4];
const WIDTH = 78;
const GAP = 24;
const left = (day: number) => 16 + day * (WIDTH + GAP);
const woven = (day: number) => 62 + day * 70;
const FLOOR = 440;

export function WeekDrawing() {
  const id = useId();
  const warp = DAYS.flatMap((day) =>
    [6, 19.2, 32.4, 45.6, 58.8, 72].map((x) => `M${left(day) + x} 40V${FLOOR - woven(day)}`),
  );
  const weft = DAYS.slice(1).reduce(
    (path, day) =>
      `${path}S${left(day) - GAP} ${FLOOR - woven(day) + 4} ${left(day) + WIDTH / 2} ${FLOOR - woven(day)}`,
    `M-14 ${FLOOR - 20}C0 ${FLOOR - 90} 20 ${FLOOR - woven(0)} ${left(0) + WIDTH / 2} ${FLOOR - woven(0)}`,
  );
  return (
    <svg viewBox="0 0 520 500" className="block w-full overflow-visible" aria-hidden="true">
      <WeavePattern id={id} cloth="house" pitch={11} />
      <path d={warp.join("")} className="stroke-indigo-700" strokeWidth="3" />
      <rect x="-16" y="22" width="552" height="22" rx="11" className="fill-indigo-900" />
      <circle cx="-10" cy="33" r="18" className="fill-indigo-900" />
      <circle cx="530" cy="33" r="18" className="fill-indigo-900" />
      {DAYS.map((day) => (
        <rect key={day} x={left(day)} y={FLOOR - woven(day)} width={WIDTH} height={woven(day)} fill={`url(#${id})`} />
      ))}
      <path d={weft} className="fill-none stroke-madder-600" strokeWidth="5" strokeLinecap="round" />
      {DAYS.map((day) => (
        <g key={day}>
          <circle
            cx={left(day) + WIDTH / 2}
            cy={FLOOR + 16}
            r="25"
            className="fill-weld-400 stroke-linen-100"
            strokeWidth="6"
          />
          <text
            x={left(day) + WIDTH / 2}
            y={FLOOR + 24}
            textAnchor="middle"
            fontSize="23"
            fontWeight="800"
            className="fill-ink-950 font-display"
          >
            {day + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
