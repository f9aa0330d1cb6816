import { afterEach, beforeEach, expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import { type GraphPeer, META_TOKEN } from "../../../tests/support/graph-peer";
import type { TestClock } from "../../../tests/support/mails";
import { eventually, leadQueueWithPeer, OWNER_ADDRESS, openLeadQueue } from "../../../tests/support/meta-leads";
import { readConnection } from "./connection-store.server";
import type { LeadQueue } from "./lead-queue.server";
import "../mail/templates/render-mail.server";

const HOUR = 3_600_000;
const JAN = { full_name: "Jan Smit", email: "jan@smit.example" };
const news = (...ids: string[]) => ids.map((id) => ({ id, pageId: "page-1", formId: "form-1", adId: "ad-1" }));

describeOnEachDatabase("an access token that Meta refuses", (openFresh) => {
  let db: Db;
  let clock: TestClock;
  let peer: GraphPeer;
  let sent: OutgoingMail[];
  let queue: LeadQueue;
  let other: LeadQueue;

  beforeEach(async () => {
    ({ db, clock, peer, sent, queue } = await leadQueueWithPeer(await openFresh()));
    other = openLeadQueue({ db: openAgain(db), peer, clock, sent });
    for (const id of ["1", "2", "3"]) peer.addLead(id, JAN);
    peer.token = null;
  });

  afterEach(async () => {
    await Promise.all([queue.stop(), other.stop()]);
    await peer.stop();
  });

  const state = async () => (await readConnection(db)).token_state;
  const stored = async () => (await db.selectFrom("offer_requests").select("id").execute()).length;
  const expire = async () => {
    await queue.receive(news("1", "2"));
    await eventually(state).toBe("expired");
    await eventually(async () => (await leased()).length).toBe(0);
  };
  const leased = () => db.selectFrom("meta_lead_events").select("id").where("lease_owner", "is not", null).execute();

  it("is reported to the owner in one mail, and no waiting lead loses an attempt", async () => {
    await expire();
    await other.receive(news("3"));
    expect(await other.attemptDue()).toBe(0);
    await eventually(() => sent.map(({ recipient }) => recipient)).toEqual([OWNER_ADDRESS]);
    expect(sent[0]?.subject).toContain("Actie nodig");
    expect(sent[0]?.text).toContain("https://weef.example/admin/meta-ads");
    expect(sent[0]?.text).toContain("(#190/463)");
    const events = await db.selectFrom("meta_lead_events").selectAll().execute();
    expect(events.map(({ state, attempts }) => [state, attempts])).toEqual([
      ["queued", 0],
      ["queued", 0],
      ["queued", 0],
    ]);
  });

  it("is tried only once an hour, and everything goes on by itself when it is accepted again", async () => {
    await expire();
    const before = peer.asked.length;
    for (let minute = 0; minute < 59; minute += 1) {
      clock.advance(60_000);
      expect(await queue.attemptDue()).toBe(0);
    }
    expect(peer.asked).toHaveLength(before);
    peer.token = META_TOKEN;
    clock.advance(60_000);
    await queue.attemptDue();
    await eventually(stored).toBe(2);
    await eventually(state).toBe("valid");
  });

  it("is followed by a new one, with which everything that waited is fetched at once", async () => {
    await expire();
    await queue.receive(news("3"));
    await Promise.all([queue.stop(), other.stop()]);
    peer.token = "EAAB-another";
    queue = openLeadQueue({ db, peer, clock, sent, token: "EAAB-another" });
    queue.start();
    await eventually(stored).toBe(3);
    await eventually(state).toBe("valid");
  });

  it("is reported once, even if processes that have it run beside one with another", async () => {
    await expire();
    expect(await other.attemptDue()).toBe(0);
    peer.token = "EAAB-another";
    const next = openLeadQueue({ db: openAgain(db), peer, clock, sent, token: "EAAB-another" });
    for (const id of ["4", "5"]) {
      expect(await next.attemptDue()).toBeGreaterThan(0);
      peer.addLead(id, JAN);
      await queue.receive(news(id));
      expect(await other.attemptDue()).toBe(0);
    }
    expect(await state()).toBe("valid");
    clock.advance(HOUR);
    await Promise.all([queue.attemptDue(), other.attemptDue()]);
    expect(await next.attemptDue()).toBe(1);
    expect(await state()).toBe("valid");
    const notices = db.selectFrom("outbox").select("id").where("template", "=", "meta-token-notice");
    expect(await notices.execute()).toHaveLength(1);
    await next.stop();
  });

  it("is reported once, even if a process learns of it after another token has been accepted", async () => {
    await expire();
    peer.token = "EAAB-another";
    const next = openLeadQueue({ db: openAgain(db), peer, clock, sent, token: "EAAB-another" });
    expect(await next.checkToken()).toBe("valid");
    expect(await other.checkToken()).toBe("expired");
    const notices = db.selectFrom("outbox").select("id").where("template", "=", "meta-token-notice");
    expect(await notices.execute()).toHaveLength(1);
    clock.advance(25 * HOUR);
    const back = openLeadQueue({ db: openAgain(db), peer, clock, sent });
    expect(await next.checkToken()).toBe("valid");
    expect(await back.checkToken()).toBe("expired");
    expect(await notices.execute()).toHaveLength(2);
    await Promise.all([next.stop(), back.stop()]);
  });

  it("is reported again if the new one is refused too", async () => {
    await expire();
    other = openLeadQueue({ db, peer, clock, sent, token: "EAAB-wrong" });
    await other.attemptDue();
    await eventually(() => sent.length).toBe(2);
    await other.attemptDue();
    expect(sent).toHaveLength(2);
  });

  it("is checked when the owner asks", async () => {
    expect(await queue.check()).toBe("expired");
    expect(await state()).toBe("expired");
    peer.token = META_TOKEN;
    clock.advance(HOUR / 2);
    expect(await queue.check()).toBe("valid");
    peer.misbehave("drop");
    expect(await queue.check()).toBe("unreachable");
    await eventually(state).toBe("valid");
  });
});
