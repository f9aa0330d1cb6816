import * as z from "zod/mini";
import { emailAddress } from "~/components/forms/text-field";
import { MAIL_PATIENCE } from "~/features/mail/outbox/outbox.server";
import { INVITE_DAYS } from "~/lib/account-bounds";
import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { hashOfToken, makeToken } from "~/lib/token.server";
import type { AccountServices } from "../account/account-mails.server";
import { isActingOwner, type Owner } from "../acting-owner.server";
import { invitePath } from "../sign-in/paths";
import { ROLES, type Role } from "../sign-in/role";
import { findUser, lockOwners } from "../sign-in/sign-in-store.server";
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
  const email = parsed.data.email.toLowerCase();
  const token = makeToken();
  const done = await services.auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    if (!(await isActingOwner(tx, owner))) return "forbidden";
    if (await findUser(tx, { email })) return "exists";
    if (await isInvited(tx, email)) return "open";
    const { role } = parsed.data;
    const id = newId();
    const inviter = (await findUser(tx, { id: owner.id }))?.name ?? owner.email;
    const until = new Date(now.getTime() + INVITE_DAYS * DAY).toISOString();
    await insertInvite(tx, {
      id,
      email,
      role,
      language: owner.language,
      token_hash: hashOfToken(token),
      state: "open",
      invited_by: owner.id,
      inviter,
      invited_at: now.toISOString(),
      expires_at: until,
    });
    await recordAudit(tx, {
      user: owner,
      action: "user.invited",
      subject: `invite:${id}`,
      detail: { email, role },
      at: now,
    });
    return {
      mail: await enqueueInvite(tx, services, { id, email, role, inviter, token, until, language: owner.language }),
    };
  });
  if (typeof done === "string") return done;
  return (await services.outbox.deliver(done.mail, MAIL_PATIENCE)) === "sent" ? "invited" : "invitedLater";
}

export async function resendInvite(
  services: AccountServices,
  id: string,
  owner: Owner,
  now: Date,
): Promise<"resent" | "resentLater" | "gone" | "forbidden"> {
  const token = makeToken();
  const done = await services.auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    if (!(await isActingOwner(tx, owner))) return "forbidden";
    const kept = await findInvite(tx, { id });
    const until = new Date(now.getTime() + INVITE_DAYS * DAY).toISOString();
    if (!kept || !(await renewInvite(tx, id, { tokenHash: hashOfToken(token), expiresAt: until }))) return "gone";
    const { email, role, inviter, language } = kept;
    await recordAudit(tx, {
      user: owner,
      action: "user.invite-resent",
      subject: `invite:${id}`,
      detail: { email },
      at: now,
    });
    // The link in a mail that is still waiting no longer works.
    await services.outbox.withdraw(tx, id, INVITE_TEMPLATE);
    return { mail: await enqueueInvite(tx, services, { id, email, role, inviter, token, until, language }) };
  });
  if (typeof done === "string") return done;
  return (await services.outbox.deliver(done.mail, MAIL_PATIENCE)) === "sent" ? "resent" : "resentLater";
}

export async function withdrawInvite(
  { auth, outbox }: AccountServices,
  id: string,
  owner: Owner,
  now: Date,
): Promise<"withdrawn" | "gone" | "forbidden"> {
  return auth.db.transaction().execute(async (tx) => {
    await lockOwners(tx);
    if (!(await isActingOwner(tx, owner))) return "forbidden";
    const kept = await findInvite(tx, { id });
    if (!kept || !(await closeInvite(tx, id, "withdrawn"))) return "gone";
    await outbox.withdraw(tx, id, INVITE_TEMPLATE);
    const { email } = kept;
    await recordAudit(tx, {
      user: owner,
      action: "user.invite-withdrawn",
      subject: `invite:${id}`,
      detail: { email },
      at: now,
    });
    return "withdrawn";
  });
}

interface Invitation {
  id: string;
  email: string;
  role: Role;
  inviter: string;
  token: string;
  until: string;
  language: Language;
}

function enqueueInvite(
  tx: Tx,
  { auth, outbox }: AccountServices,
  { id, email, role, inviter, token, until, language }: Invitation,
): Promise<string> {
  return outbox.enqueue(tx, {
    template: INVITE_TEMPLATE,
    props: { url: auth.siteUrl + invitePath(token), until, inviter, role },
    language,
    recipient: email,
    requestId: id,
  });
}
