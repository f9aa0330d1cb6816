import { CalendarOff, ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import type { FormAnswer } from "~/components/forms/form-answer";
import { ButtonLink } from "~/components/ui/button";
import { openDialog } from "~/components/ui/dialog";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { weekdayName } from "~/lib/time/clock";
import { addDays, dayOf, weekdayOf } from "~/lib/time/zoned-time";
import type { Done } from "../agenda/agenda-address";
import { AgendaNotice, AgendaTabs } from "../agenda/agenda-tabs";
import type { BlockField } from "../blocks/block";
import { APPOINTMENTS_PATH, BLOCKS_PATH } from "../paths";
import { BlockDialog } from "./block-dialog";
import type { Week } from "./read-week.server";
import { dayPath, weekPath } from "./week-address";
import { WeekCard } from "./week-card";
import { WeekGrid } from "./week-grid";
import type { Stretch } from "./week-layout";

export interface WeekPageProps {
  week: Week;
  done: Done | null;
  answer: FormAnswer<BlockField> | null;
}

const ARROW =
  "grid size-11 shrink-0 place-items-center rounded-control border-2 border-ink-950 text-ink-950 hover:bg-ink-950 hover:text-linen-50";

/** Appointments, blocked and busy time as a week; on a phone one day of it. */
export function WeekPage({ week, done, answer }: WeekPageProps) {
  const { appointments: words } = useWords("admin");
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Stretch | null>(null);
  const path = dayPath(week.shownDay);

  function onChoose(stretch: Stretch, opener: HTMLElement | null) {
    setChosen(stretch);
    openDialog(dialog.current, opener);
  }

  return (
    <>
      <h1 className="text-desk">{words.title}</h1>
      <AgendaTabs counts={week.counts} list={null} />
      {done && <AgendaNotice done={done} path={path} />}
      <Bar week={week} />
      <Strip week={week} />
      <WeekGrid week={week} onChoose={onChoose} />
      <Neighbours week={week} />
      {week.card && <WeekCard card={week.card} weekPath={path} />}
      <BlockDialog ref={dialog} chosen={chosen} answer={answer} action={path} today={dayOf(week.now)} />
    </>
  );
}

function Bar({ week: { days, number, title } }: { week: Week }) {
  const words = useWords("agendaWeek");
  const monday = days[0]?.day ?? "";
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Link to={weekPath(addDays(monday, -7))} preventScrollReset aria-label={words.previous} className={ARROW}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      <p className="min-w-0 flex-1 px-2 leading-tight max-md:text-center md:min-w-80 md:flex-none">
        <strong aria-live="polite" className="block font-display text-ink-950 sm:text-lg">
          {title}
        </strong>
        <span className="text-small text-ink-500">{fill(words.number, { number: String(number) })}</span>
      </p>
      <Link to={weekPath(addDays(monday, 7))} preventScrollReset aria-label={words.next} className={ARROW}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Link>
      <div className="flex gap-2 max-md:w-full md:ml-auto">
        {!days.some(({ isToday }) => isToday) && (
          <ButtonLink to={APPOINTMENTS_PATH} variant="quiet" className="min-h-11 px-4 text-small max-md:flex-1">
            {words.today}
          </ButtonLink>
        )}
        <ButtonLink to={BLOCKS_PATH} variant="quiet" className="min-h-11 px-4 text-small max-md:flex-1">
          <CalendarOff aria-hidden="true" />
          {words.block}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The days of the week, where one is shown at a time. */
function Strip({ week: { days, shownDay } }: { week: Week }) {
  const words = useWords("agendaWeek");
  const { language } = useLanguage();
  return (
    <nav aria-label={words.strip} className="mb-2 md:hidden">
      <ul className="flex">
        {days.map(({ day, name, isToday, count }) => (
          <li key={day} className="min-w-0 flex-1">
            <Link
              to={dayPath(day)}
              preventScrollReset
              aria-current={day === shownDay ? "date" : undefined}
              className="grid min-h-14 justify-items-center rounded-control py-1 text-small leading-tight text-ink-700 aria-[current]:bg-indigo-900 aria-[current]:text-white"
            >
              <span aria-hidden="true">{weekdayName(weekdayOf(day), language, "short")}</span>
              <strong aria-hidden="true" className={isToday ? "underline decoration-weld-400 decoration-4" : ""}>
                {Number(day.slice(-2))}
              </strong>
              <span aria-hidden="true" className="flex h-1.5 gap-0.5">
                {Array.from({ length: Math.min(count, 3) }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
                  <span key={index} className="size-1.5 rounded-full bg-weld-400" />
                ))}
              </span>
              <span className="sr-only">
                {name}, {inWords(count, words.counts)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function inWords(count: number, words: Record<"none" | "one" | "more", string>): string {
  if (count === 0) return words.none;
  return count === 1 ? words.one : fill(words.more, { count: String(count) });
}

function Neighbours({ week: { shownDay } }: { week: Week }) {
  const words = useWords("agendaWeek");
  return (
    <div className="mt-4 flex justify-between md:hidden">
      <Link to={dayPath(addDays(shownDay, -1))} className="link inline-flex min-h-11 items-center gap-1">
        <ChevronLeft aria-hidden="true" className="size-5" />
        {words.previousDay}
      </Link>
      <Link to={dayPath(addDays(shownDay, 1))} className="link inline-flex min-h-11 items-center gap-1">
        {words.nextDay}
        <ChevronRight aria-hidden="true" className="size-5" />
      </Link>
    </div>
  );
}
