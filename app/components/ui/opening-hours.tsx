import { closuresFrom } from "~/content/hours";
import { useLanguage } from "~/lib/language/language-context";
import { dayAt, formatWeekday } from "~/lib/time/clock";
import { readableHours, type WeeklyHours } from "~/lib/time/opening-hours";

export function OpeningHours({ hours }: { hours: WeeklyHours }) {
  const { t, language } = useLanguage();
  const closures = closuresFrom(dayAt(new Date()));
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
      {closures.map(({ from, to }) => (
        <div key={from + to} className="flex flex-wrap gap-x-3 font-semibold">
          <dt className="min-w-[4.4em]">{t("hours.closed")}</dt>
          <dd>
            {formatWeekday(from, language)}
            {to !== from && ` ${t("hours.until")} ${formatWeekday(to, language)}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
