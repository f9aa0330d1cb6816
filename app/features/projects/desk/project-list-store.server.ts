import { type ExpressionBuilder, sql } from "kysely";
import { isOpen } from "~/features/leads/waits/wait-store.server";
import type { Db } from "~/lib/db/database.server";
import type { WaitRow } from "~/lib/db/tables/lead-tables";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import type { Tables } from "~/lib/db/tables/tables";
import { type Page, type Position, readPage } from "~/lib/keyset-cursor.server";
import { PROJECT_GROUPS, type ProjectGroup } from "./project-groups";

/** The place of a project without a deadline: the last. */
const NEVER = "9999-12-31T00:00:00.000Z";

export interface CountedProject extends ProjectRow {
  /** Items that wait for the desk. */
  given: number;
  /** Needed items that wait for the customer. */
  missing: number;
  versions: number;
  /** The open wait of the project or its lead that is due first. */
  wait_kind: WaitRow["kind"] | null;
  wait_due_at: string | null;
}

/** Null if there are none at the cursor. */
export function listProjects(
  db: Db,
  { group, cursor, limit }: { group: ProjectGroup; cursor: string | null; limit: number },
): Promise<Page<CountedProject> | null> {
  return readPage(cursor, {
    size: limit,
    select: (place) => selectProjects(db, group, place),
    positionOf: ({ place, id }) => ({ at: place, id }),
  });
}

export async function countProjects(db: Db): Promise<Record<ProjectGroup, number>> {
  const rows = await db
    .selectFrom(counted(db).as("counted"))
    .select(groupIn.as("name"))
    .select((eb) => eb.fn.countAll().as("count"))
    .groupBy("name")
    .execute();
  const none = Object.fromEntries(PROJECT_GROUPS.map((group) => [group, 0])) as Record<ProjectGroup, number>;
  return Object.assign(none, Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)])));
}

export async function findCounted(db: Db, id: string): Promise<CountedProject | undefined> {
  const row = await counted(db).where("projects.id", "=", id).executeTakeFirst();
  return row && withCounts(row);
}

/** Names of users by their addresses. */
export async function namesByEmail(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const users = await db
    .selectFrom("user")
    .select(["email", "name"])
    .where("email", "in", [...emails])
    .execute();
  return new Map(users.map(({ email, name }) => [email, name]));
}

/** Those whose first version or delivery is due before the moment `until`, the first to be due first. */
export async function dueProjects(db: Db, until: string): Promise<(CountedProject & { due_at: string })[]> {
  const rows = await db
    .selectFrom(counted(db).as("counted"))
    .selectAll()
    .select(clockDue.as("due_at"))
    .where(sql<boolean>`${clockDue} < ${until}`)
    .orderBy("due_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...withCounts(row), due_at: row.due_at ?? "" }));
}

/** The latest projects. */
export async function latestProjects(db: Db, limit: number): Promise<ProjectRow[]> {
  return await db.selectFrom("projects").selectAll().orderBy("id", "desc").limit(limit).execute();
}

/** The latest of these leads. */
export async function projectsOfLeads(db: Db, leadIds: readonly string[]): Promise<ProjectRow[]> {
  if (leadIds.length === 0) return [];
  return await db
    .selectFrom("projects")
    .selectAll()
    .where("lead_id", "in", [...leadIds])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

async function selectProjects(
  db: Db,
  group: ProjectGroup,
  { after, limit }: { after: Position | null; limit: number },
) {
  const { place, isDown } = PLACES[group];
  const order = isDown ? "desc" : "asc";
  const rows = await db
    .selectFrom(counted(db).as("counted"))
    .selectAll()
    .select(place.as("place"))
    .where(sql<boolean>`${groupIn} = ${group}`)
    .$if(after !== null, (query) => {
      const [at, id] = [after?.at, after?.id];
      return query.where(
        isDown ? sql<boolean>`(${place}, id) < (${at}, ${id})` : sql<boolean>`(${place}, id) > (${at}, ${id})`,
      );
    })
    .orderBy("place", order)
    .orderBy("id", order)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...withCounts(row), place: row.place }));
}

type Counted = Omit<CountedProject, Count> & Record<Count, unknown>;
type Count = "given" | "missing" | "versions";

/** PostgreSQL answers with a text for a count. */
function withCounts(row: Counted): CountedProject {
  return { ...row, given: Number(row.given), missing: Number(row.missing), versions: Number(row.versions) };
}

function counted(db: Db) {
  return db
    .selectFrom("projects")
    .selectAll("projects")
    .select((eb) => [
      countItems(eb).where("state", "=", "given").as("given"),
      countItems(eb).where("is_needed", "=", 1).where("state", "in", ["open", "back"]).as("missing"),
      eb
        .selectFrom("project_versions")
        .select((inner) => inner.fn.countAll().as("count"))
        .whereRef("project_id", "=", "projects.id")
        .as("versions"),
      firstWait(eb).select("waits.kind").as("wait_kind"),
      firstWait(eb).select("waits.due_at").as("wait_due_at"),
    ]);
}

type OfProjects = ExpressionBuilder<Tables, "projects">;

function countItems(eb: OfProjects) {
  return eb
    .selectFrom("project_items")
    .select((inner) => inner.fn.countAll().as("count"))
    .whereRef("project_id", "=", "projects.id");
}

function firstWait(eb: OfProjects) {
  return eb
    .selectFrom("waits")
    .where(isOpen)
    .where((inner) =>
      inner.or([
        inner("waits.project_id", "=", inner.ref("projects.id")),
        inner("waits.lead_id", "=", inner.ref("projects.lead_id")),
      ]),
    )
    .orderBy("waits.due_at")
    .orderBy("waits.id")
    .limit(1);
}

const isRunning = sql<boolean>`state in ('building', 'approved') and waiting_since is null`;

/** A running clock waits for the desk, and so does something that the customer gave, wrote or agreed to. */
const groupIn = sql<ProjectGroup>`case
  when state in ('live', 'stopped') then state
  when given > 0 or wait_due_at is not null or (${isRunning}) then 'us'
  else 'customer' end`;

const clockDue = sql<string | null>`case when ${isRunning} then
  case when versions = 0 then coalesce(first_version_due_at, live_due_at) else live_due_at end end`;

const firstDue = sql<string>`case
  when wait_due_at is not null and wait_due_at < coalesce(${clockDue}, ${NEVER}) then wait_due_at
  else coalesce(${clockDue}, ${NEVER}) end`;

/** The moment by which a group is sorted. */
const PLACES = {
  us: { place: firstDue, isDown: false },
  customer: { place: sql<string>`coalesce(waiting_since, ${NEVER})`, isDown: false },
  live: { place: sql<string>`coalesce(live_at, updated_at)`, isDown: true },
  stopped: { place: sql<string>`updated_at`, isDown: true },
} as const;
