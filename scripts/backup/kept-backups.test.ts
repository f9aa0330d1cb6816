import fc from "fast-check";
import { expect, it } from "vitest";
import { KEPT, keptBackups } from "./kept-backups";

const DAY = 24 * 3_600_000;
const NOW = new Date("2026-11-22T03:00:00.000Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();
const nightly = (days: number) => Array.from({ length: days }, (_, day) => daysAgo(day));
const kept = (moments: string[]) => [...keptBackups(moments, NOW)].sort().reverse();
const dayOf = (moment: string) => moment.slice(0, 10);

it("keeps the last of seven days, four weeks and twelve months", () => {
  expect(kept(nightly(800)).map(dayOf)).toEqual([
    ...["2026-11-22", "2026-11-21", "2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17", "2026-11-16"],
    ...["2026-11-15", "2026-11-08", "2026-11-01"],
    ...["2026-10-31", "2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30"],
    ...["2026-03-31", "2026-02-28", "2026-01-31", "2025-12-31"],
  ]);
});

it("keeps the last backups there are, however old they have become", () => {
  expect(kept([daysAgo(900), daysAgo(901)])).toHaveLength(2);
});

it("keeps all of the last day: the one before an upgrade is not deleted by the one after it", () => {
  const hours = Array.from({ length: 6 }, (_, hour) => new Date(NOW.getTime() - hour * 3_600_000).toISOString());
  expect(kept(hours)).toHaveLength(6);
});

it("counts days in the time zone of Amsterdam", () => {
  // Both are on 10 July there.
  expect(kept(["2026-07-09T22:30:00.000Z", "2026-07-10T20:00:00.000Z"])).toEqual(["2026-07-10T20:00:00.000Z"]);
});

const moments = fc.uniqueArray(
  fc.integer({ min: 0, max: 3_000 * 24 }).map((hours) => new Date(NOW.getTime() - hours * 3_600_000).toISOString()),
  { maxLength: 60 },
);

it("never deletes the newest, keeps a bounded number, and deletes nothing more when it looks again", () => {
  fc.assert(
    fc.property(moments, (made) => {
      const first = keptBackups(made, NOW);
      const newest = [...made].sort().at(-1);
      expect(newest === undefined || first.has(newest)).toBe(true);
      const older = [...first].filter((moment) => NOW.getTime() - Date.parse(moment) >= DAY);
      expect(older.length).toBeLessThanOrEqual(KEPT.days + KEPT.weeks + KEPT.months);
      expect(keptBackups([...first], NOW)).toEqual(first);
    }),
  );
});
