import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { deskWords } from "~/content/desk/words.server";
import { slotAt } from "~/features/appointments/booking/availability.server";
import { bookForLead } from "~/features/appointments/desk-booking/book-for-lead.server";
import { recordQuoteView } from "~/features/quotes/customer/record-view.server";
import { findQuote, insertQuote } from "~/features/quotes/quote-store.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { PlanStepRow } from "~/lib/db/tables/plan-tables";
import { createLog } from "~/lib/log.server";
import { newId } from "~/lib/new-id.server";
import { fill } from "~/lib/text/fill";
import { describeOnEachDatabase, openFresh } from "../../../../tests/support/databases";
import { anna, bert, storeAppointment, storeContact, storeOffer } from "../../../../tests/support/leads";
import { offerRequestRow } from "../../../../tests/support/offer-requests";
import { quoteRow } from "../../../../tests/support/quotes";
import { mailingServices } from "../../../../tests/support/services";
import { changeStatus } from "../change-lead.server";
import { readLead } from "../lead-page/read-lead.server";
import { findLead } from "../lead-store.server";
import { EVERYTHING } from "../list/lead-filter";
import { recordImportedLead } from "../record-lead.server";
import { readToday } from "../today/read-today.server";
import { SIGNS } from "./plan";
import { planQueue } from "./plan-queue.server";
import { stopPlansOnActivity } from "./plan-store.server";
import { readLeadPlan } from "./present-plan.server";
import { readPlan } from "./read-plans.server";
import { type StepAct, settleStep, startPlan, stopPlan, undoStep } from "./run-plan.server";
import { fieldsOfPlan, savePlan } from "./save-plan.server";
import { stepDueAt } from "./step-days.server";

/** A Monday, 12:00 at the business. */
const NOW = new Date("2026-11-23T11:00:00.000Z");
const LATER = new Date("2027-01-06T10:00:00.000Z");

let db: Db;
let time: Date;
let services: ReturnType<typeof mailingServices>;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  time = NOW;
  services = mailingServices(db, () => time);
};
const by = (user = anna) => ({ user, now: time, language: "nl" as const });
const store = (changes = {}) =>
  storeOffer(db, { name: "Joris", email: "joris@bakkerij.example", phone: null, ...changes });
const storeQuote = (lead_id: string) =>
  insertQuote(db, quoteRow({ lead_id, state: "sent", number: "2026-0007", valid_until: "2027-02-01" }));
const queue = () => planQueue({ ...services, log: createLog("silent"), now: () => time });
const steps = (): Promise<PlanStepRow[]> =>
  db.selectFrom("plan_steps").selectAll().orderBy("run_id").orderBy("position").execute();
const states = async () => (await steps()).map(({ state }) => state);
const runs = () => db.selectFrom("plan_runs").select(["state", "end_reason"]).orderBy("started_at").execute();
const planMails = () =>
  db.selectFrom("outbox").select(["id", "state", "recipient", "props"]).where("template", "=", "follow-up").execute();
const stepAt = async (position: number) => (await steps())[position]?.id ?? "";
const sign = (lead: string, said: (typeof SIGNS)[number] = "mail") =>
  db.transaction().execute((tx) => stopPlansOnActivity(tx, { id: lead }, said, time));

/** Changes what ships. */
async function savePlanOf(id: string, changes: Record<string, string>) {
  const plan = await readPlan(db, id, "nl");
  const { name = "", steps: made = [], version = 0 } = plan ?? {};
  return savePlan(db, id, { name, version: String(version), ...fieldsOfPlan(made), ...changes }, by());
}

