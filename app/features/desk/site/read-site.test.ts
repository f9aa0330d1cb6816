import { expect, it } from "vitest";
import { insertChanges } from "~/platform/site-content/site-content-store.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { factsEditor } from "./facts/facts-editor.server";
import { readSiteOverview, readSitePage } from "./read-site.server";

const now = new Date("2026-11-24T11:00:00.000Z");
const reader = { language: "nl", now } as const;

describeOnEachDatabase("the history of the site", (openFresh) => {
  it("says what a value was before, however long ago that was published", async () => {
    const db = await openFresh();
    const others = Array.from({ length: 40 }, (_, index) => `other${index}`);
    const publish = async (version: number, names: readonly string[], value: string) => {
      const row = { kind: "facts", language: "", version, user_email: anna.email, at: now.toISOString() };
      const rows = names.map((name) => ({ ...row, name, value: JSON.stringify(value) }));
      await db.transaction().execute((tx) => insertChanges(tx, rows));
    };
    await publish(1, ["email"], "eerst@weef.example");
    for (let version = 2; version <= 14; version += 1) {
      await publish(version, others, String(version));
    }
    await publish(15, ["email"], "nu@weef.example");
    const { changes } = await readSitePage(db, factsEditor, reader);
    expect(changes.map(({ version }) => version)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    const changed = [{ name: "e-mailadres", before: "eerst@weef.example", after: "nu@weef.example" }];
    expect(changes[0]?.values).toEqual(changed);
    expect(changes.at(-1)?.values).toContainEqual({ name: "other0", before: '"3"', after: '"4"' });
    const overview = await readSiteOverview(db, reader);
    expect(overview.changes[0]?.values).toEqual(changed);
  });

  it("says who changed a part last, however much was changed since", async () => {
    const db = await openFresh();
    const row = { language: "", user_email: anna.email, at: now.toISOString() };
    const prices = Array.from({ length: 400 }, (_, index) => ({
      ...{ ...row, kind: "prices", name: `price${index}`, version: 2, value: "1" },
    }));
    const rows = [{ ...row, kind: "hours", name: "holidays", version: 1, value: "[]" }, ...prices];
    await db.transaction().execute((tx) => insertChanges(tx, rows));
    const { kinds } = await readSiteOverview(db, reader);
    expect(kinds.hours.change).toMatchObject({ by: anna.email });
    expect(kinds.work.change).toBeNull();
  });
});
