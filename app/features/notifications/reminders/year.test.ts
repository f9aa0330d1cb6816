import fc from "fast-check";
import { expect, it } from "vitest";
import { answerDueAt, reachableOn } from "~/content/answer-due";
import { callByForm } from "~/features/leads/calling/call-lead.server";
import { CALLING_FORMS } from "~/features/leads/lead-page/lead-forms";
import { insertLead, touchLead } from "~/features/leads/lead-store.server";
import { answerWait, openWait } from "~/features/leads/waits/waits.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { newId } from "~/lib/new-id.server";
import { afterOpenTime, openTimeBetween, whenOpen } from "~/lib/time/open-time";
import { openDesk, seeded } from "../../../../tests/support/reminded-desk";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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
