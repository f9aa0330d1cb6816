import { v7 as uuidv7 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import { describeOnEachDatabase, openFresh } from "../../../../tests/support/databases";
import { anna, storeAppointment, storeOffer } from "../../../../tests/support/leads";
import { planOf, statementsOf } from "../../../../tests/support/plans";
import { storeProject } from "../../../../tests/support/projects";
import { addUser } from "../../../../tests/support/push";
import { quoteRow } from "../../../../tests/support/quotes";
import { changeByForm } from "../lead-page/handle-lead-form.server";
import { recordContact } from "../lead-page/record-contact.server";
import { lockLead } from "../lead-store.server";
import { EVERYTHING, type LeadFilter } from "../list/lead-filter";
import { undoBatch } from "../list/undo-batch.server";
import { openWait } from "../waits/waits.server";
import { expiringQuotes, plannedLeads, promisedLeads } from "./leads-today-store.server";
import { readToday } from "./read-today.server";
import type { TodayGroup } from "./today";

/** A Tuesday, 12:00 at the business. */
const NOW = new Date("2026-11-24T11:00:00.000Z");

let db: Db;
const env = { SITE_URL: "https://weef.example", SESSION_SECRET: "a-secret-for-tests-of-32-characters" };
const services = () => ({ db, live: { publish: async () => {} } });
const by = (now = NOW) => ({ user: anna, now });
const read = ({ now = NOW, isOwner = true, language = "nl" as const, filter = {} as Partial<LeadFilter> } = {}) =>
  readToday({ db, env } as never, { filter: { ...EVERYTHING, ...filter }, isOwner }, { language, now });
const rowsOf = async (group: TodayGroup, asked: Parameters<typeof read>[0] = {}) =>
  (await read(asked)).groups[group].rows;
const namesOf = async (group: TodayGroup, asked: Parameters<typeof read>[0] = {}) =>
  (await rowsOf(group, asked)).map(({ who }) => who);
const change = (id: string, columns: Partial<LeadRow>) =>
  db.updateTable("leads").set(columns).where("id", "=", id).execute();
const endings = (rows: { ending: unknown }[]) => rows.map(({ ending }) => ending);

async function storeQuote(name: string, changes: Parameters<typeof quoteRow>[0] = {}): Promise<string> {
  const row = quoteRow({ customer_name: name, state: "sent", number: null, ...changes });
  await db.insertInto("quotes").values(row).execute();
  return row.id;
}

describe("what is to be done today", () => {
  beforeEach(async () => {
    db = await openFresh();
  });

  it("begins with whom to call, in the order in which promises break, without who was reached", async () => {
    const soon = await storeOffer(db, {
      name: "Eerder",
      phone: "06 12 34 56 78",
      created_at: "2026-11-23T15:00:00.000Z",
    });
    await storeOffer(db, { name: "Later", created_at: "2026-11-24T10:00:00.000Z" });
    await storeOffer(db, { name: "Te laat", phone: null, created_at: "2026-11-20T10:00:00.000Z" });
    await change(await storeOffer(db, { name: "Test" }), { is_test: 1 });
    await storeOffer(db, { name: "Spam", status: "spam" });
    expect(await namesOf("call")).toEqual(["Te laat", "Eerder", "Later"]);
    const [late, next] = await rowsOf("call");
    expect(late).toMatchObject({ todo: "Mailen", clock: { state: "late" }, ending: { do: "contact", way: "mail" } });
    expect(next).toMatchObject({
      todo: "Bellen",
      why: expect.stringContaining("via"),
      ending: { do: "contact", way: "phone" },
    });
    const { batch } = await recordContact(services(), soon, "phone", by());
    expect(await namesOf("call")).toEqual(["Te laat", "Later"]);
    await undoBatch(services(), batch ?? "", by());
    expect(await namesOf("call")).toEqual(["Te laat", "Eerder", "Later"]);
  });

  it("leads from what came for a project to its page, and from a yes to its lead", async () => {
    const lead_id = await storeOffer(db, { name: "R. Smit" });
    await change(lead_id, { status: "agreed", first_answered_at: NOW.toISOString() });
    const project = await storeProject(db, { lead_id }, NOW);
    await db.transaction().execute(async (tx) => {
      const lead = await lockLead(tx, lead_id);
      if (lead) await openWait(tx, { lead }, "agreement", NOW.toISOString());
      await openWait(tx, { project_id: project.id }, "project", NOW.toISOString());
    });
    expect(await rowsOf("call")).toMatchObject([
      { why: "Akkoord: neem contact op om te beginnen", path: `/admin/leads/${lead_id}` },
      { why: "Er is iets binnen voor het project", path: `/admin/projects/${project.id}` },
    ]);
    await recordContact(services(), lead_id, "phone", by());
    expect(await rowsOf("call")).toEqual([]);
  });

  it("has the projects whose first version or delivery is due today, or late", async () => {
    const { id: assignee_id } = await addUser(db, { now: NOW });
    const lead_id = await storeOffer(db, { name: "Anna" });
    await change(lead_id, { assignee_id });
    const begin = async (customer_name: string, due: string | null, begun = {}) => {
      const { id } = await storeProject(db, { customer_name, ...begun }, NOW);
      const columns = { state: "building", waiting_since: null, first_version_due_at: due } as const;
      await db.updateTable("projects").set(columns).where("id", "=", id).execute();
    };
    await begin("Vandaag", "2026-11-24T16:00:00.000Z", { lead_id });
    await begin("Gisteren", "2026-11-23T16:00:00.000Z");
    await begin("Morgen", "2026-11-25T09:00:00.000Z");
    await begin("Niets beloofd", null);
    expect(await rowsOf("projects")).toMatchObject([
      { who: "Gisteren", why: "Mist nog 5 dingen", until: { text: "Stond op ma 23 nov 2026", isLate: true } },
      {
        who: "Vandaag",
        until: { text: "Voor 17:00", isLate: false },
        path: expect.stringContaining("/admin/projects/"),
      },
    ]);
    expect(await namesOf("projects", { filter: { assignee: assignee_id } })).toEqual(["Vandaag"]);
  });

  it("has what is planned for today or before, unless that lead is to be called anyhow", async () => {
    const [due = "", overdue = "", later = "", calling = ""] = await Promise.all(
      ["Vandaag", "Eergisteren", "Morgen", "Bellen"].map((name) => storeOffer(db, { name })),
    );
    for (const [id, next_action_on] of [
      [due, "2026-11-24"],
      [overdue, "2026-11-22"],
      [later, "2026-11-25"],
    ] as const) {
      await change(id, { status: "contacted", next_action: "Nabellen", next_action_on });
    }
    await change(calling, { next_action: "Vraag naar de winkel", next_action_on: "2026-11-24" });
    const rows = await rowsOf("plan");
    expect(rows.map(({ who, why, until }) => [who, why, until])).toEqual([
      ["Eergisteren", "Nabellen", { text: "Stond op zo 22 nov 2026", isLate: true }],
      ["Vandaag", "Nabellen", { text: "Vandaag", isLate: false }],
    ]);
    expect(endings(rows)).toEqual([
      { do: "done", lead: `${overdue}@1` },
      { do: "done", lead: `${due}@1` },
    ]);
    expect((await rowsOf("call"))[0]?.why).toMatch(/\. Vraag naar de winkel$/);
  });

  it("has quotes that expire within days, until their customer was reached", async () => {
    const lead = await storeOffer(db, { name: "Jan", phone: "06 12 34 56 78" });
    await change(lead, { status: "quoted" });
    await storeQuote("Jan", { number: "2026-0001", lead_id: lead, valid_until: "2026-11-24" });
    await storeQuote("Los", {
      number: "2026-0002",
      valid_until: "2026-11-27",
      first_viewed_at: "2026-11-23T10:00:00.000Z",
    });
    await storeQuote("Verlopen", { valid_until: "2026-11-23" });
    await storeQuote("Nog lang", { valid_until: "2026-11-28" });
    await storeQuote("Getekend", { valid_until: "2026-11-24", state: "agreed" });
    const rows = await rowsOf("quotes");
    expect(rows.map(({ who, why, until }) => [who, why, until?.text])).toEqual([
      ["Jan", "Offerte 2026-0001, nog niet bekeken", "Vandaag de laatste dag"],
      ["Los", "Offerte 2026-0002, bekeken op ma 23 nov 2026, 11:00", "Geldig t/m vr 27 nov 2026"],
    ]);
    expect(endings(rows)).toEqual([{ do: "contact", lead, way: "phone" }, null]);
    await recordContact(services(), lead, "phone", by(new Date("2026-11-20T11:00:00.000Z")));
    expect(await namesOf("quotes")).toEqual(["Jan", "Los"]);
    const { batch } = await recordContact(services(), lead, "phone", by());
    expect(await namesOf("quotes")).toEqual(["Los"]);
    await undoBatch(services(), batch ?? "", by());
    expect(await namesOf("quotes")).toEqual(["Jan", "Los"]);
  });

  it("has today's appointments, which end once somebody says that they took place", async () => {
    const at = (starts_at: string, name: string, more = {}) =>
      storeAppointment(db, { id: uuidv7(), name, email: `${name}@afspraak.example`, starts_at, ...more });
    const past = await at("2026-11-24T08:45:00.000Z", "Ochtend");
    await at("2026-11-24T14:00:00.000Z", "Middag", { phone: "06 12 34 56 78", subject: "Een webshop" });
    await at("2026-11-25T08:45:00.000Z", "Morgen");
    await at("2026-11-24T12:00:00.000Z", "Afgezegd", { status: "cancelled" });
    const rows = await rowsOf("appointments");
    expect(rows.map(({ who, why, until }) => [who, why, until])).toEqual([
      ["Ochtend", "Op kantoor: Een webshop voor brood", { text: "9:45 tot 10:15, geweest", isLate: true }],
      ["Middag", "Aan de telefoon: Een webshop", { text: "15:00 tot 15:30", isLate: false }],
    ]);
    // Nothing is over before it has begun.
    expect(endings(rows)).toEqual([{ do: "contact", lead: past, way: "visit" }, null]);
    const { batch } = await recordContact(services(), past, "visit", by());
    expect(await namesOf("appointments")).toEqual(["Middag"]);
    await undoBatch(services(), batch ?? "", by());
    expect(await namesOf("appointments")).toEqual(["Ochtend", "Middag"]);
  });

  it("tells owners alone what failed lately, and offers to send it again", async () => {
    const mail = (id: string, created_at: string) => ({
      id,
      template: "quote",
      language: "nl" as const,
      recipient: "jan@smit.example",
      request_id: null,
      props: "{}",
      message_id: id,
      reply_to: null,
      state: "failed" as const,
      attempts: 9,
      due_at: created_at,
      lease_owner: null,
      lease_until: null,
      last_error: "550 5.1.1 unknown user",
      created_at,
      sent_at: null,
      owed_again_at: null,
      is_unanswered: 0 as const,
      is_refused: 0 as const,
      relay_id: null,
    });
    await db
      .insertInto("outbox")
      .values([mail("recent", "2026-11-23T10:00:00.000Z"), mail("old", "2026-10-01T10:00:00.000Z")])
      .execute();
    expect((await read()).failures).toMatchObject([{ mail: "recent", path: "/admin/mails/recent" }]);
    expect((await read()).failures[0]?.text).toMatch(/aan jan@smit.example is niet verstuurd\.$/);
    expect((await read({ isOwner: false })).failures).toEqual([]);
    const refused = { state: "queued", is_refused: 1, last_error: "550 no such user" } as const;
    await db.updateTable("outbox").set(refused).where("id", "=", "recent").execute();
    expect((await read()).failures).toMatchObject([
      {
        text: expect.stringMatching(/aan jan@smit.example wordt geweigerd\.$/),
        reason:
          "Deze mailbox bestaat niet. Kijk of het adres klopt. Bel, of mail naar een ander adres. We blijven het vijf dagen proberen.",
        mail: "recent",
      },
    ]);
  });

  it("says what comes next when there is nothing today", async () => {
    expect((await read()).next).toBeNull();
    await storeAppointment(db, { starts_at: "2026-11-26T08:45:00.000Z", name: "Donderdag" });
    expect((await read()).next?.text).toBe("Hierna: do 26 nov 2026, 9:45, afspraak met Donderdag");
    const planned = await storeOffer(db, { name: "Woensdag" });
    await change(planned, { status: "contacted", next_action: "Bellen", next_action_on: "2026-11-25" });
    expect((await read()).next).toEqual({
      text: "Hierna: woensdag 25 november, Woensdag",
      path: `/admin/leads/${planned}`,
    });
  });

  it("shows somebody's own, and gives way to a search", async () => {
    const user = await addUser(db, { now: NOW });
    const own = await storeOffer(db, { name: "Van mij" });
    await storeOffer(db, { name: "Van niemand" });
    await changeByForm(services(), own, { do: "assign", version: "1", assignee: user.id }, { user, now: NOW });
    expect(await namesOf("call", { filter: { assignee: user.id } })).toEqual(["Van mij"]);
    expect(await namesOf("call", { filter: { assignee: "nobody" } })).toEqual(["Van niemand"]);
  });

  it("shows no more than a dozen of a kind, and where the rest is", async () => {
    for (let index = 0; index < 14; index += 1) await storeOffer(db, { name: `Lead ${index}` });
    const { call } = (await read()).groups;
    expect([call.rows.length, call.all]).toEqual([12, "/admin?due=waiting"]);
  });

  it("counts nobody among the dozen who is done, or is to be called anyhow", async () => {
    const reach = (lead: string) => recordContact(services(), lead, "phone", by());
    for (let index = 0; index < 13; index += 1) {
      const lead = await storeOffer(db, { name: "Klaar" });
      await change(lead, { status: "quoted" });
      await storeQuote("Klaar", { lead_id: lead, valid_until: "2026-11-24" });
      await reach(lead);
      const starts_at = new Date(Date.parse("2026-11-24T07:00:00.000Z") + index * 900_000).toISOString();
      await reach(await storeAppointment(db, { id: uuidv7(), name: "Klaar", starts_at }));
    }
    await storeQuote("Nog", { valid_until: "2026-11-27" });
    await storeAppointment(db, { id: uuidv7(), name: "Nog", starts_at: "2026-11-24T15:00:00.000Z" });
    for (let index = 0; index < 12; index += 1) {
      await change(await storeOffer(db, { name: "Bellen" }), { next_action: "Bel", next_action_on: "2026-11-20" });
    }
    for (const name of ["Eerste", "Tweede"]) {
      const planned = { status: "contacted", next_action: "Mail", next_action_on: "2026-11-24" } as const;
      await change(await storeOffer(db, { name }), planned);
    }
    const { quotes, appointments, plan } = (await read()).groups;
    const named = (group: typeof quotes) => ({ ...group, rows: group.rows.map(({ who }) => who) });
    expect(named(quotes)).toEqual({ rows: ["Nog"], all: null });
    expect(named(appointments)).toEqual({ rows: ["Nog"], all: null });
    expect(named(plan)).toEqual({ rows: ["Eerste", "Tweede"], all: null });
  });
});

describeOnEachDatabase("the list of today", (open) => {
  it("is read by indexes, however many leads and quotes there are", async () => {
    db = await open();
    const limit = { assignee: null, limit: 13 };
    const planned = { ...limit, without: ["another"] };
    const late = await storeOffer(db, { name: "Laat", created_at: "2026-11-20T10:00:00.000Z" });
    await storeOffer(db, { name: "Ook", created_at: "2026-11-23T10:00:00.000Z" });
    await change(late, { next_action: "Bellen", next_action_on: "2026-11-24" });
    await storeQuote("Jan", { valid_until: "2026-11-24" });
    expect((await promisedLeads(db, limit)).map(({ name }) => name)).toEqual(["Laat", "Ook"]);
    expect((await plannedLeads(db, "2026-11-24", planned)).map(({ name }) => name)).toEqual(["Laat"]);
    expect(await expiringQuotes(db, "2026-11-24", "2026-11-27")).toHaveLength(1);
    const statements = await statementsOf(db, async (watched) => {
      await promisedLeads(watched, limit);
      await plannedLeads(watched, "2026-11-24", planned);
      await expiringQuotes(watched, "2026-11-24", "2026-11-27");
    });
    const plans: string[] = [];
    await db.transaction().execute(async (tx) => {
      for (const statement of statements) plans.push(JSON.stringify((await planOf(tx, statement)).rows));
    });
    expect(statements.length).toBe(3);
    // PostgreSQL reads a table of a few rows as a whole.
    if (!plans[0]?.includes("detail")) return;
    for (const index of ["leads_promised", "leads_due", "quotes_by_validity"]) {
      expect(plans.some((plan) => plan.includes(index))).toBe(true);
    }
    expect(plans.filter((plan) => /SCAN (leads|quotes)(?! USING)/.test(plan))).toEqual([]);
  });
});
