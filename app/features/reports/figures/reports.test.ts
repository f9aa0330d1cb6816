import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, it, test } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow, WaitRow } from "~/lib/db/tables/lead-tables";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { storeOffer, waitRow } from "../../../../tests/support/leads";
import { quantile } from "./answer-report";
import { countLeads, reportLeads } from "./lead-report";
import { openingClock } from "./opening-clock.server";
import { formatHours, formatShare, presentReports } from "./present-reports.server";
import { readReports } from "./read-reports.server";
import { weeksUntil } from "./weeks.server";

/** A Saturday. */
const now = new Date("2026-11-21T12:00:00Z");
const HOUR = 3_600_000;

/** The report of a week in which each of `count` sources brought a lead, and the first one another that was won. */
function reportOf(count: number) {
  const leads = ["new", "agreed"].flatMap((status) =>
    Array.from({ length: status === "new" ? count : 1 }, (_, index) => ({
      created_at: now.toISOString(),
      source: `bron-${1000 + index}`,
      status: status as LeadRow["status"],
      is_ads: 0 as const,
      promised_at: null,
      first_answered_at: null,
    })),
  );
  return reportLeads([countLeads(leads)]);
}

it("names the largest sources, and the total of all others", () => {
  const { sources, others, total } = reportOf(500);
  expect(sources).toHaveLength(30);
  expect(sources[0]).toMatchObject({ source: "bron-1000", total: 2 });
  expect(others).toMatchObject({ sources: 470, total: 470, byOutcome: { new: 470, agreed: 0 } });
  expect(total).toBe(501);
  // A single other source gets its name.
  expect(
    [31, 32].map((count) => reportOf(count)).map((report) => [report.sources.length, report.others?.sources]),
  ).toEqual([
    [31, undefined],
    [30, 2],
  ]);
});

