import { deskWords } from "~/content/desk/words.server";
import { projectsCopy } from "~/content/site/projects/projects-copy.server";
import { shownName } from "~/features/leads/assign/read-colleagues.server";
import { findLead } from "~/features/leads/lead-store.server";
import { leadPath } from "~/features/leads/paths";
import { deskQuotePath } from "~/features/quotes/paths";
import { findQuote } from "~/features/quotes/quote-store.server";
import type { Db } from "~/lib/db/database.server";
import type { ProjectFileRow, ProjectItemRow, ProjectRow, ProjectVersionRow } from "~/lib/db/tables/project-tables";
import { fill } from "~/lib/text/fill";
import { sizeInWords } from "~/lib/text/format-length";
import { formatMoment, momentOf } from "~/lib/time/clock";
import { isClosed } from "../give-item.server";
import { itemTitle } from "../item-title";
import { projectUrl } from "../mails.server";
import { deskProjectFilePath, projectFilesPath } from "../paths";
import { isMissing } from "../project";
import type { Move } from "../project-clock";
import { listFiles } from "../project-files-store.server";
import { listItems, listVersions } from "../project-store.server";
import { isSilent, movesOf } from "../recount-project.server";
import { firstDeadline, presentDeadline, presentTodo, type Reader } from "./present-deadline.server";
import { type CountedProject, findCounted, namesByEmail } from "./project-list-store.server";
import { projectWays } from "./project-ways";

export type DeskProject = NonNullable<Awaited<ReturnType<typeof readDeskProject>>>;
export type DeskItem = DeskProject["items"][number];
export type DeskVersion = DeskProject["versions"][number];
export type DeskFile = DeskItem["files"][number];
export type DeskClock = DeskProject["clocks"][number];

interface Services {
  db: Db;
  env: { SITE_URL: string; SESSION_SECRET: string };
}

export async function readDeskProject({ db, env }: Services, id: string, reader: Reader) {
  const row = await findCounted(db, id);
  if (!row) return null;
  const { language, now } = reader;
  const items = await listItems(db, id);
  const versions = await listVersions(db, id);
  const files = await listFiles(db, id);
  const lead = row.lead_id === null ? undefined : await findLead(db, { id: row.lead_id });
  const quote = row.quote_id === null ? undefined : await findQuote(db, { id: row.quote_id });
  const givers = [...items, ...files].flatMap(({ given_by }) => given_by ?? []);
  const names = await namesByEmail(db, [...new Set(givers)]);
  const context = { names, files, ...reader };
  const needed = items.filter(({ is_needed, state }) => is_needed === 1 && state !== "withdrawn");
  const hasEnded = isClosed({ project: row });
  return {
    id,
    version: row.version,
    name: row.company ?? row.customer_name,
    customer: customerOf(row),
    kind: row.kind,
    language: row.language,
    state: row.state,
    ways: projectWays(row),
    todo: presentTodo(row, reader),
    deadline: firstDeadline(row, reader),
    isAwaited: row.wait_due_at !== null,
    clocks: clocksOf(row, reader),
    lead: lead ? { to: leadPath(lead.id), name: lead.name } : null,
    quote: quote ? { to: deskQuotePath(quote.id), number: quote.number ?? "" } : null,
    begun: momentOf(row.agreed_at, language),
    site: row.site_url,
    link: row.token_hash === null ? null : projectUrl(row, env),
    canMail: row.token_hash !== null && row.email !== null,
    hasEnded,
    canShow: !hasEnded,
    /** True if a version waits for the customer, which another one would replace. */
    isShowing: row.state === "showing",
    /** True if that is what is to be done next. */
    isToShow: row.state === "building" && row.given + row.missing === 0 && row.wait_due_at === null,
    canReact: row.state === "showing",
    canAssume: isSilent(row, now),
    canLive: !hasEnded && (row.kind === "care" || row.state === "approved"),
    items: items.map((item) => presentItem(item, context)),
    progress: { done: needed.filter((item) => !isMissing(item)).length, all: needed.length },
    versions: versions.map((version) => presentVersion(version, context)).toReversed(),
    allFiles: filesInAll(row, files, reader),
  };
}

