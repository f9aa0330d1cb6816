import { useLanguage } from "~/lib/language/language-context";
import { timeAt } from "~/lib/time/clock";
import { rowsOf, useTimeChoice } from "./use-time-choice";
import { type Axis, type CellPlace, cellAt, cellTime, overlap, type Stretch } from "./week-layout";

interface TimeCellsProps {
  axis: Axis;
  label: string;
  hintId: string;
  /** The cell that the keyboard reaches first. */
  first: CellPlace;
  days: readonly { day: string; name: string; column: object }[];
  /** Says in a word or two how that time is taken. */
  stateOf: (cell: Stretch) => string;
  onChoose: (stretch: Stretch, opener: HTMLElement | null) => void;
}

/** Each row is a day, drawn as a column. */
export function TimeCells({ axis, label, hintId, first, days, stateOf, onChoose }: TimeCellsProps) {
  const { language } = useLanguage();
  const { cell: current, chosen, grid } = useTimeChoice({ axis, first, onChoose });
  const inWords = chosen && `${timeAt(chosen.startsAt, language)} – ${timeAt(chosen.endsAt, language)}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows stand beside each other.
    <div
      {...grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={hintId}
      aria-multiselectable="true"
      className="week-layer week-cells"
    >
      {days.map(({ day, name, column: props }, column) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of the table is a column of the picture.
        <div key={day} role="row" tabIndex={-1} aria-label={name} {...props}>
          {Array.from({ length: rowsOf(axis) }, (_, row) => {
            const key = `${column}-${row}`;
            const cell = cellAt(axis, { column, row });
            // biome-ignore lint/a11y/useSemanticElements: no table is around it.
            if (!cell) return <div key={key} role="gridcell" tabIndex={-1} aria-disabled="true" />;
            return (
              // biome-ignore lint/a11y/useSemanticElements: no table is around it.
              <div
                key={key}
                role="gridcell"
                data-cell={key}
                data-chosen={chosen?.startsAt === cell.startsAt ? inWords : undefined}
                tabIndex={column === current.column && row === current.row ? 0 : -1}
                aria-selected={chosen !== null && overlap(cell, chosen)}
                aria-label={`${name} ${cellTime(axis, row)}, ${stateOf(cell)}`}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
