import { describe, expect, it } from "vitest";
import { ConsentCounts } from "~/features/consent/consent-counts.server";
import { logConsent } from "~/features/consent/consent-store.server";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../../tests/support/databases";
import { CONSENT_DAYS } from "./consent-table";
import { presentConsents } from "./present-consents.server";

const NOW = new Date("2026-11-21T12:30:00.000Z");

const choose = (db: Db, at: string, purposes = { analytics: true, map: true }, version = "2026-01-01") =>
  logConsent(db, { ...purposes, version, language: "nl" }, new Date(at));

/** The database, and a count of its queries. */
function counted(db: Db): { asked: () => number; db: Db } {
  let asked = 0;
  const plugin: Parameters<Db["withPlugin"]>[0] = {
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { asked: () => asked, db: db.withPlugin(plugin) };
}

describe("the choices that visitors made", () => {
  it("are counted by the day in Amsterdam and the version of the question, latest first", async () => {
    const db = await openFresh();
    await choose(db, "2026-10-22T21:59:59.999Z");
    await choose(db, "2026-10-22T22:00:00.000Z");
    await choose(db, "2026-11-20T22:59:59.999Z", { analytics: false, map: true });
    await choose(db, "2026-11-20T23:00:00.000Z", { analytics: false, map: false });
    await choose(db, "2026-11-21T12:29:00.000Z");
    await choose(db, "2026-11-21T12:29:00.000Z", undefined, "2026-11-01");
    const days = (await presentConsents(new ConsentCounts(db, () => NOW), "nl")).map(
      ({ key, choices, allowed, refused }) => [key, choices, allowed.analytics, allowed.map, refused],
    );
    expect(days).toEqual([
      ["2026-11-21 2026-11-01", 1, 1, 1, 0],
      ["2026-11-21 2026-01-01", 2, 1, 1, 1],
      ["2026-11-20 2026-01-01", 1, 0, 1, 0],
      ["2026-10-23 2026-01-01", 1, 1, 1, 0],
    ]);
  });

  it("are counted once if their day is over, and again if more may come", async () => {
    const { db, asked } = counted(await openFresh());
    let now = new Date("2026-11-20T23:09:00.000Z");
    const counts = new ConsentCounts(db, () => now);
    await choose(db, "2026-11-19T10:00:00.000Z");
    await choose(db, "2026-11-20T10:00:00.000Z");
    const choices = async () => (await presentConsents(counts, "nl")).map((day) => day.choices);
    const before = asked();
    expect(await choices()).toEqual([1, 1]);
    // One query per day.
    expect(asked() - before).toBe(CONSENT_DAYS);
    await choose(db, "2026-11-20T22:59:00.000Z");
    now = new Date("2026-11-20T23:10:00.000Z");
    const after = asked();
    expect(await choices()).toEqual([2, 1]);
    // The day that has begun, and the one before.
    expect(asked() - after).toBe(2);
    await choices();
    expect(asked() - after).toBe(3);
  });
});