describeOnEachDatabase("reports", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  async function store(created_at: string, source: string, changes: Partial<LeadRow> = {}) {
    const id = await storeOffer(db, { id: uuidv7(), created_at, source });
    await db
      .updateTable("leads")
      .set({ source, ...changes })
      .where("id", "=", id)
      .execute();
  }

  test("count leads by week at the business and by source, without spam, tests and older ones", async () => {
    // Monday 16 November begins an hour earlier at the business than in UTC.
    await store("2026-11-15T23:00:00.000Z", "homepage", { status: "agreed" });
    await store("2026-11-15T22:59:59.000Z", "homepage");
    await store("2026-11-20T09:00:00.000Z", "contact", { status: "declined" });
    await store("2026-11-20T10:00:00.000Z", "contact", { status: "spam" });
    await store("2026-11-20T11:00:00.000Z", "contact", { is_test: 1 });
    await store("2026-08-01T11:00:00.000Z", "contact");
    const { leads, leadsBefore, weeks } = await readReports(db, 12, now);
    expect(weeks.at(-1)).toMatchObject({ day: "2026-11-16", from: "2026-11-15T23:00:00.000Z" });
    expect(leads).toMatchObject({ total: 3, agreed: 1, series: ["homepage", "contact"] });
    expect(leads.weeks.slice(-2)).toEqual([
      [1, 0, 0],
      [1, 1, 0],
    ]);
    expect(leads.sources[0]).toMatchObject({ source: "homepage", total: 2, byOutcome: { new: 1, agreed: 1 } });
    expect(leadsBefore).toBe(1);
  });

  test.each([
    // The clock went back on 25 October, and forward on 28 March.
    ["2026-11-21T12:00:00.000Z", "2026-08-29T10:59:00.000Z", "2026-08-29T11:00:00.000Z"],
    ["2027-04-03T11:00:00.000Z", "2027-01-09T11:59:00.000Z", "2027-01-09T12:00:00.000Z"],
  ])(
    "hold leads at %s against those until the same time at the business, twelve weeks before",
    async (at, by, after) => {
      await store(by, "contact");
      await store(after, "contact");
      expect((await readReports(db, 12, new Date(at))).leadsBefore).toBe(1);
    },
  );

  test("draw the five largest sources separately, and the others together", async () => {
    for (const source of ["g", "f", "e", "d", "c", "b", "a", "a"]) await store("2026-11-18T09:00:00.000Z", source);
    const { leads } = await readReports(db, 12, now);
    expect(leads.series).toEqual(["a", "b", "c", "d", "e"]);
    expect(leads.weeks.at(-1)).toEqual([2, 1, 1, 1, 1, 2]);
    const told = presentReports(await readReports(db, 12, now), "nl");
    expect(told.series.at(-1)).toBe("Overige bronnen");
    expect(told.seriesTotals.at(-1)).toBe(2);
    expect(told.sources.map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
  });

  test("list small sources as one, after the largest", async () => {
    const report = { ...(await readReports(db, 12, now)), leads: reportOf(500) };
    expect(presentReports(report, "nl").sources.slice(-2)).toMatchObject([
      { name: "bron-1029", source: "bron-1029", total: 1 },
      { name: "470 andere bronnen", source: null, total: 470, won: "0%" },
    ]);
  });

  test("measure answers in opening hours and by the clock, and compare them with the promise", async () => {
    // Friday 17:30 at the business to Saturday 10:30: half an hour on Friday, half an hour on Saturday.
    await store("2026-11-13T16:30:00.000Z", "contact", {
      promised_at: "2026-11-14T16:30:00.000Z",
      first_answered_at: "2026-11-14T09:30:00.000Z",
    });
    await store("2026-11-12T10:00:00.000Z", "meta-ads", {
      is_ads: 1,
      promised_at: "2026-11-12T11:00:00.000Z",
      first_answered_at: "2026-11-12T13:00:00.000Z",
    });
    await store("2026-11-10T10:00:00.000Z", "contact", {
      promised_at: "2026-11-11T10:00:00.000Z",
      first_answered_at: null,
    });
    await store("2026-11-21T11:00:00.000Z", "contact", {
      promised_at: "2026-11-22T11:00:00.000Z",
      first_answered_at: null,
    });
    const { answers } = await readReports(db, 12, now);
    expect(answers.all).toMatchObject({
      answered: 2,
      open: { median: 2 * HOUR, p90: 2.8 * HOUR },
      wall: { median: 10 * HOUR },
    });
    expect(answers.others).toEqual({ due: 2, inTime: 1 });
    expect(answers.ads).toEqual({ due: 1, inTime: 0 });
    expect(answers.weeks.at(-1)).toMatchObject({ answered: 0, open: { median: null }, kept: { due: 0 } });
    const told = presentReports({ ...(await readReports(db, 12, now)) }, "nl");
    expect(told.kept).toMatchObject([
      { name: "Formulieren: 24 uur", says: "1 van 2 op tijd", percent: "50%" },
      { name: "Advertenties: 1 uur", says: "0 van 1 op tijd", percent: "0%" },
      { name: "Wie terugschreef: 24 uur", says: "Nog niets te beantwoorden" },
    ]);
  });

  test("compare later answers with their promise too, without what needed none and what was said in one conversation", async () => {
    const lead = await storeOffer(db, { created_at: "2026-10-05T09:00:00.000Z" });
    await db.updateTable("leads").set({ status: "contacted", promised_at: null }).execute();
    const spam = await storeOffer(db, { id: uuidv7(), created_at: "2026-10-05T09:00:00.000Z", status: "spam" });
    const since = "2026-11-18T09:00:00.000Z";
    const due_at = "2026-11-19T09:00:00.000Z";
    const store = (changes: Partial<WaitRow>) =>
      db
        .insertInto("waits")
        .values(waitRow({ lead_id: lead, since, due_at, ...changes }))
        .execute();
    await store({ answered_at: "2026-11-18T15:00:00.000Z" });
    await store({ kind: "question", answered_at: "2026-11-19T09:00:01.000Z" });
    await store({ kind: "chat", answered_at: "2026-11-18T09:09:59.000Z" });
    await store({ kind: "chat", answered_at: "2026-11-18T09:10:00.000Z" });
    await store({ dismissed_at: "2026-11-20T09:00:00.000Z" });
    await store({ lead_id: spam, answered_at: "2026-11-20T09:00:00.000Z" });
    await store({ lead_id: null, kind: "chat" });
    await store({ since: "2026-11-21T09:00:00.000Z", due_at: "2026-11-21T15:00:00.000Z" });
    const { answers } = await readReports(db, 12, now);
    expect(answers.again).toEqual({ due: 4, inTime: 2 });
    expect(answers.all).toMatchObject({ answered: 0, kept: { due: 4, inTime: 2 } });
    expect(answers.weeks.at(-1)?.kept).toEqual({ due: 4, inTime: 2 });
  });

  test("measure no answer if nobody waits for one, as with an appointment", async () => {
    await store("2026-11-12T10:00:00.000Z", "contact", {
      promised_at: "2026-11-13T10:00:00.000Z",
      first_answered_at: "2026-11-12T11:00:00.000Z",
    });
    await store("2026-11-12T10:00:00.000Z", "chat", {
      kind: "appointment",
      promised_at: null,
      first_answered_at: "2026-11-19T10:00:00.000Z",
    });
    const { answers, leads } = await readReports(db, 12, now);
    expect(leads.total).toBe(2);
    expect(answers.all).toMatchObject({
      answered: 1,
      open: { median: HOUR, p90: HOUR },
      wall: { median: HOUR, p90: HOUR },
      kept: { due: 1, inTime: 1 },
    });
  });

  test("put the steps of the configurator in order, each at least as high as the next", async () => {
    const steps = { type: 10, services: 8, planning: 3, features: 4, sent: 2 };
    await db
      .insertInto("configurator_steps")
      .values([
        ...Object.entries(steps).map(([step, visits]) => ({
          day: "2026-11-20",
          mode: "website" as const,
          step,
          visits,
        })),
        { day: "2026-11-19", mode: "website", step: "type", visits: 2 },
        { day: "2026-08-01", mode: "website", step: "type", visits: 90 },
      ])
      .execute();
    const { funnels } = await readReports(db, 12, now);
    expect(funnels.map(({ mode, begun, sent }) => ({ mode, begun, sent }))).toEqual([
      { mode: "website", begun: 12, sent: 2 },
      { mode: "subscription", begun: 0, sent: 0 },
    ]);
    expect(funnels[0]?.steps.map(({ reached }) => reached)).toEqual([12, 8, 4, 4, 2, 2, 2, 2]);
    expect(funnels[0]?.steps.map(({ lost }) => lost)).toEqual([0, 4, 4, 0, 2, 0, 0, 0]);
    const { steps: told } = presentReports(await readReports(db, 12, now), "nl").funnels[0] ?? { steps: [] };
    expect(told.map(({ name }) => name)).toEqual([
      "Website Type",
      "Diensten",
      "Planning",
      "Extra Features",
      "Bedrijfsinfo",
      "Contactgegevens",
      "Bevestiging",
      "Verstuurd",
    ]);
  });

  test("of nothing are zeros and words, in both languages", async () => {
    for (const language of ["nl", "en"] as const) {
      const told = presentReports(await readReports(db, 52, now), language);
      expect(told.weeks).toHaveLength(52);
      expect(told.tiles).toMatchObject({ total: "0", median: "–", kept: "–" });
      expect(told.hasAnswers).toBe(false);
    }
  });
});