describeOnEachDatabase("a plan of a lead", (open) => {
  beforeEach(() => setUp(open));

  it("takes each step that goes by itself once, with however many processes", async () => {
    expect(await savePlanOf("unreached", { is_auto: "on" })).toMatchObject({ outcome: "saved" });
    await startPlan(services, await store(), "unreached", by());
    await Promise.all([queue().attemptDue(), queue().attemptDue(), queue().attemptDue()]);
    expect(await planMails()).toMatchObject([{ recipient: "joris@bakkerij.example" }]);
    expect(await states()).toEqual(["sent", "open", "queued"]);
    time = LATER;
    await queue().attemptDue();
    await queue().attemptDue();
    expect(await planMails()).toHaveLength(2);
    expect(await states()).toEqual(["sent", "open", "sent"]);
  });

  it("is settled by the first of two colleagues alone", async () => {
    await startPlan(services, await store(), "unreached", by());
    const id = await stepAt(0);
    const both = await Promise.all([
      settleStep(services, id, "send", by()),
      settleStep(services, id, "send", by(bert)),
    ]);
    expect(both.toSorted()).toEqual(["already", "settled"]);
    expect(await planMails()).toHaveLength(1);
  });

  it("sends nothing after an activity of the person, whichever comes first", async () => {
    await savePlanOf("unreached", { is_auto: "on" });
    const lead = await store();
    await startPlan(services, lead, "unreached", by());
    services.mailServer.trouble = "connect ECONNREFUSED";
    await Promise.all([queue().attemptDue(), sign(lead)]);
    services.mailServer.trouble = null;
    expect(await planMails()).toEqual([]);
    expect(await states()).toEqual(["stopped", "stopped", "stopped"]);
    expect(await runs()).toEqual([{ state: "stopped", end_reason: "mail" }]);
    time = LATER;
    expect(await queue().attemptDue()).toBe(0);
  });

  it("takes back its last mail while that waits", async () => {
    await savePlanOf("unreached", { is_auto: "on" });
    const lead = await store();
    await startPlan(services, lead, "unreached", by());
    await settleStep(services, await stepAt(1), "done", by());
    services.mailServer.trouble = "connect ECONNREFUSED";
    time = LATER;
    await queue().attemptDue();
    expect(await runs()).toMatchObject([{ state: "finished" }]);
    await sign(lead);
    expect(await planMails()).toEqual([]);
    expect(await states()).toEqual(["stopped", "done", "stopped"]);
  });

  it("runs once for a lead, however often it is started", async () => {
    const lead = await store();
    await storeQuote(lead);
    const all = await Promise.all(["unreached", "unreached", "quote"].map((id) => startPlan(services, lead, id, by())));
    expect(all.filter((one) => one === "started").length).toBeGreaterThan(0);
    expect(await runs()).toHaveLength(1);
  });
});

