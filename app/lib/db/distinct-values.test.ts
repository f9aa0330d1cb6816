import { expect, it } from "vitest";
import { tagsOf } from "~/features/leads/lead-store.server";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { anna, bert, storeOffer } from "../../../tests/support/leads";
import { distinctValues } from "./distinct-values.server";

describeOnEachDatabase("the values of a column", (openFresh) => {
  it("are each told once, in their order, and none of no rows", async () => {
    const db = await openFresh();
    expect(await distinctValues(db, "audit_log", "user_email")).toEqual([]);
    for (const [id, { email }] of [bert, anna, bert].entries()) {
      const row = {
        id: String(id),
        at: "2026-11-21T10:00:00.000Z",
        user_id: "u",
        action: "lead.tag",
        subject: "lead:1",
      };
      await db
        .insertInto("audit_log")
        .values({ ...row, user_email: email, detail: "{}" })
        .execute();
    }
    expect(await distinctValues(db, "audit_log", "user_email")).toEqual([anna.email, bert.email]);
  });

  it("are in the order of the alphabet on every database, with capitals and accents beside their letter", async () => {
    const db = await openFresh();
    const id = await storeOffer(db);
    const tags = ["Zomer", "élan", "aanbouw", "VIP", "Élan 10", "Élan 9", "dak"];
    await db
      .insertInto("lead_tags")
      .values(tags.map((tag) => ({ lead_id: id, tag })))
      .execute();
    const ordered = ["aanbouw", "dak", "élan", "Élan 9", "Élan 10", "VIP", "Zomer"];
    expect(await distinctValues(db, "lead_tags", "tag")).toEqual(ordered);
    expect((await tagsOf(db, [id])).get(id)).toEqual(ordered);
  });
});
