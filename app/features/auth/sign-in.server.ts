import { APIError } from "better-auth/api";
import * as z from "zod/mini";
import { PASSWORD_BOUNDS } from "~/lib/password-bounds";
import type { Auth } from "./auth.server";
import { onlyCookies, readSession } from "./session.server";

export interface Credentials {
  email: string;
  password: string;
}

export type SignInOutcome =
  | { outcome: "signed-in"; headers: Headers }
  /** Unknown e-mail or wrong password: nobody learns which. */
  | { outcome: "refused" }
  | { outcome: "limited"; retryAfter: number };

const credentialsSchema = z.object({
  email: z.email(),
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_BOUNDS.max)),
});

/**
 * Signs in from `address`; `headers` of the answer carry the session cookie. Attempts are limited per address, per
 * e-mail at an address, and per e-mail; a success forgets those of the e-mail. Takes as long for an unknown e-mail as
 * for a wrong password. Throws when the database is away.
 */
export async function signIn(
  auth: Auth,
  credentials: Credentials,
  { address, headers }: { address: string; headers: Headers },
): Promise<SignInOutcome> {
  const email = credentials.email.trim().toLowerCase();
  const { byAddress, byPair, byEmail } = auth.limits;
  const pair = JSON.stringify([email, address]);
  // The loose limit comes last: what a stricter one turned down does not use it up.
  for (const use of [() => byAddress.consume(address), () => byPair.consume(pair), () => byEmail.consume(email)]) {
    const allowance = await use();
    if (!allowance.allowed) return { outcome: "limited", retryAfter: allowance.retryAfter };
  }
  const body = z.safeParse(credentialsSchema, { email, password: credentials.password });
  if (!body.success) return { outcome: "refused" };
  try {
    const answer = await auth.betterAuth.api.signInEmail({ body: body.data, headers, returnHeaders: true });
    await Promise.all([byPair.forget(pair), byEmail.forget(email)]);
    return { outcome: "signed-in", headers: onlyCookies(answer.headers) };
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode !== 401) throw error;
    return { outcome: "refused" };
  }
}

/** Ends the session that `headers` carry. The answer's headers take its cookie away. Throws when the database is away. */
export async function signOut(auth: Auth, headers: Headers): Promise<Headers> {
  await readSession(auth, headers, { renew: false });
  const answer = await auth.betterAuth.api.signOut({ headers, returnHeaders: true });
  return onlyCookies(answer.headers);
}
