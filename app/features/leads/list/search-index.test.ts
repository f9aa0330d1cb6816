import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { LiveListener } from "~/features/live/live.server";
import type { Db } from "~/lib/db/database.server";
import { createLog } from "~/lib/log.server";
import { describeOnPostgres, openFresh } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import { EVERYTHING } from "../lead-filter";
import { listLeads } from "../lead-list.server";
import { withTag } from "../search-text.server";
import { changeLead, findLead } from "../store.server";
import { SearchIndex } from "./search-index.server";
import { indexLeads } from "./store.server";

describe("the search index", () => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const store = (name: string, message: string) => storeOffer(db, { name, message, phone: null, company: null });
  const found = async (question: string) => {
    const list = await listLeads(db, { ...EVERYTHING, question }, { language: "nl", now: new Date() });
    return list?.leads.map(({ name }) => name).toSorted();
  };
  const indexed = async () => {
    const { rows } = await sql<{ id: number }>`select id from lead_search_docsize order by id`.execute(db);
    return rows.map(({ id }) => id);
  };
  const tag = async (id: string, name: string) => {
    const { version, search } = (await findLead(db, { id })) ?? { version: 0, search: "" };
    await db.transaction().execute((tx) => changeLead(tx, { id, version }, { search: withTag(search, name) }));
  };

  it("takes in leads in their order, and a search finds them before and after that", async () => {
    for (const name of ["Anna", "Bram", "Carla"]) await store(name, "een webshop");
    expect([await indexed(), await found("webshop")]).toEqual([[], ["Anna", "Bram", "Carla"]]);
    expect(await indexLeads(db, 2)).toBe(true);
    expect([await indexed(), await found("webshop")]).toEqual([
      [1, 2],
      ["Anna", "Bram", "Carla"],
    ]);
    expect([await found("bram"), await found("carla"), await found("zoek")]).toEqual([["Bram"], ["Carla"], []]);
    expect([await indexLeads(db, 2), await indexLeads(db, 2)]).toEqual([false, false]);
    expect(await found("webshop")).toEqual(["Anna", "Bram", "Carla"]);
  });

  it("has the current text of a lead, whether it changed before or after being indexed", async () => {
    const anna = await store("Anna", "een webshop");
    await indexLeads(db, 10);
    const bram = await store("Bram", "een webshop");
    const carla = await store("Carla", "een webshop");
    await tag(anna, "kassa");
    await tag(carla, "kassa");
    // If Carla were indexed before her turn, Bram would be left out.
    expect(await indexed()).toEqual([1]);
    expect(await found("kassa")).toEqual(["Anna", "Carla"]);
    await indexLeads(db, 10);
    await tag(bram, "kassa");
    expect(await indexed()).toEqual([1, 2, 3]);
    expect(await found("kassa")).toEqual(["Anna", "Bram", "Carla"]);
  });

  it("drops a lead that is deleted, and takes in another at its place", async () => {
    await store("Anna", "een webshop");
    const bram = await store("Bram", "een fietsenwinkel");
    await indexLeads(db, 10);
    const remove = (id: string) => db.deleteFrom("leads").where("id", "=", id).execute();
    await remove(bram);
    const carla = await store("Carla", "een bakkerij");
    await remove(carla);
    await store("Dirk", "een slagerij");
    expect(await indexed()).toEqual([1]);
    await indexLeads(db, 10);
    expect(await indexed()).toEqual([1, 2]);
    expect([await found("fietsenwinkel"), await found("bakkerij"), await found("slagerij")]).toEqual([
      [],
      [],
      ["Dirk"],
    ]);
  });

  describe("as it is filled", () => {
    let tell: LiveListener;
    let index: SearchIndex;
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
      const subscribe = (listener: LiveListener) => {
        tell = listener;
        return () => true;
      };
      index = new SearchIndex({ db, live: { subscribe }, log: createLog("silent") });
    });
    afterEach(async () => {
      await index.stop();
      vi.useRealTimers();
    });

    it("takes in leads at the start, and once it is quiet", async () => {
      await store("Anna", "een webshop");
      index.start();
      vi.advanceTimersByTime(1_000);
      await expect.poll(indexed).toEqual([1]);
      await store("Bram", "een webshop");
      tell(null, 1);
      vi.advanceTimersByTime(900);
      tell(null, 2);
      vi.advanceTimersByTime(900);
      expect(await indexed()).toEqual([1]);
      vi.advanceTimersByTime(100);
      await expect.poll(indexed).toEqual([1, 2]);
    });

    it("takes in leads after a minute if it is never quiet", async () => {
      await store("Anna", "een webshop");
      index.start();
      for (let half = 0; half < 119; half += 1) {
        vi.advanceTimersByTime(500);
        tell(null, half);
      }
      expect(await indexed()).toEqual([]);
      vi.advanceTimersByTime(500);
      await expect.poll(indexed).toEqual([1]);
    });
  });
});

describeOnPostgres("the search index", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
    // Cleans up what the tests before have left in the pending list.
    await sortIn();
  });

  /** Moves the pending list of new leads into the index, and returns how many pages of 8 KiB it had. */
  const sortIn = async () => {
    const { rows } = await sql<{ pages: string }>`select gin_clean_pending_list('leads_search') as pages`.execute(db);
    return Number(rows[0]?.pages);
  };
  const store = () => storeOffer(db, { name: "Anna", message: "een webshop", phone: null, company: null });

  it("keeps a pending list of new leads, which is moved into the index once it is quiet", async () => {
    await store();
    expect([await sortIn(), await sortIn()]).toEqual([1, 0]);
    await store();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const index = new SearchIndex({ db, live: { subscribe: () => () => true }, log: createLog("silent") });
    index.start();
    vi.advanceTimersByTime(1_000);
    // `stop` waits for what has begun.
    await new Promise(setImmediate);
    await index.stop();
    expect(await sortIn()).toBe(0);
  });

  it("makes no request clean up a pending list that others filled, even beyond PostgreSQL's own limit of 4 MB", async () => {
    await store();
    await sql`insert into leads select (jsonb_populate_record(lead, jsonb_build_object(
        'id', lead.id || number, 'subject_id', lead.subject_id || number, 'search', (
          select string_agg(md5((number * 100 + part)::text), '') from generate_series(1, 50) as part)))).*
      from leads as lead, generate_series(1, 400) as number`.execute(db);
    expect(await sortIn()).toBeGreaterThan((4 * 1024) / 8);
  });
});
