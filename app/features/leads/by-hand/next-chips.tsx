import { CalendarPlus } from "lucide-react";
import { reachableOn } from "~/content/answer-due";
import type { DeskWords } from "~/content/desk/nl";
import { useWords } from "~/content/desk/words";
import type { Language } from "~/lib/language/language";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { weekdayName } from "~/lib/time/clock";
import { addDays, type Day, dayOf, timeOf, weekdayOf } from "~/lib/time/zoned-time";
import { useHydrated } from "~/lib/use-hydrated";

type Words = DeskWords["leadByHand"];

interface NextAction {
  label: string;
  action: string;
  on: Day;
}

/** Needs scripts. The fields below the chips work without. */
export function NextChips({ onChoose }: { onChoose: (chosen: NextAction) => void }) {
  const { language } = useLanguage();
  const words = useWords("leadByHand");
  const isHydrated = useHydrated();
  return (
    <ul aria-label={words.chips.label} className="flex min-h-11 flex-wrap gap-2">
      {isHydrated &&
        nextActions(new Date(), words, language).map((next) => (
          <li key={next.label}>
            <button
              type="button"
              onClick={() => onChoose(next)}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border-2 border-linen-300 bg-white px-3 text-left text-small font-semibold text-ink-950 hover:border-indigo-700 active:bg-indigo-100"
            >
              <CalendarPlus aria-hidden="true" className="size-4.5 shrink-0 text-indigo-700" />
              {next.label}
            </button>
          </li>
        ))}
    </ul>
  );
}

/** Today, and the next day on which the business can be reached, from when it opens. */
export function nextActions(now: Date, { chips, actions, tomorrow }: Words, language: Language): NextAction[] {
  const today = dayOf(now.toISOString());
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((days) => reachableOn(addDays(today, days)).length > 0) ?? 1;
  const next = addDays(today, ahead);
  const time = timeOf(reachableOn(next)[0]?.from ?? now.toISOString()).replace(/^0/, "");
  const day = ahead === 1 ? tomorrow : weekdayName(weekdayOf(next), language, "long");
  return [
    { label: fill(chips.callNext, { day, time }), action: fill(actions.callAt, { time }), on: next },
    { label: chips.callToday, action: actions.call, on: today },
    { label: fill(chips.quoteNext, { day }), action: actions.quote, on: next },
  ];
}
