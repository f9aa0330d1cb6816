import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import { reviewRow } from "../../../../tests/support/reviews";
import { up } from "./0068-live-dates";

describeOnEachDatabase("reviews from when they were asked after the yes", (openFresh) => {
  it("wait for a live date, and those that were asked stay so", async () => {
    const db = await openFresh();
    const leased = { lease_owner: "a process", lease_until: "2026-12-01T10:00:00.000Z" };
    for (const state of ["queued", "asked", "published"] as const) {
      const lead_id = await storeOffer(db, { email: `${state}@bouw.example` });
      const review = reviewRow({ lead_id, state, ...(state === "queued" && leased) });
      await db.insertInto("reviews").values(review).execute();
    }
    await sql`alter table leads drop column live_on`.execute(db);
    await up(db as unknown as Kysely<unknown>);
    const reviews = await db.selectFrom("reviews").select(["state", "lease_owner"]).orderBy("state").execute();
    expect(reviews).toEqual([
      { state: "asked", lease_owner: null },
      { state: "published", lease_owner: null },
      { state: "waiting", lease_owner: null },
    ]);
    expect(await db.selectFrom("leads").select("live_on").distinct().execute()).toEqual([{ live_on: null }]);
  });
});
