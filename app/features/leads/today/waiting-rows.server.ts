import { deskWords } from "~/content/desk/words.server";
import { sharedCopy } from "~/content/shared-copy.server";
import { findConversation } from "~/features/chat/conversation-store.server";
import { codeOf } from "~/features/chat/desk/inbox.server";
import { chatPath } from "~/features/chat/paths";
import { composerPath } from "~/features/mail/thread/writing";
import { projectWays } from "~/features/projects/desk/project-ways";
import { deskProjectPath } from "~/features/projects/paths";
import { findProject } from "~/features/projects/project-store.server";
import { deskQuotePath } from "~/features/quotes/paths";
import { findQuote } from "~/features/quotes/quote-store.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow, WaitRow } from "~/lib/db/tables/lead-tables";
import { mailLink } from "~/lib/text/contact-links";
import { fill } from "~/lib/text/fill";
import { sortedBy } from "~/lib/text/sorted-by";
import { readNames } from "../assign/read-colleagues.server";
import { readCalls } from "../calling/call-lead.server";
import { presentAsked, type Ways } from "../lead";
import { dueClock } from "../lead-clock.server";
import { type LeadsContext, presentLead, type Reader } from "../list/present-lead.server";
import { leadPath } from "../paths";
import { readSubjects } from "../subjects.server";
import { openWaits } from "../waits/wait-store.server";
import { leadsById, promisedLeads } from "./leads-today-store.server";
import type { Ending, TodayRow } from "./today";

interface Wanted {
  assignee: string | null;
  limit: number;
}

/** Everybody who waits for an answer, be it the first one or a later one, in the order in which the answers are due. */
export async function readWaiting(
  db: Db,
  wanted: Wanted,
  reader: Reader,
): Promise<{ rows: TodayRow[]; leadIds: string[] }> {
  const promised = await promisedLeads(db, wanted);
  const waits = await openWaits(db, wanted);
  const waiting = sortedBy(
    [
      ...promised.map((lead) => ({ due: lead.promised_at ?? "", lead: lead.id, wait: null })),
      ...waits.map((wait) => ({ due: wait.due_at, lead: wait.lead_id, wait })),
    ],
    ({ due }) => due,
  ).slice(0, wanted.limit);
  const leadIds = waiting.flatMap(({ lead }) => lead ?? []);
  const again = await leadsById(
    db,
    waits.flatMap(({ lead_id }) => lead_id ?? []),
  );
  const leads = new Map([...promised, ...again].map((lead) => [lead.id, lead]));
  const context = await contextOf(db, [...leads.values()], reader, waits);
  const calls = await readCalls(db, leadIds, reader);
  const rows: TodayRow[] = [];
  for (const { lead: id, wait } of waiting) {
    const lead = leads.get(id ?? "");
    const row = lead
      ? { ...leadRow(lead, wait, context, reader), calling: calls.get(lead.id) ?? null }
      : wait && (await rowWithoutLead(db, wait, reader));
    if (row) rows.push(row);
  }
  return { rows, leadIds };
}

/** Reads no more than a row of today tells. */
export async function contextOf(
  db: Db,
  rows: readonly LeadRow[],
  { language }: Reader,
  waits: readonly WaitRow[] = [],
): Promise<LeadsContext> {
  return {
    subjects: await readSubjects(db, rows),
    tags: new Map(),
    waits: new Map(waits.map((wait) => [wait.lead_id ?? "", wait])),
    assignees: await readNames(db, rows),
    texts: sharedCopy(language),
    mails: new Map(),
    quoteMails: new Map(),
  };
}

function leadRow(row: LeadRow, wait: WaitRow | null, context: LeadsContext, reader: Reader): TodayRow {
  const lead = presentLead(row, context, reader);
  const { copy } = wordsOf(reader);
  const { call, mail } = copy.todo;
  const why = wait ? copy.again[wait.kind] : whyAsked(lead, reader);
  return {
    id: row.id,
    who: lead.name,
    company: lead.company,
    path: pathOf(row, wait),
    todo: wait ? copy.todo.answer : lead.ways.call ? call : mail,
    why: lead.nextAction?.isDue ? `${why}. ${lead.nextAction.text}` : why,
    clock: lead.clock,
    until: null,
    assignee: lead.assignee,
    ways: lead.ways,
    ending: contactOf(row.id, lead.ways),
    dismissal: { lead: row.id },
  };
}

function whyAsked(lead: ReturnType<typeof presentLead>, reader: Reader): string {
  const { copy } = wordsOf(reader);
  const asked = presentAsked(lead) ?? copy.asked;
  return fill(lead.isAds ? copy.askedByAd : copy.askedVia, { asked, source: lead.source });
}

/** The page on which the answer is written. */
function pathOf({ id, kind, subject_id }: LeadRow, wait: WaitRow | null): string {
  if (wait?.kind === "chat" && kind === "conversation") return chatPath(subject_id);
  return wait?.kind === "mail" ? composerPath(id) : leadPath(id);
}

async function rowWithoutLead(db: Db, wait: WaitRow, reader: Reader): Promise<TodayRow | null> {
  const { copy } = wordsOf(reader);
  const { id, conversation_id, quote_id, project_id } = wait;
  const frame = {
    id,
    todo: copy.todo.answer,
    clock: dueClock(wait.due_at, reader),
    until: null,
    assignee: null,
    ending: null,
    dismissal: { wait: id },
  };
  const conversation = conversation_id === null ? undefined : await findConversation(db, { id: conversation_id });
  if (conversation) {
    const who = conversation.contact_name ?? fill(copy.visitor, { code: codeOf(conversation) });
    const ways = { call: null, whatsapp: null, mail: null };
    return { ...frame, who, company: null, path: chatPath(conversation.id), why: copy.again.chat, ways };
  }
  const project = project_id === null ? undefined : await findProject(db, { id: project_id });
  if (project) {
    const { customer_name: who, company } = project;
    const ways = projectWays(project);
    return { ...frame, who, company, path: deskProjectPath(project.id), why: copy.again[wait.kind], ways };
  }
  const quote = quote_id === null ? undefined : await findQuote(db, { id: quote_id });
  if (!quote) return null;
  const { customer_name: who, company, email, number } = quote;
  const why = fill(copy.again.questionAbout, { number: number ?? "" });
  const ways = { call: null, whatsapp: null, mail: email && mailLink(email) };
  return { ...frame, who, company, path: deskQuotePath(quote.id), why, ways };
}

export function contactOf(lead: string, { call, mail }: Ways): Ending | null {
  if (call) return { do: "contact", lead, way: "phone" };
  return mail ? { do: "contact", lead, way: "mail" } : null;
}

export function wordsOf({ language }: Reader) {
  return { copy: deskWords[language].today, language };
}
