import { useLanguage } from "~/lib/language/language-context";
import { weekdayName } from "~/lib/time/clock";

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

interface WeekStripsProps {
  copy: { title: string; lead: string };
  /** `days` are ISO: 1 is Monday. */
  rows: readonly { id: string; title: string; text: string; days: readonly number[] }[];
}

export function WeekStrips({ copy, rows }: WeekStripsProps) {
  return (
    <section className="on-dark relative bg-indigo-900 text-indigo-300">
      <div className="wrap py-section">
        <div className="grid grid-cols-1 gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
          <h2 className="text-h2 text-white">{copy.title}</h2>
          <p className="max-w-[32rem] text-lead">{copy.lead}</p>
        </div>
        <ul className="mt-10 lg:mt-14">
          {rows.map(({ id, title, text, days }) => (
            <li
              key={id}
              className="grid grid-cols-1 gap-x-12 gap-y-3 border-t border-indigo-700 py-6 last:border-b lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:items-center"
            >
              <div>
                <h3 className="text-h3 text-white">{title}</h3>
                <p>{text}</p>
              </div>
              <Strip days={days} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Strip({ days }: { days: readonly number[] }) {
  const { language } = useLanguage();
  return (
    <div className="grid grid-cols-7" aria-hidden="true">
      {WEEK.map((day) => {
        const isOn = days.includes(day);
        return (
          <span
            key={day}
            className={`relative grid h-14 place-items-center border-x-4 border-indigo-900 text-[min(0.8125rem,4.2vw)] font-semibold sm:text-small ${isOn ? "bg-weld-400 text-ink-950" : "border-y-2 border-y-indigo-700 bg-indigo-900 text-indigo-300"}`}
          >
            {weekdayName(day, language, "short")}
          </span>
        );
      })}
    </div>
  );
}
