import type { Db, Tx } from "~/lib/db/database.server";
import type { Role } from "./sign-in/role";

export interface ListedUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
  lastSeenAt: string | null;
  /** Null if none is required. */
  secondStepSince: string | null;
}

/** Owners first, then in the order in which they came. */
export async function listUsers(db: Db): Promise<ListedUser[]> {
  return await db
    .selectFrom("user")
    .leftJoin("second_steps", "second_steps.user_id", "user.id")
    .select([
      "user.id",
      "user.name",
      "user.email",
      "user.role",
      "user.createdAt",
      "user.lastSeenAt",
      "second_steps.confirmed_at as secondStepSince",
    ])
    .orderBy("user.role")
    .orderBy("user.createdAt")
    .orderBy("user.id")
    .execute();
}

/** The log keeps its entries about the user. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("user").where("id", "=", id).execute();
}