it("runs the clock of opening time through weekends and both clock changes", async () => {
  const clock = await openingClock("2026-03-23", "2026-11-21");
  const between = (from: string, to: string) => (clock(Date.parse(to)) - clock(Date.parse(from))) / HOUR;
  // Reachable Monday to Friday 9 to 18, Saturday 10 to 16.
  expect(between("2026-03-27T16:00:00Z", "2026-03-30T08:00:00Z")).toBe(1 + 6 + 1);
  expect(between("2026-11-21T20:00:00Z", "2026-11-21T22:00:00Z")).toBe(0);
  expect(clock(Date.parse("2026-01-01T00:00:00Z"))).toBe(0);
});

it("starts weeks on Monday, even if a day has 23 hours", () => {
  const [week] = weeksUntil(new Date("2026-03-29T12:00:00Z"), 1);
  expect(week).toEqual({ day: "2026-03-23", from: "2026-03-22T23:00:00.000Z", until: "2026-03-29T22:00:00.000Z" });
});

it("finds quantiles between values, and none without values", () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
  expect(quantile([7], 0.9)).toBe(7);
  expect(quantile([], 0.5)).toBeNull();
});

it("says durations in hours and minutes, long ones in hours", () => {
  const units = { hour: "u", minute: "min" };
  const said = [0, 0.75, 1, 5.5, 9.999, 38.2].map((hours) => formatHours(hours * HOUR, units));
  expect(said).toEqual(["0 min", "45 min", "1 u", "5 u 30 min", "10 u", "38 u"]);
});

it("says all and nothing of nothing else", () => {
  const said = [0, 1 / 300, 0.346, 244 / 245, 1].map((share) => formatShare(share, "nl"));
  expect(said).toEqual(["0%", "1%", "35%", "99%", "100%"]);
});
