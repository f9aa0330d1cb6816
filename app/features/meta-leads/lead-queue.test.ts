import { beforeEach, describe, expect, it, vi } from "vitest";
import { business } from "~/content/business";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import { RETRY_DELAYS } from "~/features/mail/outbox/retry";
import { ADS_SERVICE } from "~/features/requests/services";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { describeOnEachDatabase, openFresh } from "../../../tests/support/databases";
import { type GraphPeer, graphError } from "../../../tests/support/graph-peer";
import type { TestClock } from "../../../tests/support/mails";
import { eventually, leadQueueWithPeer, OWNER_ADDRESS, openLeadQueue } from "../../../tests/support/meta-leads";
import { refuseWrites } from "../../../tests/support/refuse-writes";
import type { LeadQueue } from "./lead-queue.server";
import "../mail/templates/render-mail.server";

const MINUTE = 60_000;
const JAN = { full_name: "Jan Smit", email: "jan@smit.example", phone_number: "+31612345678" };
const news = (...ids: string[]) => ids.map((id) => ({ id, pageId: "page-1", formId: "form-1", adId: "ad-1" }));

let db: Db;
let clock: TestClock;
let peer: GraphPeer;
let sent: OutgoingMail[];
let queue: LeadQueue;

const setUp = async (open: () => Promise<Db>) => {
  ({ db, clock, peer, sent, queue } = await leadQueueWithPeer(await open()));
  return async () => {
    peer.behave();
    await queue.stop();
    await peer.stop();
  };
};

const requests = () => db.selectFrom("offer_requests").selectAll().orderBy("external_id").execute();
const eventOf = (id: string) =>
  db.selectFrom("meta_lead_events").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const enqueued = async () =>
  (await db.selectFrom("outbox").select(["template", "recipient"]).orderBy("id").execute()).map(
    ({ template, recipient }) => `${template} to ${recipient}`,
  );
/** Stores what Meta reports, without fetching it. */
const keep = (...ids: string[]) => openLeadQueue({ db, peer, clock, sent, token: null }).receive(news(...ids));
const stored = async (...ids: string[]) =>
  await eventually(async () => (await requests()).map((row) => row.external_id)).toEqual(ids);

