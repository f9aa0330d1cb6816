import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { EVERYTHING } from "~/features/leads/list/lead-filter";
import { listLeads } from "~/features/leads/list/lead-list.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import { up } from "./0020-search-words";

describeOnEachDatabase("the search after the index of words was made", (openFresh) => {
  it("finds what was there before, however often that began", async () => {
    const db = await openFresh();
    await storeOffer(db, { name: "Bo Kamp", phone: null, company: null, message: null });
    for (let times = 0; times < 2; times++) await up(db as unknown as Kysely<unknown>);
    await storeOffer(db, { name: "Bo Later", phone: null, company: null, message: null });
    const found = await listLeads(db, { ...EVERYTHING, question: "bo" }, { language: "nl", now: new Date() });
    expect(found?.leads.map(({ name }) => name).toSorted()).toEqual(["Bo Kamp", "Bo Later"]);
  });
});
