import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { lockLead } from "~/features/leads/lead-store.server";
import { answerWait, openWait } from "~/features/leads/waits/waits.server";
import { findReminders } from "~/features/notifications/reminders/find-reminders.server";
import { agreeToQuote } from "~/features/quotes/customer/answer-quote.server";
import { insertQuote } from "~/features/quotes/quote-store.server";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { describeOnEachDatabase } from "../../../tests/support/databases";
import { anna, storeOffer } from "../../../tests/support/leads";
import { itemNamed, storeProject } from "../../../tests/support/projects";
import { addUser } from "../../../tests/support/push";
import { agreementTo, quoteRow } from "../../../tests/support/quotes";
import { limitOf, mailingServices } from "../../../tests/support/services";
import type { ProjectActor } from "./change-project.server";
import { giveText } from "./give-item.server";
import { acceptItem, askItem, sendItemBack, withdrawItem } from "./handle-items.server";
import { goLive, moveDate, resumeProject, stopProject } from "./handle-project.server";
import { findProject, listItems, listVersions } from "./project-store.server";
import { pausesOf } from "./recount-project.server";
import { remindCustomers } from "./remind-customers.server";
import { assumeApproved, react, showVersion } from "./versions.server";

/** A Tuesday, 10:00 at the business. */
const NOW = new Date("2026-11-24T09:00:00.000Z");
const HOUR = 3_600_000;
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);
const customer = (now = NOW): ProjectActor => ({ by: "customer", now });
const desk = (now = NOW): ProjectActor => ({ by: anna, now });

let db: Db;
/** Mails stay in the queue, where a test can read them. */
const services = () => {
  const mailing = mailingServices(db);
  mailing.mailServer.trouble = "away";
  return { ...mailing, limits: { quoteQuestions: limitOf(db, "questions", 100) } };
};
const current = async ({ id }: Pick<ProjectRow, "id">) => (await findProject(db, { id })) as ProjectRow;
const mails = async () => {
  const rows = await db.selectFrom("outbox").select(["template", "recipient", "props"]).orderBy("id").execute();
  return rows.map(({ template, props }) => [template, (JSON.parse(props) as { news?: string }).news]);
};
const waits = () =>
  db.selectFrom("waits").select(["kind", "lead_id", "project_id", "answered_at"]).orderBy("since").execute();

async function give(project: ProjectRow, name: string, actor = customer(), text: string | null = "Klaar") {
  const item = await itemNamed(db, project, name);
  return await giveText(services(), project.id, { item: item.id, text, version: null }, actor);
}

async function giveAll(project: ProjectRow, actor = customer()): Promise<void> {
  for (const { name, is_needed } of await listItems(db, project.id)) if (is_needed) await give(project, name, actor);
}

async function shown(begun = {}): Promise<ProjectRow> {
  const project = await storeProject(db, begun, NOW);
  await giveAll(project);
  await showVersion(services(), project.id, { url: "proef.example", note: "" }, desk(later(20)));
  return project;
}

const approval = (version = 1) => ({
  version,
  outcome: "approved",
  name: "R. Smit",
  text: "",
  submission_id: randomUUID(),
});

