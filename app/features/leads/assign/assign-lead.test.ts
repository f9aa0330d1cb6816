import { beforeEach, expect, it, vi } from "vitest";
import { removeUser } from "~/features/users/change-user.server";
import type { Db } from "~/lib/db/database.server";
import { accountServices, addUser, authOn } from "../../../../tests/support/accounts";
import { describeOnEachDatabase, openAgain } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import { keepSubscription } from "../../../../tests/support/push";
import { PUSH_ORIGIN } from "../../../../tests/support/push-peer";
import { PushReceiver } from "../../../../tests/support/push-receiver";
import { changeStatus } from "../change-lead.server";
import { assignConflictMessage } from "../conflict-message.server";
import { changeByForm } from "../lead-page/handle-lead-form.server";
import { findLead } from "../lead-store.server";
import { changeTogether } from "../list/change-leads.server";
import { EVERYTHING } from "../list/lead-filter";
import { listLeads } from "../list/lead-list.server";
import { readBatchNotice } from "../list/present-batch.server";
import { undoBatch } from "../list/undo-batch.server";
import { filterOf, readColleagues } from "./read-colleagues.server";

const NOW = new Date("2026-11-24T11:00:00.000Z");

describeOnEachDatabase("who takes a lead", (openFresh) => {
  let db: Db;
  let id: string;
  let anna: { id: string; email: string };
  let bram: { id: string; email: string };
  const publish = vi.fn(async () => {});

  beforeEach(async () => {
    publish.mockClear();
    db = await openFresh();
    const auth = authOn(db);
    anna = await addUser(auth, { email: "anna@weef.example", role: "owner" }, NOW);
    bram = await addUser(auth, { email: "bram@weef.example", role: "staff" }, NOW);
    await db.updateTable("user").set({ name: "Bram Bos" }).where("id", "=", bram.id).execute();
    for (const user of [anna, bram]) await keepSubscription(db, new PushReceiver(PUSH_ORIGIN), { user, now: NOW });
    id = await storeOffer(db, { name: "Jan Smit", created_at: "2026-11-24T09:00:00.000Z" });
  });

  const services = (on = db) => ({ db: on, live: { publish } });
  const by = (user: typeof anna) => ({ user, now: NOW });
  const assign = (user: typeof anna, fields: Record<string, string>, on = db) =>
    changeByForm(services(on), id, { do: "assign", version: "1", ...fields }, by(user));
  const lead = () => findLead(db, { id });
  const say = async (batch: string | null, user: typeof anna) =>
    (await readBatchNotice(db, { id: batch ?? "", user_id: user.id }, "nl"))?.text;
  const log = () =>
    db.selectFrom("audit_log").select(["action", "user_email", "detail"]).where("action", "like", "lead.%").execute();
  const pushes = () =>
    db
      .selectFrom("push_messages")
      .innerJoin("push_devices", "push_devices.id", "device_id")
      .select(["user_id", "notice"])
      .where("notice", "like", "%assigned%")
      .orderBy("push_messages.id")
      .execute();
  const remove = (user: typeof anna) =>
    removeUser(accountServices(db, authOn(db)), user.id, { ...anna, language: "nl" }, NOW);

  it("is whoever takes it, in the log and on open desks, and nobody again when that is undone", async () => {
    const { updated_at } = (await lead()) ?? {};
    const { outcome, batch } = await assign(bram, { take: "me", assignee: "" });
    expect(outcome).toBe("changed");
    expect(await lead()).toMatchObject({ assignee_id: bram.id, version: 2, updated_at });
    expect(await say(batch, bram)).toBe("Bram Bos pakt de lead op.");
    expect(publish).toHaveBeenCalledWith({ kind: "lead-changed", lead: id });
    await undoBatch(services(), batch ?? "", by(bram));
    expect(await lead()).toMatchObject({ assignee_id: null, version: 3 });
    expect(await log()).toEqual([
      { action: "lead.assign", user_email: bram.email, detail: JSON.stringify({ assignee: bram.email }) },
      {
        action: "lead.assign",
        user_email: bram.email,
        detail: JSON.stringify({ assignee: null, assigned_before: bram.email }),
      },
    ]);
  });

  it("is told by mail where no device can tell it", async () => {
    await db.deleteFrom("push_devices").execute();
    await assign(anna, { assignee: bram.id });
    const notices = await db.selectFrom("notices").selectAll().where("notice", "like", "%assigned%").execute();
    expect(notices).toMatchObject([{ user_id: bram.id, state: "queued" }]);
  });

  it("is told to that person alone, once however many leads it are, and not of what they took themselves", async () => {
    await assign(bram, { take: "me" });
    expect(await pushes()).toEqual([]);
    await assign(anna, { assignee: "", version: "2" });
    await assign(anna, { assignee: bram.id, version: "3" });
    const other = await storeOffer(db, { name: "Kim" });
    const leads = [
      { id, version: 4 },
      { id: other, version: 1 },
    ];
    await changeTogether(services(), leads, { kind: "assign", assignee: null }, by(anna));
    await changeTogether(
      services(),
      leads.map(({ version, ...one }) => ({ ...one, version: version + (one.id === id ? 1 : 0) })),
      { kind: "assign", assignee: bram.id },
      by(anna),
    );
    const told = await pushes();
    expect(told.map(({ user_id }) => user_id)).toEqual([bram.id, bram.id]);
    expect(told.map(({ notice }) => JSON.parse(notice))).toEqual([
      { kind: "assigned", lead: id, name: "Jan Smit", who: anna.email },
      { kind: "assigned-several", count: 2, who: anna.email },
    ]);
  });

  it("is the first of two who take it at once, and the second is told who", async () => {
    const taken = await Promise.all([assign(anna, { take: "me" }), assign(bram, { take: "me" }, openAgain(db))]);
    expect(taken.map(({ outcome }) => outcome).toSorted()).toEqual(["changed", "conflict"]);
    const name = (await lead())?.assignee_id === bram.id ? "Bram Bos" : anna.email;
    expect(await assignConflictMessage(db, id, "nl")).toMatch(new RegExp(`^${name} heeft deze lead sinds di 24 nov`));
  });

  it("names whoever changed it otherwise, and refuses a colleague who is not there", async () => {
    await changeStatus(services(), id, { status: "contacted", version: "1" }, by(bram));
    expect(await assign(anna, { take: "me" })).toEqual({ outcome: "conflict", batch: null });
    expect(await assignConflictMessage(db, id, "nl")).toMatch(/^bram@weef.example heeft deze lead om/);
    expect(await assign(anna, { version: "2", assignee: "u9" })).toEqual({ outcome: "invalid", batch: null });
    expect(await assign(anna, { version: "x", assignee: "" })).toEqual({ outcome: "invalid", batch: null });
  });

  it("narrows the list down to somebody's own, in the address of everybody", async () => {
    await storeOffer(db, { name: "Kim" });
    await assign(anna, { assignee: bram.id });
    const names = async (assignee: string, user: typeof anna) => {
      const filter = filterOf({ ...EVERYTHING, assignee }, user.id);
      const page = await listLeads(db, filter, { language: "nl", now: NOW });
      return page?.leads.map((shown) => [shown.name, shown.assignee]);
    };
    expect(await names("me", bram)).toEqual([["Jan Smit", "Bram Bos"]]);
    expect(await names("me", anna)).toEqual([]);
    expect(await names(bram.id, anna)).toEqual([["Jan Smit", "Bram Bos"]]);
    expect(await names("nobody", anna)).toEqual([["Kim", null]]);
    expect(await readColleagues(db, bram.id)).toEqual([
      { id: bram.id, name: "Bram Bos", isYou: true },
      { id: anna.id, name: anna.email, isYou: false },
    ]);
  });

  it("is nobody once that colleague is removed, which the log says, and undoing does not bring them back", async () => {
    const closed = await storeOffer(db, { name: "Klaar", status: "new" });
    await db.updateTable("leads").set({ status: "agreed", assignee_id: bram.id }).where("id", "=", closed).execute();
    await assign(anna, { assignee: bram.id });
    const { batch } = await assign(anna, { version: "2", assignee: "" });
    await undoBatch(services(), batch ?? "", by(anna));
    expect(await lead()).toMatchObject({ assignee_id: bram.id, version: 4 });
    const taken = await assign(anna, { version: "4", take: "me" });
    expect(await remove(bram)).toBe("removed");
    await undoBatch(services(), taken.batch ?? "", by(anna));
    expect(await lead()).toMatchObject({ assignee_id: anna.id, version: 5 });
    expect(await findLead(db, { id: closed })).toMatchObject({ assignee_id: null });

    const cas = await addUser(authOn(db), { email: "cas@weef.example", role: "staff" }, NOW);
    await assign(anna, { version: "5", assignee: cas.id });
    expect(await remove(cas)).toBe("removed-with-leads");
    expect(await lead()).toMatchObject({ assignee_id: null, version: 7 });
    const removal = await db.selectFrom("audit_log").select("detail").where("action", "=", "user.removed").execute();
    expect(removal.map(({ detail }) => JSON.parse(detail).leads)).toEqual([undefined, 1]);
    expect((await log()).at(-1)).toMatchObject({ user_email: anna.email });
  });

  it("survives that somebody is removed while they are given a lead", async () => {
    const [removed] = await Promise.all([remove(bram), assign(anna, { assignee: bram.id }, openAgain(db))]);
    expect(["removed", "removed-with-leads"]).toContain(removed);
    expect(await lead()).toMatchObject({ assignee_id: null });
  });
});
