import { parse, serialize } from "hono/utils/cookie";
import { SECOND_STEP_MINUTES } from "~/lib/account-bounds";
import { hashOfToken, makeToken } from "~/lib/token.server";
import { type Auth, cookieName, isSecure } from "../sign-in/auth.server";
import { findLink, holdsPassword, insertLink, type KnownPassword } from "../sign-in/sign-in-store.server";

const MINUTE = 60_000;
const COOKIE = "second_step";

export function secondStepCookieName(siteUrl: string): string {
  return cookieName(siteUrl, COOKIE);
}

/** The returned headers carry the proof; null when it is no longer the password. */
export async function askForSecondStep(auth: Auth, proved: KnownPassword, now: Date): Promise<Headers | null> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + SECOND_STEP_MINUTES * MINUTE);
  const isGood = await auth.db.transaction().execute(async (tx) => {
    if (!(await holdsPassword(tx, proved))) return false;
    const link = { token_hash: hashOfToken(token), user_id: proved.userId, purpose: "second-step" } as const;
    await insertLink(tx, { ...link, expires_at: expiresAt.toISOString() }, now);
    return true;
  });
  return isGood ? cookie(auth, token, SECOND_STEP_MINUTES * 60) : null;
}

/** null when there is none, or not any more. */
export async function halfSignedIn(
  auth: Auth,
  headers: Headers,
  now: Date,
): Promise<{ userId: string; tokenHash: string } | null> {
  const name = secondStepCookieName(auth.siteUrl);
  const token = parse(headers.get("Cookie") ?? "", name)[name];
  if (!token) return null;
  const link = await findLink(auth.db, { token_hash: hashOfToken(token), purpose: "second-step" }, now);
  return link ? { userId: link.user_id, tokenHash: link.token_hash } : null;
}

export function withoutProof(auth: Auth): Headers {
  return cookie(auth, "", 0);
}

function cookie(auth: Auth, value: string, maxAge: number): Headers {
  const options = { path: "/", httpOnly: true, sameSite: "Lax", maxAge } as const;
  const name = secondStepCookieName(auth.siteUrl);
  return new Headers({ "Set-Cookie": serialize(name, value, { ...options, secure: isSecure(auth.siteUrl) }) });
}
