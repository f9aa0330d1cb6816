import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { accountServices, addUser, authOn, switchOn } from "../../../tests/support/accounts";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../tests/support/databases";
import { acceptInvite, openInvite } from "./invitations/accept.server";
import { signIn } from "./sign-in/sign-in.server";
import type { AccountUser } from "./two-factor/enrol.server";
import { changeUsers, readUsers } from "./users-page.server";

const NOW = new Date("2026-11-21T10:00:00Z");

const DAY = 24 * 60 * 60_000;
const later = (days: number) => new Date(NOW.getTime() + days * DAY);

let db: Db;
let services: ReturnType<typeof accountServices>;
let [anna, bram]: AccountUser[] = [];
let clock: Date;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  clock = NOW;
  services = accountServices(db, authOn(db), () => clock);
  services.live.publish = vi.fn(async () => {});
  anna = await addUser(services.auth, { email: "anna@weef.example", role: "owner" }, NOW);
  bram = await addUser(services.auth, { email: "bram@weef.example", role: "owner" }, NOW);
};

const change = (fields: Record<string, unknown>, by = anna, now = NOW) =>
  changeUsers(services, fields, by as AccountUser, now);
const users = async () => (await readUsers(db, "", "nl", NOW)).users.map(({ email, role }) => `${email} ${role}`);
const invites = async () => (await readUsers(db, "", "nl", NOW)).invites;
const signInAs = (email: string, password = "a password of staff") =>
  signIn(services.auth, { email, password }, { address: "192.0.2.1", headers: new Headers() });
const sessions = async () => (await db.selectFrom("session").select("userId").execute()).map(({ userId }) => userId);
const auditEntries = async () =>
  (await db.selectFrom("audit_log").select(["action", "user_email"]).orderBy("id").execute()).map(
    ({ action, user_email }) => `${user_email} ${action}`,
  );
const invite = (email: string, role = "staff") => change({ do: "invite", email, role });
async function token(count = 1): Promise<string> {
  await expect.poll(() => services.sent.length).toBe(count);
  return /\/admin\/invite\/([\w-]{43})/.exec(services.sent.at(-1)?.text ?? "")?.[1] ?? "";
}
const accept = (link: string, now = NOW) =>
  acceptInvite(services.auth, { token: link, name: "Cas", password: "a password of cas", language: "nl" }, now);

