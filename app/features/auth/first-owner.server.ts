import { createHash } from "node:crypto";
import { makeToken } from "~/lib/token.server";
import type { Auth } from "./auth.server";
import { SETUP_LINK_HOURS } from "./bounds";
import { setupPath } from "./paths";
import type { Credentials } from "./sign-in.server";
import {
  deleteSetupToken,
  findCredential,
  hasSetupToken,
  hasUsers,
  insertOwner,
  lockOwners,
  replaceCredential,
  replaceSetupToken,
} from "./store.server";

const HOUR = 60 * 60 * 1000;

/**
 * Makes sure, at start, that somebody can sign in: the owner that the configuration names, else, while there is no
 * user, whoever opens the link that the log prints (for a while, once; a restart replaces it).
 * The configuration wins: when its password differs from the stored one, it replaces it and ends the sessions.
 */
export async function readyFirstOwner(auth: Auth, configured: Credentials | undefined, now: Date): Promise<void> {
  if (configured) return ensureOwner(auth, configured, now);
  const link = await issueSetupLink(auth, now);
  if (!link) return;
  auth.log.warn(
    { link },
    `nobody can sign in yet: open this link within ${SETUP_LINK_HOURS} hours to choose a password`,
  );
}

/** Creates the owner, or gives the existing one this password. Does nothing when both are as they should be. */
export async function ensureOwner(auth: Auth, { email, password }: Credentials, now: Date): Promise<void> {
  const { password: hasher } = await auth.betterAuth.$context;
  const address = email.toLowerCase();
  const known = await findCredential(auth.db, address);
  const isSame = known?.passwordHash ? await hasher.verify({ hash: known.passwordHash, password }) : false;
  if (known?.role === "owner" && isSame) return;
  const passwordHash = await hasher.hash(password);
  await auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    const current = await findCredential(tx, address);
    // Another replica that starts now has the same configuration: it has done the work.
    if (current?.passwordHash !== known?.passwordHash) return;
    await deleteSetupToken(tx);
    if (current) await replaceCredential(tx, { userId: current.userId, passwordHash, now });
    else await insertOwner(tx, { email: address, passwordHash, now });
  });
}

/** A fresh setup link, which ends the older ones; null when there are users. */
export async function issueSetupLink(auth: Auth, now: Date): Promise<string | null> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + SETUP_LINK_HOURS * HOUR);
  return auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    if (await hasUsers(tx)) return null;
    await replaceSetupToken(tx, { tokenHash: hashOf(token), now, expiresAt });
    return auth.siteUrl + setupPath(token);
  });
}

export async function isSetupOpen(auth: Auth, token: string, now: Date): Promise<boolean> {
  return (await hasSetupToken(auth.db, hashOf(token), now)) && !(await hasUsers(auth.db));
}

/** Creates the first owner and uses the token up. Answers false when the token is not, or no longer, good. */
export async function setUpOwner(
  auth: Auth,
  token: string,
  { email, password }: Credentials,
  now: Date,
): Promise<boolean> {
  if (!(await isSetupOpen(auth, token, now))) return false;
  const { password: hasher } = await auth.betterAuth.$context;
  const passwordHash = await hasher.hash(password);
  return auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    if ((await hasUsers(tx)) || !(await hasSetupToken(tx, hashOf(token), now))) return false;
    await deleteSetupToken(tx);
    await insertOwner(tx, { email: email.toLowerCase(), passwordHash, now });
    return true;
  });
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
