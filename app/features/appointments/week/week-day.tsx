import { Car, ClipboardList, Phone, UsersRound } from "lucide-react";
import { Link } from "react-router";
import type { AppointmentKind } from "~/content/appointment-kinds";
import { useWords } from "~/content/desk/words";
import { useLanguage } from "~/lib/language/language-context";
import { fill } from "~/lib/text/fill";
import { addMinutes, timeAt, weekdayName } from "~/lib/time/clock";
import { weekdayOf } from "~/lib/time/zoned-time";
import { laneClasses, lengthClasses } from "./length-classes";
import type { Week } from "./read-week.server";
import { cardPath } from "./week-address";
import { type Axis, besideEachOther, type InLane, placeOn, type Stretch } from "./week-layout";

const ICONS: Record<AppointmentKind, typeof Phone> = {
  call: Phone,
  meet: UsersRound,
  visit: Car,
  intake: ClipboardList,
};

type Entry =
  | ({ type: "appointment" } & Week["appointments"][number])
  | ({ type: "block" } & Week["blocks"][number])
  | ({ type: "busy"; id: string } & Stretch);

type PlacedEntry = Entry & InLane & { from: number; to: number; isOver: boolean };

interface WeekDayProps {
  week: Week;
  axis: Axis;
  column: number;
  /** ISO-8601 UTC. */
  now: string;
}

/** The name of a day, and below it what is on it. */
export function WeekDay({ week, axis, column, now }: WeekDayProps) {
  const words = useWords("agendaWeek");
  const { language } = useLanguage();
  const day = week.days[column];
  const place = axis.columns[column];
  if (!day || !place) return null;
  const entries = placedOn(week, place);
  const nowPlace = placeOn(place, { startsAt: now, endsAt: addMinutes(now, 1) });
  const id = `day-${day.day}`;
  return (
    <section aria-labelledby={id} {...columnProps(week, column)}>
      <h2
        id={id}
        className="week-head flex items-center gap-1.5 px-1.5 text-base tracking-normal md:flex-col md:items-start md:justify-center md:gap-0 md:leading-5"
      >
        <span
          className={`whitespace-nowrap first-letter:uppercase md:sr-only ${day.isToday ? "bg-weld-400 px-1.5 rounded-stitch" : ""}`}
        >
          {day.name}
        </span>
        <span aria-hidden="true" className={`max-md:hidden ${day.isToday ? "rounded-stitch bg-weld-400 px-1.5" : ""}`}>
          {weekdayName(weekdayOf(day.day), language, "short")} {Number(day.day.slice(-2))}
        </span>
        {day.isToday && <span className="sr-only">{words.today}</span>}
        {day.isClosed && <span className="font-text text-xs font-normal text-ink-500">{words.closed}</span>}
      </h2>
      <ol>
        {entries.map((entry) => (
          <li
            key={entry.id}
            className={`week-entry ${entry.isOver ? "week-over" : ""} ${lengthClasses(entry.from)} ${laneClasses(entry)}`}
          >
            <EntryBox entry={entry} day={day.day} isOpen={cardIdOf(week) === entry.id} column={place} />
          </li>
        ))}
      </ol>
      {nowPlace && (
        <div className={`week-now ${lengthClasses(nowPlace.from)}`}>
          <span className="sr-only">
            {words.now} {timeAt(now, language)}
          </span>
        </div>
      )}
    </section>
  );
}

/** Props of each layer of a day. */
export function columnProps({ days, shownDay }: Week, column: number) {
  const day = days[column];
  return {
    ...(day?.day !== shownDay && { "data-away": "" }),
    ...(day?.isClosed && day.count === 0 && { "data-narrow": "" }),
  };
}

function cardIdOf({ card }: Week): string | null {
  if (card === null) return null;
  return card.type === "block" ? card.block.id : card.appointment.id;
}

