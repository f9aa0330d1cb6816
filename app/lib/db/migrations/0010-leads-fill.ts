import { type Kysely, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

const BATCH = 200;
const HOUR = 3_600_000;

/** What was asked before there were leads, from whatever table. */
interface Origin {
  id: string;
  kind: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  source: string;
  language: string;
  status: string;
  created_at: string;
  message: string | null;
}

const origins = [
  sql<Origin>`select id, 'offer-request' as kind, name, email, phone, company, source, language, status, created_at,
    message from offer_requests`,
  sql<Origin>`select id, 'configurator-request' as kind, name, email, phone, company, source, language, status,
    created_at, description as message from configurator_requests`,
  sql<Origin>`select id, 'conversation' as kind, contact_name as name, contact_email as email, contact_phone as phone,
    null as company, 'chat' as source, language, 'new' as status, contact_confirmed_at as created_at,
    (select text from conversation_lines where conversation_id = conversations.id and author = 'visitor'
      order by seq limit 1) as message
    from conversations where contact_confirmed_at is not null`,
  sql<Origin>`select id, 'appointment' as kind, name, email, phone, null as company, source, language,
    'new' as status, created_at, subject as message from appointments where status <> 'spam'`,
];

/** Makes a lead of everything that was asked so far and is none yet, the oldest first. */
export async function fillLeads(db: Kysely<unknown>): Promise<void> {
  const people = await knownPeople(db);
  for (const origin of origins) {
    for (let last = ""; ; ) {
      const { rows } = await sql<Origin>`select * from (${origin}) as origin where id > ${last}
        order by id limit ${BATCH}`.execute(db);
      if (rows.length === 0) break;
      last = rows.at(-1)?.id ?? last;
      await fillBatch(db, rows, people);
    }
  }
}

type Keys = Pick<ReturnType<typeof keysOf>, "email_key" | "phone_key">;

/** The person of each e-mail address and telephone number. */
class People {
  readonly #ids = new Map<string, string>();

  find({ email_key, phone_key }: Keys): string | undefined {
    return this.#ids.get(`mail ${email_key}`) ?? this.#ids.get(`phone ${phone_key}`);
  }

  keep(id: string, { email_key, phone_key }: Keys): void {
    for (const key of [email_key && `mail ${email_key}`, phone_key && `phone ${phone_key}`]) {
      if (key && !this.#ids.has(key)) this.#ids.set(key, id);
    }
  }
}

async function knownPeople(db: Kysely<unknown>): Promise<People> {
  const people = new People();
  const { rows } = await sql<Keys & { person_id: string }>`
    select person_id, email_key, phone_key from leads order by created_at, id`.execute(db);
  for (const row of rows) people.keep(row.person_id, row);
  return people;
}

async function fillBatch(db: Kysely<unknown>, origins: Origin[], people: People): Promise<void> {
  const { rows: done } = await sql<{ subject_id: string }>`select subject_id from leads
    where kind = ${origins[0]?.kind} and subject_id in (${sql.join(origins.map(({ id }) => id))})`.execute(db);
  const filled = new Set(done.map(({ subject_id }) => subject_id));
  const newPeople: object[] = [];
  const leads: object[] = [];
  for (const origin of origins) {
    if (filled.has(origin.id)) continue;
    const keys = keysOf(origin);
    const name = origin.name ?? origin.email ?? origin.phone ?? "";
    let person = people.find(keys);
    if (!person) {
      person = uuidv7();
      newPeople.push({ id: person, name, ...keys, created_at: origin.created_at });
    }
    people.keep(person, keys);
    leads.push(leadOf(origin, { person_id: person, name, ...keys }));
  }
  const into = db as Kysely<Record<string, object>>;
  if (newPeople.length > 0) await into.insertInto("people").values(newPeople).execute();
  if (leads.length > 0) await into.insertInto("leads").values(leads).execute();
}

function leadOf(origin: Origin, known: { person_id: string; name: string } & Keys) {
  const { id, kind, email, phone, company, source, language, status, created_at, message } = origin;
  const isAds = source === "meta-ads" || source === "meta-ads-landing";
  const promised = new Date(Date.parse(created_at) + (isAds ? 1 : 24) * HOUR);
  // Whether what is longer ago has been answered, nobody wrote down: it is not called late.
  const isOpen = kind !== "appointment" && status === "new" && promised.getTime() > Date.now();
  return {
    ...known,
    id: uuidv7({ msecs: Date.parse(created_at) }),
    kind,
    subject_id: id,
    email,
    phone,
    company,
    source,
    language,
    status,
    decline_reason: null,
    is_ads: isAds ? 1 : 0,
    is_test: 0,
    next_action: null,
    next_action_on: null,
    promised_at: isOpen ? promised.toISOString() : null,
    first_answered_at: null,
    version: 1,
    search: searchText([known.name, email, phone, ...phoneForms(known.phone_key), company, message]),
    created_at,
    updated_at: created_at,
  };
}

function keysOf({ email, phone }: Pick<Origin, "email" | "phone">) {
  return { email_key: email?.trim().toLowerCase() || null, phone_key: phone && internationalDigits(phone) };
}

function internationalDigits(typed: string): string | null {
  const text = typed.trim().replace(/\(0\)/g, "");
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return null;
  const full = withCountryCode(text.replace(/\D/g, ""), text.startsWith("+"));
  return /^[1-9]\d{7,14}$/.test(full) ? full : null;
}

function withCountryCode(digits: string, isInternational: boolean): string {
  if (isInternational) return digits.replace(/^310/, "31");
  if (digits.startsWith("00")) return digits.slice(2).replace(/^310/, "31");
  if (digits.startsWith("0")) return `31${digits.slice(1)}`;
  return /^6\d{8}$/.test(digits) ? `31${digits}` : digits;
}

function phoneForms(digits: string | null): string[] {
  return digits ? [digits, digits.replace(/^31/, "0")] : [];
}

const LETTERS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

function searchText(parts: (string | null)[]): string {
  return parts
    .map((part) =>
      (part ?? "")
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .toLowerCase()
        .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim(),
    )
    .filter(Boolean)
    .join("\n");
}
