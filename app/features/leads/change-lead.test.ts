import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answerAsPerson } from "~/features/chat/attend.server";
import { insertQuote } from "~/features/quotes/quote-store.server";
import type { Db } from "~/lib/db/database.server";
import { chatServices } from "../../../tests/support/conversations";
import { openAgain, openFresh } from "../../../tests/support/databases";
import { anna, bert, storeContact, storeOffer } from "../../../tests/support/leads";
import { quoteRow, storeBroughtQuote } from "../../../tests/support/quotes";
import { addNote, changeStatus, changeTag, planNextAction, setLiveDate } from "./change-lead.server";
import { conflictMessage, moveConflictMessage } from "./conflict-message.server";
import { recordContact } from "./lead-page/record-contact.server";
import { findLead } from "./lead-store.server";
import { EVERYTHING } from "./list/lead-filter";
import { listLeads } from "./list/lead-list.server";

const NOW = new Date("2026-11-24T11:00:00.000Z");
const by = { user: anna, now: NOW };

describe("a change of a lead", () => {
  let db: Db;
  let id: string;
  const publish = vi.fn(async () => {});
  beforeEach(async () => {
    publish.mockClear();
    db = await openFresh();
    id = await storeOffer(db, { created_at: "2026-11-24T09:00:00.000Z" });
  });

  const services = () => ({ db, live: { publish } });
  const lead = () => findLead(db, { id });
  const log = () => db.selectFrom("audit_log").selectAll().orderBy("id").execute();
  const find = async (question: string) =>
    (await listLeads(db, { ...EVERYTHING, question }, { language: "nl", now: NOW }))?.leads.length;

  /** A lead of the chat, and an answer in it after `NOW`. */
  const talkInChat = async () => {
    const chat = uuidv7();
    const lead = await storeContact(db, { id: chat, at: "2026-11-24T09:00:00.000Z", contact_phone: "06 11 11 11 11" });
    const at = new Date("2026-11-24T11:05:00.000Z");
    return { lead, answer: () => answerAsPerson(chatServices(db), chat, { id: uuidv7(), text: "Dag!" }, at) };
  };

  it("gives it a status, says when it was first answered, and who did it", async () => {
    expect(await changeStatus(services(), id, { status: "contacted", version: "1" }, by)).toBe("changed");
    expect(await lead()).toMatchObject({ status: "contacted", first_answered_at: NOW.toISOString(), version: 2 });
    const later = { ...by, now: new Date("2026-11-25T11:00:00.000Z") };
    await changeStatus(services(), id, { status: "quoted", version: "2" }, later);
    expect(await lead()).toMatchObject({ status: "quoted", first_answered_at: NOW.toISOString() });
    expect(await log()).toMatchObject([
      { action: "lead.status", subject: `lead:${id}`, user_email: anna.email, at: NOW.toISOString() },
      { detail: JSON.stringify({ from: "contacted", to: "quoted" }) },
    ]);
    expect(publish).toHaveBeenCalledWith({ kind: "lead-changed", lead: id });
  });

  it("makes it wait for its answer again when the status that counted as one is taken back", async () => {
    await changeStatus(services(), id, { status: "contacted", version: "1" }, by);
    const later = { ...by, now: new Date("2026-11-25T11:00:00.000Z") };
    await changeStatus(services(), id, { status: "new", version: "2" }, later);
    expect(await lead()).toMatchObject({ status: "new", first_answered_at: null });
    await changeStatus(services(), id, { status: "contacted", version: "3" }, later);
    expect(await lead()).toMatchObject({ first_answered_at: later.now.toISOString() });
  });

  it("leaves it answered, whatever its status, if somebody was called", async () => {
    await recordContact(services(), id, "phone", by);
    await changeStatus(services(), id, { status: "new", version: "2" }, by);
    expect(await lead()).toMatchObject({ status: "new", first_answered_at: NOW.toISOString() });
    const other = await storeOffer(db, { created_at: "2026-11-24T09:00:00.000Z" });
    await changeStatus(services(), other, { status: "contacted", version: "1" }, by);
    await recordContact(services(), other, "phone", { ...by, now: new Date("2026-11-24T11:05:00.000Z") });
    await changeStatus(services(), other, { status: "new", version: "2" }, by);
    expect(await findLead(db, { id: other })).toMatchObject({ status: "new", first_answered_at: NOW.toISOString() });
  });

  it("leaves it answered if a quote went out, or somebody answered in the chat", async () => {
    const { lead: inChat, answer } = await talkInChat();
    await storeBroughtQuote(db, "2026-11-24T11:05:00.000Z", { lead_id: id });
    for (const one of [id, inChat]) await changeStatus(services(), one, { status: "contacted", version: "1" }, by);
    await answer();
    for (const one of [id, inChat]) {
      await changeStatus(services(), one, { status: "new", version: "2" }, by);
      expect(await findLead(db, { id: one })).toMatchObject({ status: "new", first_answered_at: NOW.toISOString() });
    }
  });

  it("asks why it was declined, and forgets that once it no longer is", async () => {
    const decline = (reason: string) => changeStatus(services(), id, { status: "declined", version: "1", reason }, by);
    expect(await decline("  ")).toBe("invalid");
    expect(await decline("Te duur")).toBe("changed");
    expect(await lead()).toMatchObject({ status: "declined", decline_reason: "Te duur" });
    await changeStatus(services(), id, { status: "quoted", version: "2", reason: "Te duur" }, by);
    expect(await lead()).toMatchObject({ decline_reason: null });
  });

  it("does not take marking it as spam for an answer, and leaves it there", async () => {
    await changeStatus(services(), id, { status: "spam", version: "1" }, by);
    expect(await lead()).toMatchObject({ status: "spam", first_answered_at: null });
    expect(await changeStatus(services(), id, { status: "new", version: "2" }, by)).toBe("conflict");
  });

  it("by two people at once is made once, and the other is told whose it was", async () => {
    const other = { db: openAgain(db), live: { publish } };
    const outcomes = await Promise.all([
      changeStatus(services(), id, { status: "agreed", version: "1" }, by),
      changeStatus(other, id, { status: "declined", version: "1", reason: "Te laat" }, { user: bert, now: NOW }),
    ]);
    expect(outcomes.toSorted()).toEqual(["changed", "conflict"]);
    const [auditEntry, ...more] = await log();
    expect(more).toEqual([]);
    expect(await lead()).toMatchObject({ status: JSON.parse(auditEntry?.detail ?? "{}").to, version: 2 });
    // A note is no change: the author may be the reader.
    const reader = auditEntry?.user_email === anna.email ? bert : anna;
    await addNote(services(), id, "Belt terug", { user: reader, now: NOW });
    for (const said of [await conflictMessage(db, id, "nl"), await moveConflictMessage(db, id, "nl")]) {
      expect(said).toContain(auditEntry?.user_email);
      expect(said).toContain("di 24 nov 2026, 12:00");
    }
  });

  it.each(["sent", "answered"])("names nobody if a quote that was %s has changed it since", async (how) => {
    const at = "2026-11-24T11:05:00.000Z";
    await changeStatus(services(), id, { status: "contacted", version: "1" }, by);
    if (how === "sent") await storeBroughtQuote(db, at, { lead_id: id });
    else await insertQuote(db, quoteRow({ lead_id: id, answered_at: at }));
    for (const said of [await conflictMessage(db, id, "nl"), await moveConflictMessage(db, id, "nl")]) {
      expect(said).toContain("eze lead is intussen gewijzigd");
    }
  });

  it("names nobody if an answer in the chat has changed it since", async () => {
    const { lead: inChat, answer } = await talkInChat();
    await planNextAction(services(), inChat, { version: "1", action: "Bellen", on: "2026-11-27" }, by);
    await answer();
    expect(await findLead(db, { id: inChat })).toMatchObject({ status: "contacted", version: 3 });
    expect(await conflictMessage(db, inChat, "nl")).toContain("Deze lead is intussen gewijzigd");
  });

  it("plans what is next, on a day that exists", async () => {
    const plan = (fields: object) => planNextAction(services(), id, { version: "1", ...fields }, by);
    expect(await plan({ action: "Bellen", on: "2026-02-30" })).toBe("invalid");
    expect(await plan({ action: "Bellen", on: "2026-12-01" })).toBe("changed");
    expect(await lead()).toMatchObject({ next_action: "Bellen", next_action_on: "2026-12-01", version: 2 });
    expect(await plan({ action: "Mailen", on: "" })).toBe("conflict");
    expect(await planNextAction(services(), id, { version: "2", action: "", on: "2026-12-01" }, by)).toBe("changed");
    expect(await lead()).toMatchObject({ next_action: null, next_action_on: null });
  });

  it.each(["2026-12-01", ""])("rejects a plan with nothing to do (on %j), unless that drops one", async (on) => {
    const plan = (version: string) => planNextAction(services(), id, { version, action: " ", on }, by);
    expect(await plan("1")).toBe("invalid");
    expect(await lead()).toMatchObject({ next_action_on: null, version: 1 });
    expect([await log(), publish.mock.calls]).toEqual([[], []]);
    await planNextAction(services(), id, { version: "1", action: "Bellen", on: "2026-12-01" }, by);
    expect(await plan("2")).toBe("changed");
    // The stale form still showed the dropped plan.
    expect(await plan("2")).toBe("conflict");
  });

  it("records nothing when the same is saved again", async () => {
    const plan = { action: "Bellen", on: "2026-12-01" };
    const status = { status: "declined", reason: "Te duur" };
    await planNextAction(services(), id, { ...plan, version: "1" }, by);
    await changeStatus(services(), id, { ...status, version: "2" }, by);
    publish.mockClear();
    const before = [await lead(), await log()];
    const later = { ...by, now: new Date("2026-11-25T11:00:00.000Z") };
    expect(await planNextAction(services(), id, { ...plan, version: "3" }, later)).toBe("changed");
    expect(await changeStatus(services(), id, { ...status, version: "3" }, later)).toBe("changed");
    expect([await lead(), await log()]).toEqual(before);
    expect(publish).not.toHaveBeenCalled();
    expect(await planNextAction(services(), id, { ...plan, version: "2" }, later)).toBe("conflict");
    expect(await changeStatus(services(), id, { ...status, version: "2" }, later)).toBe("conflict");
  });

  it("says since when the site of a customer is live, on a day that can be meant", async () => {
    const live = (fields: object) => setLiveDate(services(), id, { version: "2", on: "2026-12-01", ...fields }, by);
    expect(await setLiveDate(services(), id, { version: "1", on: "2026-12-01" }, by)).toBe("invalid");
    await changeStatus(services(), id, { status: "agreed", version: "1" }, by);
    for (const on of ["", "2026-02-30", "1-12-2026", "2016-11-23", "2028-11-25"])
      expect(await live({ on })).toBe("invalid");
    expect(await live({ version: "1" })).toBe("conflict");
    expect(await lead()).toMatchObject({ live_on: null, version: 2 });
    expect(await live({})).toBe("changed");
    expect(await live({ on: "2026-12-02" })).toBe("conflict");
    expect(await live({ version: "3", on: "" })).toBe("changed");
    expect(await lead()).toMatchObject({ live_on: null, version: 4 });
    expect((await log()).slice(1).map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
      ["lead.live", { on: "2026-12-01" }],
      ["lead.live", { on: null }],
    ]);
  });

  it("adds a note that the lead is then found by", async () => {
    expect(await addNote(services(), id, " \n ", by)).toBe("invalid");
    expect(await addNote(services(), id, "Heeft een Café\nin Borne", by)).toBe("changed");
    expect([await find("cafe borne"), await find("hengelo cafe")]).toEqual([1, 1]);
    expect(await db.selectFrom("lead_notes").selectAll().execute()).toMatchObject([
      { lead_id: id, text: "Heeft een Café\nin Borne", user_email: anna.email },
    ]);
    expect((await lead())?.version).toBe(1);
  });

  it("puts tags on and takes them off, once each", async () => {
    const tag = (text: string, isOn = true) => changeTag(services(), id, { tag: text, isOn }, by);
    expect(await tag("#  ")).toBe("invalid");
    expect([await tag("#Héél Warm"), await tag("héél   warm")]).toEqual(["changed", "changed"]);
    expect(await db.selectFrom("lead_tags").selectAll().execute()).toEqual([{ lead_id: id, tag: "héél warm" }]);
    expect(await find("#heel warm")).toBe(1);
    expect(await tag("héél warm", false)).toBe("changed");
    expect(await find("#heel")).toBe(0);
    expect((await log()).map(({ action }) => action)).toEqual(["lead.tag", "lead.untag"]);
  });

  it("is not made when there is no such lead", async () => {
    expect(await addNote(services(), "made up", "Iets", by)).toBe("gone");
    expect([await log(), publish.mock.calls]).toEqual([[], []]);
  });
});
