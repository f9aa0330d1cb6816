import { v7 as uuidv7 } from "uuid";
import { type Db, lockKey, type Tx } from "~/lib/db/database.server";

/** better-auth's name for a password account. */
const CREDENTIAL = "credential";
const SETUP = "owner-setup";

interface NewOwner {
  /** In lower case. */
  email: string;
  passwordHash: string;
  now: Date;
}

/** Lets one process at a time decide who the first owner is. */
export async function lockOwners(tx: Tx): Promise<void> {
  await lockKey(tx, "auth-owners");
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom("user").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** The user with this e-mail (lower case) and the hash of the password, if there is one. */
export function findCredential(
  db: Db,
  email: string,
): Promise<{ userId: string; role: "owner" | "staff"; passwordHash: string | null } | undefined> {
  return db
    .selectFrom("user")
    .leftJoin("account", (join) =>
      join.onRef("account.userId", "=", "user.id").on("account.providerId", "=", CREDENTIAL),
    )
    .select(["user.id as userId", "user.role", "account.password as passwordHash"])
    .where("user.email", "=", email)
    .executeTakeFirst();
}

export async function insertOwner(tx: Tx, { email, passwordHash, now }: NewOwner): Promise<void> {
  const id = uuidv7();
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  await tx
    .insertInto("user")
    .values({ id, name: email, email, emailVerified: 1, image: null, role: "owner", ...times })
    .execute();
  await insertCredential(tx, { userId: id, passwordHash, now });
}

/** Makes the user an owner with this password, and ends all sessions that began with an older one. */
export async function replaceCredential(
  tx: Tx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await tx.updateTable("user").set({ role: "owner", updatedAt: now.toISOString() }).where("id", "=", userId).execute();
  await tx.deleteFrom("account").where("userId", "=", userId).where("providerId", "=", CREDENTIAL).execute();
  await insertCredential(tx, { userId, passwordHash, now });
  await tx.deleteFrom("session").where("userId", "=", userId).execute();
}

async function insertCredential(
  tx: Tx,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("account")
    .values({
      id: uuidv7(),
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

/** Keeps the one setup token that counts, as its hash. */
export async function replaceSetupToken(
  tx: Tx,
  { tokenHash, now, expiresAt }: { tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await deleteSetupToken(tx);
  const times = { expiresAt: expiresAt.toISOString(), createdAt: now.toISOString(), updatedAt: now.toISOString() };
  await tx
    .insertInto("verification")
    .values({ id: uuidv7(), identifier: SETUP, value: tokenHash, ...times })
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
