import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { openFresh } from "../../../../tests/support/databases";
import { anna, storeOffer } from "../../../../tests/support/leads";
import { itemNamed, storeProject } from "../../../../tests/support/projects";
import { mailingServices } from "../../../../tests/support/services";
import { giveText } from "../give-item.server";
import { findProject, listItems } from "../project-store.server";
import { addProject, fieldsOfLead } from "./add-project.server";
import { correctProject } from "./correct-project.server";

const NOW = new Date("2026-11-24T09:00:00.000Z");
const by = { user: anna, now: NOW, language: "nl" } as const;
const TYPED = { customer_name: "R. Smit", kind: "site", language: "nl", state: "collecting" };

let db: Db;
beforeEach(async () => {
  db = await openFresh();
});

const add = (fields: Record<string, string>) => addProject(mailingServices(db), { ...TYPED, ...fields }, by);

async function added(fields: Record<string, string>): Promise<ProjectRow> {
  const done = await add(fields);
  const project = "id" in done ? await findProject(db, { id: done.id }) : undefined;
  if (!project) throw new Error(JSON.stringify(done));
  return project;
}

async function errorsOf(fields: Record<string, string>) {
  const done = await add(fields);
  return "answer" in done ? done.answer.errors : null;
}

const mails = () => db.selectFrom("outbox").select(["template", "recipient"]).execute();

it("adds a job by a name and its kind, once for a form, and mails nobody", async () => {
  const id = randomUUID();
  expect(await add({ id })).toEqual({ id });
  expect(await add({ id })).toEqual({ id });
  expect(await db.selectFrom("projects").select(["id", "state", "email", "first_version_hours"]).execute()).toEqual([
    { id, state: "collecting", email: null, first_version_hours: 48 },
  ]);
  expect(await mails()).toEqual([]);
});

it("mails the customer the link where that is asked for", async () => {
  await added({ email: "smit@bakkerij.example", mail: "on" });
  expect(await mails()).toEqual([{ template: "project", recipient: "smit@bakkerij.example" }]);
  expect(await errorsOf({ mail: "on" })).toEqual({ mail: "Vul een e-mailadres in, of haal dit vinkje weg." });
});

it("asks for nothing in a job that is under way, and promises nothing", async () => {
  const project = await added({ state: "building" });
  expect(project).toMatchObject({ state: "building", first_version_due_at: null, live_due_at: null });
  expect((await listItems(db, project.id)).every(({ state }) => state === "withdrawn")).toBe(true);
});

it("adds a site that is live with its address and day", async () => {
  const project = await added({ state: "live", url: "bakkerijsmit.example", on: "2026-10-01" });
  expect(project).toMatchObject({ state: "live", site_url: "https://bakkerijsmit.example/", next_reminder_at: null });
  expect(project.live_at).toBe("2026-10-01T10:00:00.000Z");
});

it("says beside each field what is wrong, and stores nothing", async () => {
  const wrong = {
    customer_name: " ",
    email: "smit",
    phone: "bel me",
    state: "live",
    url: "javascript:1",
    on: "2026-11-25",
  };
  expect(Object.keys((await errorsOf(wrong)) ?? {}).toSorted()).toEqual([
    ...["customer_name", "email", "on", "phone", "url"],
  ]);
  expect(Object.keys((await errorsOf({ kind: "boat", language: "de", state: "showing" })) ?? {}).toSorted()).toEqual([
    ...["kind", "language", "state"],
  ]);
  expect(await db.selectFrom("projects").selectAll().execute()).toEqual([]);
});

it("begins with what is known of a lead, and belongs to it", async () => {
  const lead = await storeOffer(db, { name: "R. Smit", email: "smit@bakkerij.example", phone: "06 12 34 56 78" });
  const fields = await fieldsOfLead(db, lead);
  expect(fields).toMatchObject({ lead_id: lead, customer_name: "R. Smit", email: "smit@bakkerij.example" });
  expect(await added({ ...fields })).toMatchObject({ lead_id: lead, phone: "06 12 34 56 78" });
  expect(await fieldsOfLead(db, randomUUID())).toBeUndefined();
});

it("asks for what the new kind of a job needs, and keeps what was given", async () => {
  const project = await storeProject(db, { kind: "site" }, NOW);
  const actor = { by: anna, now: NOW };
  const { id: item } = await itemNamed(db, project, "story");
  await giveText(mailingServices(db), project.id, { item, text: "Ons verhaal", version: null }, actor);
  const change = (kind: string, version: number) => {
    const corrected = { part: "kind" as const, fields: { kind, version: String(version) }, language: "nl" as const };
    return correctProject(mailingServices(db), project.id, corrected, actor);
  };
  expect(await change("care", 1)).toBe("conflict");
  expect(await change("care", 2)).toBe("changed");
  const states = (await listItems(db, project.id)).map(({ name, state }) => `${name} ${state}`);
  expect(states).toEqual([
    ...["story accepted", "logo withdrawn", "photos withdrawn", "contact open", "hours withdrawn"],
    ...["approver open", "domain open", "access open", "wishes open"],
  ]);
  expect(await findProject(db, { id: project.id })).toMatchObject({ kind: "care", first_version_hours: null });
  expect(await change("site", 3)).toBe("changed");
  const asked = (await listItems(db, project.id)).filter(({ is_needed, state }) => is_needed && state === "open");
  expect(asked.map(({ name }) => name)).toEqual(["photos", "contact", "approver", "domain"]);
});
