import { createHash, randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { openFresh } from "../../../../tests/support/databases";
import { anna } from "../../../../tests/support/leads";
import { itemNamed, storeProject } from "../../../../tests/support/projects";
import { limitOf, mailingServices } from "../../../../tests/support/services";
import type { ProjectActor } from "../change-project.server";
import { giveText } from "../give-item.server";
import { withdrawItem } from "../handle-items.server";
import { stopProject } from "../handle-project.server";
import { PROJECT_BOUNDS } from "../project";
import { findProject, listVersions } from "../project-store.server";
import { react, showVersion } from "../versions.server";
import { answerFileList, answerPart } from "./answer-files.server";
import { answerForm } from "./answer-forms.server";
import { CHANGE_FIELD } from "./project-forms";
import { projectWords } from "./project-words.server";
import { readProjectPage } from "./read-project-page.server";

const NOW = new Date("2026-11-24T09:00:00.000Z");
const customer: ProjectActor = { by: "customer", now: NOW };
const desk: ProjectActor = { by: anna, now: NOW };

let db: Db;
let project: ProjectRow;
let item: string;

const services = () => ({
  ...mailingServices(db),
  limits: { projectFiles: limitOf(db, "parts", 1_000), projectAnswers: limitOf(db, "answers", 1_000) },
});
const current = async () => (await findProject(db, { id: project.id })) as ProjectRow;
const post = async (fields: Record<string, unknown>, files: File[] = []) =>
  answerForm(services(), { project: await current(), words: projectWords(project), fields, files, now: NOW });
const story = () => itemNamed(db, project, "story");

beforeEach(async () => {
  db = await openFresh();
  project = await storeProject(db, {}, NOW);
  item = (await story()).id;
});

describe("a part of a file", () => {
  const content = randomBytes(300);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const part = (changes: Record<string, string> = {}, bytes = content, name = "veranda.jpg") => {
    const form = new FormData();
    const fields = { item, upload_id: randomUUID(), position: "0", size: String(content.length), sha256, ...changes };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append("part", new File([bytes], name));
    const request = new Request("https://weef.example", { method: "POST", body: form });
    return answerPart(services(), project, request, NOW);
  };

  it("is answered with what is there, and listed with the parts of what is not whole", async () => {
    const half = content.subarray(0, 100);
    const answer = await part({}, half);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { file: expect.objectContaining({ item, name: "veranda.jpg", size: 300, sha256 }), received: 100, whole: false },
    ]);
    const { files } = (await (await answerFileList(db, project)).json()) as { files: object[] };
    expect(files).toMatchObject([{ item, whole: false, parts: [{ position: 0, size: 100 }] }]);
    await part({}, content, "anders.jpg");
    const listed = (await (await answerFileList(db, project)).json()) as { files: object[] };
    expect(listed.files).toMatchObject([{ whole: false }, { name: "anders.jpg", whole: true, parts: [] }]);
  });

  it.each([
    [{ size: "0" }, "size", /is leeg/],
    [{ size: String(PROJECT_BOUNDS.fileSize + 1) }, "size", /te groot.*100 MB/],
    [{ position: "100" }, "part", /kwam niet goed over/],
    [{ position: "-1" }, "position", /kwam niet goed over/],
    [{ sha256: "x" }, "sha256", /kwam niet goed over/],
    [{ item: "" }, "item", /kwam niet goed over/],
    [{ version: "1" }, "item", /kwam niet goed over/],
    [{ sha256: "0".repeat(64) }, "part", /beschadigd/],
  ] as const)("with %j is refused with words about it, and stores nothing", async (changes, field, words) => {
    const answer = await part(changes);
    const { fields } = (await answer.json()) as { fields: Record<string, string> };
    expect([answer.status, Object.keys(fields)]).toEqual([422, [field]]);
    expect(fields[field]).toMatch(words);
    expect(await db.selectFrom("project_files").select("id").execute()).toEqual([]);
  });

  it("of an item that is not there, or larger than a part may be, is refused", async () => {
    expect((await part({ item: randomUUID() })).status).toBe(404);
    const large = Buffer.alloc(PROJECT_BOUNDS.partSize + 1);
    expect((await part({ size: String(large.length) }, large)).status).toBe(422);
  });
});

