import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { anna, bert } from "../../../tests/support/leads";
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
});
