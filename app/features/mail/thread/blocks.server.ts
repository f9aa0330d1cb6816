import { type AppointmentKind, bookableKinds } from "~/content/appointment-kinds";
import { business } from "~/content/business";
import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import { pathOf } from "~/content/pages";
import { readFreeSlots } from "~/features/appointments/booking/availability.server";
import { choiceQuery } from "~/features/appointments/booking/choice";
import { momentLink } from "~/features/appointments/booking/moment-link.server";
import { intakePath } from "~/features/appointments/paths";
import type { Slot } from "~/features/appointments/slots.server";
import { pricesOf } from "~/features/configurator/configurator-requests.server";
import { presentPrices } from "~/features/configurator/present-configuration.server";
import { readSubjects } from "~/features/leads/subjects.server";
import { projectsOfLeads } from "~/features/projects/desk/project-list-store.server";
import { projectToken } from "~/features/projects/mails.server";
import { hasIntake } from "~/features/projects/project";
import { quoteUrl } from "~/features/quotes/mails.server";
import { stateOn } from "~/features/quotes/quote";
import { quotesForLeads } from "~/features/quotes/quote-list-store.server";
import { pointsText } from "~/features/website-check/desk/lead-check.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { pathIn } from "~/lib/language/language";
import { addHours, momentInWords } from "~/lib/time/clock";
import { dayOf, timeOf } from "~/lib/time/zoned-time";
import { quoteLink } from "./markup";
import type { Insert } from "./writing";

export interface Site {
  SITE_URL: string;
  SESSION_SECRET: string;
}

const TEXTS = ["call", "question", "follow"] as const;
/** Hours: a client has to read the mail first. */
const AHEAD = 18;

/** Blocks to put into a mail by one tap: labels in the language of the desk, texts in that of the lead. */
export async function readInserts(
  db: Db,
  lead: LeadRow,
  { inserts }: DeskWords["thread"],
  { env, now }: { env: Site; now: Date },
): Promise<Insert[]> {
  const known = [
    ...(await momentsOf(db, lead, inserts, { env, now })),
    { key: "visit", label: inserts.visit, text: visitText(lead, env) },
    { key: "intake", label: inserts.intake, text: await intakeText(db, lead, env) },
    { key: "price", label: inserts.price, text: await priceText(db, lead) },
    { key: "quote", label: inserts.quote, text: quoteText(lead, (await openQuotes(db, lead.id, now))[0]) },
    { key: "check", label: inserts.check, text: await pointsText(db, lead) },
    ...TEXTS.map((key) => ({ key, label: inserts.texts[key], text: preparedText(lead, key) })),
  ];
  return known.flatMap(({ text, ...insert }) => (text === null ? [] : [{ ...insert, text }]));
}

function preparedText({ language, phone_key }: LeadRow, key: (typeof TEXTS)[number]): string | null {
  if (key === "call" && phone_key === null) return null;
  return deskWords[language].thread.blocks[key].replace("{phone}", business.phone.national);
}

/** One for each kind of appointment that anybody can book and that needs no travel. */
async function momentsOf(
  db: Db,
  lead: LeadRow,
  { moments, kinds }: DeskWords["thread"]["inserts"],
  { env, now }: { env: Site; now: Date },
) {
  const bookable = bookableKinds(false);
  const near = (["meet", "call"] as const).filter((kind) => bookable.includes(kind));
  return await Promise.all(
    near.map(async (kind) => {
      const free = await readFreeSlots(db, { kind, travel: 0 }, now);
      const label = near.length > 1 ? `${moments}: ${kinds[kind]}` : moments;
      return {
        key: kind === "meet" ? "moments" : `moments-${kind}`,
        label,
        text: momentsText(lead, kind, free, { env, now }),
      };
    }),
  );
}

function momentsText(
  lead: LeadRow,
  kind: AppointmentKind,
  free: readonly Slot[],
  { env, now }: { env: Site; now: Date },
): string | null {
  const moments = twoOf(free, addHours(now.toISOString(), AHEAD));
  if (moments.length === 0) return null;
  const lines = moments.map(
    (slot) => `- [${momentInWords(slot.startsAt, lead.language)}](${momentLink(lead, slot, kind, env)})`,
  );
  return [deskWords[lead.language].thread.blocks.moments, "", ...lines].join("\n");
}

/** Two moments on two days, one in the morning and one in the afternoon if there are such. */
function twoOf(free: readonly Slot[], from: string): Slot[] {
  const [first, ...later] = free.filter(({ startsAt }) => startsAt >= from);
  if (!first) return [];
  const isMorning = ({ startsAt }: Slot) => timeOf(startsAt) < "12:00";
  const otherDays = later.filter(({ startsAt }) => dayOf(startsAt) !== dayOf(first.startsAt));
  const second = otherDays.find((slot) => isMorning(slot) !== isMorning(first)) ?? otherDays[0] ?? later[0];
  return second ? [first, second] : [first];
}

/** A link, since free moments depend on the town. */
function visitText({ language }: LeadRow, { SITE_URL }: Site): string | null {
  if (!bookableKinds(false).includes("visit")) return null;
  const path = pathOf("appointment") + choiceQuery({ kind: "visit" });
  return `[${deskWords[language].thread.blocks.visit}](${SITE_URL}${pathIn(path, language)})`;
}

/** Null unless the customer has a project that begins with one. */
async function intakeText(db: Db, { id, language }: LeadRow, { SITE_URL, SESSION_SECRET }: Site) {
  if (!bookableKinds(true).includes("intake")) return null;
  const project = (await projectsOfLeads(db, [id])).find(hasIntake);
  if (!project) return null;
  const path = pathIn(intakePath(projectToken(project, SESSION_SECRET)), language);
  return `[${deskWords[language].thread.blocks.intake}](${SITE_URL}${path})`;
}

async function priceText(db: Db, lead: LeadRow): Promise<string | null> {
  const { configurations } = await readSubjects(db, [lead]);
  const row = configurations.get(lead.subject_id);
  if (!row) return null;
  const { lines, totals, columns } = presentPrices(pricesOf(row), lead.language);
  const { price } = deskWords[lead.language].thread.blocks;
  return [
    price.replace("{excluding}", columns.excluding.toLowerCase()),
    "",
    ...lines.map(({ label, excluding }) => `- ${label}: ${excluding}`),
    "",
    ...totals.map(({ label, excluding }) => `**${label}: ${excluding}**`),
  ].join("\n");
}

function quoteText({ language }: LeadRow, quote: QuoteRow | undefined): string | null {
  if (!quote?.number) return null;
  return `[${deskWords[language].thread.blocks.quote.replace("{number}", quote.number)}](${quoteLink(quote.number)})`;
}

async function openQuotes(db: Db, leadId: string, now: Date): Promise<QuoteRow[]> {
  const today = dayOf(now.toISOString());
  return (await quotesForLeads(db, [leadId])).filter((quote) => stateOn(quote, today) === "sent");
}

/** Addresses of the quotes that this client can answer, by their numbers. */
export async function quoteUrls(db: Db, leadId: string, env: Site, now: Date): Promise<Map<string, string>> {
  const quotes = await openQuotes(db, leadId, now);
  return new Map(quotes.flatMap((quote) => (quote.number ? [[quote.number, quoteUrl(quote, env)] as const] : [])));
}
