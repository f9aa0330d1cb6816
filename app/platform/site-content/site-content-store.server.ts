import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { SiteChangeRow, SiteDraftRow } from "~/lib/db/tables/site-tables";
import type { Typed, Values } from "./content-kind";

export async function lockSiteContent(tx: Tx): Promise<void> {
  await lockKey(tx, "site-content");
}

/** 0 when nothing was ever changed. */
export async function newestVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom("site_changes")
    .select((eb) => eb.fn.max("version").as("version"))
    .executeTakeFirstOrThrow();
  return Number(version ?? 0);
}

/** The last change of each value, up to a version. */
export async function lastChanges(db: Db, upTo?: number): Promise<SiteChangeRow[]> {
  return await db
    .selectFrom("site_changes as last")
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("site_changes as later")
            .select("later.version")
            .whereRef("later.kind", "=", "last.kind")
            .whereRef("later.name", "=", "last.name")
            .whereRef("later.language", "=", "last.language")
            .whereRef("later.version", ">", "last.version")
            .$if(upTo !== undefined, (query) => query.where("later.version", "<=", upTo ?? 0)),
        ),
      ),
    )
    .$if(upTo !== undefined, (query) => query.where("last.version", "<=", upTo ?? 0))
    .execute();
}

export async function changesOfVersion(db: Db, version: number): Promise<SiteChangeRow[]> {
  return await db.selectFrom("site_changes").selectAll().where("version", "=", version).execute();
}

/** The changes of the newest versions, newest first; of all kinds, or of one. */
export async function listChanges(db: Db, kind: string | null, versions: number): Promise<SiteChangeRow[]> {
  return await db
    .selectFrom("site_changes")
    .selectAll()
    .where("version", "in", (eb) =>
      eb
        .selectFrom("site_changes")
        .select("version")
        .distinct()
        .$if(kind !== null, (query) => query.where("kind", "=", kind ?? ""))
        .orderBy("version", "desc")
        .limit(versions),
    )
    .orderBy("version", "desc")
    .orderBy("name")
    .orderBy("language")
    .execute();
}

export async function insertChanges(tx: Tx, rows: readonly SiteChangeRow[]): Promise<void> {
  await tx.insertInto("site_changes").values(rows).execute();
}

interface Draft extends SiteDraftRow {
  values: Values;
  typed: Typed | null;
}

export async function findDraft(db: Db, kind: string): Promise<Draft | null> {
  const row = await db.selectFrom("site_drafts").selectAll().where("kind", "=", kind).executeTakeFirst();
  return row ? { ...row, values: JSON.parse(row.content), typed: row.fields && JSON.parse(row.fields) } : null;
}

export async function listDrafts(db: Db): Promise<SiteDraftRow[]> {
  return await db.selectFrom("site_drafts").selectAll().orderBy("kind").execute();
}

/** The drafts of the items of a family, by their slugs. */
export async function listItemDrafts(db: Db, family: string): Promise<Map<string, SiteDraftRow>> {
  const own = (await listDrafts(db)).filter(({ kind }) => kind.startsWith(`${family}.`));
  return new Map(own.map((draft) => [draft.kind.slice(family.length + 1), draft]));
}

export async function putDraft(tx: Tx, row: SiteDraftRow): Promise<void> {
  await tx.deleteFrom("site_drafts").where("kind", "=", row.kind).execute();
  await tx.insertInto("site_drafts").values(row).execute();
}

/** Deletes the draft if it was saved at that moment. True if there was one. */
export async function deleteDraft(tx: Tx, kind: string, at: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("site_drafts")
    .where("kind", "=", kind)
    .where("at", "=", at)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