function customerOf({ customer_name, company, email, phone }: ProjectRow) {
  return { customer_name, company: company ?? "", email: email ?? "", phone: phone ?? "" };
}

interface Context extends Reader {
  names: ReadonlyMap<string, string>;
  files: readonly ProjectFileRow[];
}

function presentItem(item: ProjectItemRow, context: Context) {
  const { language } = context;
  const copy = projectsCopy[language];
  const { ask } = copy.items[item.name as keyof typeof copy.items] ?? copy.items.own;
  return {
    id: item.id,
    version: item.version,
    title: itemTitle(item, copy),
    ask,
    isNeeded: item.is_needed === 1,
    state: item.state,
    text: item.text,
    reason: item.reason,
    giver: item.given_by === null ? null : giverInWords(item.given_by, context),
    givenAt: item.given_at === null ? null : momentOf(item.given_at, language),
    files: presentFiles(({ item_id }) => item_id === item.id, item.given_by, context),
  };
}

function giverInWords(giver: string, { names, language }: Context): string {
  const { page } = deskWords[language].projects;
  return giver === "customer" ? page.byCustomer : fill(page.by, { who: shownName(names.get(giver) ?? giver) });
}

/** Says who gave a file, unless that is said above it. */
function presentFiles(isWanted: (file: ProjectFileRow) => boolean, said: string | null, context: Context) {
  return context.files.filter(isWanted).map(({ id, project_id, name, size, given_by }) => ({
    id,
    name,
    size: sizeInWords(size, context.language),
    path: deskProjectFilePath(project_id, id),
    giver: given_by === said ? null : giverInWords(given_by, context),
  }));
}

function presentVersion(version: ProjectVersionRow, context: Context) {
  const { language } = context;
  const { outcomes, waiting } = deskWords[language].projects.page.versions;
  const { number, url, note, shown_at, outcome, reacted_by, reacted_at, text } = version;
  const words = { who: reacted_by ?? "", moment: reacted_at === null ? "" : formatMoment(reacted_at, language) };
  return {
    number,
    url,
    note,
    shownAt: momentOf(shown_at, language),
    outcome,
    says: outcome === null ? waiting : fill(outcomes[outcome], words),
    text,
    files: presentFiles(({ version_id }) => version_id === version.id, "customer", context),
  };
}

/** The dates that were promised to the customer. */
function clocksOf(row: CountedProject, reader: Reader) {
  return (["firstVersion", "live"] as const).map((clock) => {
    const at = clock === "firstVersion" ? row.first_version_due_at : row.live_due_at;
    const isDone = clock === "firstVersion" && row.versions > 0;
    const isDue = !isDone && at !== null;
    return {
      clock,
      isLate: isDue && presentDeadline({ clock, at }, reader).isLate,
      says: isDue ? formatMoment(at, reader.language) : whyNoDate(row, clock, reader),
      canMove: !isClosed({ project: row }) && row.complete_at !== null && !isDone,
      moved: movesOf(row).flatMap((move) => (move.clock === clock ? [presentMove(move, reader)] : [])),
    };
  });
}

function whyNoDate(row: CountedProject, clock: Move["clock"], { language }: Reader): string {
  const { facts } = deskWords[language].projects.page;
  const promised = clock === "firstVersion" ? row.first_version_hours : row.live_days;
  const isMoved = movesOf(row).some((move) => move.clock === clock);
  if (clock === "firstVersion" && row.versions > 0) return facts.done;
  if (isClosed({ project: row }) || (promised === null && !isMoved)) return facts.none;
  return row.complete_at === null ? facts.notYet : facts.paused;
}

function presentMove({ to, reason }: Move, { language }: Reader): string {
  const { moved } = deskWords[language].projects.page.facts;
  return fill(moved, { moment: formatMoment(to, language), reason });
}

function filesInAll({ id }: ProjectRow, files: readonly ProjectFileRow[], { language }: Reader) {
  if (files.length === 0) return null;
  const { count } = deskWords[language].projects.page.items;
  const size = sizeInWords(
    files.reduce((sum, file) => sum + file.size, 0),
    language,
  );
  const says = fill(files.length === 1 ? count.one : count.more, { count: String(files.length), size });
  return { path: projectFilesPath(id), says };
}
