import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { addNote, changeStatus } from "~/features/leads/change-lead.server";
import { restoreLead } from "~/features/leads/restore-lead.server";
import { insertQuote } from "~/features/quotes/quote-store.server";
import type { Db } from "~/lib/db/database.server";
import type { Tables } from "~/lib/db/tables/tables";
import { appointmentRow } from "../../../../tests/support/appointments";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { freshFolder } from "../../../../tests/support/fresh-folder";
import { filingServices, leaveTraces, standByDevice } from "../../../../tests/support/known-person";
import { anna, storeAppointment, storeConfiguration, storeContact, storeOffer } from "../../../../tests/support/leads";
import { storeProject, storeProjectFile } from "../../../../tests/support/projects";
import { quoteRow } from "../../../../tests/support/quotes";
import { storeCheck } from "../../../../tests/support/website-checks";
import { PERSONAL_TABLES } from "../personal-tables";
import { deleteOutdated } from "./delete-outdated.server";
import { cutoffsAt } from "./retention-cutoffs.server";

const THEN = new Date("2026-03-02T09:30:00.000Z");
/** The same time of day so many years later, plus or minus a minute. */
const after = (years: number, minutes: 1 | -1) => {
  const moment = new Date(THEN.getTime() + minutes * 60_000);
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  return moment;
};

