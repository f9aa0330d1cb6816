import type { Tx } from "~/lib/db/database.server";
import type { UserLinkRow } from "~/lib/db/tables/user-tables";
import type { Language } from "~/lib/language/language";
import { openSealed } from "~/lib/sealed-text.server";
import type { AccountServices } from "../account/account-mails.server";
import { enqueueAccountNotice } from "../account/account-mails.server";
import type { Auth } from "../sign-in/auth.server";
import { logAttempt, type Sender, startSession } from "../sign-in/sign-in.server";
import { countTry, deleteLink, findCredential, findLink, findUser } from "../sign-in/sign-in-store.server";
import { halfSignedIn, withoutProof } from "./challenge.server";
import { hashOfRecoveryCode } from "./recovery-codes.server";
import { counterOf } from "./totp.server";
import { findSecondStep, spendCounter, spendRecoveryCode } from "./two-factor-store.server";

const MOST_TRIES = 5;

type CodeKind = "app" | "recovery";

export type SecondStepOutcome =
  | { outcome: "signed-in"; userId: string; headers: Headers }
  /** Wrong, or used before. */
  | { outcome: "refused" }
  /** Start again with the password. */
  | { outcome: "over"; headers: Headers }
  | { outcome: "limited"; retryAfter: number };

/** Every code works once. Attempts are limited per user and per address. Throws when the database is away. */
export async function signInWithCode(
  services: AccountServices,
  { code, language }: { code: string; language: Language },
  sender: Sender,
  now = new Date(),
): Promise<SecondStepOutcome> {
  const { auth, outbox } = services;
  const half = await halfSignedIn(auth, sender.headers, now);
  if (!half) return { outcome: "over", headers: withoutProof(auth) };
  const { userId, tokenHash } = half;
  const { codesByAddress, codesByUser } = auth.limits;
  for (const use of [() => codesByAddress.consume(sender.address), () => codesByUser.consume(userId)]) {
    const allowance = await use();
    if (!allowance.allowed) {
      await logAttempt(auth, { id: userId }, { step: "code", outcome: "limited" });
      return { outcome: "limited", retryAfter: allowance.retryAfter };
    }
  }
  const spent = await auth.db.transaction().execute(async (tx) => {
    // Read before the link: if that is still there, it was made with this password.
    const passwordHash = (await findCredential(tx, { id: userId }))?.passwordHash;
    const link = await findLink(tx, { token_hash: tokenHash, purpose: "second-step" }, now);
    const user = link && (await findUser(tx, { id: userId }));
    if (!user || !passwordHash) return "over";
    const kind = await spendCode(tx, auth, userId, code, now);
    if (!kind) return (await countWrong(tx, link)) ? "refused" : "over";
    await deleteLink(tx, tokenHash);
    return {
      kind,
      passwordHash,
      mail:
        kind === "recovery" &&
        (await enqueueAccountNotice(tx, services, { ...user, language }, "recovery-code-used", now)),
    };
  });
  if (spent === "over") return over();
  if (spent === "refused") {
    await logAttempt(auth, { id: userId }, { step: "code", outcome: "refused" });
    return { outcome: "refused" };
  }
  if (spent.mail) void outbox.deliver(spent.mail, 0);
  await codesByUser.forget(userId);
  const headers = await startSession(auth, { userId, passwordHash: spent.passwordHash }, sender.headers);
  if (!headers) return over();
  await logAttempt(auth, { id: userId }, { step: spent.kind, outcome: "signed-in" });
  for (const cookie of withoutProof(auth).getSetCookie()) headers.append("Set-Cookie", cookie);
  return { outcome: "signed-in", userId, headers };

  async function over(): Promise<SecondStepOutcome> {
    await logAttempt(auth, { id: userId }, { step: "code", outcome: "over" });
    return { outcome: "over", headers: withoutProof(auth) };
  }
}

/** False when it was the last one allowed: the password has to be typed again. */
async function countWrong(tx: Tx, { token_hash, tries }: UserLinkRow): Promise<boolean> {
  if (tries + 1 < MOST_TRIES) {
    await countTry(tx, token_hash);
    return true;
  }
  await deleteLink(tx, token_hash);
  return false;
}

/** Null if the code is wrong or used. */
export async function spendCode(
  tx: Tx,
  auth: Auth,
  userId: string,
  typed: string,
  now: Date,
): Promise<CodeKind | null> {
  const secondStep = await findSecondStep(tx, userId);
  if (!secondStep?.confirmed_at) return null;
  const digits = typed.replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(digits)) {
    const key = openSealed(secondStep.secret, sealOf(auth, userId));
    if (key === null) {
      auth.log.error({ user: userId }, "the key of a second step cannot be read: SESSION_SECRET has changed");
      return null;
    }
    const counter = counterOf(key, digits, now);
    return counter !== null && (await spendCounter(tx, userId, counter)) ? "app" : null;
  }
  const hash = hashOfRecoveryCode(typed);
  return hash !== null && (await spendRecoveryCode(tx, userId, hash, now)) ? "recovery" : null;
}

export function sealOf({ secret }: Auth, userId: string) {
  return { secret, about: `second step of ${userId}` };
}
