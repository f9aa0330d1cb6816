import * as z from "zod/mini";
import { emailAddress } from "~/components/forms/text-field";
import { MAIL_PATIENCE } from "~/features/mail/outbox/outbox.server";
import { INVITE_DAYS } from "~/lib/account-bounds";
import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { UserInviteRow } from "~/lib/db/tables/user-tables";
import { newId } from "~/lib/new-id.server";
import { hashOfToken, makeToken } from "~/lib/token.server";
import type { AccountServices } from "../account/account-mails.server";
import { asOwner, type Owner } from "../acting-owner.server";
import { invitePath } from "../sign-in/paths";
import { ROLES } from "../sign-in/role";
import { findUser } from "../sign-in/sign-in-store.server";
import { closeInvite, findInvite, insertInvite, isInvited, renewInvite } from "./invitation-store.server";

const DAY = 24 * 60 * 60_000;
const INVITE_TEMPLATE = "user-invite";

const inviteSchema = z.object({ email: emailAddress, role: z.enum(ROLES) });

export type Invited = "invited" | "invitedLater" | "email" | "exists" | "open" | "forbidden";

/** `invitedLater`: the mail server has not taken the mail in time; `open`: the address has been invited before. */
export async function invite(
  services: AccountServices,
  fields: Record<string, unknown>,
  owner: Owner,
  now: Date,
): Promise<Invited> {
  const parsed = z.safeParse(inviteSchema, fields);
  if (!parsed.success) return "email";
  const { role } = parsed.data;
  const email = parsed.data.email.toLowerCase();
  const link = makeLink(now);
  const mail = await asOwner(services.auth, owner, async (tx, inviter) => {
    if (await findUser(tx, { email })) return "exists" as const;
    if (await isInvited(tx, email)) return "open" as const;
    const invitation: UserInviteRow = {
      id: newId(),
      email,
      role,
      language: owner.language,
      token_hash: link.hash,
      state: "open",
      invited_by: owner.id,
      inviter,
      invited_at: now.toISOString(),
      expires_at: link.until,
    };
    await insertInvite(tx, invitation);
    await recordChange(tx, "user.invited", invitation.id, { email, role }, owner, now);
    return enqueueInvite(tx, services, invitation, link);
  });
  if (typeof mail === "string") return mail;
  return (await isSent(services, mail)) ? "invited" : "invitedLater";
}

export async function resendInvite(
  services: AccountServices,
  id: string,
  owner: Owner,
  now: Date,
): Promise<"resent" | "resentLater" | "gone" | "forbidden"> {
  const link = makeLink(now);
  const mail = await asOwner(services.auth, owner, async (tx) => {
    const invitation = await findInvite(tx, { id });
    if (!invitation || !(await renewInvite(tx, id, { tokenHash: link.hash, expiresAt: link.until })))
      return "gone" as const;
    await recordChange(tx, "user.invite-resent", id, { email: invitation.email }, owner, now);
    // The link in a mail that is still waiting no longer works.
    await services.outbox.withdraw(tx, id, INVITE_TEMPLATE);
    return enqueueInvite(tx, services, invitation, link);
  });
  if (typeof mail === "string") return mail;
  return (await isSent(services, mail)) ? "resent" : "resentLater";
}

export function withdrawInvite(
  { auth, outbox }: AccountServices,
  id: string,
  owner: Owner,
  now: Date,
): Promise<"withdrawn" | "gone" | "forbidden"> {
  return asOwner(auth, owner, async (tx) => {
    const invitation = await findInvite(tx, { id });
    if (!invitation || !(await closeInvite(tx, id, "withdrawn"))) return "gone";
    await outbox.withdraw(tx, id, INVITE_TEMPLATE);
    await recordChange(tx, "user.invite-withdrawn", id, { email: invitation.email }, owner, now);
    return "withdrawn";
  });
}

interface Link {
  token: string;
  hash: string;
  /** ISO-8601 UTC. */
  until: string;
}

function makeLink(now: Date): Link {
  const token = makeToken();
  return { token, hash: hashOfToken(token), until: new Date(now.getTime() + INVITE_DAYS * DAY).toISOString() };
}

async function recordChange(
  tx: Tx,
  action: "user.invited" | "user.invite-resent" | "user.invite-withdrawn",
  id: string,
  detail: object,
  user: Owner,
  at: Date,
): Promise<void> {
  await recordAudit(tx, { user, action, subject: `invite:${id}`, detail, at });
}

async function enqueueInvite(
  tx: Tx,
  { auth, outbox }: AccountServices,
  { id, email, role, inviter, language }: UserInviteRow,
  { token, until }: Link,
): Promise<{ mail: string }> {
  const props = { url: auth.siteUrl + invitePath(token), until, inviter, role };
  return {
    mail: await outbox.enqueue(tx, { template: INVITE_TEMPLATE, props, language, recipient: email, requestId: id }),
  };
}

async function isSent({ outbox }: AccountServices, { mail }: { mail: string }): Promise<boolean> {
  return (await outbox.deliver(mail, MAIL_PATIENCE)) === "sent";
}
