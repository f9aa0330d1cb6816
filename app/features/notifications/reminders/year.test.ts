import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { answerDueAt, reachableOn } from "~/content/answer-due";
import { callByForm } from "~/features/leads/calling/call-lead.server";
import { CALLING_FORMS } from "~/features/leads/lead-page/lead-forms";
import { insertLead, touchLead } from "~/features/leads/lead-store.server";
import { answerWait, openWait } from "~/features/leads/waits/waits.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { createLog } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { afterOpenTime, openTimeBetween, whenOpen } from "~/lib/time/open-time";
import type { LeasedQueue } from "~/platform/jobs/leased-queue.server";
import { claimDue } from "~/platform/jobs/leases.server";
import { openFresh } from "../../../../tests/support/databases";
import { addUser } from "../../../../tests/support/push";
import { mailingServices } from "../../../../tests/support/services";
import { enqueueReminders, noticeQueue } from "../notice-queue.server";
import { DEFAULT_SETTINGS, type NoticeSettings } from "../notice-settings";
import { saveSettings } from "../notice-store.server";
import { receivePush } from "../receive-notice.server";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Mulberry32: the same at every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Reach {
  user: string;
  once: string;
  at: string;
}

/** A desk of which two processes share the work: an owner, and a colleague and a student with quiet hours. */
async function openDesk(start: string) {
  const db = await openFresh();
  // The plug is never pulled: a year on disk takes minutes.
  await sql`pragma synchronous = off`.execute(db);
  const desk = { now: new Date(start), reached: [] as Reach[], dead: new Set<string>() };
  const services = mailingServices(db, () => desk.now);
  // Nothing goes out: what counts is what is queued.
  const outbox = {
    enqueue: services.outbox.enqueue.bind(services.outbox),
    deliver: async () => "sent" as const,
  };
  const openQueue = () =>
    noticeQueue({
      ...services,
      env: { ...services.env, META_GRAPH_URL: "" },
      outbox,
      log: createLog("silent"),
      now: () => desk.now,
    });
  const queues = [openQueue(), openQueue()];
  const remind = () => enqueueReminders(db, desk.now);
  const users: string[] = [];
  const quiet = [null, { from: "17:00", to: "10:00" }, { from: "12:00", to: "13:00" }] as const;
  for (const [place, hours] of quiet.entries()) {
    const { id } = await addUser(db, { now: desk.now });
    users.push(id);
    if (place > 0) await db.updateTable("user").set({ role: "staff" }).where("id", "=", id).execute();
    const settings: NoticeSettings = { ...DEFAULT_SETTINGS, quiet: hours, off: ["morning"] };
    await db.transaction().execute((tx) => saveSettings(tx, id, settings));
    // The owner has only a phone that is dead, the student none at all.
    const device = { id: `${id} phone`, user_id: id, endpoint: id, p256dh: "p", auth: "a", name: "Phone" };
    const heard = { last_sent_at: null, problem: null, last_received_at: null, unheard_since: null };
    if (place === 0) desk.dead.add(device.id);
    if (place < 2)
      await db
        .insertInto("push_devices")
        .values({ ...device, ...heard, created_at: start })
        .execute();
  }

  /** Devices say what they received; who was mailed, was reached too. */
  async function receive() {
    const waiting = await db.selectFrom("push_messages").select(["id", "device_id"]).execute();
    for (const { id, device_id } of waiting)
      if (!desk.dead.has(device_id)) await receivePush(services, { id }, desk.now);
    await db.deleteFrom("push_messages").execute();
    const settled = await db
      .selectFrom("notices")
      .select(["id", "user_id", "once"])
      .where("state", "in", ["received", "mailed"])
      .where("topic", "not like", "counted %")
      .execute();
    for (const { user_id, once } of settled) {
      desk.reached.push({ user: user_id, once: once ?? "", at: desk.now.toISOString() });
    }
    if (settled.length === 0) return;
    const ids = settled.map(({ id }) => id);
    await db.updateTable("notices").set({ topic: "counted once" }).where("id", "in", ids).execute();
  }

  return {
    ...{ db, desk, services, users },
    /** Both processes look at once, or one does; a third may have died over what it took. Gives when to go on. */
    async work(random: () => number): Promise<string> {
      const [one, other] = queues as [LeasedQueue, LeasedQueue];
      await Promise.all(random() < 0.1 ? [remind(), remind()] : [remind()]);
      if (random() < 0.02) await claimDue(db, "notices", 2, { owner: "gone", now: desk.now, duration: MINUTE });
      if (random() < 0.02) {
        await one.stop();
        queues.splice(0, 2, other, openQueue());
      }
      for (let tried = 1; tried > 0; ) {
        const counts = await Promise.all(queues.map((queue) => queue.attemptDue()));
        tried = counts.reduce((sum, count) => sum + count, 0);
      }
      await receive();
      const { due } = await db
        .selectFrom("notices")
        .select((eb) => eb.fn.min("due_at").as("due"))
        .where("state", "=", "queued")
        .executeTakeFirstOrThrow();
      return due ?? "9";
    },
  };
}

