import { business } from "~/content/business";
import { useLanguage } from "~/lib/language/language-context";
import { monthName, weekdayName } from "~/lib/time/clock";
import { weekdayOf } from "~/lib/time/zoned-time";
import { type CalendarCell, calendarWeeks } from "./calendar-weeks";
import type { SlotDay } from "./slot-days";

const COLUMNS: Record<number, string> = {
  1: "grid-cols-1",
  2: "grid-cols-2",
  3: "grid-cols-3",
  4: "grid-cols-4",
  5: "grid-cols-5",
  6: "grid-cols-6",
  7: "grid-cols-7",
};
/** The thread grows with the number of free times. */
const THREAD = 40;

interface DayCalendarProps {
  days: readonly SlotDay[];
  chosen: string;
  onChange: (day: string) => void;
}

export function DayCalendar({ days, chosen, onChange }: DayCalendarProps) {
  const { language } = useLanguage();
  const open = [...business.hours.visit.flatMap(({ days }) => days), ...days.map(({ day }) => weekdayOf(day))];
  const weekdays = [...new Set<number>(open)].sort();
  const most = Math.max(...days.map(({ times }) => times.length));
  const columns = COLUMNS[weekdays.length] ?? "grid-cols-5";
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className={`grid gap-1.5 ${columns}`}>
        {weekdays.map((weekday) => (
          <span key={weekday} className="border-b-3 border-double border-ink-950 pb-1 text-center text-small">
            {weekdayName(weekday, language, "short")}
          </span>
        ))}
      </div>
      {calendarWeeks(days, weekdays).map((week) => (
        <div key={week[0]?.day} className={`grid gap-1.5 ${columns}`}>
          {week.map((cell) => (
            <Day key={cell.day} cell={cell} most={most} isChosen={cell.day === chosen} onChange={onChange} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface DayProps {
  cell: CalendarCell;
  most: number;
  isChosen: boolean;
  onChange: (day: string) => void;
}

function Day({ cell: { day, free }, most, isChosen, onChange }: DayProps) {
  const number = Number(day.slice(8));
  if (!free) {
    return (
      <span
        aria-hidden="true"
        className="grid min-h-14 place-items-center rounded-stitch text-[min(1.0625rem,6vw)] bg-[repeating-linear-gradient(135deg,var(--color-linen-200)_0_2px,transparent_2px_7px)] font-display text-ink-500 line-through"
      >
        {number}
      </span>
    );
  }
  return (
    <label className="relative grid min-h-14 cursor-pointer justify-items-center rounded-stitch border-2 border-linen-300 bg-white pt-1 pb-2 text-ink-950 transition-[border-color] duration-200 ease-out hover:border-indigo-700 has-checked:border-indigo-700 has-checked:bg-indigo-700 has-checked:text-white has-disabled:cursor-progress has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo-700 motion-reduce:transition-none">
      <input
        type="radio"
        name="date"
        value={day}
        checked={isChosen}
        onChange={() => onChange(day)}
        aria-label={free.label}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
      />
      <span aria-hidden="true" className="font-display text-[min(1.125rem,6vw)] leading-tight font-bold">
        {number}
      </span>
      <span aria-hidden="true" className="text-[min(0.75rem,4vw)] leading-tight">
        <MonthOf day={day} />
      </span>
      <svg viewBox={`0 0 ${THREAD} 3`} className="mt-1 h-0.75 w-4/5" aria-hidden="true" preserveAspectRatio="none">
        <rect width={(THREAD * free.times.length) / most} height="3" rx="1.5" className="fill-weld-400" />
      </svg>
    </label>
  );
}

function MonthOf({ day }: { day: string }) {
  const { language } = useLanguage();
  return monthName(day, language);
}
