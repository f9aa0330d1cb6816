import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { notifyChannel } from "~/lib/db/channel.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { databasePlace, describeOnEachDatabase, describeOnPostgres, openAgain } from "../../../tests/support/databases";
import { Live } from "./live.server";
import { isUntold, type LiveEvent } from "./live-event";

const MISSED: LiveEvent = { kind: "missed" };
const MESSAGE: LiveEvent = { kind: "message", conversation: "a" };

const LOOK = 50;

/** Another process, and what it receives. */
function startLive(db: Db) {
  const { databaseUrl } = databasePlace(db);
  const live = new Live({ db, databaseUrl, log: createLog("silent"), look: LOOK });
  onTestFinished(() => live.stop());
  const heard: (LiveEvent | null)[] = [];
  live.subscribe((event) => heard.push(event));
  live.start();
  return { live, heard };
}

const told = (heard: (LiveEvent | null)[]) => heard.filter((event) => !isUntold(event));

describeOnEachDatabase("live events", (openFresh) => {
  it("reach listeners in this process, once, until they stop", async () => {
    const { live } = startLive(await openFresh());
    const listener = vi.fn();
    const unsubscribe = live.subscribe(listener);
    await live.publish(MESSAGE);
    unsubscribe();
    await live.publish(MESSAGE);
    expect(listener.mock.calls.filter(([event]) => !isUntold(event))).toEqual([[MESSAGE, expect.any(Number)]]);
  });

  it("are repeated to a listener that was away for a moment, from the last one that it received", async () => {
    const { live } = startLive(await openFresh());
    await live.publish(MESSAGE);
    const mark = live.mark();
    expect(live.since(mark)).toEqual([]);
    await live.publish({ kind: "appointment" });
    await live.publish({ kind: "redirects" });
    // Listening to other processes may begin meanwhile.
    const since = (mark: number) => live.since(mark).filter(({ event }) => !isUntold(event));
    const missed = since(mark);
    expect(missed.map(({ event }) => event.kind)).toEqual(["appointment", "redirects"]);
    expect(since(missed[0]?.mark ?? 0)).toEqual(missed.slice(1));
  });
});

describeOnPostgres("live events between processes", (openFresh) => {
  /** Two processes on one database that receive each other's events. */
  async function startTwo() {
    const db = await openFresh();
    const [one, other] = [startLive(db), startLive(openAgain(db))];
    // Listening has begun: they were told to look once.
    await expect.poll(() => [one.heard.length, other.heard.length]).toEqual([1, 1]);
    return { db, one, other };
  }

  it("reach the other process, and their own once", async () => {
    const { one, other } = await startTwo();
    await one.live.publish(MESSAGE);
    await expect.poll(() => told(other.heard)).toEqual([MESSAGE]);
    await other.live.publish({ kind: "appointment" });
    await expect.poll(() => told(one.heard)).toEqual([MESSAGE, { kind: "appointment" }]);
  });

  it("are looked for while the connection is gone, and received again when it is back", async () => {
    const { db, one, other } = await startTwo();
    const before = other.heard.length;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'weef live' and datname = current_database()`.execute(db);
    await expect.poll(() => other.heard.length - before, { timeout: 5_000 }).toBeGreaterThan(2);
    await expect
      .poll(
        async () => {
          await one.live.publish(MESSAGE);
          return told(other.heard).length;
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBeGreaterThan(0);
    // The start counts once and the break counts once, however often the listener looked.
    expect(other.heard.filter((event) => event?.kind === "missed")).toEqual([MISSED, MISSED]);
  }, 20_000);

  it("are looked for after an unknown notification", async () => {
    const { db, one, other } = await startTwo();
    await notifyChannel(db, "{");
    await expect
      .poll(() => [one.heard, other.heard])
      .toEqual([
        [MISSED, MISSED],
        [MISSED, MISSED],
      ]);
    await one.live.publish(MESSAGE);
    await expect.poll(() => told(other.heard)).toEqual([MESSAGE]);
  });

  it("do not fail when the database is away", async () => {
    const { one, db } = await startTwo();
    await db.destroy();
    await expect(one.live.publish(MESSAGE)).resolves.toBeUndefined();
  });
});
