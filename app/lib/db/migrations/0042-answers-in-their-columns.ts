import { type Kysely, sql } from "kysely";
import { addressKey, asciiAddress, formsNow, readableAddress, type Told } from "./0039-one-spelling-forms";

/** What a lead form of Meta that asks in its own words asks for: a question's letters, without how it begins. */
const ASKED = {
  email: /^(e?mail(adres|address)?|(work|zakelijke?)e?mail(adres)?)$/,
  phone:
    /^(userprovided|work|zakelijk)?(phone(number)?|tel|telnr|telefoon(nummer|nr)?|mobiel(nummer)?|mobile(number|phone)?|gsm(nummer)?)$/,
  company: /^(companyname|company|bedrijfsnaam|bedrijf|naam(vanjeb|vanuwb|b)edrijf|business(name)?|onderneming|firma)$/,
  name: /^(fullname|volledigenaam|voorenachternaam|firstandlastname|name|naam|contactpersoon)$/,
  first: /^(firstname|voornaam)$/,
  last: /^(lastname|achternaam|surname|familienaam)$/,
};
const NAMELESS = "Naam onbekend";
const MOST = { name: 100, phone: 32, company: 150 };
const ADDRESS = /^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+\.[^\s@,;:<>()".]{2,}$/;

interface Row extends Told {
  id: string;
  email: string;
  message: string;
  lead_id: string;
  person_id: string;
  search: string;
}

/**
 * Answers to questions that people wrote themselves were lines of the message until now: those that are a name, an
 * address, a number or a company fill the columns that are empty. Whose address it is has that lead too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`select r.id, r.name, r.email, r.phone, r.company, r.message,
      leads.id as lead_id, leads.person_id, leads.search
    from offer_requests as r
    inner join leads on leads.kind = 'offer-request' and leads.subject_id = r.id
    where r.external_id is not null and r.message is not null
      and (r.name = ${NAMELESS} or r.email = '' or r.phone is null or r.company is null)
    order by r.created_at, r.id`.execute(db);
  for (const row of rows) {
    const told = readAgain(row);
    if (told) await fill(db, row, told);
  }
}

interface Line {
  whole: string;
  asked: string;
  answer: string;
}

/** The columns as the lines of the message fill them, and what is left of it; null if none does. */
function readAgain(row: Row): (Told & { email: string; message: string | null }) | null {
  const lines = row.message.split("\n").map(lineOf);
  const before = lines.length;
  const take = (fits: (line: Line) => boolean): string | null => {
    const place = lines.findIndex(fits);
    return place === -1 ? null : (lines.splice(place, 1)[0]?.answer ?? null);
  };
  const takeOnly = (fits: (line: Line) => boolean) => (lines.filter(fits).length === 1 ? take(fits) : null);
  const asked = (kind: RegExp, most: number) => take((line) => kind.test(line.asked) && line.answer.length <= most);
  const isMail = ({ answer }: Line) => ADDRESS.test(asciiAddress(answer));
  const email = row.email || (take((line) => ASKED.email.test(line.asked) && isMail(line)) ?? takeOnly(isMail) ?? "");
  const phone = row.phone ?? asked(ASKED.phone, MOST.phone) ?? takeOnly(isNumber);
  const company = row.company ?? asked(ASKED.company, MOST.company);
  const isNamed = ![NAMELESS, row.email, row.phone].includes(row.name);
  const full = isNamed ? row.name : asked(ASKED.name, MOST.name);
  const split = full === null ? [ASKED.first, ASKED.last].map((kind) => asked(kind, MOST.name / 2 - 1)) : [];
  const name = full ?? (split.filter(Boolean).join(" ") || readableAddress(asciiAddress(email)) || phone || NAMELESS);
  if (lines.length === before) return null;
  const message = lines.map(({ whole }) => whole).join("\n") || null;
  return { name: name.slice(0, MOST.name), email: asciiAddress(email), phone, company, message };
}

/** "Question? answer", or "Question: answer". */
function lineOf(whole: string): Line {
  const [, question = "", answer = ""] = /^(.*?[?:]) (.*)$/.exec(whole) ?? [];
  const asked = question
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .replace(/^(wat is |what is |what s |vul |enter )?(je |jouw |uw |your )?/, "")
    .replaceAll(" ", "");
  return { whole, asked, answer };
}

function isNumber({ answer }: Line): boolean {
  return /^\W*[+0]\P{L}*$/u.test(answer) && answer.length <= MOST.phone && keyOf(answer) !== null;
}

function keyOf(phone: string): string | null {
  return formsNow({ name: "", email: null, phone, company: null }).phone_key;
}

async function fill(
  db: Kysely<unknown>,
  row: Row,
  { name, email, phone, company, message }: Told & { email: string; message: string | null },
): Promise<void> {
  const told: Told = { name, email: email || null, phone, company };
  const [was, now] = [formsNow({ ...row, email: row.email || null }), formsNow(told)];
  const searched = row.search.split("\n");
  const isWhole = was.lines.every((line, place) => searched[place] === line);
  const search = [...now.lines, ...(isWhole ? searched.slice(was.lines.length) : searched)].join("\n");
  await sql`update offer_requests set name = ${name}, email = ${email}, phone = ${phone}, company = ${company},
    message = ${message} where id = ${row.id}`.execute(db);
  const owner = await ownerOf(db, email ? addressKey(email) : null, row.person_id);
  await sql`update leads set name = ${name}, email = ${told.email}, phone = ${phone}, company = ${company},
    email_key = ${now.email_key}, phone_key = ${now.phone_key}, search = ${search}, person_id = ${owner}
    where id = ${row.lead_id}`.execute(db);
  await sql`update people set name = ${name}, email_key = ${now.email_key}, phone_key = ${now.phone_key}
    where id = ${row.person_id} and name = ${row.name} and email_key is not distinct from ${was.email_key}`.execute(db);
  if (owner !== row.person_id) await sql`delete from people where id = ${row.person_id}`.execute(db);
  await sql`delete from lead_traces where lead_id = ${row.lead_id}`.execute(db);
  for (const trace of now.traces) {
    await sql`insert into lead_traces (lead_id, trace) values (${row.lead_id}, ${trace})`.execute(db);
  }
}

/**
 * Whose an address is: this person's if it was nobody's. A person who has only this lead, and of whom the desk has said
 * nothing, is whoever had the address before.
 */
async function ownerOf(db: Kysely<unknown>, key: string | null, person: string): Promise<string> {
  if (!key) return person;
  await sql`insert into person_keys (kind, value, person_id) values ('mail', ${key}, ${person})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ person_id: string }>`select person_id from person_keys
    where kind = 'mail' and value = ${key}
      and (select count(*) from leads where person_id = ${person}) = 1
      and not exists (select 1 from person_merges where ${person} in (kept_id, merged_id))
      and not exists (select 1 from person_refusals where ${person} in (first_id, second_id))`.execute(db);
  return rows[0]?.person_id ?? person;
}
