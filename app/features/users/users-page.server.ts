import { presentMail } from "~/features/mail/outbox/mail-words.server";
import { mailStates } from "~/features/mail/outbox/outbox-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { readableAddress } from "~/lib/text/readable-address.server";
import { momentOf } from "~/lib/time/clock";
import type { AccountServices } from "./account/account-mails.server";
import type { Owner } from "./acting-owner.server";
import { changeRole, removeUser, resetSecondStep } from "./change-user.server";
import { openInvites } from "./invitations/invitation-store.server";
import { invite, resendInvite, withdrawInvite } from "./invitations/invite.server";
import type { ShownInvite } from "./invitations/invite-list";
import type { ShownUser } from "./user-list";
import { listUsers } from "./user-store.server";

export async function readUsers(
  db: Db,
  you: string,
  language: Language,
  now: Date,
): Promise<{ users: ShownUser[]; invites: ShownInvite[] }> {
  const moment = (iso: string) => momentOf(iso, language);
  const users = (await listUsers(db)).map(
    ({ id, name, email, role, createdAt, lastSeenAt, secondStepSince }): ShownUser => ({
      id,
      name: name === email ? readableAddress(email) : name,
      email: readableAddress(email),
      role,
      since: moment(createdAt),
      lastSeen: lastSeenAt === null ? null : moment(lastSeenAt),
      hasSecondStep: secondStepSince !== null,
      isYou: id === you,
    }),
  );
  const open = await openInvites(db);
  const mails = await mailStates(
    db,
    open.map(({ id }) => id),
  );
  const invites = open.map(({ id, email, role, inviter, expires_at }): ShownInvite => {
    const mail = mails.get(id)?.at(-1);
    return {
      id,
      email: readableAddress(email),
      role,
      inviter,
      until: moment(expires_at),
      hasExpired: expires_at <= now.toISOString(),
      mail: mail ? presentMail(mail, { language, now }) : null,
    };
  });
  return { users, invites };
}

/** Throws only what the database throws. */
export function changeUsers(services: AccountServices, fields: Record<string, unknown>, owner: Owner, now: Date) {
  const [user, invitation] = [String(fields.user), String(fields.invite)];
  switch (fields.do) {
    case "invite":
      return invite(services, fields, owner, now);
    case "resend":
      return resendInvite(services, invitation, owner, now);
    case "withdraw":
      return withdrawInvite(services, invitation, owner, now);
    case "role":
      return changeRole(services, user, { from: fields.from, to: fields.to }, owner, now);
    case "two-step-reset":
      return resetSecondStep(services, user, owner, now);
    case "remove":
      return removeUser(services, user, owner, now);
    default:
      return "conflict" as const;
  }
}
