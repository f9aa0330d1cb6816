import { deskWords } from "~/content/desk/words.server";
import { BLOCKS_PATH } from "~/features/appointments/paths";
import { EVERYTHING } from "~/features/leads/list/lead-filter";
import { selectionOf } from "~/features/leads/list/lead-list.server";
import { selectLeads } from "~/features/leads/list/lead-list-store.server";
import { leadPath, NEW_LEAD_PATH, personPath } from "~/features/leads/paths";
import { needlesOf } from "~/features/leads/search-text.server";
import { latestProjects } from "~/features/projects/desk/project-list-store.server";
import { deskProjectPath, NEW_PROJECT_PATH } from "~/features/projects/paths";
import { deskQuotePath, newQuotePath } from "~/features/quotes/paths";
import { stateOn } from "~/features/quotes/quote";
import { findQuotesFor } from "~/features/quotes/quote-list-store.server";
import type { Role } from "~/features/users/sign-in/role";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { foldText } from "~/lib/text/fold";
import { dayInWords } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { DESK_PAGES, deskPagesFor, TOOL_GROUPS } from "../desk-pages";
import { listDeskArticles } from "../site/articles/read-articles.server";
import { SITE_PATHS, type SiteKind, sitePath } from "../site/paths";
import type { JumpGroup, JumpItem, JumpResults } from "./jump";

/** Items of a group. */
const MOST = 6;
/** The latest leads that match: their people and quotes are found too. */
const MOST_LEADS = 25;
/** The latest projects, among which one is found by its name. */
const MOST_PROJECTS = 1_000;

interface Reader {
  role: Role;
  language: Language;
  now: Date;
}

/** Finds by any part of a name, number, address or title. Without a question: the actions and pages of this user. */
export async function findPlaces(db: Db, question: string, reader: Reader): Promise<JumpResults> {
  const needles = needlesOf(question);
  const named = (items: readonly JumpItem[]) =>
    items.filter(({ name }) => needles.every((needle) => foldText(name).includes(needle)));
  const fixed: [JumpGroup, JumpItem[]][] = [
    ["actions", named(actions(reader))],
    ["pages", named(pages(reader))],
  ];
  if (needles.length === 0) return fixed;
  const selection = selectionOf({ ...EVERYTHING, question }, reader.now);
  const leads = await selectLeads(db, selection, { after: null, limit: MOST_LEADS });
  const found: [JumpGroup, readonly JumpItem[]][] = [
    ["people", people(leads, reader)],
    ["leads", leads.map((lead) => presentLead(lead, reader))],
    ["quotes", await quotes(db, question, leads, reader)],
    ["projects", await projects(db, needles, reader)],
    ...fixed,
    ["articles", named(await articles(db, reader))],
  ];
  return found.map(([group, items]) => [group, items.slice(0, MOST)] as const).filter(([, items]) => items.length > 0);
}

function actions({ language }: Reader): JumpItem[] {
  const words = deskWords[language].jump.actions;
  return [
    { path: NEW_LEAD_PATH, name: words.lead, says: "" },
    { path: newQuotePath(), name: words.quote, says: "" },
    { path: NEW_PROJECT_PATH, name: words.project, says: "" },
    { path: SITE_PATHS.hours, name: words.closed, says: "" },
    { path: BLOCKS_PATH, name: words.block, says: "" },
  ];
}

function pages({ role, language }: Reader): JumpItem[] {
  const { admin, site, jump } = deskWords[language];
  const says: Partial<Record<string, string>> = admin.desk.tools.says;
  return [
    ...(["bar", ...TOOL_GROUPS] as const)
      .flatMap((place) => deskPagesFor(role, place))
      .map((id) => ({ path: DESK_PAGES[id].path, name: admin.desk.nav.pages[id], says: says[id] ?? "" })),
    ...(Object.keys(SITE_PATHS) as SiteKind[]).map((kind) => ({
      path: SITE_PATHS[kind],
      name: site.tabs[kind],
      says: jump.site,
    })),
  ];
}

/** Those with more than one request: others are found by it. */
function people(leads: readonly LeadRow[], { language }: Reader): JumpItem[] {
  return [...Map.groupBy(leads, ({ person_id }) => person_id)]
    .filter(([, own]) => own.length > 1)
    .map(([id, own]) => ({
      path: personPath(id),
      name: own[0]?.name ?? "",
      says: fill(deskWords[language].jump.person, { count: String(own.length) }),
    }));
}

function presentLead({ id, name, company, status, created_at }: LeadRow, { language }: Reader): JumpItem {
  const { statuses } = deskWords[language].admin.leads;
  return {
    path: leadPath(id),
    name,
    says: [company, statuses[status], dayInWords(dayOf(created_at), language)].filter(Boolean).join(" · "),
  };
}

async function quotes(db: Db, question: string, leads: readonly LeadRow[], { language, now }: Reader) {
  const { quotes: words, jump } = deskWords[language];
  const rows = await findQuotesFor(db, { number: question.trim(), leads: leads.map(({ id }) => id) }, MOST);
  return rows.map((row) => ({
    path: deskQuotePath(row.id),
    name: fill(jump.quote, { number: row.number ?? words.unnumbered }),
    says: [row.company ?? row.customer_name, words.quote.states[stateOn(row, dayOf(now.toISOString()))]].join(" · "),
  }));
}

async function projects(db: Db, needles: readonly string[], { language }: Reader): Promise<JumpItem[]> {
  const { kinds, states } = deskWords[language].projects;
  const rows = await latestProjects(db, MOST_PROJECTS);
  return rows.flatMap(({ id, customer_name, company, kind, state }) => {
    const text = foldText([customer_name, company].join(" "));
    if (!needles.every((needle) => text.includes(needle))) return [];
    const says = [company && customer_name, kinds[kind], states[state]].filter(Boolean).join(" · ");
    return [{ path: deskProjectPath(id), name: company ?? customer_name, says }];
  });
}

async function articles(db: Db, { language, now }: Reader): Promise<JumpItem[]> {
  const listed = await listDeskArticles(db, now, language);
  return listed.map(({ id, title, day }) => ({ path: sitePath(`articles.${id}`), name: title, says: day }));
}
