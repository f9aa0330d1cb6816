import type { Auth } from "../sign-in/auth.server";
import { findCredential, type KnownPassword } from "../sign-in/sign-in-store.server";

/** Takes as long for a user who does not exist. */
export async function checkPassword(
  auth: Auth,
  by: { id: string } | { email: string },
  password: string,
): Promise<KnownPassword | null> {
  const { password: hasher } = await auth.betterAuth.$context;
  const known = await findCredential(auth.db, by);
  if (!known?.passwordHash) {
    await hasher.hash(password);
    return null;
  }
  const { userId, passwordHash } = known;
  return (await hasher.verify({ hash: passwordHash, password })) ? { userId, passwordHash } : null;
}

export async function hashPassword(auth: Auth, password: string): Promise<string> {
  const { password: hasher } = await auth.betterAuth.$context;
  return hasher.hash(password);
}

/** Seconds. */
export interface TooManyTries {
  retryAfter: number;
}

/** Returns it as stored. Attempts are limited per user; a success resets the count. */
export async function confirmPassword(
  auth: Auth,
  userId: string,
  password: string,
): Promise<KnownPassword | "wrong" | TooManyTries> {
  const { passwordsByUser } = auth.limits;
  const allowance = await passwordsByUser.consume(userId);
  if (!allowance.allowed) return { retryAfter: allowance.retryAfter };
  const proved = await checkPassword(auth, { id: userId }, password);
  if (!proved) return "wrong";
  await passwordsByUser.forget(userId);
  return proved;
}
