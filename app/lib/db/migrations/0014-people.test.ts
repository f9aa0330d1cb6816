import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { storeConfiguration, storeOffer } from "../../../../tests/support/leads";
import { fillPeople } from "./0014-people-fill";

describeOnEachDatabase("people of before they had keys", (openFresh) => {
  const filled = async (db: Db) => ({
    // Numbers were keys too.
    keys: await db.selectFrom("person_keys").selectAll().where("kind", "=", "mail").orderBy("value").execute(),
    traces: await db.selectFrom("lead_traces").selectAll().orderBy("lead_id").orderBy("trace").execute(),
  });

  it("are known by the same, and alike by the same, as those who come in now; filled in once", async () => {
    const db = await openFresh();
    const more = { phone: "06 11 11 11 11", company: "Bouw & Co B.V." };
    await storeOffer(db, { ...more, name: "Zoë  Łąg", created_at: "2026-01-01T09:00:00.000Z" });
    await storeConfiguration(db, {
      email: "zoe@x.example",
      phone: "0611111111",
      created_at: "2026-01-02T09:00:00.000Z",
    });
    await storeOffer(db, {
      email: "piet@x.example",
      phone: null,
      company: null,
      created_at: "2026-01-03T09:00:00.000Z",
    });
    const before = await filled(db);
    expect([before.keys.length, before.traces.length]).toEqual([3, 5]);
    await db.deleteFrom("person_keys").execute();
    await db.deleteFrom("lead_traces").execute();
    await fillPeople(db as unknown as Kysely<unknown>);
    await fillPeople(db as unknown as Kysely<unknown>);
    expect(await filled(db)).toEqual(before);
  });
});
