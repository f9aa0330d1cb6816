import type { Live } from "~/features/live/live.server";
import { PASSWORD_BOUNDS } from "~/lib/password-bounds";
import { accountEmail } from "./account-email";
import type { Auth } from "./auth.server";
import { logAttempt } from "./log-attempt.server";
import { checkPassword } from "./password.server";
import { askForSecondStep } from "./second-step/challenge.server";
import { findSecondStep } from "./second-step/store.server";
import { onlyCookies, readSession } from "./session.server";
import { deleteSession } from "./sessions/store.server";

export interface Credentials {
  email: string;
  password: string;
}

/** Where somebody signs in from: the network address, and the headers of the request. */
export interface Sender {
  address: string;
  headers: Headers;
}

export type SignInOutcome =
  | { outcome: "signed-in"; userId: string; headers: Headers }
  /** The password is right; `headers` carry what lets the code be asked for. */
  | { outcome: "second-step"; headers: Headers }
  /** Unknown e-mail or wrong password: nobody learns which. */
  | { outcome: "refused" }
  | { outcome: "limited"; retryAfter: number };

/**
 * Signs in; `headers` of the answer carry the session cookie, or where a second step is on, one that leads to it.
 * Attempts are limited per address, per e-mail at an address, and per e-mail; a success forgets those of the e-mail.
 * Takes as long for an unknown e-mail as for a wrong password. Throws when the database is away.
 */
export async function signIn(auth: Auth, credentials: Credentials, sender: Sender): Promise<SignInOutcome> {
  const known = accountEmail(credentials.email);
  const who = known === null ? null : { email: known };
  const email = known ?? credentials.email.trim().toLowerCase();
  const { byAddress, byPair, byEmail } = auth.limits;
  const pair = JSON.stringify([email, sender.address]);
  // The loose limit comes last: what a stricter one turned down does not use it up.
  for (const use of [
    () => byAddress.consume(sender.address),
    () => byPair.consume(pair),
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
  const user = who && isPossible && (await checkPassword(auth, who, password));
  if (!user) {
    await logAttempt(auth, who, { step: "password", outcome: "refused" });
    return { outcome: "refused" };
  }
  await Promise.all([byPair.forget(pair), byEmail.forget(email)]);
  const secondStep = await findSecondStep(auth.db, user.userId);
  const isHalf = Boolean(secondStep?.confirmed_at);
  await logAttempt(auth, { id: user.userId }, { step: "password", outcome: isHalf ? "second-step" : "signed-in" });
  if (isHalf) {
    return { outcome: "second-step", headers: await askForSecondStep(auth, user.userId, new Date()) };
  }
  const { userId } = user;
  return { outcome: "signed-in", userId, headers: await startSession(auth, userId, sender.headers) };
}

/**
 * Starts a session for a user who has proved who it is, in the place of one that `headers` carry. Gives the headers that
 * carry its cookie.
 */
export async function startSession(auth: Auth, userId: string, headers: Headers): Promise<Headers> {
  const before = await readSession(auth, headers, { renew: false });
  if (before) {
    const ended = { id: before.id, userId: before.user.id };
    await auth.db.transaction().execute((tx) => deleteSession(tx, ended));
  }
  const answer = await auth.betterAuth.api.startSession({ body: { userId }, headers, returnHeaders: true });
  return onlyCookies(answer.headers);
}

interface SignOutServices {
  auth: Auth;
  live: Pick<Live, "publish">;
}

/**
 * Ends the session that `headers` carry, and with it what other pages of that browser hear. The answer's headers take its
 * cookie away. Throws when the database is away.
 */
export async function signOut({ auth, live }: SignOutServices, headers: Headers): Promise<Headers> {
  const session = await readSession(auth, headers, { renew: false });
  const answer = await auth.betterAuth.api.signOut({ headers, returnHeaders: true });
  if (session) void live.publish({ kind: "access" });
  return onlyCookies(answer.headers);
}