function leadRow(id: string, changes: Pick<LeadRow, "created_at" | "promised_at"> & Partial<LeadRow>): LeadRow {
  return {
    ...{ id, kind: "offer-request", subject_id: id, person_id: "p1", name: "Joris", email: null, phone: null },
    ...{ company: null, email_key: null, phone_key: null, source: "homepage", language: "nl", status: "new" },
    ...{ decline_reason: null, is_ads: 0, is_test: 0, assignee_id: null, next_action: null, next_action_on: null },
    ...{ live_on: null, first_answered_at: null, version: 1, search: "", updated_at: changes.created_at },
    ...changes,
  };
}

const addPerson = (db: Db, created_at: string) =>
  db.insertInto("people").values({ id: "p1", name: "Joris", email_key: null, phone_key: null, created_at }).execute();

type Coming = Pick<LeadRow, "id" | "created_at" | "promised_at"> & { isAds: boolean; isAgain: boolean; place: number };

const arrive = (db: Db, leads: readonly Coming[], users: readonly string[]) =>
  db.transaction().execute(async (tx) => {
    for (const { id, created_at, promised_at, isAds, isAgain, place } of leads) {
      const assignee_id = users[place] ?? null;
      const asked = leadRow(id, { created_at, promised_at, is_ads: isAds ? 1 : 0, assignee_id });
      const lead: LeadRow = isAgain ? { ...asked, status: "contacted", first_answered_at: created_at } : asked;
      await insertLead(tx, lead);
      if (isAgain) await openWait(tx, { lead }, "mail", created_at);
    }
  });

const answer = (db: Db, id: string, at: string) =>
  db.transaction().execute(async (tx) => {
    if (await answerWait(tx, { lead_id: id }, at)) return;
    await touchLead(tx, id, { first_answered_at: at, status: "contacted", updated_at: at });
  });

it("in a year of 2,000 leads and answers to ours no promise breaks before somebody was reached, and nobody is told twice", async () => {
  const random = seeded(47);
  const start = Date.parse("2026-01-01T00:00:00.000Z");
  // Some on the nights that the clock changes.
  const nights = ["2026-03-29T00:55:00.000Z", "2026-10-25T00:55:00.000Z"].map((night) => Date.parse(night));
  const coming = Array.from({ length: 2_000 }, (_, count) => {
    const created = count < 20 ? (nights[count % 2] ?? 0) + count * MINUTE : start + Math.floor(random() * 365 * DAY);
    const created_at = new Date(created).toISOString();
    const isAgain = random() < 0.3;
    const isAds = !isAgain && random() < 0.2;
    const promised_at = answerDueAt(created_at, { isAds });
    const time = openTimeBetween(reachableOn, created_at, promised_at);
    // Most are answered by themselves, some once somebody is reminded, and a few never.
    const kind = random();
    const own = kind < 0.6 ? random() * 0.5 : kind < 0.97 ? 0.55 + random() * 0.4 : null;
    const answered = own === null ? null : afterOpenTime(reachableOn, created_at, time * own);
    const steps = [time / 2, Math.max(0, time - 15 * MINUTE), time].map((part) =>
      whenOpen(reachableOn, afterOpenTime(reachableOn, created_at, part)),
    );
    const place = Math.floor(random() * 4);
    return { id: `lead ${count}`, created_at, promised_at, isAds, isAgain, answered, steps, place };
  }).sort((one, other) => one.created_at.localeCompare(other.created_at));

  const { db, desk, users, work } = await openDesk("2026-01-01T00:00:00.000Z");
  await addPerson(db, desk.now.toISOString());
  const open: typeof coming = [];
  let wakeAt = "";
  let next = 0;
  for (let at = start; at < start + 370 * DAY; at += 5 * MINUTE) {
    const moment = new Date(at).toISOString();
    if (whenOpen(reachableOn, moment) > moment) continue;
    desk.now = new Date(at);
    const first = next;
    while ((coming[next]?.created_at ?? "9") <= moment) next += 1;
    const arrived = coming.slice(first, next);
    if (arrived.length > 0) await arrive(db, arrived, users);
    open.push(...arrived);
    for (const lead of open.filter(({ answered }) => answered !== null && answered <= moment)) {
      await answer(db, lead.id, lead.answered ?? moment);
      open.splice(open.indexOf(lead), 1);
    }
    // Nothing can come due in between.
    const since = new Date(at - 5 * MINUTE).toISOString();
    const isStep = open.some(({ steps }) => steps.some((step) => since < step && step <= moment));
    if (isStep || wakeAt <= moment) wakeAt = await work(random);
    const gone = open.filter(({ promised_at }) => at - Date.parse(promised_at) > 3 * DAY);
    for (const lead of gone) open.splice(open.indexOf(lead), 1);
  }

  const { reached } = desk;
  expect(new Set(reached.map(({ user, once }) => `${once} ${user}`)).size).toBe(reached.length);
  const ofLead = Map.groupBy(reached, ({ once }) => once.split(":")[1] ?? "");
  const waits = await db.selectFrom("waits").select(["id", "lead_id"]).execute();
  const waitOf = new Map(waits.map(({ id, lead_id }) => [lead_id, id]));
  const about = (id: string) => ofLead.get(waitOf.get(id) ?? id) ?? [];
  const broken = coming.filter(({ answered, promised_at }) => answered === null || answered > promised_at);
  expect(broken.length).toBeGreaterThan(30);
  expect(broken.filter(({ isAgain }) => isAgain).length).toBeGreaterThan(10);
  expect(broken.filter(({ id, promised_at }) => !about(id).some(({ at }) => at < promised_at))).toEqual([]);
  expect(broken.filter(({ id }) => !about(id).some(({ once }) => once.startsWith("broken")))).toEqual([]);
  const answered = coming.filter((lead) => lead.answered !== null);
  expect(answered.filter(({ id, answered }) => about(id).some(({ at }) => at > (answered ?? "")))).toEqual([]);
  const steps = answered.map(({ id }) => new Set(about(id).map(({ once }) => once)).size);
  expect(steps.reduce((sum, count) => sum + count, 0) / answered.length).toBeLessThanOrEqual(1.5);
}, 120_000);

