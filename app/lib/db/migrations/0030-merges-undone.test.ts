import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { insertMerge } from "~/features/leads/person-store.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { up } from "./0030-merges-undone";

const AT = "2026-12-01T09:00:00.000Z";

describeOnEachDatabase("merges of before those that are undone were emptied", (openFresh) => {
  it("keep what the two people had only where it can still be undone", async () => {
    const db = await openFresh();
    await db.transaction().execute(async (tx) => {
      const rest = { name: "Jan", email_key: null, phone_key: null, created_at: AT };
      await tx
        .insertInto("people")
        .values([
          { id: "one", ...rest },
          { id: "other", ...rest },
        ])
        .execute();
      const merge = { kept_id: "one", merged_id: "other", before: `{"kept":{}}`, user_email: "a@x", merged_at: AT };
      await insertMerge(tx, { id: "standing", ...merge, undone_at: null });
      await insertMerge(tx, { id: "undone", ...merge, undone_at: AT });
    });
    await up(db as unknown as Kysely<unknown>);
    const merges = await db.selectFrom("person_merges").select(["id", "before"]).orderBy("id").execute();
    expect(merges).toEqual([
      { id: "standing", before: `{"kept":{}}` },
      { id: "undone", before: "{}" },
    ]);
  });
});
