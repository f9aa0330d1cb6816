import { beforeEach, expect, test } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { storeOffer } from "../../../../tests/support/leads";
import { storeProject } from "../../../../tests/support/projects";
import { quoteRow } from "../../../../tests/support/quotes";
import { insertQuote } from "../../quotes/quote-store.server";
import { findPlaces } from "./find-places.server";

const reader = { role: "owner", language: "nl", now: new Date("2026-11-21T12:00:00Z") } as const;

describeOnEachDatabase("jumping", (openFresh) => {
  let db: Db;
  beforeEach(async () => {
    db = await openFresh();
  });

  const names = async (question: string, more: Partial<Parameters<typeof findPlaces>[2]> = {}) =>
    Object.fromEntries(
      (await findPlaces(db, question, { ...reader, ...more })).map(([group, items]) => [
        group,
        items.map(({ name }) => name),
      ]),
    );

  test.each(["jongej", "ongej", "@bakkerij", "06 12 34", "Bakk Joe"])(
    "%s finds a request and its quote",
    async (question) => {
      const lead_id = await storeOffer(db, {
        name: "Joeri Jongejan",
        company: "Bakkerij Oost",
        email: "joeri@bakkerij.example",
        phone: "06 12 34 56 78",
      });
      await storeOffer(db, { name: "Wim Wit", email: "wim@elders.example", phone: "074 250 00 00" });
      await insertQuote(db, quoteRow({ lead_id, number: "2026-0042" }));
      expect(await names(question)).toMatchObject({ leads: ["Joeri Jongejan"], quotes: ["Offerte 2026-0042"] });
    },
  );

  test("a number finds its quote", async () => {
    await insertQuote(db, quoteRow({ id: "a", number: "2026-0042" }));
    await insertQuote(db, quoteRow({ id: "b", number: "2026-0043" }));
    expect(await names("0043")).toEqual({ quotes: ["Offerte 2026-0043"] });
  });

  test.each(["bakkerij", "smit R"])("%s finds a project by its customer, with or without a lead", async (question) => {
    const project = await storeProject(db, { company: "Bakkerij Oost", customer_name: "R. Smit" });
    await storeProject(db, { company: null, customer_name: "Anna Vos" });
    const [projects] = await findPlaces(db, question, reader);
    const says = "R. Smit · Website · Verzamelen";
    expect(projects).toEqual(["projects", [{ path: `/admin/projects/${project.id}`, name: "Bakkerij Oost", says }]]);
  });

  test("a person with more than one request is found once, beside them", async () => {
    const from = { name: "Anna Vos", email: "anna@vos.example" };
    await storeOffer(db, { ...from, id: "a" });
    await storeOffer(db, { ...from, id: "b" });
    expect(await names("vos")).toMatchObject({ people: ["Anna Vos"], leads: ["Anna Vos", "Anna Vos"] });
  });

  test("pages, actions and articles are found by a part of their name", async () => {
    expect(await names("nieuw")).toMatchObject({
      actions: ["Nieuwe lead", "Nieuwe offerte"],
      pages: ["Nieuwsbrief"],
    });
    expect(await names("vandaag")).toEqual({ pages: ["Vandaag"] });
    expect((await names("website")).articles?.length).toBeGreaterThan(0);
  });

  test("without a question there are the actions, and the pages of this user", async () => {
    const ofOwner = await names("");
    expect(Object.keys(ofOwner)).toEqual(["actions", "pages"]);
    expect(ofOwner.pages).toContain("Logboek");
    expect((await names("", { role: "staff" })).pages).not.toContain("Logboek");
  });
});
