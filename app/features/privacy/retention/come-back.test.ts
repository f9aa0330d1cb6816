import { expect, it } from "vitest";
import { deletePeopleWithoutLeads } from "~/features/leads/person-store.server";
import { recordRequest, restoreRequestLead } from "~/features/leads/record-lead.server";
import type { Db, Tx } from "~/lib/db/database.server";
import { describeOnPostgres, isSomebodyHeldUp, openAgain } from "../../../../tests/support/databases";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { offerRequestRow } from "../../../../tests/support/offer-requests";
import { SECRET } from "../../../../tests/support/services";
import { erasePerson, printOf } from "../erase/erase-person.server";
import { tracePerson } from "../find/find-person.server";
import { deleteOutdated } from "./delete-outdated.server";

const NOW = new Date("2026-06-01T09:00:00.000Z");
const EMAIL = "jan@bouw.example";
const OWNER = "owner@weef.example";

describeOnPostgres("somebody who comes back at the moment of their deletion", (openFresh) => {
  /** Stores another request of the same person, in a transaction that ends only once `work` waits for it. */
  function comeBackDuring<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
    const row = offerRequestRow({ email: EMAIL, created_at: NOW.toISOString() });
    return changeDuring(
      db,
      async (tx) => {
        await tx.insertInto("offer_requests").values(row).execute();
        await recordRequest(tx, "offer-request", row);
      },
      work,
    );
  }
  async function changeDuring<T>(db: Db, change: (tx: Tx) => Promise<void>, work: (db: Db) => Promise<T>): Promise<T> {
    const [elsewhere, watching] = [openAgain(db), openAgain(db)];
    let working: Promise<T> | undefined;
    await db.transaction().execute(async (tx) => {
      await change(tx);
      working = work(elsewhere);
      // The outcome is checked below.
      working.catch(() => {});
      await expect.poll(() => isSomebodyHeldUp(watching)).toBe(true);
    });
    if (!working) throw new Error("Nothing was done meanwhile");
    return working;
  }
  const known = (db: Db) =>
    db.selectFrom("leads").innerJoin("people", "people.id", "person_id").select("email").execute();

  it("stays when only old spam was known of them", async () => {
    const db = await openFresh();
    await storeOffer(db, { email: EMAIL, status: "spam" });
    await comeBackDuring(db, (other) => deleteOutdated(other, NOW));
    expect(await known(db)).toEqual([{ email: EMAIL }]);
  });

  it("stays, with what was known of them before", async () => {
    const db = await openFresh();
    await storeOffer(db, { email: EMAIL, created_at: "2024-03-02T09:30:00.000Z" });
    await comeBackDuring(db, (other) => deleteOutdated(other, NOW));
    expect(await known(db)).toHaveLength(2);
  });

  it("stays when the desk is just taking them out of the spam", async () => {
    const db = await openFresh();
    const row = offerRequestRow({ email: EMAIL, status: "spam" });
    await storeOffer(db, row);
    const restore = async (tx: Tx) => void (await restoreRequestLead(tx, "offer-request", row, NOW));
    await changeDuring(db, restore, (other) => deleteOutdated(other, NOW));
    expect(await known(db)).toEqual([{ email: EMAIL }]);
  });

  it("stays when only their address is still known", async () => {
    const db = await openFresh();
    await storeOffer(db, { email: EMAIL });
    await db.deleteFrom("leads").execute();
    await comeBackDuring(db, deletePeopleWithoutLeads);
    expect(await known(db)).toEqual([{ email: EMAIL }]);
    const keys = await db.selectFrom("person_keys").select("value").execute();
    expect(keys).toContainEqual({ value: EMAIL });
  });

  it("stays when everything but their address has become somebody else's", async () => {
    const db = await openFresh();
    const lead = await storeOffer(db, { email: EMAIL });
    const other = { id: "other", name: "Jan", email_key: null, phone_key: null, created_at: NOW.toISOString() };
    await db.insertInto("people").values(other).execute();
    await db.updateTable("leads").set({ person_id: other.id }).where("id", "=", lead).execute();
    await comeBackDuring(db, deletePeopleWithoutLeads);
    expect(await db.selectFrom("people").select("id").execute()).toHaveLength(2);
  });

  it("is shown to whoever wants to erase them", async () => {
    const db = await openFresh();
    await storeOffer(db, { email: EMAIL });
    const seen = printOf((await tracePerson(db, { email: EMAIL }, OWNER)).trace);
    const erased = comeBackDuring(db, (other) => {
      const env = { SESSION_SECRET: SECRET, DATA_DIR: "" };
      const services = { db: other, env, live: { publish: async () => {} }, ownerEmail: OWNER };
      return erasePerson(services, { email: EMAIL }, { seen }, { user: anna, now: NOW });
    });
    expect(await erased).toEqual({ outcome: "changed" });
    expect(await known(db)).toHaveLength(2);
  });
});
