import { leadIdsOf } from "~/features/leads/lead-store.server";
import { toLeadMail } from "~/features/leads/list/present-lead.server";
import { type MailState, mailStates } from "~/features/mail/outbox/outbox-store.server";
import { composerPath } from "~/features/mail/thread/writing";
import type { Db } from "~/lib/db/database.server";
import type { AppointmentRow } from "~/lib/db/tables/tables";
import { readPage } from "~/lib/keyset-cursor.server";
import type { Language } from "~/lib/language/language";
import { mailLink } from "~/lib/text/contact-links";
import { internationalDigits } from "~/lib/text/phone";
import { readableAddress } from "~/lib/text/readable-address.server";
import { formatTime, formatWeekday, momentOf } from "~/lib/time/clock";
import { addDays, dayOf, timeOf } from "~/lib/time/zoned-time";
import { placeOf } from "../appointment";
import { type AppointmentList, countAppointments, listAppointments } from "../appointment-store.server";
import { isOpen } from "../change-appointment.server";

const PAGE_SIZE = 25;

interface Reader {
  language: Language;
  now: Date;
}

export type DeskAppointment = ReturnType<typeof presentAppointment>;

export interface DeskDay {
  day: string;
  label: string;
  near: "today" | "tomorrow" | null;
  appointments: DeskAppointment[];
}

/** null is the first page. */
export interface AgendaPlace {
  list: AppointmentList;
  cursor: string | null;
}

/** null if there is no page at its cursor (any more). */
export async function readAgenda(db: Db, { list, cursor }: AgendaPlace, reader: Reader) {
  const { language, now } = reader;
  const page = await readPage(cursor, {
    size: PAGE_SIZE,
    select: (place) => listAppointments(db, list, { now, ...place }),
    positionOf: ({ starts_at, id }) => ({ at: starts_at, id }),
  });
  if (!page) return null;
  const { rows, nextCursor } = page;
  const today = dayOf(now.toISOString());
  const near = (day: string) => (day === today ? "today" : day === addDays(today, 1) ? "tomorrow" : null);
  const days: DeskDay[] = [];
  for (const [index, appointment] of (await presentAppointments(db, rows, reader)).entries()) {
    const day = dayOf(rows[index]?.starts_at ?? "");
    const last = days.at(-1);
    if (last?.day === day) last.appointments.push(appointment);
    else days.push({ day, label: formatWeekday(day, language), near: near(day), appointments: [appointment] });
  }
  return { days, counts: await countAppointments(db, now), nextCursor };
}

/** Returns them in the order of `rows`. */
export async function presentAppointments(db: Db, rows: readonly AppointmentRow[], reader: Reader) {
  const ids = rows.map(({ id }) => id);
  const mails = await mailStates(db, ids);
  const leads = await leadIdsOf(db, "appointment", ids);
  return rows.map((row) =>
    presentAppointment(row, { lead: row.lead_id ?? leads.get(row.id) ?? null, mails: mails.get(row.id) ?? [] }, reader),
  );
}

function presentAppointment(
  row: AppointmentRow,
  { lead, mails }: { lead: string | null; mails: readonly MailState[] },
  { language, now }: Reader,
) {
  const stuck = mails.filter(
    ({ state, attempts, last_error }) => state !== "sent" && attempts > 0 && last_error !== null,
  );
  return {
    id: row.id,
    from: formatTime(timeOf(row.starts_at)),
    to: formatTime(timeOf(row.ends_at)),
    name: row.name,
    /** Null if it is stored as spam. */
    lead,
    email: row.email && readableAddress(row.email),
    mailTo: row.email && (lead === null ? mailLink(row.email) : composerPath(lead)),
    kind: row.kind,
    place: placeOf(row),
    address: row.address,
    phone: row.phone,
    /** Null if the number cannot be dialled. */
    dialled: row.phone === null ? null : internationalDigits(row.phone),
    subject: row.subject,
    language: row.language,
    bookedAt: momentOf(row.created_at, language),
    isAhead: isOpen(row, now),
    stuckMails: stuck.map((mail) => toLeadMail(mail, { language, now })),
  };
}
