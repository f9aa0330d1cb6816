import { afterEach, beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { confirmation, enqueue, outboxWithPeer, type TestClock } from "../../../../tests/support/mails";
import type { SmtpPeer } from "../../../../tests/support/smtp-peer";
import type { Outbox } from "./outbox.server";
import { oldestUnsent } from "./outbox-store.server";
import "../templates/render-mail.server";

const HOUR = 3_600_000;
const LATER = new Date("2026-11-23T08:45:00.000Z");

describeOnEachDatabase("a mail for later", (openFresh) => {
  let db: Db;
  let clock: TestClock;
  let peer: SmtpPeer;
  let outbox: Outbox;

  beforeEach(async () => {
    ({ db, clock, peer, outbox } = await outboxWithPeer(await openFresh()));
    await enqueue(db, outbox, { ...confirmation, requestId: "one", dueAt: LATER });
  });

  afterEach(async () => {
    await outbox.stop();
    await peer.goDown();
  });

  it("waits for its time, and is of that time", async () => {
    clock.advance(24 * HOUR);
    expect(await outbox.sendDue()).toBe(0);
    expect(await oldestUnsent(db, clock.now())).toBe(0);
    clock.advance(24 * HOUR);
    expect(await outbox.sendDue()).toBe(1);
    expect(peer.received[0]?.date).toBe(LATER.toISOString());
  });

  it("is not sent once it is withdrawn; what belongs to another stays", async () => {
    await enqueue(db, outbox, { ...confirmation, requestId: "two", dueAt: LATER });
    await db.transaction().execute((tx) => outbox.withdraw(tx, "one", "offer-request-confirmation"));
    clock.advance(48 * HOUR);
    expect(await outbox.sendDue()).toBe(1);
    const left = await db.selectFrom("outbox").select(["request_id", "state"]).execute();
    expect(left).toEqual([{ request_id: "two", state: "sent" }]);
  });
});
