import { deskWords } from "~/content/desk/words.server";
import { findLead } from "~/features/leads/lead-store.server";
import { readSubjects } from "~/features/leads/subjects.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { readableAddress } from "~/lib/text/readable-address.server";
import { momentInWords } from "~/lib/time/clock";
import { readFreeSlots, slotDays } from "../booking/availability.server";

export type LeadToBook = NonNullable<Awaited<ReturnType<typeof readLeadToBook>>>;

/** Null for a lead that is spam or gone. */
export async function readLeadToBook(db: Db, id: string, { language, now }: { language: Language; now: Date }) {
  const lead = await findLead(db, { id });
  if (!lead || lead.status === "spam") return null;
  const { version, name, company, email, phone } = lead;
  const { appointments, bookings } = await readSubjects(db, [lead]);
  const booked = [...appointments.values(), ...[...bookings.values()].flat()].filter(
    ({ status, starts_at }) => status === "booked" && starts_at > now.toISOString(),
  );
  const { already } = deskWords[language].leadAppointment;
  return {
    id,
    version,
    name,
    company,
    email: email && readableAddress(email),
    phone,
    language: lead.language,
    /** Coming appointments in words. */
    booked: booked.map(({ starts_at }) => fill(already, { moment: momentInWords(starts_at, language) })),
    days: slotDays(await readFreeSlots(db, now), language),
  };
}
