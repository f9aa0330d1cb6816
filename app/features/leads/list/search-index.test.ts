import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, describeOnPostgres } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import { changeLead, findLead } from "../lead-store.server";
import { withTag } from "../search-text.server";
import { EVERYTHING } from "./lead-filter";
import { listLeads } from "./lead-list.server";

describeOnEachDatabase("the search", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const store = (name: string, message: string) => storeOffer(db, { name, message, phone: null, company: null });
  const found = async (question: string) => {
    const list = await listLeads(db, { ...EVERYTHING, question }, { language: "nl", now: new Date() });
    return list?.leads.map(({ name }) => name).toSorted();
  };

  it("finds a lead by its current text, from when it is stored until it is deleted", async () => {
    await store("Anna", "een webshop");
    const bram = await store("Bram", "een webshop");
    expect([await found("webshop"), await found("bram")]).toEqual([["Anna", "Bram"], ["Bram"]]);
    const { version, search } = (await findLead(db, { id: bram })) ?? { version: 0, search: "" };
    await db.transaction().execute((tx) => changeLead(tx, { id: bram, version }, { search: withTag(search, "kassa") }));
    expect(await found("kassa")).toEqual(["Bram"]);
    await db.deleteFrom("leads").where("id", "=", bram).execute();
    // SQLite gives the next row the number of the one that is gone.
    await store("Carla", "een bakkerij");
    expect([await found("webshop"), await found("kassa"), await found("bakkerij")]).toEqual([["Anna"], [], ["Carla"]]);
  });
});

describeOnPostgres("the search index", (openFresh) => {
  it("leaves nothing of a lead for somebody else to sort in", async () => {
    const db = await openFresh();
    await storeOffer(db);
    const { rows } = await sql<{ pages: string }>`select gin_clean_pending_list('leads_search') as pages`.execute(db);
    expect(Number(rows[0]?.pages)).toBe(0);
  });
});
