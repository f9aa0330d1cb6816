import { useLanguage } from "~/lib/language/language-context";
import { readableHours, type WeeklyHours } from "~/lib/time/opening-hours";

export function OpeningHours({ hours }: { hours: WeeklyHours }) {
  const { language } = useLanguage();
  return (
    <dl className="tabular-nums">
      {readableHours(hours, language, "short").map(({ days, from, to }) => {
        const names = days.map(({ first, last }) => (last ? `${first} – ${last}` : first)).join(", ");
        return (
          <div key={names + from} className="flex flex-wrap gap-x-3">
            <dt className="min-w-[4.4em] whitespace-nowrap first-letter:uppercase">{names}</dt>
            <dd>
              {from} – {to}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
