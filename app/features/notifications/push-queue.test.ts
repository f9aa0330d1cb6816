import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { recordRequest } from "~/features/leads/record-lead.server";
import type { Db } from "~/lib/db/database.server";
import type { LeasedQueue } from "~/platform/jobs/leased-queue.server";
import { storeConversation } from "../../../tests/support/conversations";
import { describeOnEachDatabase, describeOnPostgres, openAgain, openFresh } from "../../../tests/support/databases";
import { TestClock } from "../../../tests/support/mails";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { addUser, keepSubscription, openPushQueue } from "../../../tests/support/push";
import { PushPeer } from "../../../tests/support/push-peer";
import type { PushReceiver } from "../../../tests/support/push-receiver";
import { deleteOldPushes, enqueuePush } from "./enqueue-push.server";
import { DEFAULT_SETTINGS } from "./notice-settings";
import { saveSettings } from "./notice-store.server";
import { pushKeys } from "./push-keys.server";
import { testDevice } from "./push-queue.server";
import { receivePush } from "./receive-notice.server";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const LEAD = {
  kind: "lead",
  lead: "019aa6b2",
  from: "offer-request",
  name: "Anna",
  service: "webshop",
  callBy: null,
  isCallable: true,
} as const;

let db: Db;
let clock: TestClock;
let peer: PushPeer;
let queue: LeasedQueue;
let phone: PushReceiver;
let phoneId: string;
let user: { id: string; email: string };

const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  clock = new TestClock();
  peer = await PushPeer.start();
  queue = openPushQueue({ db, peer, clock });
  user = await addUser(db, { now: clock.now() });
  phone = peer.subscribe();
  phoneId = await keepSubscription(db, phone, { user, now: clock.now() });
  return async () => {
    await queue.stop();
    await peer.stop();
  };
};

const enqueue = () => db.transaction().execute((tx) => enqueuePush(tx, LEAD, clock.now()));
const messages = () => db.selectFrom("push_messages").selectAll().orderBy("id").execute();
const device = (id = phoneId) => db.selectFrom("push_devices").selectAll().where("id", "=", id).executeTakeFirst();
const sendAll = async (...queues: LeasedQueue[]) => {
  let tried: number;
  do {
    const counts = await Promise.all(queues.map((each) => each.attemptDue()));
    tried = counts.reduce((sum, count) => sum + count, 0);
  } while (tried > 0);
};

