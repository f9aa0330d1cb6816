import { beforeEach, expect, it } from "vitest";
import { endWait } from "~/features/leads/waits/wait-store.server";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { itemNamed, storeProject } from "../../../../tests/support/projects";
import { mailingServices } from "../../../../tests/support/services";
import { giveText } from "../give-item.server";
import { acceptItem, withdrawItem } from "../handle-items.server";
import { goLive, stopProject } from "../handle-project.server";
import { listItems } from "../project-store.server";
import type { Begun } from "../start-project.server";
import { react, showVersion } from "../versions.server";
import type { ProjectGroup } from "./project-groups";
import { countProjects, dueProjects, listProjects } from "./project-list-store.server";
import { readProjects } from "./read-projects.server";

/** A Tuesday, 10:00 at the business. */
const NOW = new Date("2026-11-24T09:00:00.000Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const desk = (now = NOW) => ({ by: anna, now });
const customer = (now = NOW) => ({ by: "customer" as const, now });

let db: Db;
const services = () => mailingServices(db);
const begin = (company: string, begun: Partial<Begun> = {}, now = NOW) => storeProject(db, { company, ...begun }, now);

async function complete({ id }: ProjectRow, now = NOW): Promise<void> {
  for (const item of await listItems(db, id)) await withdrawItem(services(), id, item.id, desk(now));
}

async function show({ id }: ProjectRow, now: Date): Promise<void> {
  await showVersion(services(), id, { url: "proef.example", note: "" }, desk(now));
}

async function approve({ id }: ProjectRow, now: Date): Promise<void> {
  const reaction = { version: "1", outcome: "approved", name: "R. Smit", text: "" };
  await react(services(), id, reaction, customer(now));
  // The wait for an answer to the reaction ends with any of the desk.
  await db.transaction().execute((tx) => endWait(tx, { project_id: id }, { answered_at: now.toISOString() }));
}

const names = async (group: ProjectGroup, cursor: string | null = null, limit = 25) => {
  const page = await listProjects(db, { group, cursor, limit });
  return page?.rows.map(({ company }) => company);
};

describeOnEachDatabase("the list of projects", (openFresh) => {
  beforeEach(async () => {
    db = await openFresh();
  });

  it("has those with a running clock or something to look at before the desk, the first to be due first", async () => {
    const building = await begin("Bouwt");
    await complete(building, later(30));
    const sooner = await begin("Bouwt eerder");
    await complete(sooner);
    const given = await begin("Gaf iets");
    const { id: item } = await itemNamed(db, given, "story");
    await giveText(services(), given.id, { item, text: "Ik leg tuinen aan.", version: null }, customer());
    await begin("Moet nog alles geven");
    expect(await names("us")).toEqual(["Gaf iets", "Bouwt eerder", "Bouwt"]);
    expect(await names("customer")).toEqual(["Moet nog alles geven"]);
    await acceptItem(services(), given.id, item, desk());
    expect(await names("us")).toEqual(["Bouwt eerder", "Bouwt"]);
    expect(await names("customer")).toEqual(["Gaf iets", "Moet nog alles geven"]);
    expect(await countProjects(db)).toEqual({ us: 2, customer: 2, live: 0, stopped: 0 });
  });

  it("moves a project through its groups, and says what waits for whom", async () => {
    const project = await begin("Bakkerij Smit");
    const told = async (now: Date) => {
      const read = await readProjects(db, { group: null, cursor: null }, { language: "nl", now });
      return read?.groups.flatMap(({ group, projects }) =>
        projects.map(({ todo, deadline }) => [group, todo, deadline?.text ?? null, deadline?.isLate ?? false]),
      );
    };
    expect(await told(NOW)).toEqual([["customer", "Mist nog 5 dingen", null, false]]);
    await complete(project);
    expect(await told(NOW)).toEqual([["us", "Maak de eerste versie", "Eerste versie: do 26 nov 2026, 10:00", false]]);
    expect(await told(later(49))).toEqual([
      ["us", "Maak de eerste versie", "Te laat: eerste versie, do 26 nov 2026, 10:00", true],
    ]);
    await show(project, later(20));
    expect(await told(later(21))).toEqual([["customer", "Versie 1 ligt bij de klant", null, false]]);
    expect(await told(later(20 + 72))).toEqual([["customer", "Versie 1 ligt al 3 dagen bij de klant", null, false]]);
    await approve(project, later(24));
    expect(await told(later(24))).toEqual([["us", "Zet de site live", "Live: di 1 dec 2026, 14:00", false]]);
    await goLive(services(), project.id, "bakkerijsmit.example", desk(later(25)));
    expect(await told(later(25))).toEqual([["live", "bakkerijsmit.example", null, false]]);
  });

  it("goes on where a page ended, also among projects without a deadline", async () => {
    for (const company of ["A", "B", "C", "D", "E"]) {
      const project = await begin(company);
      if (company < "C") await complete(project, later(company === "A" ? 5 : 1));
      else {
        const { id: item } = await itemNamed(db, project, "story");
        await giveText(services(), project.id, { item, text: "Tekst", version: null }, customer(later(2)));
        await db
          .transaction()
          .execute((tx) => endWait(tx, { project_id: project.id }, { dismissed_at: later(3).toISOString() }));
      }
    }
    const found: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listProjects>> = await listProjects(db, { group: "us", cursor, limit: 2 });
      found.push(...(page?.rows ?? []).map(({ company }) => company));
      cursor = page?.nextCursor ?? null;
    } while (cursor !== null);
    expect(found).toEqual(["B", "A", "C", "D", "E"]);
    expect(await listProjects(db, { group: "us", cursor: "nonsense", limit: 2 })).toBeNull();
  });

  it("waits on the desk while the lead of a project waits for an answer, and shows stopped ones apart", async () => {
    const lead_id = await storeOffer(db, { name: "R. Smit" });
    await begin("Met aanvraag", { lead_id });
    const stopped = await begin("Gestopt");
    await stopProject(services(), stopped.id, desk());
    expect(await names("customer")).toEqual(["Met aanvraag"]);
    await db
      .insertInto("waits")
      .values({
        ...{ id: "w", kind: "agreement", lead_id, conversation_id: null, quote_id: null, project_id: null },
        ...{ since: NOW.toISOString(), due_at: later(24).toISOString(), answered_at: null, dismissed_at: null },
      })
      .execute();
    expect(await names("us")).toEqual(["Met aanvraag"]);
    expect(await names("stopped")).toEqual(["Gestopt"]);
  });

  it("knows which dates of projects are due today or late", async () => {
    const project = await begin("Bouwt");
    await complete(project);
    const shown = await begin("Bij de klant");
    await complete(shown);
    await show(shown, later(1));
    const due = async (until: string) => (await dueProjects(db, until)).map(({ company }) => company);
    expect(await due("2026-11-26T09:00:00.000Z")).toEqual([]);
    expect(await due("2026-11-26T23:00:00.000Z")).toEqual(["Bouwt"]);
  });
});
