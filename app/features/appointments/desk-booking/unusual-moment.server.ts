import { deskWords } from "~/content/desk/words.server";
import { busyBetween } from "~/features/calendars/calendar-store.server";
import type { Db } from "~/lib/db/database.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatTime, momentInWords } from "~/lib/time/clock";
import { openingsOn } from "~/lib/time/open-state";
import { dayOf, timeOf } from "~/lib/time/zoned-time";
import { bookedDuring } from "../appointment-store.server";
import { blockedTimes } from "../blocks/block-store.server";
import { MOST_AROUND } from "../booking/availability.server";
import { heldBy, type Planned, rulesOf, type Slot } from "../slots.server";
import type { Unusual } from "./lead-appointment";

export interface Oddities {
  slot: Slot;
  isClosed: boolean;
  isBlocked: boolean;
  /** True if a calendar of a user is busy then. */
  isBusy: boolean;
  /** Begun at another moment: two at the same moment are not possible. */
  overlaps: AppointmentRow[];
}

/** Differences from a moment that a visitor could book. */
export async function oddities(db: Db, slot: Slot, planned: Planned): Promise<Oddities> {
  const { startsAt, endsAt } = slot;
  const { hours, holidays } = rulesOf(planned);
  const openings = openingsOn(dayOf(startsAt), hours, holidays);
  const onTheWay = withTravel(slot, planned.travel);
  const blocked = await blockedTimes(db, onTheWay.startsAt);
  return {
    slot,
    isClosed: openings.every(({ from, to }) => startsAt < from || endsAt > to),
    isBlocked: blocked.some((time) => time.startsAt < onTheWay.endsAt && time.endsAt > onTheWay.startsAt),
    isBusy: (await busyBetween(db, onTheWay)).length > 0,
    overlaps: await overlapping(db, onTheWay),
  };
}

/** True if another appointment than `but` is under way, or on its way, in that time. */
export async function isInTheWay(db: Db, slot: Slot, { travel }: Planned, but: string): Promise<boolean> {
  return (await overlapping(db, withTravel(slot, travel))).some(({ id }) => id !== but);
}

/** Appointments that are under way, or on their way, in that time. */
async function overlapping(db: Db, { startsAt, endsAt }: Slot): Promise<AppointmentRow[]> {
  const near = await bookedDuring(db, withTravel({ startsAt, endsAt }, MOST_AROUND));
  return near.filter((row) => {
    const held = withTravel({ startsAt: row.starts_at, endsAt: row.ends_at }, row.travel_minutes);
    return held.startsAt < endsAt && held.endsAt > startsAt;
  });
}

function withTravel(slot: Slot, travelMinutes: number): Slot {
  return heldBy(slot, { travelMinutes, bufferMinutes: 0 });
}

/** Null for a usual moment. Another moment, or one more appointment in its way, is another text. */
export function confirmationOf({ slot, isClosed, isBlocked, isBusy, overlaps }: Oddities): string | null {
  const kinds = [isClosed && "closed", isBlocked && "blocked", isBusy && "busy"].filter(Boolean);
  const odd = [...kinds, ...overlaps.map(({ id }) => id)];
  return odd.length > 0 ? [slot.startsAt, ...odd].join(" ") : null;
}

export function presentOddities(odd: Oddities, language: Language): Unusual {
  const words = deskWords[language].leadAppointment.unusual;
  return {
    value: confirmationOf(odd) ?? "",
    says: [
      ...(odd.isClosed ? [fill(words.closed, { moment: capital(momentInWords(odd.slot.startsAt, language)) })] : []),
      ...(odd.isBlocked ? [words.blocked] : []),
      ...(odd.isBusy ? [words.busy] : []),
      ...odd.overlaps.map(({ name, starts_at, ends_at }) =>
        fill(words.overlap, { name, from: formatTime(timeOf(starts_at)), to: formatTime(timeOf(ends_at)) }),
      ),
    ],
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
