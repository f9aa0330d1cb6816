import type { Db, Tx } from "~/lib/db/database.server";
import type { MailServerRow } from "~/lib/db/tables/mailbox-tables";

export async function listMailServers(db: Db): Promise<MailServerRow[]> {
  return await db.selectFrom("mail_servers").selectAll().orderBy("kind").execute();
}

/** `known`: the moment of the change that the new one replaces, null if there was none. False if another came between. */
export async function saveMailServer(tx: Tx, row: MailServerRow, known: string | null): Promise<boolean> {
  if (known === null) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto("mail_servers")
      .values(row)
      .onConflict((conflict) => conflict.column("kind").doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await tx
    .updateTable("mail_servers")
    .set(row)
    .where("kind", "=", row.kind)
    .where("changed_at", "=", known)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns which there were. */
export async function deleteMailServers(
  tx: Tx,
  kinds: readonly MailServerRow["kind"][],
): Promise<MailServerRow["kind"][]> {
  const deleted = await tx
    .deleteFrom("mail_servers")
    .where("kind", "in", [...kinds])
    .returning("kind")
    .execute();
  return deleted.map(({ kind }) => kind);
}
