import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { ChatRuleVersionRow } from "~/lib/db/tables/tool-tables";
import { NO_EDITS, type RuleEdits } from "./rule-edits";

const MOST_VERSIONS = 100;
/** The highest value of PostgreSQL's `integer`. */
const HIGHEST_VERSION = 2 ** 31 - 1;

/** Version 0 is the product's default. */
export interface EditsVersion {
  version: number;
  edits: RuleEdits;
}

export async function lockRules(tx: Tx): Promise<void> {
  await lockKey(tx, "chat-rules");
}

/** 0 when nothing was ever changed. */
export async function newestVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom("chat_rule_versions")
    .select((eb) => eb.fn.max("version").as("version"))
    .executeTakeFirstOrThrow();
  return Number(version ?? 0);
}

/** Undefined when it is not kept, or the number is impossible. */
export async function findEdits(db: Db, version?: number): Promise<EditsVersion | undefined> {
  if (version === 0) return { version: 0, edits: NO_EDITS };
  // PostgreSQL refuses to search for such a number.
  if (version !== undefined && !(Number.isInteger(version) && Math.abs(version) <= HIGHEST_VERSION)) return undefined;
  const row = await db
    .selectFrom("chat_rule_versions")
    .select(["version", "edits"])
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row) return { version: row.version, edits: JSON.parse(row.edits) as RuleEdits };
  return version === undefined ? { version: 0, edits: NO_EDITS } : undefined;
}

/** The caller holds the lock. */
export async function insertVersion(tx: Tx, row: ChatRuleVersionRow): Promise<void> {
  await tx.insertInto("chat_rule_versions").values(row).execute();
  await tx
    .deleteFrom("chat_rule_versions")
    .where("version", "<=", row.version - MOST_VERSIONS)
    .execute();
}

export async function listVersions(db: Db, limit: number): Promise<Omit<ChatRuleVersionRow, "edits">[]> {
  return await db
    .selectFrom("chat_rule_versions")
    .select(["version", "change", "subject", "user_email", "at"])
    .orderBy("version", "desc")
    .limit(limit)
    .execute();
}