describe("notifications", () => {
  beforeEach(() => setUp(openFresh));

  it("are encrypted for the device, signed by us, and say who it is and what was asked", async () => {
    await enqueue();
    await queue.attemptDue();
    const [taken] = peer.taken;
    expect(taken?.notice).toMatchObject({
      title: "Nieuwe aanvraag",
      body: "Anna · Webshop",
      path: "/admin/leads/019aa6b2",
      topic: "lead:019aa6b2",
      isUrgent: false,
      call: "Ik bel nu",
      language: "nl",
    });
    expect(taken?.headers).toMatchObject({ urgency: "high", ttl: String(24 * 3_600) });
    expect([...peer.contacts]).toEqual(["mailto:owner@weef.example"]);
    expect(await messages()).toMatchObject([{ state: "sent", notice: "{}", lease_owner: null, last_error: null }]);
    expect(await device()).toMatchObject({ name: "Chrome, Android", last_sent_at: clock.now().toISOString() });
  });

  it("reach every device, each in the language of its user", async () => {
    const other = await addUser(db, { language: "en", now: clock.now() });
    const laptop = peer.subscribe();
    await keepSubscription(db, laptop, { user: other, now: clock.now() });
    await enqueue();
    await sendAll(queue);
    const titles = new Map(peer.taken.map(({ endpoint, notice }) => [endpoint, (notice as { title: string }).title]));
    expect(titles).toEqual(
      new Map([
        [phone.endpoint, "Nieuwe aanvraag"],
        [laptop.endpoint, "New request"],
      ]),
    );
  });

  it("offer to call only where there is a number", async () => {
    const request = { source: "homepage", created_at: clock.now().toISOString() };
    for (const asked of [{ phone: "06 12345678" }, { phone: null }]) {
      const row = offerRequestRow({ ...request, ...asked });
      await db.transaction().execute((tx) => recordRequest(tx, "offer-request", row));
      // One at a time: those that are due together arrive in any order.
      await sendAll(queue);
    }
    expect(peer.taken.map(({ notice }) => (notice as { call: string | null }).call)).toEqual(["Ik bel nu", null]);
  });

  it("are not sent for a lead that was answered while they waited for the end of quiet hours", async () => {
    const quiet = { from: "00:00", to: "23:59" } as const;
    await db.transaction().execute((tx) => saveSettings(tx, user.id, { ...DEFAULT_SETTINGS, quiet }));
    const row = offerRequestRow({ created_at: clock.now().toISOString() });
    await db.transaction().execute((tx) => recordRequest(tx, "offer-request", row));
    await db.updateTable("leads").set({ first_answered_at: clock.now().toISOString(), status: "contacted" }).execute();
    clock.advance(24 * HOUR - SECOND);
    await sendAll(queue);
    expect(peer.taken).toEqual([]);
    expect(await messages()).toMatchObject([{ state: "failed", last_error: "True no more" }]);
  });

  it("are not sent for a message that was read meanwhile", async () => {
    const quiet = { from: "00:00", to: "23:59" } as const;
    await db.transaction().execute((tx) => saveSettings(tx, user.id, { ...DEFAULT_SETTINGS, quiet }));
    const [read, unread] = [uuidv7(), uuidv7()];
    for (const id of [read, unread]) {
      await storeConversation(db, { id }, ["Dag"]);
      const notice = { kind: "message", conversation: id, name: null } as const;
      await db.transaction().execute((tx) => enqueuePush(tx, notice, clock.now()));
    }
    await db.updateTable("conversations").set({ owner_read_seq: 99 }).where("id", "=", read).execute();
    const [held] = await messages();
    clock.advance(Date.parse(held?.due_at ?? "") - clock.now().getTime());
    await sendAll(queue);
    expect(peer.taken.map(({ notice }) => (notice as { path: string }).path)).toEqual([
      expect.stringContaining(unread),
    ]);
  });

  it("are not sent for spam", async () => {
    const row = offerRequestRow({ status: "spam", created_at: clock.now().toISOString() });
    await db.transaction().execute((tx) => recordRequest(tx, "offer-request", row));
    expect(await messages()).toEqual([]);
  });

  it("are not sent for a test lead of Meta", async () => {
    const row = offerRequestRow({ source: "meta-ads", is_test: 1, created_at: clock.now().toISOString() });
    await db.transaction().execute((tx) => recordRequest(tx, "offer-request", row));
    expect(await messages()).toEqual([]);
  });

  it("are tried again when the push service never answers", async () => {
    peer.misbehave("hang");
    const impatient = openPushQueue({ db, peer, clock, deadline: 50 });
    await enqueue();
    await impatient.attemptDue();
    await impatient.stop();
    expect(await messages()).toMatchObject([{ state: "queued", attempts: 1 }]);
    clock.advance(5 * SECOND);
    await queue.attemptDue();
    expect(peer.taken).toHaveLength(1);
  });

  it.each([404, 410])("remove a device whose subscription is gone (%i)", async (status) => {
    peer.misbehave({ status });
    await enqueue();
    await enqueue();
    await sendAll(queue);
    expect(await device()).toBeUndefined();
    expect(await messages()).toEqual([]);
  });

  it("are given up when they are refused, or of no use any more", async () => {
    peer.misbehave({ status: 403 });
    await enqueue();
    await queue.attemptDue();
    expect(await messages()).toMatchObject([{ state: "failed", last_error: "HTTP 403", notice: "{}" }]);
    peer.always({ status: 503 });
    await enqueue();
    for (let round = 0; round < 60; round += 1) {
      await queue.attemptDue();
      clock.advance(HOUR / 2);
    }
    expect((await messages()).map(({ state }) => state)).toEqual(["failed", "failed"]);
    await deleteOldPushes(db, new Date(clock.now().getTime() + 7 * 24 * HOUR));
    expect(await messages()).toEqual([]);
  });

  it("can be tested by their own user only, who is told the result", async () => {
    const services = { db, contact: "owner@weef.example", post: peer.post, now: clock.now };
    const test = (by: string) => testDevice(services, phoneId, by);
    expect(await test(user.id)).toBe("sent");
    const [tested] = peer.taken.map(({ notice }) => notice as { id: string });
    expect(tested).toMatchObject({ title: "Meldingen van Weef werken" });
    expect(await device()).toMatchObject({ unheard_since: clock.now().toISOString() });
    await receivePush({ db, live: { publish: async () => {} } }, { id: tested?.id ?? "" }, clock.now());
    expect(await device()).toMatchObject({ unheard_since: null, last_received_at: clock.now().toISOString() });
    expect(await test("somebody else")).toBeUndefined();
    peer.misbehave({ status: 500 }, { status: 410 });
    expect(await test(user.id)).toBe("failed");
    expect(await test(user.id)).toBe("gone");
    expect(await device()).toBeUndefined();
    expect(peer.attempts).toBe(3);
  });
});

