import { describe, expect, it } from "vitest";
import { changeStatus } from "~/features/leads/change-lead.server";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../../tests/support/databases";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { filingServices, leaveTraces, standByDevice } from "../../../../tests/support/known-person";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { planOf, statementsOf } from "../../../../tests/support/plans";
import { deleteOutdated } from "./delete-outdated.server";

const THEN = new Date("2023-03-02T09:30:00.000Z");
const NOW = new Date("2026-03-02T09:30:00.000Z");
/** The tables that grow with the number of visitors. */
const LARGE = ["leads", "l", "people", "person_keys", "offer_requests", "configurator_requests", "conversations", "c"];
const LARGER = [...LARGE, "appointments", "a", "outbox", "consent_log", "audit_log", "push_messages"];
const WHOLE = new RegExp(`^SCAN (${LARGER.join("|")})( |$)`);
/** A search for all leads of a kind. */
const OF_A_KIND = /\(kind=\?\)/;

interface Step {
  detail: string;
}

/** The plans of SQLite for the statements of `work`. */
async function plansOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<string[][]> {
  const plans: string[][] = [];
  for (const node of await statementsOf(db, work)) {
    const { text, rows } = await planOf<Step>(db, node);
    if (/^\s*(select|delete|update)/.test(text)) plans.push(rows.map(({ detail }) => detail));
  }
  return plans;
}

describe("a round in which what may no longer be kept is deleted", () => {
  it("reads no table as a whole that grows with the number of visitors", async () => {
    const db = await openFresh();
    const services = filingServices(db, freshFolder(), THEN);
    const jan = { name: "Jan de Vries", email: "jan@bouw.example", phone: "053 123 45 67", company: "Bouw" };
    await standByDevice(db);
    await leaveTraces(services, jan, THEN, "2023-03-06T09:00:00.000Z");
    const lead = await storeOffer(db, { email: "els@bakkerij.example", created_at: THEN.toISOString() });
    await changeStatus(services, lead, { status: "agreed", version: "1" }, { user: anna, now: THEN });
    const plans = await plansOf(db, (watched) => deleteOutdated(watched, NOW));
    expect(plans.length).toBeGreaterThan(30);
    // The page of a table is named after it.
    const isPage = (plan: string[], table = "") => plan.some((step) => step === `CO-ROUTINE ${table}`);
    const isWhole = (plan: string[]) => (step: string) =>
      OF_A_KIND.test(step) || (WHOLE.test(step) && !isPage(plan, WHOLE.exec(step)?.[1]));
    expect(plans.filter((plan) => plan.some(isWhole(plan)))).toEqual([]);
  });
});
