import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { deleteOldCounts } from "~/lib/db/use-counts.server";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import { createLimiter, type LimiterOptions } from "./rate-limit.server";

const START = new Date("2026-11-21T10:00:00Z");
const options: LimiterOptions = { name: "tries", points: 2, seconds: 60, enabled: true, secret: "s".repeat(32) };

describeOnEachDatabase("a limit", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
    vi.useFakeTimers({ toFake: ["Date"], now: START });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("allows as many uses as it has points, then says when the next one may come", async () => {
    const limiter = createLimiter(db, options);
    expect(await limiter.consume("ann")).toEqual({ allowed: true });
    vi.setSystemTime(START.getTime() + 15_500);
    expect(await limiter.consume("ann")).toEqual({ allowed: true });
    expect(await limiter.consume("ann")).toEqual({ allowed: false, retryAfter: 45 });
    expect(await limiter.consume("bob")).toEqual({ allowed: true });
  });

  test("begins anew when its seconds are over", async () => {
    const limiter = createLimiter(db, { ...options, points: 1 });
    await limiter.consume("ann");
    vi.setSystemTime(START.getTime() + 59_900);
    expect(await limiter.consume("ann")).toEqual({ allowed: false, retryAfter: 1 });
    vi.setSystemTime(START.getTime() + 60_000);
    expect(await limiter.consume("ann")).toEqual({ allowed: true });
    expect(await limiter.consume("ann")).toEqual({ allowed: false, retryAfter: 60 });
  });

  test("is shared by replicas, also when they count at the same moment", async () => {
    const replicas = [createLimiter(db, options), createLimiter(openAgain(db), options)];
    const uses = Array.from({ length: 10 }, (_, use) => replicas[use % 2]?.consume("ann"));
    const allowed = (await Promise.all(uses)).filter((allowance) => allowance?.allowed);
    expect(allowed).toHaveLength(2);
  });

  test("does not meet a limit of another name", async () => {
    await createLimiter(db, { ...options, points: 1 }).consume("ann");
    expect(await createLimiter(db, { ...options, name: "others", points: 1 }).consume("ann")).toEqual({
      allowed: true,
    });
  });

  test("forgets a key when asked to", async () => {
    const limiter = createLimiter(db, { ...options, points: 1 });
    await limiter.consume("ann");
    await limiter.forget("ann");
    await limiter.forget("nobody");
    expect(await limiter.consume("ann")).toEqual({ allowed: true });
  });

  test("counts nothing when it is off", async () => {
    const limiter = createLimiter(db, { ...options, points: 1, enabled: false });
    await limiter.consume("ann");
    expect(await limiter.consume("ann")).toEqual({ allowed: true });
    expect(await db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
  });

  test("stores keys hashed", async () => {
    await createLimiter(db, options).consume("ann@example.org");
    const rows = await db.selectFrom("rate_limits").select("key").execute();
    expect(rows).toEqual([{ key: expect.stringMatching(/^tries:[\w-]{43}$/) }]);
  });

  test("is deleted an hour after its time, and not before", async () => {
    const limiter = createLimiter(db, options);
    const keys = async () => (await db.selectFrom("rate_limits").select("key").execute()).map(({ key }) => key);
    await limiter.consume("ann");
    const [ann] = await keys();
    vi.setSystemTime(START.getTime() + 30_000);
    await limiter.consume("bob");
    await deleteOldCounts(db, new Date(START.getTime() + 61 * 60_000 - 1));
    expect(await keys()).toHaveLength(2);
    await deleteOldCounts(db, new Date(START.getTime() + 61 * 60_000));
    expect(await keys()).toEqual([expect.not.stringContaining(ann ?? "")]);
  });

  test("counts in the transaction of what it is for, and not when that is undone", async () => {
    const limiter = createLimiter(db, { ...options, points: 1 });
    const tried = db.transaction().execute(async (tx) => {
      expect(await limiter.consume("ann", tx)).toEqual({ allowed: true });
      throw new Error("undone");
    });
    await expect(tried).rejects.toThrow("undone");
    expect(await limiter.consume("ann")).toEqual({ allowed: true });
  });

  test("fails when the database is away", async () => {
    const limiter = createLimiter(db, options);
    await limiter.consume("bob");
    await db.destroy();
    await expect(limiter.consume("ann")).rejects.toThrow();
  });
});
