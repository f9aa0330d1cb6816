import { beforeEach, expect, it } from "vitest";
import { lockPeopleAlone } from "~/features/leads/person-store.server";
import type { Db } from "~/lib/db/database.server";
import type { OfferRequestRow } from "~/lib/db/tables/tables";
import {
  describeOnEachDatabase,
  describeOnPostgres,
  isSomebodyHeldUp,
  openAgain,
} from "../../../tests/support/databases";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { offerRequests } from "./offer-requests.server";
import { type Limits, storeRequest } from "./store-request.server";

const submission_id = "7b0d0a4e-8bb5-4b44-9f5a-0d8a8f2b6c11";

const storeIn = (db: Db, row: OfferRequestRow, limits: Limits = []) =>
  db.transaction().execute((tx) => storeRequest(tx, offerRequests, mailingServices(db), { row, limits }));

describeOnEachDatabase("a request", (openFresh) => {
  let db: Db;
  let other: Db;
  beforeEach(async () => {
    db = await openFresh();
    other = openAgain(db);
  });

  const kept = async () => ({
    requests: (await db.selectFrom("offer_requests").select("id").execute()).length,
    leads: (await db.selectFrom("leads").select("id").execute()).length,
    people: (await db.selectFrom("people").select("id").execute()).length,
    mails: (await db.selectFrom("outbox").select("id").execute()).length,
    uses: (await db.selectFrom("rate_limits").select("points").execute()).reduce((sum, { points }) => sum + points, 0),
  });

  it("is stored with its lead, its mails and its count against the limits, or leaves nothing", async () => {
    const limits = [[limitOf(db, "address", 2), "192.0.2.1"]] as const;
    const broken = offerRequestRow({ submission_id, source: null as unknown as string });
    await expect(storeIn(db, broken, limits)).rejects.toThrow();
    expect(await kept()).toEqual({ requests: 0, leads: 0, people: 0, mails: 0, uses: 0 });
    expect(await storeIn(db, offerRequestRow({ submission_id }), limits)).toMatchObject({ isNew: true });
    expect(await kept()).toEqual({ requests: 1, leads: 1, people: 1, mails: 2, uses: 1 });
  });

  it("that repeats another enqueues nothing and counts against no limit", async () => {
    const limits = [[limitOf(db, "address", 1), "192.0.2.1"]] as const;
    const { row } = await storeIn(db, offerRequestRow({ submission_id }), limits);
    const repeat = await storeIn(other, offerRequestRow({ submission_id, email: "corrected@bouw.example" }), limits);
    expect(repeat).toEqual({ row, isNew: false, enqueued: null, lead: null });
    expect(await kept()).toEqual({ requests: 1, leads: 1, people: 1, mails: 2, uses: 1 });
  });

  it("beyond a limit is refused and leaves nothing, also when many of one sender come at the same moment", async () => {
    const attempts = Array.from({ length: 12 }, (_, index) => {
      const at = index % 2 ? other : db;
      const row = offerRequestRow();
      return storeIn(at, row, [
        [limitOf(at, "address", 4), "192.0.2.1"],
        [limitOf(at, "email", 20), row.email],
      ]);
    });
    const outcomes = await Promise.allSettled(attempts);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected").map(({ reason }) => reason);
    expect(refused).toHaveLength(8);
    for (const reason of refused)
      expect(reason).toMatchObject({ name: "TooManyRequests", retryAfter: expect.any(Number) });
    expect(await kept()).toEqual({ requests: 4, leads: 4, people: 1, mails: 8, uses: 8 });
  });
});

describeOnPostgres("a request that is sent again while its person is erased", (openFresh) => {
  it("is new", async () => {
    const db = await openFresh();
    await storeIn(db, offerRequestRow({ id: "first", submission_id }));
    const { again } = await db.transaction().execute(async (tx) => {
      await lockPeopleAlone(tx);
      await tx.deleteFrom("offer_requests").execute();
      const again = storeIn(openAgain(db), offerRequestRow({ id: "second", submission_id }));
      await expect.poll(() => isSomebodyHeldUp(db)).toBe(true);
      return { again };
    });
    expect(await again).toMatchObject({ row: { id: "second" }, isNew: true });
  });
});
