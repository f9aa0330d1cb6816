import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Db } from "~/lib/db/database.server";
import type { UserInviteRow } from "~/lib/db/tables/user-tables";
import type { Language } from "~/lib/language/language";
import { hashOfToken } from "~/lib/token.server";
import { hashPassword } from "../passwords/password.server";
import type { Auth } from "../sign-in/auth.server";
import type { Role } from "../sign-in/role";
import { findUser, insertUser, lockOwners } from "../sign-in/sign-in-store.server";
import { closeInvite, findInvite } from "./invitation-store.server";

/** `unknown` also if a later mail has replaced the link. */
export type InviteProblem = "accepted" | "withdrawn" | "expired" | "unknown";

export type OpenedInvite = { state: "open"; email: string; role: Role; inviter: string } | { state: InviteProblem };

export async function openInvite(auth: Auth, token: string, now: Date): Promise<OpenedInvite> {
  const found = await lookUp(auth.db, token, now);
  if (typeof found === "string") return { state: found };
  const { email, role, inviter } = found;
  return { state: "open", email, role, inviter };
}

/** Works once per invitation. Returns the e-mail to sign in with; null when the invitation is no longer open. */
export async function acceptInvite(
  auth: Auth,
  { token, name, password, language }: { token: string; name: string; password: string; language: Language },
  now: Date,
): Promise<string | null> {
  if (typeof (await lookUp(auth.db, token, now)) === "string") return null;
  const passwordHash = await hashPassword(auth, password);
  return auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    const found = await lookUp(tx, token, now);
    if (typeof found === "string" || !(await closeInvite(tx, found.id, "accepted"))) return null;
    const { email, role, inviter } = found;
    // The configuration may have created an account for this address meanwhile.
    if (await findUser(tx, { email })) return null;
    const id = await insertUser(tx, { name, email, role, language, passwordHash, now });
    const detail = { role, inviter };
    await recordAudit(tx, { user: { id, email }, action: "user.joined", subject: `user:${id}`, detail, at: now });
    return email;
  });
}

async function lookUp(db: Db, token: string, now: Date): Promise<UserInviteRow | InviteProblem> {
  const found = await findInvite(db, { token_hash: hashOfToken(token) });
  if (!found) return "unknown";
  if (found.state !== "open") return found.state;
  return found.expires_at > now.toISOString() ? found : "expired";
}