describeOnEachDatabase("what may no longer be kept", (openFresh) => {
  let db: Db;
  let dataDir: string;
  let services: ReturnType<typeof filingServices>;
  beforeEach(async () => {
    db = await openFresh();
    dataDir = freshFolder();
    services = filingServices(db, dataDir, THEN);
  });

  const ids = async (table: keyof Tables) =>
    (
      await db
        .selectFrom(table as "people")
        .select("id")
        .execute()
    ).map(({ id }) => id);
  const by = (now: Date) => ({ user: anna, now });
  const counts = async (...tables: (keyof Tables)[]) =>
    Promise.all(
      tables.map(
        async (table) =>
          (
            await db
              .selectFrom(table as "people")
              .selectAll()
              .execute()
          ).length,
      ),
    );
  const agree = (lead: string, now = THEN) => changeStatus(services, lead, { status: "agreed", version: "1" }, by(now));
  const at = THEN.toISOString();

  it("goes with the person, two years after the last contact, not the first", async () => {
    const lead = await storeOffer(db, { created_at: at });
    await storeConfiguration(db, { created_at: at, email: "jan@bouw.example" });
    await addNote(services, lead, "Nog eens gebeld", by(after(1, 1)));
    await deleteOutdated(db, after(2, 1));
    expect(await counts("leads", "offer_requests", "configurator_requests", "lead_notes")).toEqual([2, 1, 1, 1]);
    await deleteOutdated(db, after(3, 1));
    expect(await counts("leads", "offer_requests", "configurator_requests", "lead_notes", "people")).toEqual([
      2, 1, 1, 1, 1,
    ]);
    const later = new Date(after(3, 1).getTime() + 60_000);
    const deleted = await deleteOutdated(db, later);
    expect(await counts("leads", "offer_requests", "configurator_requests", "lead_notes", "people")).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(deleted).toMatchObject({ leads: 2, offer_requests: 1, configurator_requests: 1, lead_notes: 1, people: 1 });
  });

  it("counts a chat, an appointment and a quote as contact", async () => {
    const offers = { created_at: at, phone: null };
    await storeOffer(db, { ...offers, email: "chat@x.example" });
    const id = uuidv7();
    await storeContact(db, { id, at, started_at: after(1, 1).toISOString(), contact_email: "chat@x.example" });
    await storeOffer(db, { ...offers, email: "agenda@x.example" });
    const starts_at = after(1, 1).toISOString();
    await storeAppointment(db, { id: uuidv7(), email: "agenda@x.example", starts_at, created_at: at });
    const lead = await storeOffer(db, { ...offers, email: "offerte@x.example" });
    await insertQuote(db, quoteRow({ lead_id: lead, created_at: at, updated_at: after(1, 1).toISOString() }));
    await deleteOutdated(db, after(2, 1));
    expect(await counts("leads", "quotes", "offer_requests")).toEqual([5, 1, 3]);
    await deleteOutdated(db, after(4, 1));
    expect(await counts("leads", "quotes", "offer_requests", "conversations", "appointments")).toEqual([0, 0, 0, 0, 0]);
  });

  it("keeps customers for seven book years, but not their appointments", async () => {
    const lead = await storeOffer(db, { created_at: at });
    await agree(lead);
    const quote = quoteRow({ lead_id: lead, state: "agreed", created_at: at, updated_at: at });
    await insertQuote(db, quote);
    await storeContact(db, { id: uuidv7(), at, started_at: at, contact_email: "jan@bouw.example" });
    await deleteOutdated(db, after(2, 1));
    expect(await counts("leads", "offer_requests", "quotes", "conversations")).toEqual([1, 1, 1, 0]);
    await deleteOutdated(db, new Date("2033-12-31T22:59:00.000Z"));
    expect(await counts("leads", "quotes", "people")).toEqual([1, 1, 1]);
    await deleteOutdated(db, new Date("2033-12-31T23:01:00.000Z"));
    expect(await counts("leads", "quotes", "people", "offer_requests")).toEqual([0, 0, 0, 0]);
  });

  it("keeps a checked website until its link ends, or with the lead that it belongs to", async () => {
    const lead = await storeOffer(db, { created_at: at });
    const ends = { created_at: at, expires_at: after(1, 1).toISOString() };
    await storeCheck(db, ends);
    const ofLead = await storeCheck(db, { ...ends, lead_id: lead });
    await deleteOutdated(db, after(1, -1));
    expect(await counts("website_checks")).toEqual([2]);
    await deleteOutdated(db, after(2, -1));
    expect(await ids("website_checks")).toEqual([ofLead.id]);
    await deleteOutdated(db, after(2, 1));
    expect(await counts("website_checks", "leads")).toEqual([0, 0]);
  });

  it("keeps a project of a person who is no lead for seven book years, with its files", async () => {
    const project = await storeProject(db, {}, new Date(at));
    await storeProjectFile(db, project, at);
    await deleteOutdated(db, after(3, 1));
    expect(await counts("projects", "project_items", "project_files", "project_file_parts")).toEqual([1, 7, 1, 1]);
    await deleteOutdated(db, new Date("2033-12-31T23:01:00.000Z"));
    expect(await counts("projects", "project_items", "project_files", "project_file_parts")).toEqual([0, 0, 0, 0]);
  });

  it("deletes what was sent of a file whose rest did not follow in two weeks", async () => {
    const project = await storeProject(db, {}, new Date(at));
    for (const name of ["heel.jpg", "half.jpg"]) await storeProjectFile(db, project, at, name);
    await db.updateTable("project_files").set({ whole_at: null }).where("name", "=", "half.jpg").execute();
    const days = (count: number) => new Date(new Date(at).getTime() + count * 24 * 3_600_000);
    await deleteOutdated(db, days(14));
    expect(await counts("project_files", "project_file_parts")).toEqual([2, 2]);
    expect((await deleteOutdated(db, days(14.1))).project_files).toBe(1);
    expect(await counts("project_files", "project_file_parts")).toEqual([1, 1]);
  });

  it("leaves nothing of a person in any table once the longest term is over", { timeout: 30_000 }, async () => {
    await standByDevice(db);
    const person = {
      name: "Joris Wissink",
      email: "joris@wissink.example",
      phone: "06 98 76 54 32",
      company: "Wissink",
    };
    await leaveTraces(services, person, THEN, "2026-03-03T08:45:00.000Z");
    await services.outbox.stop();
    await db.updateTable("subscribers").set({ state: "unsubscribed", unsubscribed_at: at }).execute();
    await deleteOutdated(db, new Date("2034-01-02T00:00:00.000Z"), { dataDir });
    for (const table of Object.keys(PERSONAL_TABLES) as (keyof Tables)[]) {
      const rows = JSON.stringify(
        await db
          .selectFrom(table as "people")
          .selectAll()
          .execute(),
      );
      expect(rows.toLowerCase(), table).not.toMatch(/wissink|98 ?76 ?54/);
    }
  });

  it("includes spam after thirty days: requests, leads, people and appointments", async () => {
    await storeOffer(db, { status: "spam", created_at: at, email: "spam@x.example" });
    await db
      .insertInto("appointments")
      .values(appointmentRow({ status: "spam", created_at: at }))
      .execute();
    const genuine = await storeOffer(db, { created_at: at, email: "echt@x.example", phone: "053 1112233" });
    const day = (days: number) => new Date(THEN.getTime() + days * 24 * 3_600_000);
    await deleteOutdated(db, day(30));
    expect(await counts("leads", "offer_requests", "appointments", "people")).toEqual([2, 2, 1, 2]);
    await deleteOutdated(db, new Date(day(30).getTime() + 1));
    expect(await counts("leads", "offer_requests", "appointments", "people")).toEqual([1, 1, 0, 1]);
    expect(await ids("leads")).toEqual([genuine]);
  });

  it("excludes a genuine lead of a person whose other one was spam", async () => {
    const spam = await storeOffer(db, { created_at: at });
    const genuine = await storeOffer(db, { created_at: at });
    await db.updateTable("leads").set({ status: "spam" }).where("id", "=", spam).execute();
    await deleteOutdated(db, after(1, 1));
    expect(await ids("leads")).toEqual([genuine]);
    expect(await counts("people")).toEqual([1]);
  });

  it("goes in pieces, and what was deleted stays so when it ends early", async () => {
    for (let count = 0; count < 60; count += 1) {
      await storeOffer(db, { created_at: at, email: `p${count}@x.example`, phone: null });
    }
    let pieces = 0;
    const deleted = {};
    const pause = async () => {
      pieces += 1;
      if (pieces === 2) throw new Error("The process stops");
    };
    await expect(deleteOutdated(db, after(3, 1), { pause, deleted })).rejects.toThrow("The process stops");
    expect(deleted).toMatchObject({ leads: 50 });
    expect(await counts("leads")).toEqual([10]);
    await deleteOutdated(db, after(3, 1), { deleted });
    expect(deleted).toMatchObject({ leads: 60, people: 60 });
  });

  it("excludes people about whom the desk does something while others are deleted", async () => {
    for (let count = 0; count < 30; count += 1) {
      await storeOffer(db, { created_at: at, email: `p${count}@x.example`, phone: null });
    }
    let spared: string[] | undefined;
    const pause = async () => {
      if (spared) return;
      const [agreed = "", noted = ""] = await ids("leads");
      spared = [agreed, noted];
      expect(await agree(agreed, after(3, 1))).toBe("changed");
      expect(await addNote(services, noted, "Belt weer", by(after(3, 1)))).toBe("changed");
    };
    await deleteOutdated(db, after(3, 1), { pause });
    expect((await ids("leads")).sort()).toEqual(spared?.sort());
    expect(await counts("offer_requests", "people", "lead_notes")).toEqual([2, 2, 1]);
  });

  it("excludes the conversation of a customer that is continued while others are deleted", async () => {
    await storeOffer(db, { created_at: at, email: "p@x.example", phone: null });
    await agree(await storeOffer(db, { created_at: at }));
    const appointment = await storeContact(db, { id: uuidv7(), at, started_at: at, contact_email: "jan@bouw.example" });
    const pause = async () => void (await addNote(services, appointment, "Chat weer", by(after(3, 1))));
    await deleteOutdated(db, after(3, 1), { pause });
    expect(await counts("leads", "conversations", "offer_requests")).toEqual([2, 1, 1]);
  });

  it.each<[string, (lead: string) => Promise<unknown>, unknown]>([
    ["taken out of it", (lead) => restoreLead(services, lead, by(after(1, 1))), true],
    ["noted on", (lead) => addNote(services, lead, "Toch eens bellen", by(after(1, 1))), "changed"],
  ])("excludes spam that is %s when it has just been found", async (_what, change, done) => {
    const lead = await storeOffer(db, { created_at: at });
    await changeStatus(services, lead, { status: "spam", version: "1" }, by(THEN));
    let changed: Promise<unknown> | undefined;
    const changing = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        changed ??= change(lead);
        await changed;
        return result;
      },
    });
    await deleteOutdated(changing, after(1, 1));
    expect(await changed).toBe(done);
    expect(await ids("leads")).toEqual([lead]);
  });

  it("includes mail files that no longer belong to a mail", async () => {
    const folder = path.join(dataDir, "mail");
    await mkdir(folder);
    for (const name of ["old.eml", "new.eml", "notes.txt"]) await writeFile(path.join(folder, name), "x");
    const dayAgo = (THEN.getTime() - 25 * 3_600_000) / 1000;
    await utimes(path.join(folder, "old.eml"), dayAgo, dayAgo);
    await utimes(path.join(folder, "new.eml"), THEN.getTime() / 1000, THEN.getTime() / 1000);
    expect(await deleteOutdated(db, THEN, { dataDir })).toEqual({ mail_files: 1 });
    expect((await readdir(folder)).sort()).toEqual(["new.eml", "notes.txt"]);
  });
});

describe("the cutoffs", () => {
  it("count a customer's years from the end of the calendar year at the business", () => {
    const customerAt = (now: string) => cutoffsAt(new Date(now)).customer.toISOString();
    expect(customerAt("2033-06-01T12:00:00.000Z")).toBe("2025-12-31T23:00:00.000Z");
    expect(customerAt("2033-12-31T22:59:00.000Z")).toBe("2025-12-31T23:00:00.000Z");
    expect(customerAt("2033-12-31T23:00:00.000Z")).toBe("2026-12-31T23:00:00.000Z");
  });
});