describe("colleagues at the desk", () => {
  beforeEach(() => setUp(openFresh));

  test("do not come by a link that is old, withdrawn, replaced or a guess", async () => {
    await invite("cas@weef.example");
    const first = await token();
    expect(await openInvite(services.auth, first, later(7))).toEqual({ state: "expired" });
    expect(await accept(first, later(7))).toBeNull();
    const id = (await invites())[0]?.id;
    expect(await change({ do: "resend", invite: id }, anna, later(8))).toBe("resent");
    const second = await token(2);
    expect(await openInvite(services.auth, first, later(8))).toEqual({ state: "unknown" });
    expect(await openInvite(services.auth, second, later(14))).toMatchObject({ state: "open" });
    expect(await change({ do: "withdraw", invite: id })).toBe("withdrawn");
    expect(await openInvite(services.auth, second, NOW)).toEqual({ state: "withdrawn" });
    expect(await accept(second)).toBeNull();
    expect(await accept("a-guess")).toBeNull();
    expect(await change({ do: "resend", invite: id })).toBe("gone");
    expect(await users()).toHaveLength(2);
  });

  test("are forgotten if their invitation expired long ago, when the next is made", async () => {
    await invite("cas@weef.example");
    await change({ do: "invite", email: "dirk@weef.example", role: "staff" }, anna, later(36));
    expect((await invites()).map(({ email }) => email)).toEqual(["dirk@weef.example", "cas@weef.example"]);
    await change({ do: "invite", email: "els@weef.example", role: "staff" }, anna, later(38));
    expect((await invites()).map(({ email }) => email)).toEqual(["els@weef.example", "dirk@weef.example"]);
  });

  test("are invited while the mail server is away, and the page says that the mail waits, and why", async () => {
    services.mailServer.trouble = "connect ECONNREFUSED 127.0.0.1:4799";
    expect(await invite("cas@weef.example")).toBe("invitedLater");
    const [open] = await invites();
    expect(open?.mail).toMatchObject({
      state: "queued",
      at: { iso: "2026-11-21T10:00:30.000Z" },
      reason: { text: "De mailserver is niet bereikbaar.", technical: services.mailServer.trouble },
    });
    expect(await change({ do: "resend", invite: open?.id })).toBe("resentLater");
    services.mailServer.trouble = null;
    clock = later(1);
    expect(await change({ do: "resend", invite: open?.id })).toBe("resent");
    expect((await invites())[0]?.mail).toMatchObject({ state: "sent" });
    // Mails whose links no longer work are not sent after all.
    expect(await db.selectFrom("outbox").select("state").execute()).toEqual([{ state: "sent" }]);
  });

  test("get no mail about an invitation that was withdrawn before it went out", async () => {
    services.mailServer.trouble = "connect ECONNREFUSED 127.0.0.1:4799";
    await invite("cas@weef.example");
    expect(await change({ do: "withdraw", invite: (await invites())[0]?.id })).toBe("withdrawn");
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  test("are not invited, by any of three ways, by somebody who is no longer an owner", async () => {
    await invite("cas@weef.example");
    const id = (await invites())[0]?.id;
    await db
      .updateTable("user")
      .set({ role: "staff" })
      .where("id", "=", anna?.id ?? "")
      .execute();
    for (const act of ["invite", "resend", "withdraw"]) {
      expect(await change({ do: act, invite: id, email: "dirk@weef.example", role: "staff" })).toBe("forbidden");
    }
    expect((await invites()).map(({ email }) => email)).toEqual(["cas@weef.example"]);
  });

  test("have a token that is stored nowhere once the mail is sent", async () => {
    await invite("cas@weef.example");
    const link = await token();
    const rows = async () =>
      JSON.stringify([
        await db.selectFrom("user_invites").selectAll().execute(),
        await db.selectFrom("outbox").selectAll().execute(),
      ]);
    await expect.poll(rows).not.toContain(link);
  });

  test("are signed out at once when they lose rights, and open pages are told", async () => {
    await signInAs("bram@weef.example");
    await signInAs("anna@weef.example");
    expect(await change({ do: "role", user: bram?.id, from: "owner", to: "staff" })).toBe("role-changed");
    expect(await sessions()).toEqual([anna?.id]);
    expect(services.live.publish).toHaveBeenCalledWith({ kind: "access" });
    await signInAs("bram@weef.example");
    expect(await change({ do: "role", user: bram?.id, from: "staff", to: "owner" })).toBe("role-changed");
    expect(await sessions()).toHaveLength(2);
  });

  test("are removed with all that lets them in; what the log says about them stays", async () => {
    await switchOn(services, bram as AccountUser, NOW);
    await signInAs("bram@weef.example");
    expect(await change({ do: "remove", user: bram?.id })).toBe("removed");
    expect(await users()).toEqual(["anna@weef.example owner"]);
    for (const table of ["session", "second_steps", "recovery_codes"] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await signInAs("bram@weef.example")).outcome).toBe("refused");
    expect(await auditEntries()).toEqual(["bram@weef.example user.two-step-on", "anna@weef.example user.removed"]);
    expect(await change({ do: "remove", user: bram?.id })).toBe("gone");
  });

  test("cannot remove or demote themselves, so that there is always an owner left", async () => {
    expect(await change({ do: "remove", user: anna?.id })).toBe("self");
    expect(await change({ do: "role", user: anna?.id, from: "owner", to: "staff" })).toBe("self");
    expect(await change({ do: "two-step-reset", user: anna?.id })).toBe("self");
  });

  test("are not changed over somebody else's change", async () => {
    expect(await change({ do: "role", user: bram?.id, from: "staff", to: "owner" })).toBe("conflict");
    expect(await change({ do: "role", user: bram?.id, from: "owner", to: "king" })).toBe("conflict");
    expect(await change({ do: "two-step-reset", user: bram?.id })).toBe("conflict");
    expect(await auditEntries()).toEqual([]);
  });

  test("who lost their phone are let in again by another owner, and told so", async () => {
    await switchOn(services, bram as AccountUser, NOW);
    expect((await signInAs("bram@weef.example")).outcome).toBe("second-step");
    expect(await change({ do: "two-step-reset", user: bram?.id })).toBe("two-step-reset");
    expect((await signInAs("bram@weef.example")).outcome).toBe("signed-in");
    await expect.poll(() => services.sent.at(-1)?.subject).toBe("Een eigenaar zette inloggen in twee stappen uit");
  });

  test("take their open invitations with them when they lose rights", async () => {
    await change({ do: "invite", email: "cas@weef.example", role: "owner" }, bram);
    const link = await token();
    await change({ do: "role", user: bram?.id, from: "owner", to: "staff" });
    expect(await openInvite(services.auth, link, NOW)).toEqual({ state: "withdrawn" });
    expect(await accept(link)).toBeNull();
  });
});

describeOnEachDatabase("colleagues, by two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  test("come by an invitation, which works once and names who invited", async () => {
    expect(await invite(" Cas@Weef.example ")).toBe("invited");
    const link = await token();
    expect(services.sent[0]).toMatchObject({
      recipient: "cas@weef.example",
      subject: "anna@weef.example nodigt je uit voor de desk van Weef",
    });
    expect(await openInvite(services.auth, link, NOW)).toEqual({
      state: "open",
      email: "cas@weef.example",
      role: "staff",
      inviter: "anna@weef.example",
    });
    const accepted = await Promise.all([accept(link), accept(link)]);
    expect(accepted.filter((email) => email === "cas@weef.example")).toHaveLength(1);
    expect(await openInvite(services.auth, link, NOW)).toEqual({ state: "accepted" });
    expect(await users()).toContain("cas@weef.example staff");
    expect((await signInAs("cas@weef.example", "a password of cas")).outcome).toBe("signed-in");
    expect(await invites()).toEqual([]);
    expect(await auditEntries()).toEqual(["anna@weef.example user.invited", "cas@weef.example user.joined"]);
  });

  test("are invited once, at a real address that nobody signs in with", async () => {
    expect(await invite("cas")).toBe("email");
    expect(await invite("Bram@weef.example")).toBe("exists");
    expect(await invite("cas@weef.example", "admin")).toBe("email");
    const both = await Promise.all([invite("cas@weef.example"), invite("cas@weef.example")]);
    expect(both.sort()).toEqual(["invited", "open"]);
  });

  test("who demote each other at the same moment: one stays owner", async () => {
    const elsewhere = { ...services, auth: authOn(openAgain(db)) };
    const demote = (id?: string) => ({ do: "role", user: id, from: "owner", to: "staff" });
    const outcomes = await Promise.all([
      changeUsers(services, demote(bram?.id), anna as AccountUser, NOW),
      changeUsers(elsewhere, demote(anna?.id), bram as AccountUser, NOW),
    ]);
    expect(outcomes.sort()).toEqual(["forbidden", "role-changed"]);
    expect((await users()).filter((user) => user.endsWith(" owner"))).toHaveLength(1);
  });

  test("who remove each other at the same moment: one stays", async () => {
    const elsewhere = { ...services, auth: authOn(openAgain(db)) };
    await Promise.all([
      changeUsers(services, { do: "remove", user: bram?.id }, anna as AccountUser, NOW),
      changeUsers(elsewhere, { do: "remove", user: anna?.id }, bram as AccountUser, NOW),
    ]);
    expect(await users()).toHaveLength(1);
  });
});
