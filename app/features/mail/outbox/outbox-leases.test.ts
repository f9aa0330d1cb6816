import { afterEach, beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openAgain } from "../../../../tests/support/databases";
import { enqueue, openOutbox, smtpTransport, TestClock } from "../../../../tests/support/mails";
import { SmtpPeer } from "../../../../tests/support/smtp-peer";
import { LEASE } from "./attempt.server";
import type { Outbox } from "./outbox.server";
import { claimMail, recordResult } from "./outbox-store.server";
import "../templates/render-mail.server";

/** A test that waits for it to end fails. */
const PATIENCE = 60_000;

describeOnEachDatabase("two processes on one outbox", (openFresh) => {
  let db: Db;
  let clock: TestClock;
  let peer: SmtpPeer;
  let one: Outbox;
  let other: Outbox;

  beforeEach(async () => {
    db = await openFresh();
    clock = new TestClock();
    peer = await SmtpPeer.start();
    one = openOutbox({ db, clock, transport: smtpTransport(peer.url()) });
    other = openOutbox({ db: openAgain(db), clock, transport: smtpTransport(peer.url()) });
  });

  afterEach(async () => {
    peer.behave();
    await Promise.all([one.stop(), other.stop()]);
    await peer.goDown();
  });

  const gone = () => ({ owner: "gone", now: clock.now(), duration: LEASE });
  const stateOf = async (id: string) =>
    (await db.selectFrom("outbox").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;

  it("leaves a mail just enqueued to the process that enqueued it", async () => {
    const id = await enqueue(db, one);
    expect(await other.sendDue()).toBe(0);
    expect(await one.deliver(id, PATIENCE)).toBe("sent");
  });

  it("sends each of many due mails once", async () => {
    for (let count = 0; count < 25; count += 1) await enqueue(db, one);
    clock.advance(LEASE);
    let sent: number;
    do {
      const counts = await Promise.all([one.sendDue(), other.sendDue(), one.sendDue(), other.sendDue()]);
      sent = counts.reduce((sum, count) => sum + count);
    } while (sent > 0);
    expect(peer.received).toHaveLength(25);
    expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(25);
  });

  it("sends a mail once though both are asked to", async () => {
    const id = await enqueue(db, one);
    clock.advance(LEASE);
    const outcomes = await Promise.all([
      one.deliver(id, PATIENCE),
      other.deliver(id, PATIENCE),
      one.sendDue(),
      other.sendDue(),
    ]);
    expect(outcomes.slice(0, 2)).toEqual(["sent", "sent"]);
    expect(peer.received).toHaveLength(1);
  });

  it("waits for the other's attempt, and hears of its end", async () => {
    peer.hang("data");
    const id = await enqueue(db, one);
    const first = one.deliver(id, PATIENCE);
    await expect.poll(() => peer.connections).toBe(1);
    expect(await other.deliver(id, 50)).toBe("delayed");
    const second = other.deliver(id, PATIENCE);
    peer.behave();
    expect(await Promise.all([first, second])).toEqual(["sent", "sent"]);
    expect(peer.received).toHaveLength(1);
  });

  it("sends a mail once though the clock is put forward meanwhile", async () => {
    peer.hang("data");
    const first = one.deliver(await enqueue(db, one), PATIENCE);
    await expect.poll(() => peer.connections).toBe(1);
    clock.advance(LEASE);
    expect(await one.sendDue()).toBe(0);
    expect(await other.sendDue()).toBe(0);
    peer.behave();
    expect(await first).toBe("sent");
    expect(await one.sendDue()).toBe(0);
    expect(peer.received).toHaveLength(1);
  });

  it("takes over the mail of a process that died before it tried", async () => {
    await enqueue(db, one);
    clock.advance(1_000);
    expect(await other.sendDue()).toBe(0);
    clock.advance(1_000);
    expect(await other.sendDue()).toBe(1);
    expect(peer.received).toHaveLength(1);
  });

  it("takes over the mail of a process that died while it sent, when the lease has run out", async () => {
    const id = await enqueue(db, one);
    clock.advance(10_000);
    expect(await claimMail(db, id, gone())).toMatchObject({ id, attempts: 1, lease_owner: "gone" });
    clock.advance(LEASE - 1);
    expect(await other.sendDue()).toBe(0);
    expect(await other.deliver(id, 0)).toBe("delayed");
    clock.advance(1);
    expect(await other.sendDue()).toBe(1);
    expect(peer.received).toHaveLength(1);
  });

  it("keeps no result of a process that has lost its lease", async () => {
    const id = await enqueue(db, one);
    clock.advance(10_000);
    await claimMail(db, id, gone());
    clock.advance(LEASE);
    peer.hang("data");
    const takenOver = other.sendDue();
    await expect.poll(() => peer.connections).toBe(1);
    expect(await recordResult(db, { id, lease_owner: "gone" }, { state: "failed", error: "too late" })).toBe(false);
    peer.behave();
    expect(await takenOver).toBe(1);
    expect(await recordResult(db, { id, lease_owner: "gone" }, { state: "failed", error: "too late" })).toBe(false);
    expect(await stateOf(id)).toBe("sent");
  });
});
