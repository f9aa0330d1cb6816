import { APIError } from "better-auth/api";
import * as z from "zod/mini";
import type { Auth } from "./auth.server";
import { onlyCookies, readSession } from "./session.server";
import { PASSWORD_BOUNDS } from "./setup";

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
 * Signs in from `address`; `headers` of the answer carry the session cookie. At most 5 attempts per e-mail and 20
 * per address in 15 minutes; a success forgets those of the e-mail. Takes as long for an unknown e-mail as for a
 * wrong password. Throws when the database is away.
 */
export async function signIn(
  auth: Auth,
  credentials: Credentials,
  { address, headers }: { address: string; headers: Headers },
): Promise<SignInOutcome> {
  const email = credentials.email.trim().toLowerCase();
  for (const use of [() => auth.limits.byAddress.consume(address), () => auth.limits.byEmail.consume(email)]) {
    const allowance = await use();
    if (!allowance.allowed) return { outcome: "limited", retryAfter: allowance.retryAfter };
  }
  const body = z.safeParse(credentialsSchema, { email, password: credentials.password });
  if (!body.success) return { outcome: "refused" };
  try {
    const answer = await auth.betterAuth.api.signInEmail({ body: body.data, headers, returnHeaders: true });
    await auth.limits.byEmail.forget(email);
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