/** Appointments lie over blocked and busy time, which they leave in view at the left. */
function placedOn({ appointments, blocks, busy }: Week, column: Axis["columns"][number]): PlacedEntry[] {
  const place = <T extends Entry>(entry: T, held: Stretch) => {
    const at = placeOn(column, held);
    return at ? [{ ...entry, ...at }] : [];
  };
  const under = besideEachOther([
    ...blocks.flatMap((each) => place({ ...each, type: "block" }, each)),
    ...busy.flatMap((each) => place({ ...each, type: "busy", id: `busy-${each.startsAt}` }, each)),
  ]);
  const over = besideEachOther(appointments.flatMap((each) => place({ ...each, type: "appointment" }, heldBy(each))));
  return [
    ...under.map((each) => ({ ...each, isOver: false })),
    ...over.map((each) => ({ ...each, isOver: under.some(({ from, to }) => from < each.to && to > each.from) })),
  ].toSorted((one, other) => one.from - other.from);
}

/** The appointment with its travel before and after it. */
export function heldBy({ startsAt, endsAt, travel }: Week["appointments"][number]): Stretch {
  return { startsAt: addMinutes(startsAt, -travel), endsAt: addMinutes(endsAt, travel) };
}

/** The part of a block that is on this day. */
function partOf({ startsAt, endsAt }: Stretch, { begins, ends }: Axis["columns"][number]) {
  const [isBegun, isLonger] = [Date.parse(startsAt) <= begins, Date.parse(endsAt) >= ends];
  if (isBegun) return isLonger ? "wholeDay" : "untilThen";
  return isLonger ? "fromThen" : "between";
}

interface EntryBoxProps {
  entry: PlacedEntry;
  day: string;
  isOpen: boolean;
  column: Axis["columns"][number];
}

function EntryBox({ entry, day, isOpen, column }: EntryBoxProps) {
  const words = useWords("agendaWeek").entry;
  const { kinds, places } = useWords("admin").appointments;
  const { language } = useLanguage();
  const [from, to] = [timeAt(entry.startsAt, language), timeAt(entry.endsAt, language)];
  const time = <span className="tabular-nums">{`${from} – ${to}`}</span>;
  const height = lengthClasses(entry.to - entry.from);
  if (entry.type === "busy") {
    return (
      <div className={`week-box week-busy ${height}`}>
        <span className="sr-only">
          {words.busy} {time}
        </span>
      </div>
    );
  }
  const link = {
    id: `entry-${entry.id}-${day}`,
    to: cardPath(day, entry.id),
    preventScrollReset: true,
    "aria-current": isOpen ? ("true" as const) : undefined,
    className: "week-link",
  };
  if (entry.type === "block") {
    return (
      <Link {...link}>
        <span className={`week-box week-block ${height}`}>
          <span className="week-text">
            <span className="font-semibold">{entry.note ?? words.blocked}</span>
            {entry.note && <span className="sr-only">{words.blocked}</span>}
            <span className="tabular-nums">{fill(words[partOf(entry, column)], { from, to })}</span>
          </span>
        </span>
      </Link>
    );
  }
  const Icon = ICONS[entry.kind];
  const own = placeOn(column, entry) ?? entry;
  const isShort = own.to - own.from < 0.5;
  return (
    <Link {...link}>
      {own.from > entry.from && <span className={`week-travel ${lengthClasses(own.from - entry.from)}`} />}
      <span className={`week-box week-${entry.kind} ${lengthClasses(own.to - own.from)}`}>
        <span className={`week-text ${isShort ? "week-text-short" : ""}`}>
          <span className="font-semibold">{entry.name}</span>
          {time}
          <span>
            <Icon aria-hidden="true" className="mr-1 inline size-3" />
            {kinds[entry.kind]} · {entry.address ?? places[entry.place]}
          </span>
          {entry.travel > 0 && <span className="sr-only">{fill(words.travel, { minutes: String(entry.travel) })}</span>}
        </span>
      </span>
      {entry.to > own.to && <span className={`week-travel ${lengthClasses(entry.to - own.to)}`} />}
    </Link>
  );
}