const event = fc.oneof(
  fc.record({ kind: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constantFrom("answer", "spam", "call", "uncall", "die", "revive") }),
  fc.record({ kind: fc.constant("assign" as const), place: fc.integer({ min: 0, max: 3 }) }),
);

it("in any order of events tells nobody of a step twice, and nothing after an answer or while somebody calls", async () => {
  const { db, desk, services, users, work } = await openDesk("2026-01-05T09:00:00.000Z");
  await addPerson(db, desk.now.toISOString());
  const user = { id: users[0] ?? "", email: "owner@weef.example" };
  let week = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 14 }), fc.integer(), async (events, seed) => {
      const random = seeded(seed);
      const id = newId();
      desk.now = new Date(Date.parse("2026-01-06T09:00:00.000Z") + week * 7 * DAY);
      week += 1;
      desk.reached = [];
      const created_at = desk.now.toISOString();
      const promised_at = answerDueAt(created_at, { isAds: false });
      await db.transaction().execute((tx) => insertLead(tx, leadRow(id, { created_at, promised_at })));
      const touch = (change: Partial<LeadRow>) => db.transaction().execute((tx) => touchLead(tx, id, change));
      let isOver = false;
      let calling = "";
      for (const each of events) {
        const before = desk.reached.length;
        if (each.kind === "wait")
          desk.now = new Date(desk.now.getTime() + (each as { minutes: number }).minutes * MINUTE);
        const at = desk.now.toISOString();
        if (each.kind === "answer") await answer(db, id, at);
        if (each.kind === "spam") await touch({ status: "spam" });
        if (each.kind === "assign") await touch({ assignee_id: users[(each as { place: number }).place] ?? null });
        if (each.kind === "die") desk.dead.add(`${users[1]} phone`);
        if (each.kind === "revive") desk.dead.delete(`${users[1]} phone`);
        isOver ||= each.kind === "answer" || each.kind === "spam";
        if (each.kind === "call" && !isOver) {
          await callByForm(services, id, CALLING_FORMS.call, { user, now: desk.now });
          calling = calling > at ? calling : new Date(desk.now.getTime() + 60 * MINUTE).toISOString();
        }
        if (each.kind === "uncall") {
          await callByForm(services, id, CALLING_FORMS.undo, { user, now: desk.now });
          calling = "";
        }
        await work(random);
        if (isOver || calling > at) expect(desk.reached.slice(before)).toEqual([]);
      }
      expect(new Set(desk.reached.map(({ user: who, once }) => `${once} ${who}`)).size).toBe(desk.reached.length);
      await touch({ status: "spam" });
      await work(random);
    }),
    { numRuns: 60 },
  );
}, 60_000);
