import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Db, isPostgres } from "~/lib/db/database.server";
import { storeConversation } from "../../../tests/support/conversations";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { storeOffer } from "../../../tests/support/leads";
import { planOf, statementsOf } from "../../../tests/support/plans";
import { readAhead, traceAgain } from "./find/find-person.server";
import { presentMentions } from "./find/present-person.server";

const OWNER = "owner@weef.example";
const EMAIL = "jan@bouw.example";

/** The plans of the database for the queries of `work`. */
async function plansOf(db: Db, work: (watched: Db) => Promise<unknown>): Promise<string[]> {
  const asked = await statementsOf(db, work);
  return await db.transaction().execute(async (tx) => {
    // PostgreSQL would read a table with only a few rows completely.
    if (isPostgres(tx)) await sql`set local enable_seqscan = off`.execute(tx);
    const plans: string[] = [];
    for (const node of asked) {
      const { text, rows } = await planOf(tx, node);
      plans.push(`${text}\n${JSON.stringify(rows)}`);
    }
    return plans;
  });
}

/** The plans that read the whole of a table which grows with what visitors ask. */
function scans(plans: readonly string[]): string[] {
  return plans.filter((plan) => /Seq Scan on (?!"?user)|SCAN (?!user|lead_search)/.test(plan));
}

describeOnEachDatabase("somebody who is looked up", (openFresh) => {
  it("is found by index, wherever their address is", async () => {
    const db = await openFresh();
    await storeOffer(db, { email: EMAIL, phone: "06 12345678" });
    await storeConversation(db, {}, [`Ik ben ${EMAIL}`]);
    const plans = await plansOf(db, async (watched) => {
      const read = await readAhead(watched, { email: EMAIL }, OWNER, new Date());
      await watched.transaction().execute((tx) => traceAgain(tx, { email: EMAIL }, OWNER, read, []));
    });
    expect(plans.length).toBeGreaterThan(40);
    expect(scans(plans)).toEqual([]);
  });

  it("is found by index if leads of others mention them", async () => {
    const db = await openFresh();
    const email = "joris@elders.example";
    for (const message of [`Ik ken ${email} goed`, "Hallo"]) await storeOffer(db, { email: EMAIL, message });
    const plans = await plansOf(db, async (watched) => {
      expect(await presentMentions(watched, [], { email })).toHaveLength(1);
    });
    expect(scans(plans)).toEqual([]);
  });
});
