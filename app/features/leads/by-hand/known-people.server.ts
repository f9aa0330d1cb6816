import { BOUNDS } from "~/components/forms/bounds";
import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { fill } from "~/lib/text/fill";
import { foldText } from "~/lib/text/fold";
import { isOneAddress } from "~/lib/text/mail-address";
import { dayInWords } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { leadsOfPerson } from "../lead-store.server";
import { EVERYTHING } from "../list/lead-filter";
import { selectionOf } from "../list/lead-list.server";
import { selectLeads } from "../list/lead-list-store.server";
import type { Reader } from "../list/present-lead.server";
import { leadKeysOf } from "../person-keys";
import { MOST_LEADS, nameOf } from "../person-page/person-cards.server";
import { findOwner, peopleWithNumber } from "../person-store.server";
import type { HandFields, KnownPerson } from "./hand-lead";

const MOST = 3;
/** The latest leads among which a name is looked for. */
const MOST_NAMED = 50;

/** Surest first: whoever has the address, then the number, then the name. */
export async function findKnownPeople(db: Db, fields: HandFields, reader: Reader): Promise<KnownPerson[]> {
  const found = new Map<string, KnownPerson["by"]>();
  const note = (ids: readonly string[], by: KnownPerson["by"]) => {
    for (const id of ids) if (!found.has(id)) found.set(id, by);
  };
  const [name, phone, email] = (["name", "phone", "email"] as const).map((field) =>
    (fields[field] ?? "").slice(0, BOUNDS[field]),
  ) as [string, string, string];
  const keys = leadKeysOf({ email: isOneAddress(email) ? email : null, phone });
  const owner = await findOwner(db, keys);
  if (owner) note([owner], "email");
  if (keys.phone_key) note(await peopleWithNumber(db, keys.phone_key, MOST), "phone");
  if (found.size < MOST) note(await peopleNamed(db, name, reader), "name");
  const known: KnownPerson[] = [];
  for (const [id, by] of found) {
    const leads = await leadsOfPerson(db, id, MOST_LEADS);
    if (leads[0] && known.length < MOST) known.push(present(leads, leads[0], by, reader));
  }
  return known;
}

/** The match is the whole name: half the town is called Jan. */
async function peopleNamed(db: Db, name: string, { now }: Reader): Promise<string[]> {
  const wanted = foldText(name);
  if (!wanted.includes(" ")) return [];
  const selection = selectionOf({ ...EVERYTHING, question: name }, now);
  const leads = await selectLeads(db, selection, { after: null, limit: MOST_NAMED });
  return leads.filter((lead) => foldText(lead.name) === wanted).map(({ person_id }) => person_id);
}

function present(leads: readonly LeadRow[], latest: LeadRow, by: KnownPerson["by"], { language }: Reader): KnownPerson {
  const name = nameOf(leads) ?? latest.name;
  const day = dayInWords(dayOf(latest.created_at), language);
  return { id: latest.person_id, name, by, says: fill(deskWords[language].leadByHand.known.by[by], { name, day }) };
}
