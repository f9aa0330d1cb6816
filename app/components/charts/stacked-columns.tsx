import { centreOf, niceTicks, Plot, PlotColumn, percent, yOf } from "./plot";
import { type Weave, weaveFill } from "./weaves";

const FILLED = 0.7;
/** Pixels. */
const SEAM = 1.5;

interface StackedColumnsProps {
  label: string;
  columns: readonly {
    name: string;
    says: string;
    /** One per series, from the bottom up. */
    values: readonly number[];
  }[];
  weaves: readonly Weave[];
}

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
