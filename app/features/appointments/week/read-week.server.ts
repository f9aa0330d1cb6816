import { bookableKinds, hoursOfKind } from "~/content/appointment-kinds";
import { closedDays, hours } from "~/content/hours";
import { busyBetween } from "~/features/calendars/calendar-store.server";
import type { Db } from "~/lib/db/database.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { type Language, LOCALES } from "~/lib/language/language";
import { formatWeekday, TIME_ZONE } from "~/lib/time/clock";
import { openingsOn } from "~/lib/time/open-state";
import { addDays, type Day, dayOf, momentAt } from "~/lib/time/zoned-time";
import { type DeskAppointment, presentAppointments } from "../agenda/desk-agenda.server";
import { placeOf } from "../appointment";
import { bookedDuring, countAppointments } from "../appointment-store.server";
import type { ShownBlock } from "../blocks/block";
import { listBlocks } from "../blocks/block-store.server";
import { readBlocks } from "../blocks/read-blocks.server";
import type { Slot } from "../slots.server";
import { mondayOf, weekOf } from "./week-address";
import { overlap } from "./week-layout";

/** An appointment or a block that is opened beside the week. */
export type WeekCard =
  | { type: "appointment"; day: string; travel: number; appointment: DeskAppointment }
  | { type: "block"; block: ShownBlock };

export interface WeekPlace {
  /** A phone shows this day alone. */
  day: Day;
  card: string | null;
}

export type Week = Awaited<ReturnType<typeof readWeek>>;

export async function readWeek(
  db: Db,
  { day: shownDay, card }: WeekPlace,
  { language, now }: { language: Language; now: Date },
) {
  const monday = mondayOf(shownDay);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const week = { startsAt: momentAt(monday, "00:00"), endsAt: momentAt(addDays(monday, 7), "00:00") };
  const rows = await bookedDuring(db, week);
  const blocks = (await listBlocks(db, week.startsAt))
    .map(({ id, starts_at: startsAt, ends_at: endsAt, note }) => ({ id, startsAt, endsAt, note }))
    .filter((block) => overlap(block, week));
  const today = dayOf(now.toISOString());
  const openHours = [hours.visit, ...bookableKinds(true).map(hoursOfKind)].flat();
  return {
    number: Number(weekOf(monday).slice(-2)),
    title: titleOf(week, language),
    shownDay,
    now: now.toISOString(),
    days: days.map((day) => ({
      day,
      name: formatWeekday(day, language),
      isToday: day === today,
      isClosed: openingsOn(day, openHours, closedDays()).length === 0,
      count: rows.filter(({ starts_at }) => dayOf(starts_at) === day).length,
    })),
    openings: days
      .flatMap((day) => openingsOn(day, openHours, closedDays()))
      .map(({ from, to }): Slot => ({ startsAt: from, endsAt: to })),
    appointments: rows.map(shortly),
    blocks,
    busy: await busyBetween(db, week),
    card: card === null ? null : await readCard(db, card, { rows, from: week.startsAt }, { language, now }),
    counts: await countAppointments(db, now),
  };
}

function shortly(row: AppointmentRow) {
  const { id, starts_at: startsAt, ends_at: endsAt, name, kind, address, travel_minutes: travel } = row;
  return { id, startsAt, endsAt, name, kind, place: placeOf(row), address, travel };
}

/** Null if it is not in this week (any more). */
async function readCard(
  db: Db,
  id: string,
  { rows, from }: { rows: readonly AppointmentRow[]; from: string },
  reader: { language: Language; now: Date },
): Promise<WeekCard | null> {
  const row = rows.find((each) => each.id === id);
  if (row) {
    const [appointment] = await presentAppointments(db, [row], reader);
    const day = formatWeekday(dayOf(row.starts_at), reader.language);
    return appointment ? { type: "appointment", day, travel: row.travel_minutes, appointment } : null;
  }
  const blocks = await readBlocks(db, { language: reader.language, now: new Date(from) });
  const block = blocks.find((each) => each.id === id);
  return block ? { type: "block", block } : null;
}

/** "30 november – 6 december 2026". */
function titleOf({ startsAt, endsAt }: Slot, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: TIME_ZONE,
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return format.formatRange(new Date(startsAt), new Date(Date.parse(endsAt) - 1));
}
