import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { databasePlace, describeOnEachDatabase, describeOnPostgres, openAgain } from "../../../tests/support/databases";
import { Live } from "./live.server";
import type { LiveEvent } from "./live-event";

const MESSAGE: LiveEvent = { kind: "message", conversation: "a" };

/** Another process, and what it hears. */
function startLive(db: Db) {
  const live = new Live({ db, databaseUrl: databasePlace(db).databaseUrl, log: createLog("silent"), poll: 50 });
  onTestFinished(() => live.stop());
  const heard: (LiveEvent | null)[] = [];
  live.subscribe((event) => heard.push(event));
  live.start();
  return { live, heard };
}

describeOnEachDatabase("live events", (openFresh) => {
  it("reach whoever listens in this process, once, until they stop", async () => {
    const { live } = startLive(await openFresh());
    const listener = vi.fn();
    const unsubscribe = live.subscribe(listener);
    await live.publish(MESSAGE);
    unsubscribe();
    await live.publish(MESSAGE);
    expect(listener.mock.calls.filter(([event]) => event !== null)).toEqual([[MESSAGE]]);
  });
});

describeOnPostgres("live events between processes", (openFresh) => {
  /** Two processes on one database, that hear each other. */
  async function startTwo() {
    const db = await openFresh();
    const [one, other] = [startLive(db), startLive(openAgain(db))];
    // Listening has begun: told to look once.
    await expect.poll(() => [one.heard.length, other.heard.length]).toEqual([1, 1]);
    return { db, one, other };
  }
  const told = (heard: (LiveEvent | null)[]) => heard.filter((event) => event !== null);

  it("are heard in the other one, and once in their own", async () => {
    const { one, other } = await startTwo();
    await one.live.publish(MESSAGE);
    await expect.poll(() => told(other.heard)).toEqual([MESSAGE]);
    await other.live.publish({ kind: "appointment" });
    await expect.poll(() => told(one.heard)).toEqual([MESSAGE, { kind: "appointment" }]);
  });

  it("are looked for while the connection is gone, and heard again when it is back", async () => {
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
  }, 20_000);

  it("do not fail when the database is away", async () => {
    const { one, db } = await startTwo();
    await db.destroy();
    await expect(one.live.publish(MESSAGE)).resolves.toBeUndefined();
  });
});