describe("the queue of Meta leads", () => {
  beforeEach(() => setUp(openFresh));

  it("turns a lead into an offer request, and mails both sides", async () => {
    peer.addLead("1", { ...JAN, company_name: "Smit BV", "budget?": "1000" });
    await queue.receive(news("1"));
    await stored("1");
    const [row] = await requests();
    expect(row).toMatchObject({
      name: "Jan Smit",
      email: "jan@smit.example",
      phone: "+31612345678",
      company: "Smit BV",
      message: "Budget? 1000",
      service: ADS_SERVICE,
      source: "meta-ads",
      status: "new",
      is_test: 0,
    });
    expect(await enqueued()).toEqual([
      "meta-ads-lead-confirmation to jan@smit.example",
      `meta-ads-lead-notice to ${OWNER_ADDRESS}`,
    ]);
    await eventually(() => sent.length).toBe(2);
    const notice = sent.find(({ recipient }) => recipient === OWNER_ADDRESS);
    expect(notice).toMatchObject({ replyTo: "jan@smit.example", text: expect.stringContaining("Budget? 1000") });
    expect(await eventOf("1")).toMatchObject({ state: "stored", request_id: row?.id, attempts: 1, problem: null });
  });

  it("turns it into a lead at the desk, which counts as one of an advertisement", async () => {
    peer.addLead("1", JAN);
    await queue.receive(news("1"));
    await stored("1");
    const leads = await db.selectFrom("leads").selectAll().execute();
    expect(leads).toMatchObject([{ kind: "offer-request", is_ads: 1, is_test: 0, name: "Jan Smit" }]);
  });

  it("dates a lead by when it was filled in: its hour does not begin again, and its visitor hears of none that is over", async () => {
    peer.addLead("1", JAN, { createdAt: new Date("2026-11-16T09:12:00.000Z") });
    await queue.receive(news("1"));
    await stored("1");
    const at = "2026-11-16T09:12:00.000Z";
    expect((await requests())[0]).toMatchObject({ created_at: at });
    const due = "2026-11-16T11:00:00.000Z";
    expect(await db.selectFrom("leads").selectAll().execute()).toMatchObject([{ created_at: at, promised_at: due }]);
    await eventually(() => sent.length).toBe(2);
    const confirmation = sent.find(({ recipient }) => recipient === JAN.email)?.text;
    expect(confirmation).toContain("zo snel mogelijk");
    expect(confirmation).not.toContain("16 november");
  });

  it("dates a lead of the future by when it was fetched", async () => {
    peer.addLead("1", JAN, { createdAt: new Date(clock.now().getTime() + MINUTE) });
    await queue.receive(news("1"));
    await stored("1");
    expect((await requests())[0]?.created_at).toBe(clock.now().toISOString());
  });

  it("flags what Meta's testing tool fills in, and mails no stranger", async () => {
    peer.addLead("1", { full_name: "<test lead: dummy data for full_name>", email: "test@meta.com" });
    await queue.receive(news("1"));
    await stored("1");
    expect(await requests()).toMatchObject([{ is_test: 1 }]);
    expect(await db.selectFrom("leads").select("is_test").execute()).toEqual([{ is_test: 1 }]);
    expect(await enqueued()).toEqual([`meta-ads-lead-notice to ${OWNER_ADDRESS}`]);
    await eventually(() => sent.map(({ text }) => text)).toEqual([expect.stringContaining("Dit is een proef.")]);
  });

  it("flags a lead that is among the tests of its form", async () => {
    peer.addLead("1", JAN, { adId: null, isTest: true });
    peer.addLead("2", JAN, { adId: null });
    await queue.receive([
      { id: "1", pageId: null, formId: null, adId: null },
      ...news("2").map((one) => ({ ...one, adId: null })),
    ]);
    await stored("1", "2");
    expect((await requests()).map(({ is_test }) => is_test)).toEqual([1, 0]);
  });

  it("takes a lead for a real one if its form does not list test leads", async () => {
    peer.addLead("1", JAN, { adId: null });
    peer.misbehave(graphError(200, "No permission"), { about: /test_leads/ });
    await queue.receive(news("1").map((one) => ({ ...one, adId: null })));
    await stored("1");
    expect(await requests()).toMatchObject([{ is_test: 0 }]);
  });

  it("stores a lead without an e-mail address, and tells only the owner", async () => {
    peer.addLead("1", { full_name: "Bel Mij", phone_number: "0612345678" });
    await queue.receive(news("1"));
    await stored("1");
    expect(await requests()).toMatchObject([{ name: "Bel Mij", email: "", phone: "0612345678" }]);
    expect(await enqueued()).toEqual([`meta-ads-lead-notice to ${OWNER_ADDRESS}`]);
    await eventually(() => sent.length).toBe(1);
    expect(sent[0]?.replyTo).toBeNull();
    expect(sent[0]?.html).toContain("tel:+31612345678");
    expect(sent[0]?.html.match(/mailto:[^"]*/g)).toEqual([`mailto:${business.email}`]);
  });

  it.each([
    ["a failure of its own", { status: 500, body: "<html>Oops</html>" }, "away"],
    ["an error that passes", graphError(2, "Service temporarily unavailable", { is_transient: true }), "away"],
    ["half an answer", { status: 200, body: '{"id":"1","field_data":[{"na' }, "unreadable"],
    ["an answer about something else", { status: 200, body: '{"success":true}' }, "unreadable"],
    ["no answer", "drop", "away"],
    ["silence", "hang", "away"],
    ["no permission", graphError(200, "(#200) Leads access revoked"), "access"],
    ["an address elsewhere", { status: 302, body: "", headers: { Location: "https://example.com" } }, "away"],
  ] as const)("tries again after %s", async (_what, mischief, problem) => {
    const patient = openLeadQueue({ db, peer, clock, sent, deadline: 300 });
    peer.addLead("1", JAN);
    peer.misbehave(mischief, { times: 1 });
    await keep("1");
    expect(await patient.attemptDue()).toBe(1);
    expect(await eventOf("1")).toMatchObject({ state: "queued", problem, attempts: 1, lease_owner: null });
    expect(await patient.attemptDue()).toBe(0);
    clock.advance(RETRY_DELAYS[0] ?? 0);
    expect(await patient.attemptDue()).toBe(1);
    expect(await requests()).toHaveLength(1);
    await patient.stop();
  });

  it.each([4, 17, 613])("leaves Meta alone for a while after error %i, without counting an attempt", async (code) => {
    peer.addLead("1", JAN);
    peer.addLead("2", JAN);
    peer.misbehave(graphError(code, "Request limit reached"), { times: 1 });
    await keep("1");
    expect(await queue.attemptDue()).toBe(1);
    expect(await eventOf("1")).toMatchObject({ state: "queued", problem: "limited", attempts: 0 });
    await keep("2");
    expect(await queue.attemptDue()).toBe(0);
    expect(peer.asked).toHaveLength(1);
    clock.advance(5 * MINUTE);
    expect(await queue.attemptDue()).toBe(2);
    await stored("1", "2");
  });

  it("leaves Meta alone for as long as it asks", async () => {
    const usage = JSON.stringify({ "17": [{ type: "leadgen", estimated_time_to_regain_access: 40 }] });
    const { body } = graphError(80005, "Too many leadgen calls") as { body: string };
    peer.misbehave({ status: 400, body, headers: { "X-Business-Use-Case-Usage": usage } }, { times: 1 });
    peer.addLead("1", JAN);
    await keep("1");
    await queue.attemptDue();
    expect(await eventOf("1")).toMatchObject({ due_at: "2026-11-21T13:45:00.000Z" });
    clock.advance(39 * MINUTE);
    expect(await queue.attemptDue()).toBe(0);
    clock.advance(MINUTE);
    expect(await queue.attemptDue()).toBe(1);
  });

  it("gives up a lead that was removed, and shows why; queued again, it is fetched", async () => {
    await keep("1");
    for (const delay of [0, ...RETRY_DELAYS.slice(0, 3)]) {
      clock.advance(delay);
      expect(await queue.attemptDue()).toBe(1);
    }
    const given = await eventOf("1");
    expect(given).toMatchObject({ state: "failed", problem: "gone", attempts: 4 });
    expect(given.last_error).toContain("does not exist");
    peer.addLead("1", JAN);
    expect(await queue.retry("1")).toBe(true);
    await stored("1");
    expect(await queue.retry("1")).toBe(false);
  });

  it("mails the owner about leads that it gives up, once per hour", async () => {
    const giveUp = async (...ids: string[]) => {
      await keep(...ids);
      for (const delay of [0, ...RETRY_DELAYS.slice(0, 3)]) {
        clock.advance(delay);
        expect(await queue.attemptDue()).toBe(ids.length);
      }
    };
    await giveUp("1", "2", "3");
    expect(await enqueued()).toEqual([`meta-lead-notice to ${OWNER_ADDRESS}`]);
    await eventually(() => sent.map(({ subject }) => subject)).toEqual([expect.stringContaining("Actie nodig")]);
    expect(sent[0]?.text).toContain("does not exist");
    expect(sent[0]?.text).toContain("https://weef.example/admin/meta-ads");
    clock.advance(60 * MINUTE);
    await giveUp("4");
    expect(await enqueued()).toHaveLength(2);
  });

  it.each([
    ["that it may not see", graphError(200, "(#200) Leads access revoked"), "access"],
    ["that comes as something else", { status: 200, body: '{"success":true}' }, "unreadable"],
  ] as const)("tells the owner early of a lead %s, and keeps trying", async (_what, mischief, problem) => {
    peer.addLead("1", JAN);
    peer.misbehave(mischief);
    await keep("1");
    for (const delay of [0, ...RETRY_DELAYS.slice(0, 5)]) {
      clock.advance(delay);
      expect(await queue.attemptDue()).toBe(1);
    }
    expect(await enqueued()).toEqual([`meta-lead-notice to ${OWNER_ADDRESS}`]);
    await eventually(() => sent.map(({ text }) => text)).toEqual([expect.stringContaining("We blijven het proberen")]);
    expect(await eventOf("1")).toMatchObject({ state: "queued", problem, attempts: 6 });
    peer.behave();
    clock.advance(60 * MINUTE);
    await queue.attemptDue();
    await stored("1");
  });

  it("tells the owner of a lead that Meta refuses after being away for long", async () => {
    peer.addLead("1", JAN);
    peer.misbehave({ status: 500, body: "" }, { times: 4 });
    await keep("1");
    for (const [attempt, delay] of [0, ...RETRY_DELAYS.slice(0, 6)].entries()) {
      if (attempt === 4) peer.misbehave(graphError(200, "(#200) Leads access revoked"));
      clock.advance(delay);
      expect(await queue.attemptDue()).toBe(1);
      expect(await enqueued()).toHaveLength(attempt < 4 ? 0 : 1);
    }
  });

  it("mails the owner again after an hour, however often leads are given up", async () => {
    // The first look of a process makes due what waited for another token.
    await queue.attemptDue();
    await keep("1", "2", "3");
    await db.updateTable("meta_lead_events").set({ attempts: 3, due_at: "2027-01-01T00:00:00.000Z" }).execute();
    for (const id of ["1", "2", "3"]) {
      await db
        .updateTable("meta_lead_events")
        .set({ due_at: clock.now().toISOString() })
        .where("id", "=", id)
        .execute();
      expect(await queue.attemptDue()).toBe(1);
      clock.advance(50 * MINUTE);
    }
    expect(await enqueued()).toHaveLength(2);
  });

  it("recognises the sample of the test button, for which there is no lead", async () => {
    await keep("444444444444");
    await queue.attemptDue();
    expect(await eventOf("444444444444")).toMatchObject({ state: "sample" });
    expect(await requests()).toEqual([]);
  });
});

describeOnEachDatabase("the queue of Meta leads, in several processes", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("stores a thousand leads of one delivery", async () => {
    const mute = openLeadQueue({ db, peer, clock, sent, token: null });
    const ids = Array.from({ length: 1_000 }, (_, index) => `lead-${index}`);
    await mute.receive(news(...ids));
    await mute.receive(news(...ids, "lead-1000"));
    const { count } = await db
      .selectFrom("meta_lead_events")
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1_001);
    expect(peer.asked).toEqual([]);
  });

  it("starts later if the database fails at first", async () => {
    const log = createLog("silent");
    const warn = vi.spyOn(log, "warn");
    const starting = openLeadQueue({ db, peer, clock, sent, log });
    peer.addLead("1", JAN);
    await keep("1");
    const letWrite = await refuseWrites(db, ["meta_connection"]);
    starting.start();
    await eventually(() => warn.mock.calls.length).toBeGreaterThan(0);
    expect(await eventOf("1")).toMatchObject({ state: "queued", attempts: 0 });
    await letWrite();
    await stored("1");
    await starting.stop();
  });
});
