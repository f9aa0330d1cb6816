import { expect, it } from "vitest";
import { recordRequest } from "~/features/leads/record-lead.server";
import { deletePeopleWithoutLeads } from "~/features/people/store.server";
import { erasePerson, printOf } from "~/features/privacy/erase-person.server";
import { tracePerson } from "~/features/privacy/find-person.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnPostgres, openAgain } from "../../../tests/support/databases";
import { isSomebodyHeldUp } from "../../../tests/support/held-up";
import { anna, storeOffer } from "../../../tests/support/leads";
import { offerRequestRow } from "../../../tests/support/offer-requests";
import { SECRET } from "../../../tests/support/services";
import { deleteOutdated } from "./delete-outdated.server";

const NOW = new Date("2026-06-01T09:00:00.000Z");
const EMAIL = "jan@bouw.example";
const OWNER = "owner@weef.example";

describeOnPostgres("somebody who comes back at the moment of their deletion", (openFresh) => {
  /** Has the same person ask again, in a transaction that ends only once `work` waits for it. */
  async function comeBackDuring<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
    const [elsewhere, watching] = [openAgain(db), openAgain(db)];
    const row = offerRequestRow({ email: EMAIL, created_at: NOW.toISOString() });
    let working: Promise<T> | undefined;
    await db.transaction().execute(async (tx) => {
      await tx.insertInto("offer_requests").values(row).execute();
      await recordRequest(tx, "offer-request", row);
      working = work(elsewhere);
      // Its end is looked at below.
      working.catch(() => {});
      await expect.poll(() => isSomebodyHeldUp(watching)).toBe(true);
    });
    if (!working) throw new Error("Nothing was done meanwhile");
    return working;
  }
  const known = (db: Db) =>
    db.selectFrom("leads").innerJoin("people", "people.id", "person_id").select("email").execute();

  it("stays when only old spam is known of them", async () => {
    const db = await openFresh();
    await storeOffer(db, { email: EMAIL, status: "spam" });
    await comeBackDuring(db, (other) => deleteOutdated(other, NOW));
    expect(await known(db)).toEqual([{ email: EMAIL }]);
  });

  it("stays when nothing is known of them any more but their address", async () => {
    const db = await openFresh();
    await storeOffer(db, { email: EMAIL });
    await db.deleteFrom("leads").execute();
    await comeBackDuring(db, deletePeopleWithoutLeads);
    expect(await known(db)).toEqual([{ email: EMAIL }]);
  });

  it("is shown to whoever wants to erase them", async () => {
    const db = await openFresh();
    await storeOffer(db, { email: EMAIL });
    const seen = printOf(await tracePerson(db, { email: EMAIL }, OWNER));
    const erased = comeBackDuring(db, (other) => {
      const env = { SESSION_SECRET: SECRET, DATA_DIR: "" };
      const services = { db: other, env, live: { publish: async () => {} }, ownerEmail: OWNER };
      return erasePerson(services, { email: EMAIL }, seen, { user: anna, now: NOW });
    });
    expect(await erased).toEqual({ outcome: "changed" });
    expect(await known(db)).toHaveLength(2);
  });
});
