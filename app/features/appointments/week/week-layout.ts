import { addDays, type Day, momentAt, timeOf } from "~/lib/time/zoned-time";

/** ISO-8601 UTC. */
export interface Stretch {
  startsAt: string;
  endsAt: string;
}

/** A row of the week: an hour of the clock. */
interface AxisHour {
  hour: number;
  /** True if the clock shows this hour a second time. */
  isRepeated: boolean;
}

/** A day. */
interface Column {
  day: Day;
  /** Milliseconds since 1970. */
  begins: number;
  ends: number;
  /** The moment at which each hour of the axis begins; null if this day does not have that hour. */
  starts: readonly (number | null)[];
}

export interface Axis {
  hours: readonly AxisHour[];
  columns: readonly Column[];
}

const HOUR = 3_600_000;
const CELL_MINUTES = 30;
/** Rows of an hour that can be chosen. */
export const CELLS_IN_HOUR = 60 / CELL_MINUTES;
/** Rows shown before and after what has to be seen. */
const MARGIN = 1;
const WITHOUT_HOURS = { first: 8, last: 18 };

/** Whole days. A day of 25 hours gives all of them a row more; a day of 23 hours leaves a row empty. */
export function axisOf(days: readonly Day[]): Axis {
  const hoursOf = days.map(hoursOn);
  const repeated = hoursOf.flat().find(({ isRepeated }) => isRepeated);
  const hours: AxisHour[] = Array.from({ length: 24 }, (_, hour) => ({ hour, isRepeated: false }));
  if (repeated) hours.splice(repeated.hour + 1, 0, { hour: repeated.hour, isRepeated: true });
  const columns = days.map((day, index): Column => {
    const own = hoursOf[index] ?? [];
    const starts = hours.map(
      ({ hour, isRepeated }) => own.find((each) => each.hour === hour && each.isRepeated === isRepeated)?.start ?? null,
    );
    return {
      day,
      begins: Date.parse(momentAt(day, "00:00")),
      ends: Date.parse(momentAt(addDays(day, 1), "00:00")),
      starts,
    };
  });
  return { hours, columns };
}

function hoursOn(day: Day): (AxisHour & { start: number })[] {
  const begins = Date.parse(momentAt(day, "00:00"));
  const count = (Date.parse(momentAt(addDays(day, 1), "00:00")) - begins) / HOUR;
  let last = -1;
  return Array.from({ length: count }, (_, index) => {
    const start = begins + index * HOUR;
    const hour = count === 24 ? index : Number(timeOf(new Date(start).toISOString()).slice(0, 2));
    const isRepeated = hour === last;
    last = hour;
    return { hour, isRepeated, start };
  });
}

/** The hours around these stretches. A stretch that goes on over midnight does not draw the night into view. */
export function cutAxis({ hours, columns }: Axis, stretches: readonly Stretch[]): Axis {
  const rows = columns.flatMap((column) =>
    stretches.flatMap((stretch) => {
      const [start, end] = [Date.parse(stretch.startsAt), Date.parse(stretch.endsAt)];
      return [
        ...(start > column.begins && start < column.ends && end > start ? [Math.floor(startRow(column, start))] : []),
        ...(end > column.begins && end < column.ends && end > start ? [Math.ceil(endRow(column, end)) - 1] : []),
      ];
    }),
  );
  const first = rows.length > 0 ? Math.max(0, Math.min(...rows) - MARGIN) : WITHOUT_HOURS.first;
  const last = rows.length > 0 ? Math.min(hours.length, Math.max(...rows) + 1 + MARGIN) : WITHOUT_HOURS.last;
  return {
    hours: hours.slice(first, last),
    columns: columns.map((column) => ({ ...column, starts: column.starts.slice(first, last) })),
  };
}

/** Hours from the top of its day, down to the minute; null if no part of it is shown there. */
export function placeOn(column: Column, { startsAt, endsAt }: Stretch): { from: number; to: number } | null {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (end <= column.begins || start >= column.ends) return null;
  const from = start <= column.begins ? 0 : startRow(column, start);
  const to = end >= column.ends ? column.starts.length : endRow(column, end);
  return to > from ? { from, to } : null;
}

function startRow({ starts }: Column, moment: number): number {
  const row = starts.findLastIndex((start) => start !== null && start <= moment);
  return row < 0 ? 0 : row + Math.min(1, (moment - (starts[row] ?? 0)) / HOUR);
}

function endRow({ starts }: Column, moment: number): number {
  const row = starts.findLastIndex((start) => start !== null && start < moment);
  return row < 0 ? 0 : row + Math.min(1, (moment - (starts[row] ?? 0)) / HOUR);
}

/** The place among `lanes` side by side; the first one from the left is 0. */
export interface InLane {
  lane: number;
  lanes: number;
}

/** Stretches that overlap, also by way of others, share the width. Each keeps to one lane. Returned in order of time. */
export function besideEachOther<T extends { from: number; to: number }>(placed: readonly T[]): (T & InLane)[] {
  const sorted = placed.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const done: (T & InLane)[] = [];
  let cluster: (T & { lane: number })[] = [];
  let ends: number[] = [];
  const close = () => {
    done.push(...cluster.map((each) => ({ ...each, lanes: ends.length })));
    [cluster, ends] = [[], []];
  };
  for (const each of sorted) {
    if (ends.every((end) => end <= each.from)) close();
    const free = ends.findIndex((end) => end <= each.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = each.to;
    cluster.push({ ...each, lane });
  }
  close();
  return done;
}

/** Half an hour of a column that can be chosen; null if the day does not have it. */
export function cellAt({ columns }: Axis, { column, row }: CellPlace): Stretch | null {
  const start = columns[column]?.starts[Math.floor(row / CELLS_IN_HOUR)];
  if (start === null || start === undefined) return null;
  const begins = start + (row % CELLS_IN_HOUR) * CELL_MINUTES * 60_000;
  return {
    startsAt: new Date(begins).toISOString(),
    endsAt: new Date(begins + CELL_MINUTES * 60_000).toISOString(),
  };
}

export interface CellPlace {
  column: number;
  row: number;
}

/** "14:30". */
export function cellTime({ hours }: Axis, row: number): string {
  const minutes = String((row % CELLS_IN_HOUR) * CELL_MINUTES).padStart(2, "0");
  return `${hours[Math.floor(row / CELLS_IN_HOUR)]?.hour ?? 0}:${minutes}`;
}

/** The time from the earlier cell to the end of the later one, nights between them included. Null if no day has them. */
export function stretchBetween(axis: Axis, one: CellPlace, other: CellPlace): Stretch | null {
  const [a, b] = [cellAt(axis, one), cellAt(axis, other)];
  if (!a || !b) return a ?? b;
  return a.startsAt <= b.startsAt
    ? { startsAt: a.startsAt, endsAt: b.endsAt }
    : { startsAt: b.startsAt, endsAt: a.endsAt };
}

export function overlap(one: Stretch, other: Stretch): boolean {
  return one.startsAt < other.endsAt && one.endsAt > other.startsAt;
}
