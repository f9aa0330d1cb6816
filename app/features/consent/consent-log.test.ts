import { beforeEach, expect, it } from "vitest";
import { deleteOutdated } from "~/features/privacy/retention/delete-outdated.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { logConsent } from "./consent-store.server";

describeOnEachDatabase("the log of consent", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });
  const rows = () => db.selectFrom("consent_log").selectAll().orderBy("created_at").execute();
  const log = (day: string) =>
    logConsent(
      db,
      { analytics: true, map: false, version: "2026-11-21", language: "nl" },
      new Date(`${day}T10:00:00Z`),
    );

  it("keeps what was allowed, when and with which words, and nothing about who", async () => {
    await log("2026-11-21");
    expect(await rows()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        purposes: '{"analytics":true,"map":false}',
        version: "2026-11-21",
        language: "nl",
        created_at: "2026-11-21T10:00:00.000Z",
      },
    ]);
  });

  it("deletes a choice after two years", async () => {
    await log("2026-11-20");
    await log("2026-11-22");
    await deleteOutdated(db, new Date("2028-11-21T10:00:00Z"));
    expect((await rows()).map(({ created_at }) => created_at.slice(0, 10))).toEqual(["2026-11-22"]);
  });
});
