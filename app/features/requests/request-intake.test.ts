import { sql } from "kysely";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { lockPeople } from "~/features/people/store.server";
import { type Db, openDatabase } from "~/lib/db/database.server";
import type { OfferRequestRow } from "~/lib/db/tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { databasePlace, describeOnEachDatabase, describeOnPostgres, openAgain } from "../../../tests/support/databases";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { openPostgresLine } from "../../../tests/support/postgres-line";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { offerRequests } from "./offer-requests.server";
import { takeIn } from "./request-intake.server";

describeOnEachDatabase("requests that come at the same time", (openFresh) => {
  let db: Db;
  let services: ReturnType<typeof mailingServices>;
  let rows: number;
  beforeEach(async () => {
    db = await openFresh();
    services = mailingServices(db);
    rows = 0;
  });

  /** Of another person each. */
  const rowOf = (changes: Partial<OfferRequestRow> = {}) => {
    rows += 1;
    return offerRequestRow({ email: `jan-${rows}@bouw.example`, phone: `06 1234567${rows}`, ...changes });
  };
  const take = (row: OfferRequestRow, limits: [Limiter, string][] = []) =>
    takeIn(offerRequests, services, { row, limits });
  /** How many transactions there are from now on. */
  const counted = () => {
    const begin = db.transaction.bind(db);
    let transactions = 0;
    services.db.transaction = () => {
      transactions += 1;
      return begin();
    };
    return () => transactions;
  };
  const kept = async () => ({
    requests: (await db.selectFrom("offer_requests").select("id").execute()).length,
    leads: (await db.selectFrom("leads").select("id").execute()).length,
    people: (await db.selectFrom("people").select("id").execute()).length,
    mails: (await db.selectFrom("outbox").select("id").execute()).length,
  });

  it("share a transaction, and each has its own lead and mails", async () => {
    const transactions = counted();
    const taken = await Promise.all(Array.from({ length: 10 }, () => take(rowOf())));
    expect(transactions()).toBe(1);
    expect(await kept()).toEqual({ requests: 10, leads: 10, people: 10, mails: 20 });
    const mails = await db.selectFrom("outbox").select(["id", "recipient", "request_id"]).execute();
    for (const { row, owed, lead } of taken) {
      const own = mails.filter(({ request_id }) => request_id === row.id);
      expect(own.find(({ id }) => id === owed?.confirmation)?.recipient).toBe(row.email);
      expect(own.find(({ id }) => id === owed?.notice)?.recipient).toBe("owner@weef.example");
      const { subject_id } = await db.selectFrom("leads").selectAll().where("id", "=", lead).executeTakeFirstOrThrow();
      expect(subject_id).toBe(row.id);
    }
  });

  it("are one when they have the same id, and of one person when they have an address in common, not a number", async () => {
    const first = rowOf({ submission_id: "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11" });
    const again = { ...first, id: "again", email: "corrected@bouw.example", phone: null };
    const byAddress = rowOf({ email: first.email.toUpperCase() });
    const byNumber = rowOf({ phone: first.phone });
    const taken = await Promise.all([first, again, byAddress, byNumber].map((row) => take(row)));
    expect(taken.map(({ isNew }) => isNew)).toEqual([true, false, true, true]);
    expect(taken[1]?.row.id).toBe(first.id);
    expect(await kept()).toEqual({ requests: 3, leads: 3, people: 2, mails: 6 });
  });

  it("are each tried when they have the same id and the first fails, and one is stored", async () => {
    const submission_id = "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11";
    const rows = [
      rowOf({ submission_id, source: null as unknown as string }),
      rowOf({ submission_id }),
      rowOf({ submission_id }),
    ];
    const transactions = counted();
    const [failed, ...others] = await Promise.allSettled(rows.map((row) => take(row)));
    expect(failed?.status).toBe("rejected");
    // Each looks whether the first is there, and who has looked is stored first.
    const taken = others.map((other) => (other.status === "fulfilled" ? other.value : null));
    expect(taken.map((one) => one?.isNew).sort()).toEqual([false, true]);
    expect(taken[0]?.row.id).toBe(taken[1]?.row.id);
    // Two, where the last looks only once the one before is stored.
    expect(transactions()).toBeLessThanOrEqual(3);
  });

  it("are found to repeat what another process has stored, count nothing and owe nothing then, and no other", async () => {
    const byAddress = limitOf(db, "address", 2);
    const submission_id = "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11";
    const plain = { submission_id: null, body_digest: "same", created_at: new Date().toISOString() };
    const before = [rowOf({ submission_id }), rowOf(plain)];
    for (const row of before) await takeIn(offerRequests, mailingServices(db), { row });
    const newOf = (name: string) => rowOf({ submission_id: `${name}-8bb5-4b44-9f5a-0d8a8f2b6c11` });
    const rows = [newOf("first"), rowOf({ submission_id }), newOf("third"), rowOf(plain)];
    const transactions = counted();
    const taken = await Promise.all(rows.map((row) => take(row, [[byAddress, "192.0.2.1"]])));
    expect(taken.map(({ isNew, owed, lead }) => [isNew, owed !== null, lead !== null])).toEqual([
      ...[Array(3).fill(true), Array(3).fill(false)],
      ...[Array(3).fill(true), Array(3).fill(false)],
    ]);
    expect(transactions()).toBe(1);
    expect([taken[1]?.row, taken[3]?.row]).toEqual(before);
    expect(await kept()).toEqual({ requests: 4, leads: 4, people: 4, mails: 8 });
    expect(await db.selectFrom("rate_limits").select("points").execute()).toEqual([{ points: 2 }]);
  });

  it("keep out those that a limit keeps out, which count nothing, and no other", async () => {
    const byAddress = limitOf(db, "address", 2);
    const byEmail = limitOf(db, "email", 5);
    const rush = (count: number, address: string) =>
      Array.from({ length: count }, () => {
        const row = rowOf();
        return take(row, [
          [byAddress, address],
          [byEmail, row.email],
        ]);
      });
    const outcomes = await Promise.allSettled([...rush(4, "192.0.2.1"), ...rush(2, "192.0.2.2")]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...["fulfilled", "fulfilled", "rejected", "rejected"],
      ...["fulfilled", "fulfilled"],
    ]);
    expect(outcomes[2]).toMatchObject({ reason: { name: "TooManyRequests", retryAfter: 600 } });
    expect((await kept()).requests).toBe(4);
    const counts = await db.selectFrom("rate_limits").select("points").orderBy("points").execute();
    expect(counts.map(({ points }) => points)).toEqual([1, 1, 1, 1, 2, 2]);
  });

  it("are kept, but for one that cannot be", async () => {
    const outcomes = await Promise.allSettled([
      take(rowOf()),
      take(rowOf({ source: null as unknown as string })),
      take(rowOf()),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await kept()).toEqual({ requests: 2, leads: 2, people: 2, mails: 4 });
  });
});

