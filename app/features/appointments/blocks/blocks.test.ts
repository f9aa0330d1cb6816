import { beforeEach, describe, expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { limitOf, mailingServices } from "../../../../tests/support/services";
import { readFreeSlots } from "../booking/availability.server";
import { bookAppointment } from "../booking/book-appointment.server";
import { USUAL } from "../slots.server";
import { deleteBlocksBefore, findBlock } from "./block-store.server";
import { blockTime, setBlock } from "./change-blocks.server";
import { readBlocks } from "./read-blocks.server";

/** A Saturday. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const by = { user: anna, now: NOW, language: "nl" } as const;
const { problems } = deskWords.nl.agendaBlocks;
const FIELDS = { name: "Anna Jansen", email: "anna@bakkerij.example", date: "2026-11-25", time: "09:45" };
/** Typed fields, and the problems with them. */
const REFUSED: [Record<string, string>, object][] = [
  [{}, { from: problems.day }],
  [{ from: "2026-02-30" }, { from: problems.day }],
  [{ from: "9999-12-31" }, { from: problems.day }],
  [{ from: "2026-11-25", until: "9999-12-31" }, { until: problems.day }],
  [{ from: "2026-11-25", until: "2026-11-24" }, { until: problems.order }],
  [{ from: "2026-11-25", fromTime: "12:00", untilTime: "11:00" }, { untilTime: problems.order }],
  [{ from: "2026-11-25", fromTime: "25:00" }, { fromTime: problems.time }],
  [{ from: "2026-11-20" }, { from: problems.past }],
  [{ from: "2036-11-25" }, { from: problems.far }],
  [{ from: "2026-11-25", note: "x".repeat(201) }, { note: problems.note }],
];
const BOOKER = { language: "nl", address: "192.0.2.1", page: "/afspraak" } as const;

let db: Db;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
};
const services = (on = db) => ({
  ...mailingServices(on),
  live: { publish: async () => {} },
  limits: {
    appointmentsByAddress: limitOf(on, "a", 50),
    appointmentsByEmail: limitOf(on, "e", 50),
    momentsByAddress: limitOf(on, "t", 50),
  },
});
const book = (fields = {}, on = db) => bookAppointment(services(on), { ...FIELDS, ...fields }, BOOKER, NOW);
const block = async (fields: Record<string, string>) => {
  const blocked = await blockTime(db, fields, by);
  if (blocked.outcome !== "blocked") throw new Error(JSON.stringify(blocked));
  return blocked.id;
};
const freeOn = async (day: string) =>
  (await readFreeSlots(db, USUAL, NOW)).filter(({ startsAt }) => startsAt.startsWith(day)).length;
const shown = () => readBlocks(db, { language: "nl", now: NOW });

describe("a time that is blocked", () => {
  beforeEach(() => setUp(openFresh));

  it("takes its moments away at once, and can give them back", async () => {
    const before = await freeOn("2026-11-25");
    const id = await block({ from: "2026-11-25" });
    expect(await freeOn("2026-11-25")).toBe(0);
    expect(await freeOn("2026-11-26")).toBe(before);
    expect(await book()).toMatchObject({ outcome: "taken" });
    expect(await setBlock(db, id, false, by)).toBe(true);
    expect(await freeOn("2026-11-25")).toBe(before);
    expect(await setBlock(db, id, false, by)).toBe(false);
    expect(await setBlock(db, id, true, by)).toBe(true);
    expect(await freeOn("2026-11-25")).toBe(0);
    const auditEntries = await db.selectFrom("audit_log").select(["action", "detail"]).orderBy("id").execute();
    expect(auditEntries.map(({ action }) => action)).toEqual(["agenda.block", "agenda.unblock", "agenda.reblock"]);
    const detail = JSON.stringify({ from: "2026-11-24T23:00:00.000Z", to: "2026-11-25T23:00:00.000Z" });
    expect(auditEntries.map((auditEntry) => auditEntry.detail)).toEqual([detail, detail, detail]);
  });

  it("can be several days, or part of one", async () => {
    await block({ from: "2026-11-23", until: "2026-11-24" });
    await block({ from: "2026-11-25", fromTime: "12:00", untilTime: "17:00", note: "Tandarts" });
    await block({ from: "2026-11-26", until: "2026-11-27", fromTime: "15:00" });
    expect((await shown()).map(({ text, note }) => [text, note])).toEqual([
      ["ma 23 nov 2026 – di 24 nov 2026", null],
      ["wo 25 nov 2026, 12:00 – 17:00", "Tandarts"],
      ["do 26 nov 2026, 15:00 – vr 27 nov 2026, 24:00", null],
    ]);
    expect(await freeOn("2026-11-24")).toBe(0);
    expect(await freeOn("2026-11-25")).toBeGreaterThan(0);
  });

  it("leaves what is booked as it is, and shows it", async () => {
    await book();
    await block({ from: "2026-11-25" });
    expect((await shown())[0]?.appointments).toMatchObject([
      { name: "Anna Jansen", moment: { text: "wo 25 nov 2026, 9:45" } },
    ]);
    const rows = await db.selectFrom("appointments").select("status").execute();
    expect(rows).toEqual([{ status: "booked" }]);
  });

  it("needs a time that exists, is to come, and is not off by a year", async () => {
    for (const [fields, errors] of REFUSED) {
      expect([fields, await blockTime(db, fields, by)]).toEqual([fields, { outcome: "invalid", errors }]);
    }
  });

  it("is deleted once it is over or was removed", async () => {
    const [over, removed, ahead] = [
      await block({ from: "2026-11-23" }),
      await block({ from: "2026-11-30" }),
      await block({ from: "2026-12-01" }),
    ];
    await setBlock(db, removed, false, by);
    await deleteBlocksBefore(db, new Date("2026-11-25T00:00:00.000Z"));
    expect(await Promise.all([over, removed, ahead].map((id) => findBlock(db, id)))).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ id: ahead }),
    ]);
  });
});

describeOnEachDatabase("a time that is blocked, by two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("notices an appointment that is booked at that moment, or is noticed by it, whichever is first", async () => {
    const other = openAgain(db);
    const [booked] = await Promise.all([book({}, other), block({ from: "2026-11-25" })]);
    const appointments = (await shown())[0]?.appointments ?? [];
    expect(appointments).toHaveLength(booked.outcome === "booked" ? 1 : 0);
    expect(await book({ email: "ander@bakkerij.example", time: "11:15" })).toMatchObject({ outcome: "taken" });
  });

  it("is stored once, however often it is asked for, but again with another note", async () => {
    const fair = { from: "2026-12-10", until: "2026-12-12", note: "Beurs" };
    const id = await block(fair);
    expect(await blockTime(db, { ...fair, note: " Beurs " }, by)).toEqual({ outcome: "already", id });
    const both = await Promise.all([
      blockTime(db, { ...fair, note: "" }, by),
      blockTime(openAgain(db), { ...fair, note: "" }, by),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["already", "blocked"]);
    expect((await shown()).map(({ note }) => note)).toEqual(["Beurs", null]);
    await setBlock(db, id, false, by);
    await block(fair);
    // Undoing the removal changes nothing: the same block has been made again.
    expect(await setBlock(db, id, true, by)).toBe(false);
    expect(await shown()).toHaveLength(2);
    expect(await db.selectFrom("audit_log").select("action").execute()).toHaveLength(4);
  });
});
