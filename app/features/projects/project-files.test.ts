import { createHash, randomBytes, randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { describeOnEachDatabase, openAgain } from "../../../tests/support/databases";
import { anna } from "../../../tests/support/leads";
import { itemNamed, storeProject } from "../../../tests/support/projects";
import { limitOf, mailingServices } from "../../../tests/support/services";
import type { ProjectActor } from "./change-project.server";
import { acceptItem, sendItemBack, withdrawItem } from "./handle-items.server";
import { stopProject } from "./handle-project.server";
import { PROJECT_BOUNDS } from "./project";
import { deleteFile, type ReceivedPart, receiveFile, receivePart } from "./project-files.server";
import { listAllFiles, listFiles, readFile } from "./project-files-store.server";
import type { SentPart } from "./sent-part.server";
import { react, showVersion } from "./versions.server";

const NOW = new Date("2026-11-24T09:00:00.000Z");
const customer: ProjectActor = { by: "customer", now: NOW };
const desk: ProjectActor = { by: anna, now: NOW };
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);

let db: Db;
let project: ProjectRow;
let item: string;

const servicesOn = (on: Db) => ({ ...mailingServices(on), limits: { projectFiles: limitOf(on, "parts", 1_000) } });
const send = (part: SentPart, on = db) => receivePart(servicesOn(on), project, part, customer);
const outcomes = (answers: ReceivedPart[]) => answers.map(({ outcome }) => outcome);
const photos = () => itemNamed(db, project, "photos");

/** The parts of a file, of `partSize` bytes. */
function partsOf(content: Buffer, { name = "veranda.jpg", partSize = 100, of = item } = {}): SentPart[] {
  const upload = {
    ...{ place: { item: of, version: null }, uploadId: randomUUID(), size: content.length, name },
    sha256: createHash("sha256").update(content).digest("hex"),
  };
  const count = Math.ceil(content.length / partSize);
  return Array.from({ length: count }, (_, index) => index * partSize).map((position) => ({
    ...upload,
    position,
    content: content.subarray(position, position + partSize),
  }));
}

async function bytesOf(id: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of readFile(db, { id })) parts.push(part);
  return Buffer.concat(parts);
}

const picture = (size = 350) => Buffer.concat([JPEG, randomBytes(size - JPEG.length)]);
const upload = async (content: Buffer, options = {}) => {
  for (const part of partsOf(content, options)) await send(part);
};

