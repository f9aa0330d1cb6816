import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { storeConfiguration, storeOffer } from "../../../../tests/support/leads";
import { EVERYTHING, type LeadFilter } from "../list/lead-filter";
import { listLeads } from "../list/lead-list.server";
import { readBoard } from "./board.server";

const reader = { language: "nl", now: new Date("2026-11-24T11:00:00Z") } as const;

describeOnEachDatabase("the board", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  async function store(name: string, change: Partial<LeadRow>, source = "homepage"): Promise<void> {
    const id = await storeOffer(db, { name, source });
    await db.updateTable("leads").set(change).where("id", "=", id).execute();
  }
  async function read(filter: Partial<LeadFilter> = {}) {
    const columns = await readBoard(db, { ...EVERYTHING, view: "board", ...filter }, reader);
    return Object.fromEntries(
      columns.map(({ status, count, leads }) => [status, [count, ...leads.map((l) => l.name)]]),
    );
  }
  const day = (date: number) => `2026-11-${String(date).padStart(2, "0")}T10:00:00.000Z`;

  it("holds the leads by status, with how many there are, and no spam", async () => {
    await store("Nieuw", { created_at: day(1) });
    await store("Ouder", { created_at: day(2), status: "quoted" });
    await store("Jonger", { created_at: day(3), status: "quoted" });
    await store("Spam", { status: "spam" });
    const empty = [0];
    const columns = { new: [1, "Nieuw"], quoted: [2, "Jonger", "Ouder"], contacted: empty, agreed: empty };
    expect(await read()).toEqual({ ...columns, declined: empty });
    expect(await read({ status: "quoted" })).toEqual({ quoted: [2, "Jonger", "Ouder"] });
  });

  it("shows first what cannot wait: unanswered leads from advertisements, and what was to be done by today", async () => {
    await store("Gisteren", { created_at: day(23) });
    await store("Advertentie", { created_at: day(20) }, "meta-ads");
    await store("Morgen doen", { created_at: day(22), status: "contacted", next_action_on: "2026-11-25" });
    await store("Vandaag doen", { created_at: day(2), status: "contacted", next_action_on: "2026-11-24" });
    await store("Had al gemoeten", { created_at: day(3), status: "contacted", next_action_on: "2026-11-10" });
    const { new: fresh, contacted } = await read();
    expect(fresh).toEqual([2, "Advertentie", "Gisteren"]);
    expect(contacted).toEqual([3, "Had al gemoeten", "Vandaag doen", "Morgen doen"]);
  });

  it("shows some of many, each once, and counts them all", async () => {
    for (let index = 1; index <= 15; index++) {
      await store(`Lead ${index}`, { created_at: day(index), next_action_on: index > 13 ? "2026-11-01" : null });
    }
    const { new: [count, ...names] = [] } = await read();
    expect([count, names.length, new Set(names).size]).toEqual([15, 12, 12]);
    expect(names.slice(0, 3)).toEqual(["Lead 14", "Lead 15", "Lead 13"]);
  });

  it("is narrowed down like the list", async () => {
    await store("Zoë", { created_at: day(1) });
    await storeConfiguration(db, { name: "Configuratie" });
    expect((await read({ question: "zoe" })).new).toEqual([1, "Zoë"]);
    expect((await read({ question: "niemand" })).new).toEqual([0]);
    expect((await read({ tab: "configurator" })).new).toEqual([1, "Configuratie"]);
  });

  it("is narrowed down, like the list, to what is to be done and to overdue answers", async () => {
    const late = "2026-11-24T10:59:59.000Z";
    await store("Te laat", { promised_at: late });
    await store("Op tijd", { promised_at: "2026-11-24T11:00:01.000Z" });
    await store("Beantwoord", { promised_at: late, first_answered_at: day(24) });
    await store("Contact gehad", { promised_at: late, status: "contacted", next_action_on: "2026-11-24" });
    await store("Morgen", { promised_at: null, status: "contacted", next_action_on: "2026-11-25" });
    expect((await read({ due: "late" })).new).toEqual([1, "Te laat"]);
    expect((await read({ due: "today" })).contacted).toEqual([1, "Contact gehad"]);
    const names = async (due: LeadFilter["due"]) =>
      (await listLeads(db, { ...EVERYTHING, due }, reader))?.leads.map(({ name }) => name);
    expect([await names("late"), await names("today")]).toEqual([["Te laat"], ["Contact gehad"]]);
  });
});
