import { type Db, lockKey, type Tx } from "~/lib/db/database.server";
import type { UserLinkRow } from "~/lib/db/tables/user-tables";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import type { Role } from "./role";

/** better-auth's name for a password account. */
const CREDENTIAL = "credential";
const SETUP = "owner-setup";

interface NewUser {
  name: string;
  /** Lower case. */
  email: string;
  role: Role;
  language: Language;
  passwordHash: string;
  now: Date;
}

export interface KnownUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
}

/** Proof that a user typed the password. */
export interface KnownPassword {
  userId: string;
  passwordHash: string;
}

/** One process at a time. */
export async function lockOwners(tx: Tx): Promise<void> {
  await lockKey(tx, "auth-owners");
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom("user").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** `email` in lower case. */
export function findUser(db: Db, by: { id: string } | { email: string }): Promise<KnownUser | undefined> {
  const query = db.selectFrom("user").select(["id", "name", "email", "role", "language"]);
  return ("id" in by ? query.where("id", "=", by.id) : query.where("email", "=", by.email)).executeTakeFirst();
}

/** `email` in lower case. */
export function findCredential(
  db: Db,
  by: { id: string } | { email: string },
): Promise<{ userId: string; role: Role; passwordHash: string | null } | undefined> {
  const query = db
    .selectFrom("user")
    .leftJoin("account", (join) =>
      join.onRef("account.userId", "=", "user.id").on("account.providerId", "=", CREDENTIAL),
    )
    .select(["user.id as userId", "user.role", "account.password as passwordHash"]);
  return (
    "id" in by ? query.where("user.id", "=", by.id) : query.where("user.email", "=", by.email)
  ).executeTakeFirst();
}

export async function insertUser(tx: Tx, { name, email, role, language, passwordHash, now }: NewUser): Promise<string> {
  const id = newId();
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString(), lastSeenAt: null };
  await tx
    .insertInto("user")
    .values({ id, name, email, emailVerified: 1, image: null, role, language, ...times })
    .execute();
  await insertCredential(tx, { userId: id, passwordHash, now });
  return id;
}

export async function updateUser(
  tx: Tx,
  id: string,
  change: { name: string } | { role: Role },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("user")
    .set({ ...change, updatedAt: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** True until the transaction ends: whoever changes it waits, then ends what the transaction has started. */
export async function holdsPassword(tx: Tx, { userId, passwordHash }: KnownPassword): Promise<boolean> {
  await lockPassword(tx, userId);
  return (await findCredential(tx, { id: userId }))?.passwordHash === passwordHash;
}

export async function lockPassword(tx: Tx, userId: string): Promise<void> {
  await lockKey(tx, `password of ${userId}`);
}

/** Deletes the links that could have done so; sessions stay. */
export async function replacePassword(
  tx: Tx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await lockPassword(tx, userId);
  await tx.deleteFrom("account").where("userId", "=", userId).where("providerId", "=", CREDENTIAL).execute();
  await insertCredential(tx, { userId, passwordHash, now });
  await tx.deleteFrom("user_links").where("user_id", "=", userId).execute();
}

async function insertCredential(
  tx: Tx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("account")
    .values({
      id: newId(),
      accountId: userId,
      providerId: CREDENTIAL,
      userId,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      password: passwordHash,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    })
    .execute();
}

export async function findConfiguredPassword(db: Db, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("configured_owner")
    .select("password_hash")
    .where("email", "=", email)
    .executeTakeFirst();
  return row?.password_hash;
}

export async function saveConfiguredPassword(
  tx: Tx,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<void> {
  const values = { password_hash: passwordHash, applied_at: now.toISOString() };
  await tx
    .insertInto("configured_owner")
    .values({ email, ...values })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(values))
    .execute();
}

/** Deletes expired ones too. */
export async function insertLink(tx: Tx, link: Omit<UserLinkRow, "tries">, now: Date): Promise<void> {
  await tx.deleteFrom("user_links").where("expires_at", "<=", now.toISOString()).execute();
  await tx
    .insertInto("user_links")
    .values({ ...link, tries: 0 })
    .execute();
}

type LinkKey = Pick<UserLinkRow, "token_hash" | "purpose">;

export async function findLink(db: Db, { token_hash, purpose }: LinkKey, now: Date): Promise<UserLinkRow | undefined> {
  return await db
    .selectFrom("user_links")
    .selectAll()
    .where("token_hash", "=", token_hash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** False when it was used at the same moment. */
export async function deleteLink(tx: Tx, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("user_links").where("token_hash", "=", tokenHash).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countTry(tx: Tx, tokenHash: string): Promise<void> {
  await tx
    .updateTable("user_links")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function replaceSetupToken(
  tx: Tx,
  { tokenHash, now, expiresAt }: { tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await deleteSetupToken(tx);
  const times = { expiresAt: expiresAt.toISOString(), createdAt: now.toISOString(), updatedAt: now.toISOString() };
  await tx
    .insertInto("verification")
    .values({ id: newId(), identifier: SETUP, value: tokenHash, ...times })
    .execute();
}

export async function hasSetupToken(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("verification")
    .select("id")
    .where("identifier", "=", SETUP)
    .where("value", "=", tokenHash)
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSetupToken(tx: Tx): Promise<void> {
  await tx.deleteFrom("verification").where("identifier", "=", SETUP).execute();
}