describe("a form of the page", () => {
  it("stores a text and files at once", async () => {
    const file = new File([randomBytes(10)], "logo.pdf");
    const posted = await post({ do: "give", item, text: "Tuinen", version: "1" }, [file]);
    expect(posted).toEqual({ outcome: "saved", place: `item-${item}` });
    const page = await readProjectPage(services() as never, await current(), NOW);
    expect(page.items[0]).toMatchObject({
      text: "Tuinen",
      state: "given",
      files: [{ name: "logo.pdf", isWhole: true }],
    });
  });

  it("tells that a file is removed at the item that it was given with, whatever the form says", async () => {
    await post({ do: "give", item, text: "", version: "1" }, [new File(["x"], "x.txt")]);
    const { id } = await db.selectFrom("project_files").select("id").executeTakeFirstOrThrow();
    const removal = { do: "remove", file: id, item: "\n\u{1F600}" };
    expect(await post(removal)).toEqual({ outcome: "removed", place: `item-${item}` });
    expect(await post(removal)).toEqual({ outcome: "removed", place: "project" });
  });

  it("overwrites no text that another tab has stored, and keeps what was typed", async () => {
    await giveText(services(), project.id, { item, text: "Van de telefoon", version: null }, customer);
    const posted = await post({ do: "give", item, text: "Van de laptop", version: "1" });
    expect(posted).toMatchObject({ status: 409, answer: { fields: { text: "Van de laptop" } } });
    expect((await story()).text).toBe("Van de telefoon");
  });

  it("keeps a text for what is not asked for any more, and takes nothing once the project has stopped", async () => {
    await withdrawItem(services(), project.id, item, desk);
    expect(await post({ do: "give", item, text: "Toch", version: "2" })).toMatchObject({ outcome: "saved" });
    expect(await story()).toMatchObject({ state: "withdrawn", text: "Toch" });
    await stopProject(services(), project.id, desk);
    const posted = await post({ do: "give", item, text: "Te laat", version: "3" }, [new File(["x"], "x.txt")]);
    expect(posted).toMatchObject({ status: 409, answer: { problem: expect.stringContaining("neemt niets meer aan") } });
    expect(await db.selectFrom("project_files").select("id").execute()).toEqual([]);
  });

  it("numbers the changes, once for a double press, and refuses a later word on an older version", async () => {
    await showVersion(services(), project.id, { url: "proef.example", note: "" }, desk);
    const submission_id = randomUUID();
    const changes = { do: "changes", version: "1", name: "R. Smit", submission_id };
    const none = await post({ ...changes, name: "", [CHANGE_FIELD]: ["", " "] });
    expect(none).toMatchObject({
      status: 422,
      answer: { errors: { name: expect.any(String), text: expect.any(String) } },
    });
    const wishes = { ...changes, [CHANGE_FIELD]: ["Logo groter", "", "Ander nummer"] };
    for (const _press of ["once", "twice"]) expect(await post(wishes)).toEqual({ outcome: "changes", place: "versie" });
    expect(await listVersions(db, project.id)).toMatchObject([{ text: "1. Logo groter\n2. Ander nummer" }]);
    const approval = { do: "approve", version: "1", name: "R. Smit", submission_id: randomUUID() };
    expect(await post(approval)).toMatchObject({
      status: 409,
      answer: { problem: expect.stringContaining("al gereageerd") },
    });
    await showVersion(services(), project.id, { url: "proef2.example", note: "" }, desk);
    const late = await post(approval);
    expect(late).toMatchObject({ status: 409, answer: { problem: expect.stringContaining("nieuwe versie") } });
  });
});

describe("the page", () => {
  const read = async () => readProjectPage(services() as never, await current(), NOW);

  it("says where the project is in one line", async () => {
    expect((await read()).where).toMatchObject({ line: "Wacht op jou: 5 dingen", step: 0 });
    for (const name of ["story", "photos", "contact", "approver", "domain"])
      await giveText(
        services(),
        project.id,
        { item: (await itemNamed(db, project, name)).id, text: "Klaar", version: null },
        customer,
      );
    expect((await read()).where).toMatchObject({
      line: "Eerste versie: uiterlijk donderdag 26 november om 10:00",
      step: 1,
    });
    await showVersion(services(), project.id, { url: "proef.example", note: "" }, desk);
    expect((await read()).where).toMatchObject({ line: "Je oordeel over versie 1", step: 2 });
    const approval = { version: 1, outcome: "approved", name: "R. Smit", text: "", submission_id: randomUUID() };
    await react(services(), project.id, approval, customer);
    expect((await read()).where).toMatchObject({ line: expect.stringMatching(/^Live: uiterlijk/), step: 3 });
    await stopProject(services(), project.id, desk);
    expect(await read()).toMatchObject({ isClosed: true, where: { line: "Gestopt" } });
  });

  it("says when we call, also if a question of before the yes still waits", async () => {
    const wait = { conversation_id: null, quote_id: null, answered_at: null, dismissed_at: null, lead_id: null };
    const since = new Date(NOW.getTime() - 3_600_000).toISOString();
    const of = {
      id: randomUUID(),
      kind: "question" as const,
      project_id: project.id,
      since,
      due_at: NOW.toISOString(),
    };
    await db
      .insertInto("waits")
      .values({ ...wait, ...of })
      .execute();
    expect((await read()).where.also[0]).toMatch(/^We nemen uiterlijk .* contact met je op\.$/);
    await db.updateTable("waits").set({ answered_at: NOW.toISOString() }).execute();
    expect((await read()).where.also[0]).not.toMatch(/contact/);
  });
});
