import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../../tests/support/databases";
import { enqueue, openOutbox, TestClock } from "../../../../tests/support/mails";
import { LEASE } from "./attempt.server";
import type { Outbox } from "./outbox.server";
import "../templates/render-mail.server";

const PATIENCE = 60_000;

describe("a mail that is sent while the database goes away", () => {
  let db: Db;
  let clock: TestClock;
  let outbox: Outbox;
  let sent: number;
  let triesWhileAway: number;
  let isAway: boolean;
  let delivery: Promise<unknown>;

  beforeEach(async () => {
    db = await openFresh();
    clock = new TestClock();
    sent = 0;
    triesWhileAway = 0;
    isAway = false;
    const away: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (!isAway) return node;
        triesWhileAway += 1;
        throw new Error("away");
      },
      transformResult: async ({ result }) => result,
    };
    const send = async () => {
      sent += 1;
      isAway = true;
    };
    const transport = { domain: "weef.example", send, close: () => {} };
    outbox = openOutbox({ db: db.withPlugin(away), clock, transport });
    const id = await enqueue(db, outbox);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    delivery = outbox.deliver(id, PATIENCE);
    while (sent === 0) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(15_000);
  });

  afterEach(async () => {
    vi.useRealTimers();
    await outbox.stop();
  });

  const states = async () => (await db.selectFrom("outbox").select("state").execute()).map(({ state }) => state);

  it("is recorded when that is back, and not sent again though its lease is over", async () => {
    expect(triesWhileAway).toBeGreaterThan(20);
    clock.advance(LEASE);
    isAway = false;
    expect(await outbox.sendDue()).toBe(0);
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    expect(await delivery).toBe("sent");
    expect(await outbox.sendDue()).toBe(0);
    expect([sent, await states()]).toEqual([1, ["sent"]]);
  });

  it("is dropped when it has been erased meanwhile", async () => {
    await db.deleteFrom("outbox").execute();
    isAway = false;
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    expect(await delivery).toBe("sent");
    expect(await states()).toEqual([]);
  });

  it("holds up no stop", async () => {
    const stop = outbox.stop();
    await vi.advanceTimersByTimeAsync(2_500);
    await stop;
    expect(await delivery).toBe("delayed");
    expect(await states()).toEqual(["queued"]);
  });
});
