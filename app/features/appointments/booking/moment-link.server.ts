import { type AppointmentKind, bookableKinds } from "~/content/appointment-kinds";
import { pathOf } from "~/content/pages";
import { findLead } from "~/features/leads/lead-store.server";
import type { Db } from "~/lib/db/database.server";
import { type Language, pathIn } from "~/lib/language/language";
import { dayOf, timeOf } from "~/lib/time/zoned-time";
import { isSameSecret, linkToken } from "~/lib/token.server";
import { type Slot, USUAL } from "../slots.server";
import { type AnsweredForm, FORM_ID } from "./appointment-form-state";
import { alternatives, availability } from "./availability.server";
import { askedIn, CHOICE_PARAMS, choosing, plannedBy } from "./choice";

const LEAD = "voor";
const MOMENT = "moment";
const SIGNATURE = "teken";

interface Site {
  SITE_URL: string;
  SESSION_SECRET: string;
}

/** Opens the booking page with this moment chosen and the details of the lead filled in. */
export function momentLink(
  lead: { id: string; language: Language },
  { startsAt }: Slot,
  kind: AppointmentKind,
  { SITE_URL, SESSION_SECRET }: Site,
): string {
  const query = new URLSearchParams({
    [LEAD]: lead.id,
    [MOMENT]: startsAt,
    ...(kind !== USUAL.kind && { [CHOICE_PARAMS.kind]: kind }),
    [SIGNATURE]: signatureOf(lead.id, startsAt, SESSION_SECRET),
  });
  return `${SITE_URL}${pathIn(pathOf("appointment"), lead.language)}?${query}#${FORM_ID}`;
}

function signatureOf(lead: string, startsAt: string, secret: string): string {
  return linkToken(`moment ${lead} ${startsAt}`, secret).slice(0, 22);
}

/** Null for an address that is none of ours, or whose lead is not there any more. */
export async function formOfMomentLink(
  db: Db,
  { searchParams }: URL,
  { language, now, secret }: { language: Language; now: Date; secret: string },
): Promise<AnsweredForm | null> {
  const [id, startsAt, signature] = [LEAD, MOMENT, SIGNATURE].map((name) => searchParams.get(name) ?? "") as [
    string,
    string,
    string,
  ];
  if (!id || !startsAt || !isSameSecret(signature, signatureOf(id, startsAt, secret))) return null;
  const lead = await findLead(db, { id });
  if (!lead?.email) return null;
  const kinds = bookableKinds(false);
  const { choice } = choosing({ kind: askedIn(searchParams).kind ?? USUAL.kind }, kinds);
  const { isFree, nearest } = await availability(db, plannedBy(choice), { startsAt }, now);
  const details = { kind: choice.kind, name: lead.name, email: lead.email, phone: lead.phone ?? "" };
  if (!isFree) {
    return { status: "taken", values: details, errors: {}, alternatives: alternatives(nearest, language) };
  }
  const values = { ...details, date: dayOf(startsAt), time: timeOf(startsAt) };
  return { status: "choosing", values, errors: {}, alternatives: [] };
}
