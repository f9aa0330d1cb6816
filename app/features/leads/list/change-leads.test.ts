import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import { answerAsPerson } from "~/features/chat/attend.server";
import type { Db } from "~/lib/db/database.server";
import { chatServices } from "../../../../tests/support/conversations";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { anna, bert, storeContact, storeOffer } from "../../../../tests/support/leads";
import { changeStatus, changeTag, planNextAction } from "../change-lead.server";
import { recordContact } from "../lead-page/record-contact.server";
import { findLead, tagsOf } from "../lead-store.server";
import { forgetBatches } from "./batch-store.server";
import type { BulkChange } from "./bulk-change";
import { changeLeads } from "./change-leads.server";
import { readBatchNotice } from "./present-batch.server";
import { undoBatch } from "./undo-batch.server";

const NOW = new Date("2026-11-24T11:00:00.000Z");
const by = { user: anna, now: NOW };
const other = { user: bert, now: NOW };
const contacted: BulkChange = { kind: "status", status: "contacted", reason: null };

let db: Db;
let ids: string[];
const publish = vi.fn(async () => {});
const setUp = async (open: () => Promise<Db>) => {
  publish.mockClear();
  db = await open();
  ids = [];
  for (const name of ["Anneke", "Bart", "Carla"]) ids.push(await storeOffer(db, { name }));
  ids.sort();
};

const services = (on = db) => {
  const { env, ...rest } = chatServices(on);
  const secret = { ...env, SESSION_SECRET: "a-secret-for-tests-of-32-characters" };
  return { ...rest, live: { ...rest.live, publish }, env: secret } as unknown as Parameters<typeof changeLeads>[0];
};
const chosen = (version = 1) => ids.map((id) => ({ id, version }));
const leads = () => Promise.all(ids.map((id) => findLead(db, { id })));
const statuses = async () => (await leads()).map((lead) => lead?.status);
const log = () => db.selectFrom("audit_log").selectAll().orderBy("id").execute();
const say = async (id: string) => (await readBatchNotice(db, { id, user_id: anna.id }, "nl"))?.text;

