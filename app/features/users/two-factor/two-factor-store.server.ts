import type { Db, Tx } from "~/lib/db/database.server";
import type { SecondStepRow } from "~/lib/db/tables/user-tables";

export function findSecondStep(db: Db, userId: string): Promise<SecondStepRow | undefined> {
  return db.selectFrom("second_steps").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** False, with nothing changed, when the second step is on. */
export async function saveUnconfirmed(
  tx: Tx,
  { userId, secret, now }: { userId: string; secret: string; now: Date },
): Promise<boolean> {
  const values = { secret, last_counter: 0, created_at: now.toISOString(), confirmed_at: null };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("second_steps")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet(values).where("second_steps.confirmed_at", "is", null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False when this code, or a later one, has been used already. */
export async function spendCounter(tx: Tx, userId: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("second_steps")
    .set({ last_counter: counter })
    .where("user_id", "=", userId)
    .where("last_counter", "<", counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when it was on already. */
export async function confirmSecondStep(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("second_steps")
    .set({ confirmed_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when there is none: it may have been confirmed at the same moment. */
export async function deleteUnconfirmed(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("second_steps")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False when it was not on. */
export async function deleteSecondStep(tx: Tx, userId: string): Promise<boolean> {
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const deleted = await tx.deleteFrom("second_steps").where("user_id", "=", userId).returning("confirmed_at").execute();
  return deleted.some(({ confirmed_at }) => confirmed_at !== null);
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute();
}

/** False when there is no such code, or it has been used already. */
export async function spendRecoveryCode(tx: Tx, userId: string, codeHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("recovery_codes")
    .set({ used_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("code_hash", "=", codeHash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll().as("left"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
