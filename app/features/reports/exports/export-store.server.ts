import { sql } from "kysely";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Position } from "~/lib/keyset-cursor.server";

export async function selectQuotes(
  db: Db,
  { after, limit }: { after: Position | null; limit: number },
): Promise<QuoteRow[]> {
  return await db
    .selectFrom("quotes")
    .selectAll()
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id})`))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
