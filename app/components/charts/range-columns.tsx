import { centreOf, niceTicks, Plot, PlotColumn, percent, yOf } from "./plot";

interface RangeColumnsProps {
  label: string;
  columns: readonly {
    name: string;
    says: string;
    /** null when there is nothing to show. */
    range: { low: number; high: number } | null;
  }[];
  unit: string;
}

export function RangeColumns({ label, columns, unit }: RangeColumnsProps) {
  const ticks = niceTicks(Math.max(...columns.map(({ range }) => range?.high ?? 0)));
  const top = ticks.at(-1) ?? 1;
  return (
    <Plot label={label} ticks={ticks} unit={unit} names={columns.map(({ name }) => name)}>
      {columns.map(({ name, says, range }, index) => {
        const x = percent(centreOf(index, columns.length));
        return (
          <PlotColumn key={name} says={says} index={index} count={columns.length} top={top}>
            {range && (
              <>
                <line
                  x1={x}
                  x2={x}
                  y1={yOf(range.low, top)}
                  y2={yOf(range.high, top)}
                  strokeWidth="3"
                  className="stroke-indigo-500"
                />
                <Crossbar x={x} y={yOf(range.high, top)} />
                <circle cx={x} cy={yOf(range.low, top)} r={columns.length > 30 ? 3 : 4.5} className="fill-madder-600" />
              </>
            )}
          </PlotColumn>
        );
      })}
    </Plot>
  );
}

function Crossbar({ x, y }: { x: string; y: number }) {
  return (
    <svg aria-hidden="true" x={x} y={y} overflow="visible">
      <path d="M-4 0H4" strokeWidth="3" className="stroke-indigo-500" />
    </svg>
  );
}
