import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Tables } from "~/lib/db/tables/tables";
import type { Position } from "~/lib/keyset-cursor.server";

interface Range {
  after: Position | null;
  limit: number;
}

export const selectQuotes = (db: Db, range: Range): Promise<QuoteRow[]> => selectNewest(db, "quotes", range);

export const selectProjects = (db: Db, range: Range): Promise<ProjectRow[]> => selectNewest(db, "projects", range);

async function selectNewest<T extends "quotes" | "projects">(
  db: Db,
  table: T,
  { after, limit }: Range,
): Promise<Tables[T][]> {
  // The query builder types one table at a time.
  const rows = await db
    .selectFrom(table as "quotes")
    .selectAll()
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id})`))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows as unknown[] as Tables[T][];
}
