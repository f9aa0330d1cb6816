import { removeCalendars } from "~/features/calendars/account/remove-calendars.server";
import { listCalendars } from "~/features/calendars/calendar-store.server";
import { handOver } from "~/features/leads/assign/assign-lead.server";
import { recordAudit } from "~/lib/audit/audit-store.server";
import type { Tx } from "~/lib/db/database.server";
import type { AccountServices } from "./account/account-mails.server";
import { enqueueAccountNotice } from "./account/account-mails.server";
import { asOwner, type Owner } from "./acting-owner.server";
import { withdrawInvitesOf } from "./invitations/invitation-store.server";
import { deleteSessions } from "./sessions/session-store.server";
import { ROLES } from "./sign-in/role";
import { findUser, type KnownUser, updateUser } from "./sign-in/sign-in-store.server";
import { deleteSecondStep } from "./two-factor/two-factor-store.server";
import { deleteUser } from "./user-store.server";

/** One owner always remains: owners change others, never themselves. */
type Refusal = "gone" | "self" | "conflict" | "forbidden";

/** `from` is the one that the page showed. A user who loses rights is signed out. */
export async function changeRole(
  services: AccountServices,
  id: string,
  { from, to }: { from: unknown; to: unknown },
  owner: Owner,
  now: Date,
): Promise<"role-changed" | Refusal> {
  const role = ROLES.find((known) => known === to);
  if (!role) return "conflict";
  const done = await onColleague(services, id, owner, async (tx, user) => {
    if (user.role !== from || user.role === role) return "conflict";
    await updateUser(tx, id, { role }, now);
    if (role !== "owner") {
      await deleteSessions(tx, id);
      await withdrawInvitesOf(tx, id);
    }
    const detail = { email: user.email, from: user.role, to: role };
    await recordAudit(tx, { user: owner, action: "user.role", subject: `user:${id}`, detail, at: now });
    return "role-changed" as const;
  });
  if (done === "role-changed") await services.live.publish({ kind: "access" });
  return done;
}

/** The most handed-over leads that open desks are told of. */
const MOST_TOLD = 20;

/** The log keeps its entries about them. Their open leads have no assignee afterwards. */
export async function removeUser(
  services: AccountServices,
  id: string,
  owner: Owner,
  now: Date,
): Promise<"removed" | "removed-with-leads" | Refusal> {
  let left: string[] = [];
  const done = await onColleague(services, id, owner, async (tx, user) => {
    await withdrawInvitesOf(tx, id);
    // A booking locks its lead before the calendars, too.
    left = await handOver(tx, id, { user: owner, now });
    await removeCalendars(tx, await listCalendars(tx, id), now);
    await deleteUser(tx, id);
    const { email, role } = user;
    const detail = { email, role, ...(left.length > 0 && { leads: left.length }) };
    await recordAudit(tx, { user: owner, action: "user.removed", subject: `user:${id}`, detail, at: now });
    return left.length > 0 ? ("removed-with-leads" as const) : ("removed" as const);
  });
  for (const lead of left.slice(0, MOST_TOLD)) void services.live.publish({ kind: "lead-changed", lead });
  if (done === "removed" || done === "removed-with-leads") await services.live.publish({ kind: "access" });
  return done;
}

export async function resetSecondStep(
  services: AccountServices,
  id: string,
  owner: Owner,
  now: Date,
): Promise<"two-step-reset" | Refusal> {
  let mail: string | null = null;
  const done = await onColleague(services, id, owner, async (tx, user) => {
    if (!(await deleteSecondStep(tx, id))) return "conflict";
    const detail = { email: user.email };
    await recordAudit(tx, { user: owner, action: "user.two-step-reset", subject: `user:${id}`, detail, at: now });
    mail = await enqueueAccountNotice(tx, services, user, "two-step-reset", now);
    return "two-step-reset" as const;
  });
  if (mail) void services.outbox.deliver(mail, 0);
  return done;
}

function onColleague<T extends string>(
  { auth }: AccountServices,
  id: string,
  owner: Owner,
  work: (tx: Tx, user: KnownUser) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return asOwner(auth, owner, async (tx) => {
    if (id === owner.id) return "self";
    const user = await findUser(tx, { id });
    return user ? work(tx, user) : "gone";
  });
}