describeOnEachDatabase("a project", (openFresh) => {
  beforeEach(async () => {
    db = await openFresh();
  });

  it("begins with the yes to a quote, once, and the customer is called within the promise", async () => {
    const lead = await storeOffer(db, { name: "R. Smit" });
    const quote = quoteRow({
      ...{ lead_id: lead, state: "sent", number: "2026-001", document_hash: "a", planning: "shop" },
      ...{ sent_at: NOW.toISOString(), valid_until: "2026-12-24" },
    });
    await insertQuote(db, quote);
    const agreement = agreementTo(quote);
    for (const fields of [agreement, agreement]) {
      expect((await agreeToQuote(services(), quote, fields, NOW)).outcome).toBe("agreed");
    }
    const projects = await db.selectFrom("projects").selectAll().execute();
    expect(projects).toMatchObject([
      { quote_id: quote.id, lead_id: lead, kind: "shop", state: "collecting", first_version_hours: 48, live_days: 10 },
    ]);
    expect(projects[0]?.contact_due_at).toBe("2026-11-25T09:00:00.000Z");
    expect(await waits()).toMatchObject([{ kind: "agreement", lead_id: lead, answered_at: null }]);
  });

  it("begins to count when the last needed thing is given, and tells the owner once", async () => {
    const project = await storeProject(db, {}, NOW);
    for (const name of ["story", "photos", "contact", "approver"]) expect(await give(project, name)).toBe("changed");
    expect(await current(project)).toMatchObject({
      state: "collecting",
      complete_at: null,
      first_version_due_at: null,
    });
    await give(project, "domain", customer(later(1)));
    await give(project, "hours", customer(later(2)));
    expect(await current(project)).toMatchObject({
      ...{ state: "building", complete_at: later(1).toISOString(), waiting_since: null, next_reminder_at: null },
      ...{ first_version_due_at: "2026-11-26T10:00:00.000Z", live_due_at: "2026-12-01T10:00:00.000Z" },
    });
    expect(await mails()).toEqual([["project-notice", "complete"]]);
    expect(await waits()).toMatchObject([{ kind: "project", project_id: project.id }]);
  });

  it("keeps what another tab has changed meanwhile", async () => {
    const project = await storeProject(db, {}, NOW);
    const { id: item, version } = await itemNamed(db, project, "story");
    const write = (text: string) => giveText(services(), project.id, { item, text, version }, customer());
    expect(await write("Een")).toBe("changed");
    expect(await write("Twee")).toBe("conflict");
    expect(await write("Een")).toBe("changed");
    expect(await write("x".repeat(10_001))).toBe("invalid");
    expect(await itemNamed(db, project, "story")).toMatchObject({ text: "Een", state: "given", given_by: "customer" });
  });

  it("stands still while something that was sent back is waited for", async () => {
    const project = await storeProject(db, {}, NOW);
    await giveAll(project);
    const { id: item } = await itemNamed(db, project, "photos");
    expect(await sendItemBack(services(), project.id, { item, reason: " " }, desk())).toBe("invalid");
    await sendItemBack(services(), project.id, { item, reason: "Te donker" }, desk(later(2)));
    const paused = await current(project);
    expect(paused).toMatchObject({
      state: "building",
      first_version_due_at: null,
      waiting_since: later(2).toISOString(),
    });
    await give(project, "photos", customer(later(26)), "Hier zijn ze");
    expect((await current(project)).first_version_due_at).toBe("2026-11-27T09:00:00.000Z");
    expect(await mails()).toEqual([
      ["project-notice", "complete"],
      ["project", "back"],
      ["project-notice", "complete"],
    ]);
  });

  it("waits for nobody once the desk has accepted everything", async () => {
    const project = await storeProject(db, {}, NOW);
    await giveAll(project);
    for (const { id, state } of await listItems(db, project.id))
      if (state === "given") await acceptItem(services(), project.id, id, desk(later(1)));
    expect(await waits()).toMatchObject([{ kind: "project", answered_at: later(1).toISOString() }]);
  });

  it("asks for more or less of the customer, and counts on", async () => {
    const project = await storeProject(db, {}, NOW);
    const { id: story } = await itemNamed(db, project, "story");
    await withdrawItem(services(), project.id, story, desk());
    expect(await give(project, "story")).toBe("changed");
    expect(await itemNamed(db, project, "story")).toMatchObject({ state: "withdrawn", text: "Klaar" });
    await giveAll(project);
    await askItem(services(), project.id, { title: "Je menukaart", isNeeded: true }, desk(later(1)));
    expect(pausesOf(await current(project))).toEqual([{ from: later(1).toISOString(), to: null }]);
    await give(project, "own", customer(later(3)));
    expect(pausesOf(await current(project))).toEqual([{ from: later(1).toISOString(), to: later(3).toISOString() }]);
  });

  it("goes from version to changes to approval to live", async () => {
    const project = await shown();
    expect(await current(project)).toMatchObject({ state: "showing", live_due_at: null });
    const changes = { ...approval(), outcome: "changes" };
    expect(await react(services(), project.id, changes, customer(later(30)))).toEqual({ problems: { text: true } });
    expect(await react(services(), project.id, { ...changes, text: "1. Groter logo" }, customer(later(30)))).toBe(
      "changed",
    );
    expect(await current(project)).toMatchObject({ state: "building", live_due_at: "2026-12-01T17:00:00.000Z" });
    await showVersion(services(), project.id, { url: "https://proef.example/2", note: "" }, desk(later(40)));
    expect(await react(services(), project.id, approval(1), customer(later(50)))).toBe("outdated");
    const yes = approval(2);
    expect(await react(services(), project.id, yes, customer(later(50)))).toBe("changed");
    expect(await react(services(), project.id, yes, customer(later(50)))).toBe("changed");
    expect(await react(services(), project.id, approval(2), customer(later(50)))).toBe("already");
    expect(await goLive(services(), project.id, "javascript:alert(1)", desk(later(60)))).toBe("invalid");
    expect(await goLive(services(), project.id, "bakkerij.example", desk(later(60)))).toBe("changed");
    expect(await current(project)).toMatchObject({ state: "live", site_url: "https://bakkerij.example/" });
    expect((await listVersions(db, project.id)).map(({ outcome }) => outcome)).toEqual(["changes", "approved"]);
    expect((await mails()).map(([, news]) => news)).toEqual([
      "complete",
      "shown",
      "changes",
      "shown",
      "approved",
      "live",
    ]);
    expect(await give(project, "hours", customer(later(61)))).toBe("closed");
  });

  it("gives its lead the day from which a review is asked: that of being live, not that of the yes", async () => {
    const lead = await storeOffer(db, { name: "R. Smit" });
    await db.updateTable("leads").set({ status: "agreed" }).execute();
    const project = await shown({ lead_id: lead });
    await react(services(), project.id, approval(), customer(later(30)));
    expect(await db.selectFrom("leads").select("live_on").execute()).toEqual([{ live_on: null }]);
    await goLive(services(), project.id, "bakkerij.example", desk(later(48)));
    expect(await db.selectFrom("leads").select("live_on").execute()).toEqual([{ live_on: "2026-11-26" }]);
  });

  it("may be called approved by the desk alone, and not before a week of silence after the last reminder", async () => {
    const project = await shown();
    expect(await assumeApproved(services(), project.id, desk(new Date("2026-12-16T07:59:00.000Z")))).toBe("closed");
    expect(await assumeApproved(services(), project.id, desk(new Date("2026-12-16T08:00:00.000Z")))).toBe("changed");
    expect(await current(project)).toMatchObject({ state: "approved" });
  });

  it("tells the customer of a date that moved, and why", async () => {
    const project = await storeProject(db, {}, NOW);
    const move = (on: string, reason: string) =>
      moveDate(services(), project.id, { clock: "live", on, reason }, desk(later(1)));
    expect(await move("2026-12-09", "Domein komt later")).toBe("closed");
    await giveAll(project);
    expect([await move("2026-11-23", "Eerder"), await move("2026-12-09", "")]).toEqual(["invalid", "invalid"]);
    expect(await move("2026-12-09", "Domein komt later")).toBe("changed");
    expect((await current(project)).live_due_at).toBe("2026-12-09T17:00:00.000Z");
    expect((await mails()).at(-1)).toEqual(["project", "moved"]);
  });

  it("gives nothing more once it is stopped, until it goes on", async () => {
    const project = await storeProject(db, {}, NOW);
    await giveAll(project);
    await stopProject(services(), project.id, desk(later(1)));
    expect(await give(project, "hours", customer(later(2)))).toBe("closed");
    await resumeProject(services(), project.id, desk(later(25)));
    expect(await current(project)).toMatchObject({
      state: "building",
      first_version_due_at: "2026-11-27T09:00:00.000Z",
    });
  });

  it("keeps a mail of the customer waiting when the desk accepts what came for a project, and the other project too", async () => {
    const lead_id = await storeOffer(db, { name: "R. Smit" });
    await db.updateTable("leads").set({ status: "agreed", first_answered_at: NOW.toISOString() }).execute();
    const one = await storeProject(db, { lead_id }, NOW);
    const other = await storeProject(db, { lead_id }, NOW);
    for (const project of [one, other]) await give(project, "story");
    await db.transaction().execute(async (tx) => {
      const lead = await lockLead(tx, lead_id);
      if (lead) await openWait(tx, { lead }, "mail", NOW.toISOString());
    });
    const open = async () => (await waits()).filter(({ answered_at }) => answered_at === null);
    const { id: story } = await itemNamed(db, one, "story");
    await acceptItem(services(), one.id, story, desk(later(1)));
    expect(await open()).toMatchObject([{ project_id: other.id }, { kind: "mail", lead_id }]);
    // An answer to the lead answers both.
    await db.transaction().execute((tx) => answerWait(tx, { lead_id }, later(2).toISOString()));
    expect(await open()).toEqual([]);
  });

  it("waits for an answer to a reaction until there is one, whatever else the desk corrects", async () => {
    const project = await shown();
    await react(services(), project.id, { ...approval(), outcome: "changes", text: "Groter" }, customer(later(30)));
    const open = async () => (await waits()).filter(({ answered_at }) => answered_at === null).length;
    await askItem(services(), project.id, { title: "Je menukaart", isNeeded: false }, desk(later(31)));
    for (const { id, state } of await listItems(db, project.id))
      if (state === "given") await acceptItem(services(), project.id, id, desk(later(32)));
    expect(await open()).toBe(1);
    await showVersion(services(), project.id, { url: "proef.example", note: "" }, desk(later(33)));
    expect(await open()).toBe(0);
  });

  it("waits for nothing once it is stopped", async () => {
    const project = await storeProject(db, {}, NOW);
    await give(project, "story");
    await stopProject(services(), project.id, desk(later(1)));
    expect(await waits()).toMatchObject([{ answered_at: later(1).toISOString() }]);
  });

  it("is complete once, however often a text is emptied and filled in again", async () => {
    const project = await storeProject(db, {}, NOW);
    await giveAll(project);
    for (const text of ["", "Opnieuw", "", "Nog eens"]) await give(project, "story", customer(later(1)), text);
    expect(await mails()).toEqual([["project-notice", "complete"]]);
    await askItem(services(), project.id, { title: "Je menukaart", isNeeded: true }, desk(later(2)));
    await give(project, "own", customer(later(3)));
    expect(await mails()).toHaveLength(2);
  });

  it("shows the right address where the desk has shown a wrong one", async () => {
    const project = await shown();
    await showVersion(services(), project.id, { url: "goed.example", note: "Nu goed" }, desk(later(40)));
    expect(await listVersions(db, project.id)).toMatchObject([
      { number: 1, url: "https://goed.example/", note: "Nu goed" },
    ]);
    expect((await current(project)).waiting_since).toBe(later(40).toISOString());
  });

  it("is not live after all, and then no review is asked", async () => {
    const lead = await storeOffer(db, { name: "R. Smit" });
    await db.updateTable("leads").set({ status: "agreed" }).execute();
    const project = await shown({ lead_id: lead });
    await react(services(), project.id, approval(), customer(later(30)));
    await goLive(services(), project.id, "bakkerij.example", desk(later(48)));
    await resumeProject(services(), project.id, desk(later(49)));
    expect(await current(project)).toMatchObject({ state: "approved", live_at: null });
    expect(await db.selectFrom("leads").select("live_on").execute()).toEqual([{ live_on: null }]);
  });

  describe("reminds", () => {
    it("nobody at once when it goes on after a while", async () => {
      const project = await storeProject(db, {}, NOW);
      await stopProject(services(), project.id, desk(later(1)));
      await resumeProject(services(), project.id, desk(later(20 * 24)));
      expect(await current(project)).toMatchObject({ reminders: 0, next_reminder_at: "2026-12-16T08:00:00.000Z" });
    });

    it("the desk of a date that has moved, although it was reminded of the former", async () => {
      await addUser(db, { now: NOW });
      const project = await storeProject(db, {}, NOW);
      await giveAll(project);
      await db.deleteFrom("waits").execute();
      const keys = async (now: Date) => {
        const rows = (await findReminders(db, now)).filter(({ once }) => once?.includes("first-version"));
        if (rows.length > 0) await db.insertInto("notices").values(rows).execute();
        return rows.map(({ once }) => once?.split(":")[0]);
      };
      expect(await keys(later(30))).toEqual(["half"]);
      const moved = { clock: "firstVersion", on: "2026-12-02", reason: "Ziek" } as const;
      await moveDate(services(), project.id, moved, desk(later(31)));
      expect(await keys(new Date("2026-12-01T09:00:00.000Z"))).toEqual(["half"]);
    });

    it("the customer of what is missing after two and five working days, and no more", async () => {
      const project = await storeProject(db, {}, NOW);
      await give(project, "story");
      for (let hours = 1; hours < 24 * 20; hours += 1) await remindCustomers(services(), later(hours));
      const sent = await db
        .selectFrom("outbox")
        .select(["created_at", "props"])
        .where("template", "=", "project")
        .execute();
      const told = sent.map(({ props }) =>
        (JSON.parse(props) as { said: { label: string }[] }).said.map(({ label }) => label),
      );
      expect(told).toEqual(
        Array(2).fill(["Drie foto’s van je werk", "Zo bereiken klanten je", "Wie mag akkoord geven", "Je domeinnaam"]),
      );
      expect(await current(project)).toMatchObject({ reminders: 2, next_reminder_at: null });
      expect(await waits()).toHaveLength(1);
    });

    it("of a version after ten and fourteen days", async () => {
      const project = await shown();
      expect((await current(project)).next_reminder_at).toBe("2026-12-07T08:00:00.000Z");
      await remindCustomers(services(), new Date("2026-12-07T08:00:00.000Z"));
      expect((await current(project)).next_reminder_at).toBe("2026-12-09T08:00:00.000Z");
      await remindCustomers(services(), new Date("2026-12-09T08:00:00.000Z"));
      expect((await mails()).filter(([, news]) => news === "waiting")).toHaveLength(2);
      expect((await current(project)).next_reminder_at).toBeNull();
    });

    it("the desk of a first version before it is late, once a step, and never while the customer is waited for", async () => {
      await addUser(db, { now: NOW });
      const project = await storeProject(db, {}, NOW);
      await giveAll(project);
      await db.deleteFrom("waits").execute();
      const steps = async (now: Date) => {
        const rows = await findReminders(db, now);
        const notices = rows.map(({ notice, once }) => [(JSON.parse(notice) as { step: string }).step, once]);
        if (rows.length > 0) await db.insertInto("notices").values(rows).execute();
        return notices.filter(([step]) => step === "half" || step === "urgent" || step === "broken");
      };
      expect(await steps(later(2))).toEqual([]);
      expect(await steps(later(30))).toEqual([["half", `half:${project.id} first-version 2026-11-26T09:00:00.000Z`]]);
      expect(await steps(later(31))).toEqual([]);
      const { id: item } = await itemNamed(db, project, "photos");
      await sendItemBack(services(), project.id, { item, reason: "Te donker" }, desk(later(32)));
      expect(await steps(later(48))).toEqual([]);
    });
  });
});