describeOnEachDatabase("the queue of notifications", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("are queued in the transaction of the lead: one that is not stored notifies nobody", async () => {
    const row = offerRequestRow({ name: "Haastig", source: "meta-ads", created_at: clock.now().toISOString() });
    const rolledBack = db.transaction().execute(async (tx) => {
      await recordRequest(tx, "offer-request", row);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    expect(await messages()).toEqual([]);
    const lead = await db.transaction().execute((tx) => recordRequest(tx, "offer-request", row));
    await queue.attemptDue();
    expect(peer.taken.map(({ notice }) => notice)).toMatchObject([
      { title: "Advertentielead: contact uiterlijk za 16:00", isUrgent: true, path: `/admin/leads/${lead}` },
    ]);
  });

  it("are tried again when the push service says so, and not before", async () => {
    peer.misbehave({ status: 429, headers: { "Retry-After": "60" } }, { status: 500 });
    await enqueue();
    await queue.attemptDue();
    expect(await messages()).toMatchObject([{ state: "queued", last_error: "HTTP 429", attempts: 1 }]);
    expect(await device()).toMatchObject({ problem: "HTTP 429" });
    clock.advance(59 * SECOND);
    expect(await queue.attemptDue()).toBe(0);
    clock.advance(SECOND);
    await queue.attemptDue();
    expect(await messages()).toMatchObject([{ state: "queued", last_error: "HTTP 500", attempts: 2 }]);
    clock.advance(30 * SECOND);
    await queue.attemptDue();
    expect(peer.taken.map(({ headers }) => headers.ttl)).toEqual([String(24 * 3_600 - 90)]);
    expect(await device()).toMatchObject({ problem: null });
  });

  it("use a single pair of keys, whichever process asks first", async () => {
    const other = openAgain(db);
    const [one, two] = await Promise.all([pushKeys(db), pushKeys(other)]);
    expect(two).toEqual(one);
    expect(await pushKeys(db)).toEqual(one);
    expect(Buffer.from(one.publicKey, "base64url")).toHaveLength(65);
  });
});

describeOnPostgres("notifications of a machine whose clock is minutes ahead", (openFresh) => {
  it("are sent at once by the clock of the database", async () => {
    const db = await openFresh();
    const peer = await PushPeer.start();
    const queue = openPushQueue({ db, peer, clock: { now: () => new Date() } });
    onTestFinished(async () => {
      await queue.stop();
      await peer.stop();
    });
    const ahead = new Date(Date.now() + 300 * SECOND);
    await keepSubscription(db, peer.subscribe(), { user: await addUser(db, { now: ahead }), now: ahead });
    await db.transaction().execute((tx) => enqueuePush(tx, LEAD, ahead));
    expect(await queue.attemptDue()).toBe(1);
    expect(peer.taken).toHaveLength(1);
  });
});
