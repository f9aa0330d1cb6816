import { useId } from "react";
import { useWords } from "~/content/desk/words";
import { fill } from "~/lib/text/fill";
import { useHydrated } from "~/lib/use-hydrated";
import { lengthClasses } from "./length-classes";
import type { Week } from "./read-week.server";
import { TimeCells } from "./time-cells";
import { useNow } from "./use-now";
import { rowsOf } from "./use-time-choice";
import { columnProps, heldBy, WeekDay } from "./week-day";
import {
  type Axis,
  axisOf,
  CELLS_IN_HOUR,
  type CellPlace,
  cutAxis,
  overlap,
  placeOn,
  type Stretch,
} from "./week-layout";
import "./week.css";

interface WeekGridProps {
  week: Week;
  onChoose: (stretch: Stretch, opener: HTMLElement | null) => void;
}

export function WeekGrid({ week, onChoose }: WeekGridProps) {
  const words = useWords("agendaWeek");
  const isHydrated = useHydrated();
  const hintId = useId();
  const now = useNow(week.now);
  const { days, openings, appointments, blocks } = week;
  const whole = axisOf(days.map(({ day }) => day));
  const axis = cutAxis(whole, [...openings, ...appointments.map(heldBy), ...blocks]);
  return (
    <>
      <div className="week">
        <ol aria-hidden="true" className="week-axis">
          {axis.hours.map(({ hour, isRepeated }) => (
            <li key={`${hour}-${isRepeated}`}>
              <span>{hour}:00</span>
            </li>
          ))}
        </ol>
        <div aria-hidden="true" className="week-layer week-ground">
          {axis.columns.map((column, index) => (
            <div key={column.day} {...columnProps(week, index)}>
              {openings.map((opening) => {
                const place = placeOn(column, opening);
                return (
                  place && (
                    <div key={opening.startsAt} className={`week-open ${lengthClasses(place.from)}`}>
                      <div className={lengthClasses(place.to - place.from)} />
                    </div>
                  )
                );
              })}
            </div>
          ))}
        </div>
        {isHydrated && (
          <TimeCells
            key={week.shownDay}
            axis={axis}
            label={words.grid}
            hintId={hintId}
            first={firstCell(axis, week)}
            onChoose={onChoose}
            days={days.map((day, index) => ({ ...day, column: columnProps(week, index) }))}
            stateOf={(cell) => (cell.endsAt <= now ? words.cell.past : stateOf(cell, week, words.cell))}
          />
        )}
        <div className="week-layer week-days">
          {days.map(({ day }, column) => (
            <WeekDay key={day} week={week} axis={axis} column={column} now={now} />
          ))}
        </div>
      </div>
      <p id={hintId} hidden={!isHydrated} className="mt-3 max-w-[70ch] text-small text-ink-500">
        {words.hint}
      </p>
    </>
  );
}

/** The first open time of the day that a phone shows. */
function firstCell(axis: Axis, { days, shownDay, openings }: Week): CellPlace {
  const column = Math.max(
    0,
    days.findIndex(({ day }) => day === shownDay),
  );
  const shown = axis.columns[column];
  const place = shown && openings.map((opening) => placeOn(shown, opening)).find((each) => each !== null);
  const row = Math.ceil((place?.from ?? 1) * CELLS_IN_HOUR);
  return { column, row: Math.min(row, rowsOf(axis) - 1) };
}

type CellWords = Record<"free" | "closed" | "blocked" | "busy" | "appointment" | "travel", string>;

function stateOf(cell: Stretch, { appointments, blocks, busy, openings }: Week, words: CellWords): string {
  const isIn = (stretch: Stretch) => overlap(cell, stretch);
  const appointment = appointments.find(isIn);
  if (appointment) return fill(words.appointment, { name: appointment.name });
  const travel = appointments.find((each) => isIn(heldBy(each)));
  if (travel) return fill(words.travel, { name: travel.name });
  if (blocks.some(isIn)) return words.blocked;
  if (busy.some(isIn)) return words.busy;
  return openings.some(isIn) ? words.free : words.closed;
}