describe("a plan of a lead", () => {
  beforeEach(() => setUp(openFresh));

  it("takes at most one mail for a step and none after an activity of the person, in any order of events", async () => {
    await savePlanOf("unreached", { is_auto: "on" });
    const event = fc.oneof(
      { weight: 3, arbitrary: fc.record({ do: fc.constant("tick" as const), days: fc.integer({ min: 0, max: 9 }) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant("tap" as const),
          act: fc.constantFrom<StepAct>("done", "send", "skip"),
          position: fc.integer({ min: 0, max: 2 }),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ do: fc.constant("undo" as const), position: fc.integer({ min: 0, max: 2 }) }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant("sign" as const), sign: fc.constantFrom(...SIGNS) }) },
      { weight: 1, arbitrary: fc.constantFrom({ do: "stop" as const }, { do: "start" as const }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 12 }), async (events) => {
        for (const table of ["plan_steps", "plan_runs", "leads", "offer_requests", "outbox"] as const) {
          await db.deleteFrom(table).execute();
        }
        time = NOW;
        const lead = await store();
        await startPlan(services, lead, "unreached", by());
        const first = await steps();
        let heardOf = false;
        for (const one of events) {
          const before = (await planMails()).length;
          const id = "position" in one ? (first[one.position]?.id ?? "") : "";
          if (one.do === "tick") {
            time = new Date(time.getTime() + one.days * 86_400_000);
            await Promise.all([queue().attemptDue(), queue().attemptDue()]);
          } else if (one.do === "tap") await settleStep(services, id, one.act, by());
          else if (one.do === "undo") await undoStep(services, id, by());
          else if (one.do === "sign") {
            await sign(lead, one.sign);
            heardOf = true;
            expect((await planMails()).filter(({ state }) => state !== "sent")).toEqual([]);
          } else if (one.do === "stop") await stopPlan(services, lead, by());
          else if (!heardOf) await startPlan(services, lead, "unreached", by());
          if (heardOf) expect((await planMails()).length).toBeLessThanOrEqual(before);
        }
        const sent = (await steps()).flatMap(({ mail_id }) => mail_id ?? []);
        expect(new Set(sent).size).toBe(sent.length);
        expect((await planMails()).every(({ id }) => sent.includes(id))).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it("counts working days, and comes due when the business opens", () => {
    const friday = "2026-12-18T14:00:00.000Z";
    expect(stepDueAt(friday, 0)).toBe(friday);
    expect(stepDueAt("2026-12-19T14:00:00.000Z", 0)).toBe("2026-12-21T08:00:00.000Z");
    expect(stepDueAt(friday, 1)).toBe("2026-12-21T08:00:00.000Z");
    // Christmas Day is a Friday.
    expect(stepDueAt(friday, 5)).toBe("2026-12-28T08:00:00.000Z");
  });

  it("does not send a text with something unknown in it, or without an address, and says so", async () => {
    const lead = await store({ company: null });
    await savePlanOf("unreached", { step_0_body_nl: "Dag {name} van {company}" });
    await startPlan(services, lead, "unreached", by());
    const reader = { language: "nl", now: time } as const;
    const problem = async () => (await readLeadPlan(services, lead, reader))?.running?.steps[0]?.problem;
    expect(await problem()).toBe("Kan niet weg, want dit is niet bekend: bedrijf.");
    expect(await settleStep(services, await stepAt(0), "send", by())).toBe("unfit");
    expect(await states()).toEqual(["open", "open", "open"]);
    await db.updateTable("leads").set({ company: "Bakkerij Joris" }).where("id", "=", lead).execute();
    expect(await settleStep(services, await stepAt(0), "send", by())).toBe("settled");
    expect((await planMails())[0]?.props).toContain("Dag Joris van Bakkerij Joris");
    await sign(lead);
    const nowhere = await store({ email: "", phone: "06 12 34 56 78", name: "Kim" });
    await startPlan(services, nowhere, "unreached", by());
    expect((await readLeadPlan(services, nowhere, reader))?.running?.steps[0]).toMatchObject({
      problem: "Kan niet weg: er is geen e-mailadres bekend.",
      act: null,
    });
  });

  it("leaves to the desk what it cannot send by itself", async () => {
    await savePlanOf("unreached", { is_auto: "on", step_0_body_nl: "Dag {name} van {company}" });
    await startPlan(services, await store({ company: null }), "unreached", by());
    await queue().attemptDue();
    expect(await states()).toEqual(["open", "open", "queued"]);
    expect(await planMails()).toEqual([]);
  });

  it("sends nothing by itself once that is switched off, nor while the business is closed", async () => {
    await savePlanOf("unreached", { is_auto: "on" });
    await startPlan(services, await store(), "unreached", by());
    time = new Date("2026-11-23T21:00:00.000Z");
    await queue().attemptDue();
    expect(await steps()).toMatchObject([{ state: "queued", due_at: "2026-11-24T08:00:00.000Z" }, {}, {}]);
    await savePlanOf("unreached", { is_auto: "" });
    time = LATER;
    await queue().attemptDue();
    expect(await states()).toEqual(["open", "open", "open"]);
  });

  it("waits in the list of today for one tap, which can be taken back until the mail is gone", async () => {
    const lead = await store();
    await startPlan(services, lead, "unreached", by());
    const today = async () =>
      (await readToday(services as never, { filter: EVERYTHING, isOwner: false }, { language: "nl", now: time })).groups
        .follow.rows;
    const id = await stepAt(0);
    expect(await today()).toMatchObject([
      {
        who: "Joris",
        todo: "Mailen",
        why: "We probeerden je te bereiken",
        ending: { do: "step", step: id, act: "send" },
      },
    ]);
    await settleStep(services, id, "send", by());
    expect(await today()).toEqual([]);
    expect(await undoStep(services, id, by())).toBe(true);
    expect(await planMails()).toEqual([]);
    expect(await today()).toHaveLength(1);
    await settleStep(services, id, "send", by());
    time = new Date(time.getTime() + 61_000);
    await services.outbox.sendDue();
    expect(services.sent).toMatchObject([
      { subject: "We probeerden je te bereiken", recipient: "joris@bakkerij.example" },
    ]);
    expect(services.sent[0]?.text).toContain("Dag Joris,");
    expect(await undoStep(services, id, by())).toBe(false);
  });

  it("is finished with its last step, and open again if that is taken back", async () => {
    const lead = await store();
    await startPlan(services, lead, "unreached", by());
    for (const [position, act] of [
      [0, "skip"],
      [1, "done"],
      [2, "skip"],
    ] as const) {
      expect(await settleStep(services, await stepAt(position), act, by())).toBe("settled");
    }
    expect(await runs()).toMatchObject([{ state: "finished" }]);
    expect(await undoStep(services, await stepAt(1), by())).toBe(true);
    expect(await runs()).toMatchObject([{ state: "running" }]);
    const place = { path: "/admin", filter: "all", cursor: null } as const;
    const file = await readLead(db, lead, { language: "nl", now: time }, place);
    const titles = file?.timeline.days.flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles).toContain("Opvolgplan ‘Niet bereikt’ gestart");
    expect(titles).toContain("Overgeslagen: We probeerden je te bereiken");
  });

  describe("stops by", () => {
    let lead: string;
    beforeEach(async () => {
      lead = await store();
      await startPlan(services, lead, "unreached", by());
    });
    const found = async () => (await findLead(db, { id: lead })) as LeadRow;

    it.each([
      ["a new request", "request", () => storeOffer(db, { name: "Joris", email: "joris@bakkerij.example" })],
      ["an appointment of the visitor", "appointment", () => storeAppointment(db, { email: "joris@bakkerij.example" })],
      [
        "contact in the chat",
        "chat",
        () => storeContact(db, { id: "c1", at: NOW.toISOString(), contact_email: "joris@bakkerij.example" }),
      ],
      [
        "an appointment made at the desk",
        "appointment",
        async () => {
          const slot = slotAt({ date: "2026-12-02", time: "20:00" });
          if (!slot) throw new Error("No such day");
          const asked = {
            submission_id: null,
            version: 1,
            slot,
            isOther: true,
            kind: "meet" as const,
            where: { place: "office" as const, address: null, travel: 0 },
            phone: null,
            subject: null,
            isMailed: false,
          };
          await bookForLead(services, lead, { ...asked, confirmed: `${slot.startsAt} closed` }, by());
        },
      ],
      [
        "a look at the quote",
        "quote-viewed",
        async () => {
          const row = quoteRow({ lead_id: lead, state: "sent", number: "2026-0001" });
          await insertQuote(db, row);
          const quote = await findQuote(db, { id: row.id });
          if (quote) await recordQuoteView(services, quote, time);
        },
      ],
      [
        "another status",
        "status",
        async () =>
          changeStatus(services, lead, { status: "contacted", version: String((await found()).version) }, by()),
      ],
    ] as const)("%s", async (_what, reason, happen) => {
      await happen();
      expect(await runs()).toEqual([{ state: "stopped", end_reason: reason }]);
      expect(await states()).toEqual(["stopped", "stopped", "stopped"]);
    });

    it("spam and a line of a file do not", async () => {
      await storeOffer(db, { email: "joris@bakkerij.example", status: "spam" });
      const row = offerRequestRow({
        id: newId(),
        email: "joris@bakkerij.example",
        created_at: "2024-01-01T00:00:00.000Z",
      });
      const place = { status: "new", decline_reason: null, next_action: null, next_action_on: null, tags: [] } as const;
      await db.transaction().execute((tx) => recordImportedLead(tx, row, place));
      expect(await runs()).toMatchObject([{ state: "running" }]);
    });
  });

  it("is kept with its steps only if each can be filled in, in both languages", async () => {
    const saved = await savePlanOf("unreached", {
      name: " ",
      step_0_day: "-1",
      step_0_subject_en: "",
      step_2_body_nl: "Dag {naam}",
    });
    const words = deskWords.nl.plans.form.errors;
    expect(saved).toEqual({
      outcome: "invalid",
      errors: {
        name: words.name,
        step_0_day: fill(words.day, { most: "250" }),
        step_0_subject_en: words.text,
        step_2_body_nl: fill(words.variable, { names: "{naam}" }),
      },
    });
    await savePlanOf("unreached", { name: "Eerst" });
    const stale = await savePlan(
      db,
      "unreached",
      { ...fieldsOfPlan((await readPlan(db, "quote", "nl"))?.steps ?? []), name: "Later", version: "0" },
      by(bert),
    );
    expect(stale).toEqual({ outcome: "conflict" });
  });
});
