import { bookableKinds } from "~/content/appointment-kinds";
import { deskWords } from "~/content/desk/words.server";
import { findLead } from "~/features/leads/lead-store.server";
import { readSubjects } from "~/features/leads/subjects.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { readableAddress } from "~/lib/text/readable-address.server";
import { momentInWords } from "~/lib/time/clock";
import { readFreeSlots, slotDays } from "../booking/availability.server";
import { choosing, plannedBy } from "../booking/choice";
import { USUAL } from "../slots.server";

interface Reader {
  language: Language;
  now: Date;
  /** The kind and the place, by the names of the fields. */
  asked: Readonly<Record<string, string>>;
}

export type LeadToBook = NonNullable<Awaited<ReturnType<typeof readLeadToBook>>>;

/** Null for a lead that is spam or gone. */
export async function readLeadToBook(db: Db, id: string, { language, now, asked }: Reader) {
  const lead = await findLead(db, { id });
  if (!lead || lead.status === "spam") return null;
  const { version, name, company, email, phone } = lead;
  const { appointments, bookings } = await readSubjects(db, [lead]);
  const booked = [...appointments.values(), ...[...bookings.values()].flat()].filter(
    ({ status, starts_at }) => status === "booked" && starts_at > now.toISOString(),
  );
  const { already } = deskWords[language].leadAppointment;
  const kinds = bookableKinds(true);
  const chosen = choosing({ ...asked, kind: asked.kind ?? kinds.find((kind) => kind === USUAL.kind) }, kinds);
  return {
    id,
    choosing: chosen,
    version,
    name,
    company,
    email: email && readableAddress(email),
    phone,
    language: lead.language,
    /** Coming appointments in words. */
    booked: booked.map(({ starts_at }) => fill(already, { moment: momentInWords(starts_at, language) })),
    days: slotDays(await readFreeSlots(db, plannedBy(chosen.choice), now), language),
  };
}
