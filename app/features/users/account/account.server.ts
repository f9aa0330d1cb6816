import { recordAudit } from "~/lib/audit/audit-store.server";
import { confirmPassword, hashPassword, type TooManyTries } from "../passwords/password.server";
import { deleteSession, deleteSessions } from "../sessions/session-store.server";
import type { Auth } from "../sign-in/auth.server";
import { holdsPassword, replacePassword, updateUser } from "../sign-in/sign-in-store.server";
import type { AccountUser } from "../two-factor/enrol.server";
import type { AccountServices } from "./account-mails.server";
import { enqueueAccountNotice } from "./account-mails.server";

/** Colleagues see it. */
export async function changeName(auth: Auth, user: AccountUser, name: string, now: Date): Promise<void> {
  await auth.db.transaction().execute(async (tx) => {
    await updateUser(tx, user.id, { name }, now);
    await recordAudit(tx, { user, action: "user.name", subject: `user:${user.id}`, detail: { name }, at: now });
  });
}

/** Ends all sessions but this one. Also `wrong` if the present password is replaced at the same moment. */
export async function changePassword(
  services: AccountServices,
  user: AccountUser,
  { present, password, sessionId }: { present: string; password: string; sessionId: string },
  now: Date,
): Promise<"changed" | "wrong" | TooManyTries> {
  const { auth, outbox, live } = services;
  const proved = await confirmPassword(auth, user.id, present);
  if (proved === "wrong" || "retryAfter" in proved) return proved;
  const passwordHash = await hashPassword(auth, password);
  const mail = await auth.db.transaction().execute(async (tx) => {
    if (!(await holdsPassword(tx, proved))) return null;
    await replacePassword(tx, { userId: user.id, passwordHash, now });
    await deleteSessions(tx, user.id, sessionId);
    await recordAudit(tx, { user, action: "user.password", subject: `user:${user.id}`, at: now });
    return enqueueAccountNotice(tx, services, user, "password-changed", now);
  });
  if (mail === null) return "wrong";
  void outbox.deliver(mail, 0);
  await live.publish({ kind: "access" });
  return "changed";
}

/** All but the present one when none is named. Returns how many. */
export async function endSessions(
  { auth, live }: AccountServices,
  user: AccountUser,
  { id, present }: { id: string | null; present: string },
  now: Date,
): Promise<number> {
  const ended = await auth.db.transaction().execute(async (tx) => {
    const count =
      id === null
        ? await deleteSessions(tx, user.id, present)
        : Number(await deleteSession(tx, { id, userId: user.id }));
    if (count > 0) {
      const detail = { count };
      await recordAudit(tx, { user, action: "user.sessions-ended", subject: `user:${user.id}`, detail, at: now });
    }
    return count;
  });
  if (ended > 0) await live.publish({ kind: "access" });
  return ended;
}
