import { RESET_LINK_MINUTES } from "~/lib/account-bounds";
import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Language } from "~/lib/language/language";
import { hashOfToken, makeToken } from "~/lib/token.server";
import { accountEmail } from "../account/account-fields";
import type { AccountServices } from "../account/account-mails.server";
import { enqueueAccountNotice } from "../account/account-mails.server";
import { deleteSessions } from "../sessions/session-store.server";
import type { Auth } from "../sign-in/auth.server";
import { resetPath } from "../sign-in/paths";
import { forgetAttempts } from "../sign-in/sign-in.server";
import {
  deleteLink,
  findCredential,
  findLink,
  findUser,
  holdsPassword,
  insertLink,
  lockPassword,
  replacePassword,
} from "../sign-in/sign-in-store.server";
import { hashPassword } from "./password.server";

const MINUTE = 60_000;
const PURPOSE = "password-reset";

type Asked = { outcome: "asked" } | { outcome: "limited"; retryAfter: number };

/** The same answer, as fast, when nobody has an account. Limited per address and per e-mail. */
export async function askForReset(
  services: AccountServices,
  typed: { email: string; address: string; language: Language },
  now: Date,
): Promise<Asked> {
  const { auth } = services;
  const known = accountEmail(typed.email);
  const email = known ?? typed.email.trim().toLowerCase();
  const { resetsByAddress, resetsByEmail } = auth.limits;
  for (const use of [() => resetsByAddress.consume(typed.address), () => resetsByEmail.consume(email)]) {
    const allowance = await use();
    if (!allowance.allowed) return { outcome: "limited", retryAfter: allowance.retryAfter };
  }
  if (known !== null) {
    mailLink(services, known, typed.language, now).catch((error: unknown) =>
      auth.log.error({ err: error }, "a link to choose another password was not made"),
    );
  }
  return { outcome: "asked" };
}

async function mailLink(
  { auth, outbox }: AccountServices,
  email: string,
  language: Language,
  now: Date,
): Promise<void> {
  const token = makeToken();
  const until = new Date(now.getTime() + RESET_LINK_MINUTES * MINUTE).toISOString();
  const known = await findCredential(auth.db, { email });
  if (!known?.passwordHash) return;
  const { userId, passwordHash } = known;
  const mail = await auth.db.transaction().execute(async (tx) => {
    // If the password has been replaced meanwhile, that was after the link was asked for.
    if (!(await holdsPassword(tx, { userId, passwordHash }))) return null;
    const link = { token_hash: hashOfToken(token), user_id: userId, purpose: PURPOSE, expires_at: until } as const;
    await insertLink(tx, link, now);
    return outbox.enqueue(tx, {
      template: "password-reset",
      props: { url: auth.siteUrl + resetPath(token), until },
      language,
      recipient: email,
    });
  });
  if (mail) void outbox.deliver(mail, 0);
}

/** null when the link is no longer good. */
export async function resetEmail(auth: Auth, token: string, now: Date): Promise<string | null> {
  const link = await findLink(auth.db, { token_hash: hashOfToken(token), purpose: PURPOSE }, now);
  return (link && (await findUser(auth.db, { id: link.user_id }))?.email) ?? null;
}

/** Returns the e-mail; null when the link is no longer good. Ends all sessions, a second step stays. */
export async function resetPassword(
  services: AccountServices,
  { token, password, language, address }: { token: string; password: string; language: Language; address: string },
  now: Date,
): Promise<string | null> {
  const { auth, outbox, live } = services;
  const link = await findLink(auth.db, { token_hash: hashOfToken(token), purpose: PURPOSE }, now);
  if (!link) return null;
  const passwordHash = await hashPassword(auth, password);
  const done = await auth.db.transaction().execute(async (tx) => {
    await lockPassword(tx, link.user_id);
    // It may have been used at the same moment, or deleted by a change of the password.
    if (!(await deleteLink(tx, link.token_hash))) return null;
    const user = await findUser(tx, { id: link.user_id });
    if (!user) return null;
    await replacePassword(tx, { userId: user.id, passwordHash, now });
    await deleteSessions(tx, user.id);
    await recordAudit(tx, { user, action: "user.password-reset", subject: `user:${user.id}`, at: now });
    const mail = await enqueueAccountNotice(tx, services, { ...user, language }, "password-changed", now);
    return { email: user.email, mail };
  });
  if (!done) return null;
  void outbox.deliver(done.mail, 0);
  await forgetAttempts(auth, done.email, address);
  await live.publish({ kind: "access" });
  return done.email;
}
