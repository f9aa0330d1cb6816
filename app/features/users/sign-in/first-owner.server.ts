import { SETUP_LINK_HOURS } from "~/lib/account-bounds";
import type { Tx } from "~/lib/db/database.server";
import { addressKey } from "~/lib/text/mail-domain";
import { hashOfToken, makeToken } from "~/lib/token.server";
import { isGuessable } from "../passwords/guessable.server";
import { hashPassword } from "../passwords/password.server";
import { deleteSessions } from "../sessions/session-store.server";
import { deleteSecondStep } from "../two-factor/two-factor-store.server";
import type { Auth } from "./auth.server";
import { setupPath } from "./paths";
import type { Credentials } from "./sign-in.server";
import {
  deleteSetupToken,
  findConfiguredPassword,
  findCredential,
  hasSetupToken,
  hasUsers,
  insertUser,
  lockOwners,
  replacePassword,
  replaceSetupToken,
  saveConfiguredPassword,
  updateUser,
} from "./sign-in-store.server";

const HOUR = 60 * 60 * 1000;

/**
 * The owner is the one that the configuration names, else, while there is no user, the one who opens the link in the log.
 * A password new in the configuration wins: it replaces the stored one, switches the second step off and ends the
 * sessions. One named before only restores the role, so that all else can be changed at the desk.
 */
export async function readyFirstOwner(auth: Auth, configured: Credentials | undefined, now: Date): Promise<void> {
  if (configured) return ensureOwner(auth, configured, now);
  const link = await issueSetupLink(auth, now);
  if (!link) return;
  // Printed at any LOG_LEVEL: there is no other way in.
  const log = auth.log.child({}, { level: "warn" });
  log.warn({ link }, `nobody can sign in yet: open this link within ${SETUP_LINK_HOURS} hours to choose a password`);
}

/** A password that the configuration has set before gives only the role. */
export async function ensureOwner(auth: Auth, { email, password }: Credentials, now: Date): Promise<void> {
  const { password: hasher } = await auth.betterAuth.$context;
  const address = addressKey(email);
  const known = await findCredential(auth.db, { email: address });
  const configured = await findConfiguredPassword(auth.db, address);
  const given = configured ?? known?.passwordHash;
  if (known && given && (await hasher.verify({ hash: given, password }))) {
    if (known.role !== "owner" || !configured) await reinstate(auth, known.userId, { address, given }, now);
    return;
  }
  // The operator's choice: a server that refuses to start because of it would help nobody.
  if (await isGuessable(password, [address])) auth.log.warn("ADMIN_PASSWORD is easy to guess: choose another");
  const passwordHash = await hasher.hash(password);
  await auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    const current = await findCredential(tx, { email: address });
    // Another replica that is starting has the same configuration, and has done the work.
    if (current?.passwordHash !== known?.passwordHash) return;
    await deleteSetupToken(tx);
    await saveConfiguredPassword(tx, { email: address, passwordHash, now });
    if (current) await takeOver(tx, current.userId, passwordHash, now);
    else await insertUser(tx, { ...asOwner(address), passwordHash, now });
  });
}

/** The password came from the configuration before: what was since chosen at the desk stays. */
async function reinstate(
  auth: Auth,
  userId: string,
  { address, given }: { address: string; given: string },
  now: Date,
): Promise<void> {
  await auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    // Another replica that is starting may have another configuration.
    if (!(await findConfiguredPassword(tx, address))) {
      await saveConfiguredPassword(tx, { email: address, passwordHash: given, now });
    }
    await updateUser(tx, userId, { role: "owner" }, now);
  });
}

/** An operator with access to the configuration gets in, even without the phone. */
async function takeOver(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await updateUser(tx, userId, { role: "owner" }, now);
  await replacePassword(tx, { userId, passwordHash, now });
  await deleteSecondStep(tx, userId);
  await deleteSessions(tx, userId);
}

/** Replaces older ones; null when there are users. */
export async function issueSetupLink(auth: Auth, now: Date): Promise<string | null> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + SETUP_LINK_HOURS * HOUR);
  return auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    if (await hasUsers(tx)) return null;
    await replaceSetupToken(tx, { tokenHash: hashOfToken(token), now, expiresAt });
    return auth.siteUrl + setupPath(token);
  });
}

export async function isSetupOpen(auth: Auth, token: string, now: Date): Promise<boolean> {
  return (await hasSetupToken(auth.db, hashOfToken(token), now)) && !(await hasUsers(auth.db));
}

/** Uses up the token; false if it is invalid or has expired. */
export async function setUpOwner(
  auth: Auth,
  token: string,
  { email, password }: Credentials,
  now: Date,
): Promise<boolean> {
  if (!(await isSetupOpen(auth, token, now))) return false;
  const passwordHash = await hashPassword(auth, password);
  return auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    if ((await hasUsers(tx)) || !(await hasSetupToken(tx, hashOfToken(token), now))) return false;
    await deleteSetupToken(tx);
    await insertUser(tx, { ...asOwner(addressKey(email)), passwordHash, now });
    return true;
  });
}

function asOwner(email: string) {
  return { name: email, email, role: "owner", language: "nl" } as const;
}
