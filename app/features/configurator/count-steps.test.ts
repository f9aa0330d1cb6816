import { beforeEach, describe, expect, test } from "vitest";
import { HONEYPOT } from "~/components/forms/suspect";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase, openFresh } from "../../../tests/support/databases";
import { limitOf, mailingServices } from "../../../tests/support/services";
import { AT_STEP, COUNTED, GO } from "./configurator-state";
import { countSteps } from "./count-steps.server";
import { newlyReached, SENT, stepCountSchema } from "./counted-steps";
import { answerPlainForm } from "./plain-form.server";

/** The 22nd has already begun at the business. */
const now = new Date("2026-11-21T23:30:00Z");

let db: Db;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
};

const counts = () => db.selectFrom("configurator_steps").selectAll().orderBy("mode").orderBy("step").execute();
const press = (fields: Record<string, unknown>) => {
  const limits = {
    requestsByAddress: limitOf(db, "a", 20),
    requestsByEmail: limitOf(db, "e", 20),
    draftsByEmail: limitOf(db, "d", 20),
  };
  const sender = { mode: "website", language: "nl", address: "192.0.2.1" } as const;
  return answerPlainForm({ ...mailingServices(db), limits }, fields, sender, now);
};
const countedAfter = (answer: Awaited<ReturnType<typeof press>>) => (answer.isStored ? SENT : answer.state.counted);

describe("the count of configurator steps", () => {
  beforeEach(() => setUp(openFresh));

  test("counts a form without JavaScript once per step, however it goes back and forth", async () => {
    const first = await press({ [AT_STEP]: "0", [GO]: "next", website_type: "website" });
    expect(countedAfter(first)).toBe(1);
    const second = await press({ [AT_STEP]: "1", [GO]: "next", [COUNTED]: "1" });
    expect(countedAfter(second)).toBe(2);
    const back = await press({ [AT_STEP]: "2", [GO]: "previous", [COUNTED]: "2" });
    expect(countedAfter(back)).toBe(2);
    await press({ [AT_STEP]: "1", [GO]: "next", [COUNTED]: "2" });
    expect((await counts()).map(({ step, visits }) => [step, visits])).toEqual([
      ["planning", 1],
      ["services", 1],
      ["type", 1],
    ]);
  });

  test("counts a form that is sent, unless by a program", async () => {
    await press({ [AT_STEP]: "0", [GO]: "next", [HONEYPOT]: "x" });
    expect(await counts()).toEqual([]);
    const sent = await press({
      [AT_STEP]: "6",
      [GO]: "send",
      [COUNTED]: "6",
      name: "Jan",
      email: "jan@bouw.example",
      company: "Bouw",
      industry: "bouw",
    });
    expect(sent.isStored).toBe(true);
    expect((await counts()).map(({ step }) => step)).toEqual(["sent"]);
  });

  test("does not believe a form that claims more counted steps than there are", async () => {
    for (const counted of ["99", "-7", "x", "1.5"]) await press({ [AT_STEP]: "0", [GO]: "next", [COUNTED]: counted });
    expect((await counts()).find(({ step }) => step === "type")?.visits).toBe(4);
  });
});

describeOnEachDatabase("the stored count of configurator steps", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  test("adds up by the business's day, mode and step, and keeps nothing else", async () => {
    await countSteps(db, { mode: "website", steps: ["type", "services"] }, now);
    await countSteps(db, { mode: "website", steps: ["type"] }, now);
    await countSteps(db, { mode: "subscription", steps: ["type"] }, now);
    expect(await counts()).toEqual([
      { day: "2026-11-22", mode: "subscription", step: "type", visits: 1 },
      { day: "2026-11-22", mode: "website", step: "services", visits: 1 },
      { day: "2026-11-22", mode: "website", step: "type", visits: 2 },
    ]);
  });
});

test("reports only the steps that were not reported before", () => {
  expect(newlyReached(-1, 1)).toEqual(["type", "services"]);
  expect(newlyReached(6, SENT)).toEqual(["sent"]);
  expect(newlyReached(3, 2)).toEqual([]);
});

test("takes known steps, each once", () => {
  const isTaken = (body: unknown) => stepCountSchema.safeParse(body).success;
  expect(isTaken({ mode: "website", steps: ["type", "sent"] })).toBe(true);
  expect(isTaken({ mode: "website", steps: ["type", "type"] })).toBe(false);
  expect(isTaken({ mode: "website", steps: [] })).toBe(false);
  expect(isTaken({ mode: "other", steps: ["type"] })).toBe(false);
  expect(isTaken({ mode: "website", steps: ["<script>"] })).toBe(false);
});
