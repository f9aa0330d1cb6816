import { weekdayName } from "~/lib/clock";
import { useLanguage } from "~/lib/language/language-context";

/** ISO weekdays (1 is Monday) in a row, with times of day as `HH:MM` in Europe/Amsterdam. */
export type WeeklyHours = readonly { days: readonly number[]; from: string; to: string }[];

/** A week's opening hours: "ma – vr 9:00 – 18:00". */
export function OpeningHours({ hours, className }: { hours: WeeklyHours; className?: string }) {
  const { language } = useLanguage();
  return (
    <dl className={`grid grid-cols-[auto_1fr] gap-x-4 tabular-nums ${className ?? ""}`}>
      {hours.map(({ days, from, to }) => {
        const names = [...new Set([days[0], days.at(-1)])].map((day) => weekdayName(day ?? 1, language, "short"));
        return (
          <div key={names.join()} className="contents">
            <dt className="first-letter:uppercase">{names.join(" – ")}</dt>
            <dd>
              {from.replace(/^0/, "")} – {to}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
