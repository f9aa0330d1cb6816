import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import type { Tables } from "~/lib/db/tables/tables";
import { openOutbox, smtpTransport, TestClock } from "../../../../tests/support/mails";

it("looks ever more seldom while the database is away, though each look takes long to fail", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const looks: number[] = [];
  const start = performance.now();
  const db = databaseAway(() => looks.push((performance.now() - start) / 1000));
  const outbox = openOutbox({ db, clock: new TestClock(), transport: smtpTransport("smtp://127.0.0.1") });
  outbox.start();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(looks).toEqual([0, 5, 12, 23, 42, 75, 108]);
  const stopping = outbox.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  await stopping;
});

/** A database to which every connection fails after three seconds. */
function databaseAway(onLook: () => void): Kysely<Tables> {
  class AwayDriver extends DummyDriver {
    override async acquireConnection(): Promise<never> {
      onLook();
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      throw new Error("away");
    }
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new AwayDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
