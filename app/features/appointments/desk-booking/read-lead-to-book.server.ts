import { deskWords } from "~/content/desk/words.server";
import { findLead } from "~/features/leads/lead-store.server";
import { readSubjects } from "~/features/leads/subjects.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { readableAddress } from "~/lib/text/readable-address.server";
import { momentInWords } from "~/lib/time/clock";
import { readFreeSlots, slotDays } from "../booking/free-slots.server";
import type { SlotDay } from "../booking/slot-days";

export interface LeadToBook {
  id: string;
  version: number;
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  language: LeadRow["language"];
  /** In words: appointments that are still to come. */
  booked: string[];
  days: SlotDay[];
}

/** null for spam, or when it is gone. */
export async function readLeadToBook(
  db: Db,
  id: string,
  { language, now }: { language: Language; now: Date },
): Promise<LeadToBook | null> {
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
    booked: booked.map(({ starts_at }) => fill(already, { moment: momentInWords(starts_at, language) })),
    days: slotDays(await readFreeSlots(db, now), language),
  };
}
