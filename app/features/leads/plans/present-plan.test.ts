import { beforeEach, describe, expect, it } from "vitest";
import { insertQuote } from "~/features/quotes/quote-store.server";
import type { Db } from "~/lib/db/database.server";
import { openFresh } from "../../../../tests/support/databases";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { quoteRow } from "../../../../tests/support/quotes";
import { mailingServices } from "../../../../tests/support/services";
import { readLead } from "../lead-page/read-lead.server";
import { readLeadPlan, readStepNotice } from "./present-plan.server";
import { readPlan } from "./read-plans.server";
import { settleStep, startPlan, stopPlan } from "./run-plan.server";
import { fieldsOfPlan, savePlan } from "./save-plan.server";

/** A Monday, 12:00 at the business. */
const NOW = new Date("2026-11-23T11:00:00.000Z");

describe("what the desk sees of a plan", () => {
  let db: Db;
  let time: Date;
  let services: ReturnType<typeof mailingServices>;
  let lead: string;
  beforeEach(async () => {
    db = await openFresh();
    time = NOW;
    services = mailingServices(db, () => time);
    // The language of this lead is not that of the desk.
    lead = await storeOffer(db, { name: "Joris", email: "joris@bakkerij.example", phone: null, language: "en" });
  });
  const by = () => ({ user: anna, now: time, language: "nl" as const });
  const start = (plan: string) => startPlan(services, lead, plan, by());
  const shown = (language: "nl" | "en" = "nl") => readLeadPlan(services, lead, { language, now: time });
  /** Changes what ships. */
  const save = async (changes: Record<string, string>) => {
    const { name = "", steps = [], version = 0 } = (await readPlan(db, "unreached", "nl")) ?? {};
    const fields = { name, version: String(version), ...fieldsOfPlan(steps), ...changes };
    expect(await savePlan(db, "unreached", fields, by())).toMatchObject({ outcome: "saved" });
  };

  it("is what comes next, mails in the language of the lead and calls in that of the desk, as it was when the plan began", async () => {
    await start("unreached");
    const before = await shown();
    expect(before?.offered).toEqual([]);
    expect(before?.running?.steps).toMatchObject([
      { subject: "We tried to reach you", when: "Nu", act: "send", body: expect.stringMatching(/^Hello Joris,/) },
      { subject: "Nog eens bellen", act: "done" },
      { subject: "Shall we keep your request open?", act: "send" },
    ]);
    await save({ step_0_subject_en: "Another subject" });
    const after = await shown();
    expect(after?.running?.steps[0]?.subject).toBe("We tried to reach you");
    expect(after?.running?.notes).toEqual([expect.stringContaining("zoals het bij de start was")]);
  });

  it("is the name that it ships with in the language of whoever reads it, until the owner renames it", async () => {
    await start("unreached");
    const titles = async (language: "nl" | "en") => {
      const place = { path: "/admin", filter: "all", cursor: null } as const;
      const file = await readLead(db, lead, { language, now: time }, place);
      return file?.timeline.days.flatMap(({ items }) => items.map(({ title }) => title));
    };
    expect((await shown())?.running?.says).toBe("‘Niet bereikt’ loopt sinds ma 23 nov 2026.");
    expect((await shown("en"))?.running?.says).toContain("‘Not reached’");
    expect(await titles("nl")).toContain("Opvolgplan ‘Niet bereikt’ gestart");
    expect(await titles("en")).toContain("Follow-up plan ‘Not reached’ started");
    await save({ step_0_subject_en: "Another subject" });
    expect((await readPlan(db, "unreached", "en"))?.name).toBe("Not reached");
    await stopPlan(services, lead, by());
    expect((await shown())?.ended).toBe("Opvolgplan ‘Niet bereikt’ gestopt");
    await save({ name: "Geen gehoor" });
    await start("unreached");
    expect((await shown("en"))?.running?.says).toContain("‘Geen gehoor’");
  });

  it("is one that names the quote only while a quote is open", async () => {
    expect(await shown()).toMatchObject({
      offered: [{ id: "unreached" }],
      awaitsQuote: "‘Offerte opvolgen’ kan zodra er een offerte openstaat.",
    });
    expect((await shown("en"))?.awaitsQuote).toBe("‘Follow up a quote’ can start once a quote is open.");
    expect(await start("quote")).toBe("no-quote");
    expect((await shown())?.running).toBeNull();
    const refused = new URL("https://weef.example/admin/leads/1?step-outcome=no-quote");
    expect((await readStepNotice(db, refused, "nl"))?.text).toMatch(/geen die openstaat/);
    expect((await readStepNotice(db, refused, "en"))?.text).toMatch(/none that is open/);
    await insertQuote(db, quoteRow({ lead_id: lead, state: "sent", number: "2026-0007", valid_until: "2027-02-01" }));
    expect(await shown()).toMatchObject({ offered: [{ id: "quote" }, { id: "unreached" }], awaitsQuote: null });
    expect(await start("quote")).toBe("started");
    const first = async () => (await shown())?.running?.steps[0];
    expect(await first()).toMatchObject({ subject: "Any questions about quote 2026-0007?", problem: null });
    time = new Date("2027-02-02T10:00:00.000Z");
    expect((await first())?.problem).toBe("Kan niet weg: er staat geen offerte open.");
    expect(await settleStep(services, (await first())?.id ?? "", "send", by())).toBe("unfit");
  });
});
