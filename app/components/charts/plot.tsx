import type { ReactNode } from "react";
import { useLanguage } from "~/lib/language/language-context";
import { formatCount } from "~/lib/text/number-format";

/** Pixels, without the names below. */
const PLOT_HEIGHT = 200;
/** Room above the highest line, so that its number is not cut off. */
const HEADROOM = 10;
const NAMES_HEIGHT = 26;

interface PlotProps {
  label: string;
  /** Ascending, from 0. */
  ticks: readonly number[];
  unit: string;
  /** Names from left to right; not all are shown. */
  names: readonly string[];
  children: ReactNode;
}

export function Plot({ label, ticks, unit, names, children }: PlotProps) {
  const { language } = useLanguage();
  const height = PLOT_HEIGHT + HEADROOM + NAMES_HEIGHT;
  const top = ticks.at(-1) ?? 1;
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] pr-4 tabular-nums">
      <svg aria-hidden="true" width="100%" height={height} className="overflow-visible">
        {ticks.map((tick) => (
          <text
            key={tick}
            x="100%"
            dx="-8"
            y={yOf(tick, top)}
            dy="0.32em"
            textAnchor="end"
            className="fill-ink-500 text-xs"
          >
            {`${formatCount(tick, language)} ${unit}`.trim()}
          </text>
        ))}
      </svg>
      <svg role="img" aria-label={label} width="100%" height={height} className="overflow-visible">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={yOf(tick, top)}
            y2={yOf(tick, top)}
            className={tick === 0 ? "stroke-ink-500" : "stroke-linen-200"}
          />
        ))}
        {children}
        {namesShown(names).map(({ name, index, isForWide }) => (
          <text
            key={name}
            x={percent(centreOf(index, names.length))}
            y={PLOT_HEIGHT + HEADROOM + 19}
            textAnchor="middle"
            className={`fill-ink-500 text-xs ${isForWide ? "max-md:hidden" : ""}`}
          >
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface PlotColumnProps {
  says: string;
  index: number;
  count: number;
  /** The value of the highest line. */
  top: number;
  children: ReactNode;
}

export function PlotColumn({ says, index, count, top, children }: PlotColumnProps) {
  return (
    <g className="group/column">
      <title>{says}</title>
      <rect
        x={percent(index / count)}
        width={percent(1 / count)}
        y={yOf(top, top)}
        height={yOf(0, top) - yOf(top, top)}
        className="fill-transparent group-hover/column:fill-linen-100"
      />
      {children}
    </g>
  );
}

/** Counted from the last: a dozen, and a few of these on a phone. */
function namesShown(names: readonly string[]) {
  const wide = Math.ceil(names.length / 12);
  const narrow = wide * Math.ceil(names.length / wide / 4);
  return names
    .map((name, index) => ({ name, index, fromLast: names.length - 1 - index }))
    .filter(({ fromLast }) => fromLast % wide === 0)
    .map(({ name, index, fromLast }) => ({ name, index, isForWide: fromLast % narrow !== 0 }));
}

/** Pixels from the top, when the highest line is `top`. */
export function yOf(value: number, top: number): number {
  return HEADROOM + PLOT_HEIGHT * (1 - value / top);
}

/** A share of the width. */
export function centreOf(index: number, count: number): number {
  return (index + 0.5) / count;
}

export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

/** Round values for an axis from 0 to at least `max`, in about four steps of a whole number. */
export function niceTicks(max: number): number[] {
  const rough = Math.max(max, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
