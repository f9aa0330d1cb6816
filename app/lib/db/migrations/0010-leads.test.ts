import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { appointmentRow } from "../../../../tests/support/appointments";
import { configuratorRequestRow } from "../../../../tests/support/configurator-requests";
import { storeConversation } from "../../../../tests/support/conversations";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { offerRequestRow } from "../../../../tests/support/offer-requests";
import { fillLeads } from "./0010-leads-fill";
import { migrations } from "./migrations";

describeOnEachDatabase("what was asked before there were leads", (openFresh) => {
  const leads = (db: Db) => db.selectFrom("leads").selectAll().orderBy("created_at").execute();

  const fill = (db: Db) => fillLeads(db as unknown as Kysely<unknown>);

  async function store(db: Db) {
    const soon = new Date(Date.now() - 60_000).toISOString();
    await db
      .insertInto("offer_requests")
      .values([
        offerRequestRow({ id: "old", name: "Zoë", phone: "+31 (0)6 12 34 56 78", message: "Vóór\nmaart" }),
        offerRequestRow({ id: "suspect", status: "spam", email: "s@x.example", phone: null }),
        offerRequestRow({ id: "recent", source: "meta-ads", created_at: soon, email: "r@x.example", phone: null }),
      ])
      .execute();
    const sameMail = configuratorRequestRow({ id: "same mail", email: "JAN@bouw.example" });
    await db.insertInto("configurator_requests").values(sameMail).execute();
    await storeConversation(db, { id: "same number", contact_phone: "0612345678", contact_confirmed_at: soon }, [
      "Hoi",
    ]);
    await storeConversation(db, { id: "unconfirmed" }, ["Hallo"]);
    await db
      .insertInto("appointments")
      .values([appointmentRow({ id: "talk" }), appointmentRow({ id: "spam", status: "spam" })])
      .execute();
  }

  it("is a lead each, of the right person, and is found", async () => {
    const db = await openFresh();
    await store(db);
    await fill(db);
    const filled = await leads(db);
    const by = (id: string) => filled.find(({ subject_id }) => subject_id === id);
    expect(filled.map(({ subject_id }) => subject_id).toSorted()).toEqual(
      ["old", "recent", "same mail", "same number", "suspect", "talk"].toSorted(),
    );
    expect(by("old")).toMatchObject({ phone_key: "31612345678", status: "new", promised_at: null });
    expect(by("old")?.search).toContain("\n31612345678\n0612345678\n");
    expect(by("old")?.search).toContain("\nvoor maart");
    expect([by("same mail")?.person_id, by("same number")?.person_id]).toEqual([
      by("old")?.person_id,
      by("old")?.person_id,
    ]);
    expect(by("suspect")?.status).toBe("spam");
    expect(by("recent")).toMatchObject({ is_ads: 1, promised_at: expect.any(String) });
    expect(by("same number")).toMatchObject({ kind: "conversation", source: "chat", name: "0612345678" });
    expect(by("talk")).toMatchObject({ kind: "appointment", promised_at: null });
  });

  it("is filled in once, however often that begins", async () => {
    const db = await openFresh();
    await store(db);
    await fill(db);
    const filled = await leads(db);
    await db.deleteFrom("leads").where("subject_id", "in", ["recent", "talk"]).execute();
    await fill(db);
    expect(await leads(db)).toHaveLength(filled.length);
    expect(await db.selectFrom("people").selectAll().execute()).not.toHaveLength(0);
  });

  it("stays as it is when a migration that broke off starts over", async () => {
    const db = await openFresh();
    await sql`delete from kysely_migration where name = '0010-leads'`.execute(db);
    const migrator = new Migrator({
      db,
      allowUnorderedMigrations: true,
      provider: { getMigrations: async () => migrations },
    });
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
  });
});