describe("what is done with several leads at once", () => {
  beforeEach(() => setUp(openFresh));

  it("gives all of them a status, each in the log, and can be undone", async () => {
    const [first = ""] = ids;
    await changeStatus(services(), first, { status: "quoted", version: "1" }, other);
    const before = await leads();
    const versions = before.map((lead) => ({ id: lead?.id ?? "", version: lead?.version ?? 0 }));
    const decline: BulkChange = { kind: "status", status: "declined", reason: "Te duur" };
    const batch = await changeLeads(services(), versions, decline, by);
    expect(batch).toMatchObject({ changed: 3, skipped: "[]" });
    expect(await leads()).toMatchObject(ids.map(() => ({ status: "declined", decline_reason: "Te duur" })));
    expect((await log()).slice(1)).toMatchObject(
      ids.map((id) => ({ action: "lead.status", subject: `lead:${id}`, user_email: anna.email })),
    );
    expect(await say(batch.id)).toBe("3 leads staan nu op ‘Niet akkoord’.");

    await undoBatch(services(), batch.id, by);
    const columns = ({ status, decline_reason, first_answered_at }: NonNullable<(typeof before)[number]>) => ({
      status,
      decline_reason,
      first_answered_at,
    });
    expect(await leads()).toMatchObject(before.map((lead) => lead && columns(lead)));
    expect(await say(batch.id)).toBe("3 leads zijn weer zoals ze waren.");
    expect((await log()).slice(4)).toMatchObject(ids.map(() => ({ action: "lead.status", user_email: anna.email })));
    expect(publish).toHaveBeenCalledWith({ kind: "lead-changed", lead: first });
  });

  it("leaves alone the leads that were changed since, and names them", async () => {
    const [first = ""] = ids;
    await changeStatus(services(), first, { status: "agreed", version: "1" }, other);
    const batch = await changeLeads(services(), chosen(), contacted, by);
    expect(await statuses()).toEqual(["agreed", "contacted", "contacted"]);
    const notice = await readBatchNotice(db, { id: batch.id, user_id: anna.id }, "nl");
    expect(notice).toMatchObject({ isGood: false, canUndo: true, skipped: { leads: [{ id: first }] } });
    expect(await readBatchNotice(db, { id: batch.id, user_id: bert.id }, "nl")).toBeNull();
  });

  it("when undone, leaves answered whoever was called or answered in the chat since", async () => {
    const appointment = uuidv7();
    const at = "2026-11-24T09:00:00.000Z";
    const inChat = await storeContact(db, { id: appointment, at, contact_phone: "06 11 11 11 11" });
    const [called = "", mistaken = ""] = ids;
    const batch = await changeLeads(services(), [...chosen(), { id: inChat, version: 1 }], contacted, by);
    const later = { user: bert, now: new Date("2026-11-24T11:05:00.000Z") };
    await recordContact(services(), called, "phone", later);
    await answerAsPerson(chatServices(db), appointment, { id: uuidv7(), text: "Dag!" }, later.now);
    await undoBatch(services(), batch.id, { user: anna, now: new Date("2026-11-24T11:10:00.000Z") });
    for (const id of [called, inChat]) {
      expect(await findLead(db, { id })).toMatchObject({ status: "new", first_answered_at: NOW.toISOString() });
    }
    expect(await findLead(db, { id: mistaken })).toMatchObject({ status: "new", first_answered_at: null });
  });

  it("leaves answered whoever was called again after the call that is undone, and nobody else", async () => {
    const [called = "", mistaken = ""] = ids;
    const taps = [
      await recordContact(services(), called, "phone", by),
      await recordContact(services(), mistaken, "mail", by),
    ];
    await recordContact(services(), called, "phone", { user: bert, now: new Date("2026-11-24T11:05:00.000Z") });
    for (const { batch } of taps) await undoBatch(services(), batch ?? "", by);
    expect(await findLead(db, { id: called })).toMatchObject({ status: "new", first_answered_at: NOW.toISOString() });
    expect(await findLead(db, { id: mistaken })).toMatchObject({ status: "new", first_answered_at: null });
  });

  it("puts tags on and takes them off, and is undone only where it changed something", async () => {
    const [first = ""] = ids;
    await changeTag(services(), first, { tag: "warm", isOn: true }, other);
    const batch = await changeLeads(services(), chosen(), { kind: "tag", tag: "warm" }, by);
    expect((await tagsOf(db, ids)).size).toBe(3);
    expect(batch.changed).toBe(2);
    await undoBatch(services(), batch.id, by);
    expect([...(await tagsOf(db, ids)).keys()]).toEqual([first]);
    const off = await changeLeads(services(), chosen(), { kind: "untag", tag: "warm" }, by);
    expect((await tagsOf(db, ids)).size).toBe(0);
    await undoBatch(services(), off.id, by);
    expect([...(await tagsOf(db, ids)).keys()]).toEqual([first]);
  });

  it("plans what is next, and gives back what was planned before", async () => {
    const [first = ""] = ids;
    await planNextAction(services(), first, { version: "1", action: "Bellen", on: "2026-12-01" }, other);
    const batch = await changeLeads(
      services(),
      chosen().map(({ id }) => ({ id, version: id === first ? 2 : 1 })),
      { kind: "plan", action: "Mailen", on: null },
      by,
    );
    expect(await leads()).toMatchObject(ids.map(() => ({ next_action: "Mailen", next_action_on: null })));
    await undoBatch(services(), batch.id, by);
    expect((await leads()).map((lead) => [lead?.next_action, lead?.next_action_on])).toEqual([
      ["Bellen", "2026-12-01"],
      [null, null],
      [null, null],
    ]);
  });

  it("marks leads as spam, and takes them out of it, which enqueues their mails", async () => {
    const batch = await changeLeads(services(), chosen(), { kind: "status", status: "spam", reason: null }, by);
    expect(await statuses()).toEqual(["spam", "spam", "spam"]);
    await undoBatch(services(), batch.id, by);
    expect(await statuses()).toEqual(["new", "new", "new"]);
    const suspect = await storeOffer(db, { name: "Verdachte", status: "spam" });
    const restored = await changeLeads(services(), [{ id: suspect, version: 1 }, ...chosen()], { kind: "restore" }, by);
    expect(restored).toMatchObject({ changed: 1, skipped: JSON.stringify(ids) });
    expect(await findLead(db, { id: suspect })).toMatchObject({ status: "new" });
    expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(2);
    expect((await readBatchNotice(db, { id: restored.id, user_id: anna.id }, "nl"))?.canUndo).toBe(false);
  });

  it("is forgotten with its lead, and when it is old", async () => {
    const batch = await changeLeads(services(), chosen(), contacted, by);
    await db
      .deleteFrom("leads")
      .where("id", "=", ids[0] ?? "")
      .execute();
    await forgetBatches(db, NOW);
    await undoBatch(services(), batch.id, by);
    expect((await statuses()).slice(1)).toEqual(["new", "new"]);
    await forgetBatches(db, new Date(NOW.getTime() + 1));
    expect(await say(batch.id)).toBeUndefined();
    expect(await db.selectFrom("lead_batch_steps").selectAll().execute()).toEqual([]);
  });
});

describeOnEachDatabase("what two do with several leads at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("is not undone where somebody has changed a lead since, nor twice", async () => {
    const [first = ""] = ids;
    const batch = await changeLeads(services(), chosen(), contacted, by);
    await changeStatus(services(), first, { status: "quoted", version: "2" }, other);
    await undoBatch(services(), batch.id, other);
    expect(await statuses()).toEqual(["quoted", "contacted", "contacted"]);
    await Promise.all([undoBatch(services(), batch.id, by), undoBatch(services(openAgain(db)), batch.id, by)]);
    expect(await statuses()).toEqual(["quoted", "new", "new"]);
    const { undone, left } = deskWords.nl.dashboard.batch;
    expect(await say(batch.id)).toBe(`${undone.more.replace("{count}", "2")} ${left.one}`);
    expect(await log()).toHaveLength(3 + 1 + 2);
  });

  it("by two owners at once is done once per lead, and the other is told which were skipped", async () => {
    const quoted: BulkChange = { kind: "status", status: "quoted", reason: null };
    const batches = await Promise.all([
      changeLeads(services(), chosen(), contacted, by),
      changeLeads(services(openAgain(db)), chosen(), quoted, other),
    ]);
    expect(batches.map(({ changed }) => changed).toSorted()).toEqual([0, 3]);
    expect(batches.flatMap(({ skipped }) => JSON.parse(skipped)).toSorted()).toEqual(ids);
    expect(new Set(await statuses()).size).toBe(1);
    expect((await leads()).map((lead) => lead?.version)).toEqual([2, 2, 2]);
  });
});
