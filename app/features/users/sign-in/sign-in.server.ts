import { PASSWORD_BOUNDS } from "~/lib/account-bounds";
import type { Live } from "~/platform/live/live.server";
import { accountEmail } from "../account/account-fields";
import { checkPassword } from "../passwords/password.server";
import { onlyCookies, readSession } from "../sessions/session.server";
import { deleteSession } from "../sessions/session-store.server";
import { askForSecondStep } from "../two-factor/challenge.server";
import { findSecondStep } from "../two-factor/two-factor-store.server";
import type { Auth } from "./auth.server";
import { findUser, holdsPassword, type KnownPassword } from "./sign-in-store.server";

export interface Credentials {
  email: string;
  password: string;
}

export interface Sender {
  address: string;
  headers: Headers;
}

export type SignInOutcome =
  | { outcome: "signed-in"; userId: string; headers: Headers }
  /** `headers` carry the proof with which the code is asked for. */
  | { outcome: "second-step"; userId: string; headers: Headers }
  /** The answer does not tell which of the two is wrong; or the password is being changed right now. */
  | { outcome: "refused" }
  | { outcome: "limited"; retryAfter: number };

/**
 * Limited per address, per e-mail at an address, and per e-mail; a success forgets those of the e-mail. Takes as long
 * for an unknown e-mail. Throws when the database is away.
 */
export async function signIn(auth: Auth, credentials: Credentials, sender: Sender): Promise<SignInOutcome> {
  const known = accountEmail(credentials.email);
  const who = known === null ? null : { email: known };
  const email = known ?? credentials.email.trim().toLowerCase();
  const { byAddress, byPair, byEmail } = auth.limits;
  // The loose limit comes last, so that attempts refused by a stricter one do not use it up.
  for (const use of [
    () => byAddress.consume(sender.address),
    () => byPair.consume(pairOf(email, sender.address)),
    () => byEmail.consume(email),
  ]) {
    const allowance = await use();
    if (!allowance.allowed) {
      await logAttempt(auth, who, { step: "password", outcome: "limited" });
      return { outcome: "limited", retryAfter: allowance.retryAfter };
    }
  }
  const { password } = credentials;
  const isPossible = password !== "" && password.length <= PASSWORD_BOUNDS.max;
  const proved = who && isPossible && (await checkPassword(auth, who, password));
  if (!proved) return refuse();
  await forgetAttempts(auth, email, sender.address);
  const { userId } = proved;
  const secondStep = await findSecondStep(auth.db, userId);
  const outcome = secondStep?.confirmed_at ? "second-step" : "signed-in";
  const headers =
    outcome === "second-step"
      ? await askForSecondStep(auth, proved, new Date())
      : await startSession(auth, proved, sender.headers);
  if (!headers) return refuse();
  await logAttempt(auth, { id: userId }, { step: "password", outcome });
  return { outcome, userId, headers };

  async function refuse(): Promise<SignInOutcome> {
    await logAttempt(auth, who, { step: "password", outcome: "refused" });
    return { outcome: "refused" };
  }
}

/** `email` as the account has it. */
export async function forgetAttempts({ limits }: Auth, email: string, address: string): Promise<void> {
  await Promise.all([limits.byPair.forget(pairOf(email, address)), limits.byEmail.forget(email)]);
}

function pairOf(email: string, address: string): string {
  return JSON.stringify([email, address]);
}

/** Replaces the session of `headers`. null when the password that was proved is no longer the user's. */
export async function startSession(auth: Auth, proved: KnownPassword, headers: Headers): Promise<Headers | null> {
  const before = await readSession(auth, headers, { renew: false });
  if (before) {
    const ended = { id: before.id, userId: before.user.id };
    await auth.db.transaction().execute((tx) => deleteSession(tx, ended));
  }
  const { userId } = proved;
  const answer = await auth.betterAuth.api.startSession({ body: { userId }, headers, returnHeaders: true });
  // A later change of the password ends the session, and an earlier one is seen here.
  const isGood = await auth.db.transaction().execute(async (tx) => {
    if (await holdsPassword(tx, proved)) return true;
    await deleteSession(tx, { id: answer.response.id, userId });
    return false;
  });
  return isGood ? onlyCookies(answer.headers) : null;
}

interface SignOutServices {
  auth: Auth;
  live: Pick<Live, "publish">;
}

/** Ends the live connections of other pages in that browser too. Throws when the database is away. */
export async function signOut({ auth, live }: SignOutServices, headers: Headers): Promise<Headers> {
  const session = await readSession(auth, headers, { renew: false });
  const answer = await auth.betterAuth.api.signOut({ headers, returnHeaders: true });
  if (session) void live.publish({ kind: "access" });
  return onlyCookies(answer.headers);
}

interface Attempt {
  step: "password" | "app" | "recovery" | "code";
  outcome: "signed-in" | "second-step" | "refused" | "limited" | "over";
}

/** No e-mail is logged. `who` is null if what was typed is not an e-mail address, which no account has. */
export async function logAttempt(
  auth: Auth,
  who: { id: string } | { email: string } | null,
  attempt: Attempt,
): Promise<void> {
  const user = (who && (await findUser(auth.db, who))?.id) ?? null;
  const isGood = attempt.outcome === "signed-in" || attempt.outcome === "second-step";
  auth.log[isGood ? "info" : "warn"]({ user, ...attempt }, "sign-in");
}