/** How many statements wait for what another holds. */
async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

describeOnPostgres("requests of two processes", (openFresh) => {
  it("wait for no other that waits for them, whatever their order", async () => {
    const db = await openFresh();
    const limit = limitOf(db, "address", 1_000);
    const addresses = Array.from({ length: 15 }, (_, address) => `192.0.2.${address}`);
    for (const address of addresses) await limit.consume(address);
    const takeAll = (inOrder: string[], name: string) => {
      const services = mailingServices(openAgain(db));
      return inOrder.map((address, index) => {
        const row = offerRequestRow({ email: `${name}-${index}@bouw.example`, phone: null });
        return takeIn(offerRequests, services, { row, limits: [[limit, address]] });
      });
    };
    const taken = await db.transaction().execute(async (tx) => {
      // Both get as far as the one in the middle.
      await limit.consume("192.0.2.7", tx);
      const all = [...takeAll(addresses, "jan"), ...takeAll(addresses.toReversed(), "piet")];
      await expect.poll(() => waitingForLocks(db)).toBe(2);
      return { all };
    });
    expect((await Promise.allSettled(taken.all)).filter(({ status }) => status === "rejected")).toEqual([]);
  });
});

describeOnPostgres("a request that is sent again while its person is erased", (openFresh) => {
  it("is new", async () => {
    const db = await openFresh();
    const send = (id: string) =>
      takeIn(offerRequests, mailingServices(openAgain(db)), { row: offerRequestRow({ id, submission_id: "once" }) });
    await send("first");
    const { again } = await db.transaction().execute(async (tx) => {
      await lockPeople(tx);
      const again = send("second");
      await expect.poll(() => waitingForLocks(db)).toBe(1);
      await tx.deleteFrom("offer_requests").execute();
      return { again };
    });
    expect(await again).toMatchObject({ row: { id: "second" }, isNew: true });
  });
});

describeOnPostgres("a request", (openFresh) => {
  async function openLine() {
    const line = await openPostgresLine(databasePlace(await openFresh()).databaseUrl ?? "");
    const db = openDatabase({ dataDir: "", databaseUrl: line.url }, 1);
    onTestFinished(() => db.destroy());
    await sql`select 1`.execute(db);
    return { line, db };
  }

  it("asks for all that waits for no other answer without waiting for one", async () => {
    const { line, db } = await openLine();
    line.holdAnswers();
    const candidate = { row: offerRequestRow(), limits: [[limitOf(db, "address", 2), "192.0.2.1"]] as const };
    const taken = takeIn(offerRequests, mailingServices(db), candidate);
    const parts = ["savepoint", 'into "offer_requests"', 'into "outbox"', "into rate_limits", "from person_keys"];
    await expect.poll(() => parts.filter((part) => line.asked().includes(part))).toEqual(parts);
    line.passAnswers();
    expect((await taken).isNew).toBe(true);
  });

  it("that is sent again is looked for, and not written in vain", async () => {
    const { line, db } = await openLine();
    const services = mailingServices(db);
    const send = (id: string) =>
      takeIn(offerRequests, services, { row: offerRequestRow({ id, submission_id: "once" }) });
    const repeat = { row: { id: "first" }, isNew: false, owed: null, lead: null };
    const [, meanwhile] = await Promise.all([send("first"), send("second")]);
    expect([meanwhile, await send("third")]).toMatchObject([repeat, repeat]);
    expect(line.asked().split("savepoint").length - 1).toBe(1);
    await db.deleteFrom("offer_requests").execute();
    expect(await send("fourth")).toMatchObject({ row: { id: "fourth" }, isNew: true });
  });
});