describeOnEachDatabase("files of a project", (openFresh) => {
  beforeEach(async () => {
    db = await openFresh();
    project = await storeProject(db, {}, NOW);
    item = (await photos()).id;
  });

  it("are whole when all parts are there, in any order, and make the item given", async () => {
    const content = picture();
    const [one, two, three, four] = partsOf(content) as [SentPart, SentPart, SentPart, SentPart];
    for (const part of [four, two, two, one]) await send(part);
    expect(await listFiles(db, project.id)).toEqual([]);
    expect((await photos()).state).toBe("open");
    expect(await send(three)).toMatchObject({ outcome: "received", received: 350 });
    const [file, ...others] = await listFiles(db, project.id);
    expect(others).toEqual([]);
    expect(file).toMatchObject({ name: "veranda.jpg", type: "image/jpeg", size: 350, given_by: "customer" });
    expect((await bytesOf(file?.id ?? "")).equals(content)).toBe(true);
    expect(await photos()).toMatchObject({ state: "given", given_by: "customer" });
  });

  it("are stored once when two processes receive the same parts at once", async () => {
    const other = openAgain(db);
    const parts = partsOf(picture());
    const answers = await Promise.all([...parts, ...parts].map((part, at) => send(part, at % 2 ? other : db)));
    expect(new Set(outcomes(answers))).toEqual(new Set(["received"]));
    expect(await listFiles(db, project.id)).toHaveLength(1);
  });

  it("are one when the same bytes are given twice, however they are sent", async () => {
    const content = picture();
    const [first, second] = [partsOf(content), partsOf(content)];
    for (let at = 0; at < first.length; at += 1)
      await Promise.all([send(first[at] as SentPart), send(second[at] as SentPart)]);
    const file = new File([content], "nog-eens.jpg");
    const again = await receiveFile(servicesOn(db), project, { file, place: { item, version: null } }, customer);
    expect(again).toMatchObject({ outcome: "received", file: { name: "veranda.jpg" } });
    expect(await listAllFiles(db, project.id)).toHaveLength(1);
  });

  it("are refused where an upload changes on its way, and keep what is there", async () => {
    const [one, two] = partsOf(picture()) as [SentPart, SentPart];
    await send(one);
    const changed = [
      { ...one, content: randomBytes(100) },
      { ...two, position: 50 },
      { ...two, size: 351 },
      { ...two, sha256: "0".repeat(64) },
      { ...two, place: { item: randomUUID(), version: null } as const },
    ];
    for (const part of changed) expect((await send(part)).outcome).toBe("conflict");
    expect(await send(two)).toMatchObject({ outcome: "received", received: 200 });
  });

  it("are deleted when the bytes are not those of the hash", async () => {
    const parts = partsOf(picture()).map((part) => ({ ...part, sha256: "0".repeat(64) }));
    const answers: ReceivedPart[] = [];
    for (const part of parts) answers.push(await send(part));
    expect(outcomes(answers)).toEqual(["received", "received", "received", "broken"]);
    expect(await listAllFiles(db, project.id)).toEqual([]);
    expect((await photos()).state).toBe("open");
  });

  it("are kept as bytes, whatever their name says they are", async () => {
    const page = Buffer.from("<script>alert(1)</script>");
    await upload(page, { name: "../../veranda\u202egnp.jpg" });
    const [file] = await listFiles(db, project.id);
    expect(file).toMatchObject({ name: "verandagnp.jpg", type: "application/octet-stream" });
    expect((await bytesOf(file?.id ?? "")).equals(page)).toBe(true);
  });

  it("are as many and as large as a project may have", async () => {
    const row = (changes: object) => ({
      ...{ id: randomUUID(), project_id: project.id, item_id: item, version_id: null, upload_id: randomUUID() },
      ...{ name: "a", type: "image/jpeg", size: 1, sha256: randomUUID(), given_by: "customer" },
      ...{ whole_at: NOW.toISOString(), created_at: NOW.toISOString(), ...changes },
    });
    const [part] = partsOf(picture(100)) as [SentPart];
    const large = row({ size: PROJECT_BOUNDS.totalSize - 50 });
    await db.insertInto("project_files").values(large).execute();
    expect((await send(part)).outcome).toBe("noRoom");
    await db.deleteFrom("project_files").execute();
    const rows = Array.from({ length: PROJECT_BOUNDS.files }, () => row({}));
    await db.insertInto("project_files").values(rows).execute();
    expect((await send(part)).outcome).toBe("tooMany");
    const old = { whole_at: null, created_at: "2026-11-01T09:00:00.000Z" };
    await db
      .updateTable("project_files")
      .set(old)
      .where("id", "=", rows[0]?.id ?? "")
      .execute();
    expect((await send(part)).outcome).toBe("received");
  });

  it("make an item given that was sent back, when they are given again", async () => {
    const content = picture();
    await upload(content);
    for (const id of [undefined, randomUUID()]) {
      await sendItemBack(servicesOn(db), project.id, { item, reason: "Liever bij daglicht" }, desk);
      const parts = partsOf(content).map((part) => ({ ...part, uploadId: id ?? part.uploadId }));
      for (const part of parts) expect((await send(part)).outcome).toBe("received");
      expect((await photos()).state).toBe("given");
    }
    expect(await listAllFiles(db, project.id)).toHaveLength(1);
  });

  it("go with no version that has a reaction", async () => {
    await showVersion(servicesOn(db), project.id, { url: "proef.example", note: "" }, desk);
    const toVersion = (part: SentPart) => ({ ...part, place: { item: null, version: 1 } });
    const [first, second] = [partsOf(picture(100)), partsOf(picture(100))] as [[SentPart], [SentPart]];
    expect((await send(toVersion(first[0]))).outcome).toBe("received");
    const reaction = { version: 1, outcome: "changes", name: "R. Smit", text: "Groter", submission_id: randomUUID() };
    expect(await react(servicesOn(db), project.id, reaction, customer)).toBe("changed");
    expect((await send(toVersion(second[0]))).outcome).toBe("gone");
    expect((await send(toVersion(first[0]))).outcome).toBe("received");
  });

  it("can be deleted until the item is accepted", async () => {
    await upload(picture());
    await upload(picture());
    const [first, second] = await listFiles(db, project.id);
    const remove = (id = "") => deleteFile(servicesOn(db), project.id, id, customer);
    expect(await remove(first?.id)).toBe("changed");
    expect((await photos()).state).toBe("given");
    await acceptItem(servicesOn(db), project.id, item, desk);
    expect(await remove(second?.id)).toBe("closed");
    expect(await remove(first?.id)).toBe("gone");
    expect(await db.selectFrom("project_file_parts").select("file_id").execute()).toHaveLength(4);
  });

  it("are kept with an item that is not asked for any more, and refused when the project has stopped", async () => {
    const [first, last] = partsOf(picture(200)) as [SentPart, SentPart];
    await send(first);
    await withdrawItem(servicesOn(db), project.id, item, desk);
    expect((await send(last)).outcome).toBe("received");
    expect((await photos()).state).toBe("withdrawn");
    const [half, rest] = partsOf(picture(200)) as [SentPart, SentPart];
    await send(half);
    await stopProject(servicesOn(db), project.id, desk);
    expect((await send(rest)).outcome).toBe("closed");
    expect(await listFiles(db, project.id)).toHaveLength(1);
  });
});
