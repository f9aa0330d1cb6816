import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../../tests/support/databases";
import { enqueue, openOutbox, outboxWithPeer, smtpTransport, type TestClock } from "../../../../tests/support/mails";
import type { SmtpPeer } from "../../../../tests/support/smtp-peer";
import type { Outbox } from "./outbox.server";
import "../templates/render-mail.server";

/** A test that waits for it to end fails. */
const PATIENCE = 60_000;
const PROBE = 5_000;
const DELAY = 30_000;

describe("mails after a mail server that was ill", () => {
  let db: Db;
  let clock: TestClock;
  let peer: SmtpPeer;
  let outbox: Outbox;

  beforeEach(async () => {
    ({ db, clock, peer, outbox } = await outboxWithPeer(await openFresh()));
  });

  afterEach(async () => {
    peer.behave();
    await outbox.stop();
    await peer.goDown();
  });

  const mails = () => db.selectFrom("outbox").select(["id", "state", "attempts", "due_at"]).orderBy("id").execute();

  async function longRefused(count: number): Promise<void> {
    peer.refuse("sender", "451 4.3.0 Try again later");
    for (let mail = 0; mail < count; mail += 1) await enqueue(db, outbox);
    await db.updateTable("outbox").set({ lease_owner: null, lease_until: null }).execute();
    while ((await outbox.sendDue()) > 0);
  }

  it("are all out once it takes one again", async () => {
    await longRefused(12);
    peer.behave();
    expect(await outbox.sendDue()).toBe(0);
    clock.advance(DELAY);
    expect(await outbox.sendDue()).toBe(1);
    while ((await outbox.sendDue()) > 0);
    expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(12);
    expect(peer.received).toHaveLength(12);
  });

  it("go with a mail that is new", async () => {
    await longRefused(3);
    peer.behave();
    clock.advance(PROBE);
    expect(await outbox.deliver(await enqueue(db, outbox), PATIENCE)).toBe("sent");
    clock.advance(DELAY);
    expect(await outbox.sendDue()).toBe(3);
    expect(peer.received).toHaveLength(4);
  });

  it("go when it refuses a recipient: then it takes others", async () => {
    await longRefused(3);
    peer.behave();
    peer.refuse("recipient", "550 5.1.1 No such user");
    clock.advance(DELAY);
    expect(await outbox.sendDue()).toBe(1);
    peer.behave();
    expect(await outbox.sendDue()).toBe(2);
  });

  it("ask it one at a time while it is away, and so do new ones", async () => {
    await longRefused(12);
    clock.advance(DELAY);
    expect([await outbox.sendDue(), await outbox.sendDue()]).toEqual([1, 0]);
    const ids = [await enqueue(db, outbox), await enqueue(db, outbox)];
    expect(await Promise.all(ids.map((id) => outbox.deliver(id, PATIENCE)))).toEqual(["delayed", "delayed"]);
    const tried = db.selectFrom("outbox").select("id").where("id", "in", ids).where("attempts", "=", 1);
    expect(await tried.execute()).toHaveLength(1);
    clock.advance(PROBE);
    expect([await outbox.sendDue(), await outbox.sendDue()]).toEqual([1, 0]);
  });

  it("leave the one try to a mail that a visitor waits for", async () => {
    await longRefused(1);
    peer.behave();
    const notice = await enqueue(db, outbox);
    const confirmation = await enqueue(db, outbox);
    const outcomes = Promise.all([outbox.deliver(notice, 0), outbox.deliver(confirmation, PATIENCE)]);
    expect(await outcomes).toEqual(["delayed", "sent"]);
    clock.advance(DELAY);
    expect(await outbox.sendDue()).toBe(2);
  });

  it("leave it alone for minutes while it refuses our credentials", async () => {
    let tries = 0;
    const send = async () => {
      tries += 1;
      throw Object.assign(new Error("no"), { code: "EAUTH", responseCode: 535, response: "535 5.7.8 no" });
    };
    const locked = openOutbox({ db, clock, transport: { domain: "weef.example", send, close: () => {} } });
    await locked.deliver(await enqueue(db, locked), PATIENCE);
    for (let waited = 0; waited < 280_000; waited += DELAY) {
      clock.advance(DELAY);
      await locked.sendDue();
    }
    expect(tries).toBe(2);
    await locked.stop();
  });

  it("are tried when a process begins, whatever the one before it knew", async () => {
    await longRefused(3);
    peer.behave();
    clock.advance(DELAY);
    const next = openOutbox({ db, clock, transport: smtpTransport(peer.url()) });
    next.start();
    await peer.receives(3);
    await next.stop();
    expect((await mails()).map(({ state }) => state)).toEqual(["sent", "sent", "sent"]);
  });

  it("that were never tried, and are for later, stay for later", async () => {
    const later = new Date(clock.now().getTime() + 86_400_000);
    await longRefused(1);
    await db.updateTable("outbox").set({ attempts: 0, due_at: later.toISOString() }).execute();
    peer.behave();
    clock.advance(PROBE);
    await outbox.deliver(await enqueue(db, outbox), PATIENCE);
    clock.advance(DELAY);
    expect(await outbox.sendDue()).toBe(0);
    expect(peer.received).toHaveLength(1);
  });
});
