import { niceTicks } from "./nice-ticks";
import { centreOf, Plot, PlotColumn, percent, yOf } from "./plot";
import { type Weave, weaveFill } from "./weaves";

/** The share of its space that a column fills. */
const FILLED = 0.7;
/** The gap between two parts of a column, in pixels. */
const SEAM = 1.5;

interface StackedColumnsProps {
  /** The message of the chart, in a sentence. */
  label: string;
  columns: readonly {
    /** Below the column. */
    name: string;
    /** What it says when the mouse is over it. */
    says: string;
    /** One per series, from the bottom up. */
    values: readonly number[];
  }[];
  /** One per series. */
  weaves: readonly Weave[];
}

/** Stacked columns, each series in its own weave. */
export function StackedColumns({ label, columns, weaves }: StackedColumnsProps) {
  const totals = columns.map(({ values }) => values.reduce((total, value) => total + value, 0));
  const ticks = niceTicks(Math.max(...totals));
  const top = ticks.at(-1) ?? 1;
  const width = FILLED / columns.length;
  return (
    <Plot label={label} ticks={ticks} unit="" names={columns.map(({ name }) => name)}>
      {columns.map(({ name, says, values }, index) => (
        <PlotColumn key={name} says={says} index={index} count={columns.length} top={top}>
          {piecesOf(values, top).map(({ series, y, height }) => (
            <rect
              key={series}
              x={percent(centreOf(index, columns.length) - width / 2)}
              width={percent(width)}
              y={y}
              height={height}
              fill={weaveFill(weaves[series] ?? "warp")}
            />
          ))}
        </PlotColumn>
      ))}
    </Plot>
  );
}

function piecesOf(values: readonly number[], top: number) {
  let below = 0;
  return values.flatMap((value, series) => {
    if (value === 0) return [];
    const foot = yOf(below, top);
    below += value;
    const y = yOf(below, top);
    return [{ series, y, height: Math.max(1, foot - y - SEAM) }];
  });
}
