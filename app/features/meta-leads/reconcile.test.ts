import "../mail/templates/render-mail.server";
import { beforeEach, describe, expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../tests/support/databases";
import { type GraphPeer, graphError } from "../../../tests/support/graph-peer";
import type { TestClock } from "../../../tests/support/mails";
import { eventually, leadQueueWithPeer, openLeadQueue } from "../../../tests/support/meta-leads";
import { beginReconciling, readConnection } from "./connection-store.server";
import { LIMIT_PAUSE } from "./fetch-lead.server";
import type { LeadQueue } from "./lead-queue.server";
import { deleteOldEvents, saveEvents } from "./meta-lead-store.server";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The interval of the check whether the lists are due. */
const QUARTER = HOUR / 4;
const LEADS_OF_FORM_1 = /^form-1\/leads/;
const JAN = { full_name: "Jan Smit", email: "jan@smit.example" };

let db: Db;
let clock: TestClock;
let peer: GraphPeer;
let sent: OutgoingMail[];
let queue: LeadQueue;

const setUp = async (open: () => Promise<Db>) => {
  ({ db, clock, peer, sent, queue } = await leadQueueWithPeer(await open()));
  await beginReconciling(db, clock.now());
  peer.pages.set("page-1", ["form-1", "form-2", "form-3"]).set("page-2", []).set("page-3", ["form-4"]);
  peer.addLead("before", JAN, { createdAt: new Date(clock.now().getTime() - 30 * DAY) });
  clock.advance(DAY);
  return async () => {
    await queue.stop();
    await peer.stop();
  };
};

const addMissed = (...ids: string[]) => {
  for (const id of ids) peer.addLead(id, JAN, { formId: "form-4", createdAt: new Date(clock.now().getTime() - HOUR) });
};
const stored = async () =>
  (await db.selectFrom("offer_requests").select("external_id").orderBy("external_id").execute()).map(
    ({ external_id }) => external_id,
  );

describe("going through the lists of Meta", () => {
  beforeEach(() => setUp(openFresh));

  it("finds what Meta never reported, in all forms of all pages, page by page; and nothing from before", async () => {
    addMissed("1", "2", "3", "4", "5");
    expect(await queue.reconcile(DAY)).toBe(5);
    await eventually(stored).toEqual(["1", "2", "3", "4", "5"]);
    expect((await readConnection(db)).reconciled_at).toBe(clock.now().toISOString());
  });

  it("fetches nothing twice, and resumes what was given up", async () => {
    addMissed("1", "2");
    await queue.reconcile(DAY);
    await eventually(stored).toEqual(["1", "2"]);
    await db.updateTable("meta_lead_events").set({ state: "failed" }).where("id", "=", "2").execute();
    await db.deleteFrom("offer_requests").where("external_id", "=", "2").execute();
    clock.advance(DAY);
    addMissed("1", "2");
    expect(await queue.reconcile(DAY)).toBe(1);
    await eventually(stored).toEqual(["1", "2"]);
  });

  it("uses the page itself if the token is that of a page", async () => {
    peer.isPageToken = true;
    peer.addLead("1", JAN, { createdAt: clock.now() });
    expect(await queue.reconcile(DAY)).toBe(1);
    await eventually(stored).toEqual(["1"]);
  });

  it.each([
    ["is not there", graphError(100, "Cannot be read")],
    ["may not be read", graphError(200, "Cannot be read")],
    ["is of a kind that nobody knows", graphError(9_999, "Cannot be read")],
  ])("reads the other forms when one %s, reports it, and asks again the next day", async (_what, mischief) => {
    addMissed("1");
    peer.misbehave(mischief, { about: LEADS_OF_FORM_1 });
    expect(await queue.reconcile(DAY)).toBe(1);
    expect(await readConnection(db)).toMatchObject({
      token_state: "valid",
      reconcile_error: expect.stringContaining("Cannot be read"),
      reconciled_at: clock.now().toISOString(),
      reconcile_until: null,
    });
    clock.advance(QUARTER);
    expect(await queue.reconcile(DAY)).toBeNull();
    clock.advance(DAY - QUARTER);
    expect(await queue.reconcile(DAY)).toBe(0);
    expect(await readConnection(db)).toMatchObject({ reconcile_error: expect.stringContaining("Cannot be read") });
  });

  it("reads a form from where it was left once it can be read again, even if it was unlisted meanwhile", async () => {
    peer.addLead("1", JAN, { createdAt: new Date(clock.now().getTime() - 2 * HOUR) });
    peer.misbehave(graphError(200, "No access"), { about: LEADS_OF_FORM_1 });
    const { pages } = peer;
    const forms = pages.get("page-1") ?? [];
    for (const listed of [forms, forms, [], forms]) {
      pages.set("page-1", listed);
      expect(await queue.reconcile(DAY)).toBe(0);
      clock.advance(DAY);
    }
    peer.behave();
    expect(await queue.reconcile(DAY)).toBe(1);
    await eventually(stored).toEqual(["1"]);
    expect(await readConnection(db)).toMatchObject({ reconcile_error: null, reconcile_behind: "{}" });
  });

  it("reads a form that could not be read at once when the owner asks", async () => {
    peer.addLead("1", JAN, { createdAt: new Date(clock.now().getTime() - 2 * HOUR) });
    peer.misbehave(graphError(200, "No access"), { about: LEADS_OF_FORM_1 });
    expect(await queue.reconcile(DAY)).toBe(0);
    peer.behave();
    expect(await queue.check()).toBe("valid");
    await eventually(stored).toEqual(["1"]);
  });

  it("does not go back in other forms because one cannot be read: what was given up long ago stays so", async () => {
    addMissed("1");
    peer.misbehave(graphError(100, "Not there"), { about: LEADS_OF_FORM_1 });
    expect(await queue.reconcile(DAY)).toBe(1);
    await eventually(stored).toEqual(["1"]);
    await db.updateTable("meta_lead_events").set({ state: "failed" }).execute();
    clock.advance(DAY);
    expect(await queue.reconcile(DAY)).toBe(0);
  });

  it("asks again soon after a passing problem, and starts where it did before", async () => {
    peer.addLead("1", JAN, { createdAt: new Date(clock.now().getTime() - 2 * HOUR) });
    addMissed("2");
    peer.misbehave({ status: 500, body: "" }, { about: LEADS_OF_FORM_1 });
    peer.misbehave(graphError(100, "Not there"), { about: /^form-2\/leads/ });
    expect(await queue.reconcile(DAY)).toBe(1);
    expect(await readConnection(db)).toMatchObject({
      reconcile_error: expect.stringContaining("Not there"),
      reconciled_at: new Date(clock.now().getTime() - DAY).toISOString(),
      reconcile_until: null,
    });
    peer.behave();
    clock.advance(QUARTER);
    expect(await queue.reconcile(DAY)).toBe(1);
    await eventually(stored).toEqual(["1", "2"]);
    expect(await readConnection(db)).toMatchObject({ reconcile_error: null });
  });

  it.each([
    ["a form", LEADS_OF_FORM_1],
    ["the pages", /^me\/accounts/],
  ])("asks Meta nothing for a while after too many requests about %s, and starts again then", async (_what, about) => {
    peer.addLead("1", JAN, { createdAt: new Date(clock.now().getTime() - 2 * HOUR) });
    peer.misbehave(graphError(4, "Request limit reached"), { about, times: 1 });
    expect(await queue.reconcile(DAY)).toBe(0);
    expect(await readConnection(db)).toMatchObject({
      paused_until: new Date(clock.now().getTime() + LIMIT_PAUSE).toISOString(),
      reconcile_error: expect.stringContaining("Request limit reached"),
    });
    const before = peer.asked.length;
    expect(peer.asked).not.toContain("form-2/leads");
    clock.advance(LIMIT_PAUSE - 1);
    expect(await queue.reconcile(DAY)).toBeNull();
    expect(peer.asked).toHaveLength(before);
    clock.advance(1);
    expect(await queue.reconcile(DAY)).toBe(1);
    await eventually(stored).toEqual(["1"]);
  });

  it("asks Meta nothing for as long as it says after too many requests", async () => {
    const { body } = graphError(80005, "Too many leadgen calls") as { body: string };
    const usage = JSON.stringify({ "17": [{ type: "leadgen", estimated_time_to_regain_access: 40 }] });
    const headers = { "X-Business-Use-Case-Usage": usage };
    peer.misbehave({ status: 400, body, headers }, { about: LEADS_OF_FORM_1 });
    await queue.reconcile(DAY);
    expect(await readConnection(db)).toMatchObject({
      paused_until: new Date(clock.now().getTime() + 40 * 60_000).toISOString(),
    });
  });

  it("finds out that the token is refused", async () => {
    peer.token = null;
    expect(await queue.reconcile(DAY)).toBe(0);
    expect(await readConnection(db)).toMatchObject({ token_state: "expired" });
    await eventually(() => sent.length).toBe(1);
  });

  it("deletes events after ninety days, and keeps the requests", async () => {
    addMissed("1");
    await queue.reconcile(DAY);
    await eventually(stored).toEqual(["1"]);
    const events = () => db.selectFrom("meta_lead_events").select("id").execute();
    await deleteOldEvents(db, new Date(clock.now().getTime() + 89 * DAY));
    expect(await events()).toHaveLength(1);
    await deleteOldEvents(db, new Date(clock.now().getTime() + 91 * DAY));
    expect(await events()).toEqual([]);
    expect(await stored()).toEqual(["1"]);
  });
});

describeOnEachDatabase("going through the lists of Meta, by several", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("happens once a day, in whichever process", async () => {
    const other = openLeadQueue({ db: openAgain(db), peer, clock, sent });
    const found = await Promise.all([queue.reconcile(DAY), other.reconcile(DAY)]);
    expect(found.filter((count) => count !== null)).toEqual([0]);
    clock.advance(DAY - 1);
    expect(await other.reconcile(DAY)).toBeNull();
    clock.advance(1);
    expect(await other.reconcile(DAY)).toBe(0);
    await other.stop();
  });

  it("stores a lead once that is in a list twice", async () => {
    const twice = ["1", "1"].map((id) => ({ id, pageId: null, formId: "form-4", adId: null }));
    expect(await saveEvents(db, twice, { origin: "reconcile", revive: true, now: clock.now() })).toBe(1);
  });
});
