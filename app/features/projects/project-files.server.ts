import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import { projectsCopy } from "~/content/site/projects/projects-copy.server";
import type { Db, Tx } from "~/lib/db/database.server";
import type { ProjectFileRow, ProjectRow } from "~/lib/db/tables/project-tables";
import type { Limiter } from "~/lib/http/rate-limit.server";
import { newId } from "~/lib/new-id.server";
import {
  changeProject,
  type LockedProject,
  type ProjectActor,
  type ProjectChange,
  type ProjectServices,
} from "./change-project.server";
import { safeFileName } from "./file-name";
import { giverOf, isClosed, updateGiven } from "./give-item.server";
import { PROJECT_BOUNDS } from "./project";
import * as store from "./project-files-store.server";
import { listItems, listVersions, lockProject } from "./project-store.server";
import type { SentPart } from "./sent-part.server";
import { PART_SIZE, type UploadPlace, uploadIdOf } from "./upload-place";

export type FileServices = ProjectServices & { limits: { projectFiles: Limiter } };

/**
 * `tooMany`, `noRoom`: the project has as many files or bytes as it may. `conflict`: the upload has another size, hash or
 * item, or other bytes there. `closed`: the project takes no files. None of these stores anything. `broken`: the bytes
 * are not those of the hash; all of them are deleted.
 */
export type ReceivedPart =
  | { outcome: "received"; file: ProjectFileRow; received: number }
  | { outcome: "tooMany" | "noRoom" | "conflict" | "closed" | "gone" | "broken" }
  | { outcome: "limited"; retryAfter: number };

/** Bytes by which the type of a picture is known. */
const HEAD = 4_100;
const UNKNOWN_TYPE = "application/octet-stream";

/** Stores a part of a file once. The last part makes the file whole, and its item given. */
export async function receivePart(
  services: FileServices,
  project: ProjectRow,
  part: SentPart,
  actor: ProjectActor,
): Promise<ReceivedPart> {
  if (isClosed({ project })) return { outcome: "closed" };
  const stored = await services.db.transaction().execute((tx) => storePart(tx, services, { project, part, actor }));
  if (stored.outcome !== "received") return stored;
  if (stored.file.whole_at !== null) await giveAgain(services, stored.file, actor);
  else if (stored.received === stored.file.size) return await makeWhole(services, stored.file, actor);
  return stored;
}

/** A file that a form has sent whole. */
export async function receiveFile(
  services: FileServices,
  project: ProjectRow,
  { file, place }: { file: File; place: UploadPlace },
  actor: ProjectActor,
): Promise<ReceivedPart | { outcome: "empty" | "tooLarge" }> {
  const { size, name } = file;
  if (size === 0) return { outcome: "empty" };
  if (size > PROJECT_BOUNDS.fileSize) return { outcome: "tooLarge" };
  const sha256 = await hashOf(file.stream());
  const upload = { place, uploadId: uploadIdOf(place, sha256), size, sha256, name };
  let last: ReceivedPart = { outcome: "gone" };
  for (let position = 0; position < size; position += PART_SIZE) {
    const content = Buffer.from(await file.slice(position, position + PART_SIZE).arrayBuffer());
    last = await receivePart(services, project, { ...upload, position, content }, actor);
    if (last.outcome !== "received" || last.file.whole_at !== null) return last;
  }
  return last;
}

interface Sent {
  project: ProjectRow;
  part: SentPart;
  actor: ProjectActor;
}

async function storePart(tx: Tx, { limits }: FileServices, sent: Sent): Promise<ReceivedPart> {
  const { project, part } = sent;
  const allowance = await limits.projectFiles.consume(project.id, tx);
  if (!allowance.allowed) return { outcome: "limited", retryAfter: allowance.retryAfter };
  const file = (await store.lockUpload(tx, project.id, part.uploadId)) ?? (await beginUpload(tx, sent));
  if (typeof file === "string") return { outcome: file };
  const isSame = file.size === part.size && file.sha256 === part.sha256 && file.item_id === part.place.item;
  if (!isSame) return { outcome: "conflict" };
  if (file.whole_at !== null) return { outcome: "received", file, received: file.size };
  const parts = await store.listParts(tx, file.id);
  const received = parts.reduce((sum, { size }) => sum + size, 0);
  const { position, content } = part;
  const met = parts.find((each) => each.position < position + content.length && position < each.position + each.size);
  if (!met) {
    await store.insertPart(tx, { file_id: file.id, position, size: content.length, content });
    return { outcome: "received", file, received: received + content.length };
  }
  const isRepeat =
    met.position === position && content.equals((await store.readPart(tx, file.id, position)) ?? content);
  return isRepeat ? { outcome: "received", file, received } : { outcome: "conflict" };
}

/** The same bytes in the same place are the file that is there. */
async function beginUpload(tx: Tx, { project: { id }, part, actor }: Sent) {
  const project = await lockProject(tx, id);
  if (!project) return "gone";
  if (isClosed({ project })) return "closed";
  // Another part may have begun it before the lock was free.
  const begun = await store.lockUpload(tx, id, part.uploadId);
  if (begun) return begun;
  const place = await findPlace(tx, id, part.place);
  if (!place) return "gone";
  const at = actor.now.toISOString();
  const { size, sha256, uploadId: upload_id } = part;
  const row: ProjectFileRow = {
    ...{ id: newId(), project_id: id, ...place, upload_id, size, sha256 },
    ...{ type: UNKNOWN_TYPE, whole_at: null, given_by: giverOf(actor.by), created_at: at },
    name: safeFileName(part.name, projectsCopy[project.language].files.unnamed),
  };
  const same = await store.findSameFile(tx, row);
  if (same) return same;
  await store.deleteAbandonedUploads(tx, actor.now, id);
  const files = await store.listAllFiles(tx, id);
  if (files.length >= PROJECT_BOUNDS.files) return "tooMany";
  if (files.reduce((sum, each) => sum + each.size, size) > PROJECT_BOUNDS.totalSize) return "noRoom";
  await store.insertFile(tx, row);
  return row;
}

/** Null if there is no such item, a later version has been shown, or the version has a reaction. */
async function findPlace(tx: Tx, project: string, { item, version }: UploadPlace) {
  if (item !== null) {
    const items = await listItems(tx, project);
    return items.some(({ id }) => id === item) ? { item_id: item, version_id: null } : null;
  }
  const latest = (await listVersions(tx, project)).at(-1);
  const isOpen = latest?.number === version && latest.outcome === null;
  return isOpen ? { item_id: null, version_id: latest.id } : null;
}

/** All bytes are there: they are checked, and the file counts. Two processes may come here at once. */
async function makeWhole(services: FileServices, file: ProjectFileRow, actor: ProjectActor): Promise<ReceivedPart> {
  const { db } = services;
  const read = await readWhole(db, file);
  if (read.size !== file.size) return { outcome: "gone" };
  if (read.sha256 !== file.sha256) {
    await store.deleteFileRow(db, file.id);
    return { outcome: "broken" };
  }
  let whole: ProjectFileRow = { ...file, type: read.type, whole_at: actor.now.toISOString() };
  const outcome = await changeProject<"same" | "closed" | "gone">(
    services,
    file.project_id,
    actor,
    async (tx, locked) => {
      const current = await store.lockUpload(tx, file.project_id, file.upload_id);
      if (current?.id !== file.id) return "gone";
      if (current.whole_at !== null) {
        whole = current;
        return "same";
      }
      if (isClosed(locked)) return "closed";
      const same = await store.findSameFile(tx, file);
      if (same) {
        await store.deleteFileRow(tx, file.id);
        whole = same;
        return isAsked(locked, same) ? await giveItem(tx, locked, same, actor) : {};
      }
      await store.markWhole(tx, whole);
      return await giveItem(tx, locked, whole, actor);
    },
  );
  if (outcome === "closed" || outcome === "gone") return { outcome };
  return { outcome: "received", file: whole, received: file.size };
}

/** The same file again answers an item that was sent back. */
async function giveAgain(services: FileServices, file: ProjectFileRow, actor: ProjectActor): Promise<void> {
  await changeProject<"same">(services, file.project_id, actor, async (tx, locked) =>
    !isClosed(locked) && isAsked(locked, file) ? await giveItem(tx, locked, file, actor) : "same",
  );
}

function isAsked({ items }: LockedProject, { item_id }: ProjectFileRow): boolean {
  return items.some(({ id, state }) => id === item_id && (state === "open" || state === "back"));
}

async function giveItem(
  tx: Tx,
  { items }: LockedProject,
  file: ProjectFileRow,
  actor: ProjectActor,
): Promise<ProjectChange> {
  const item = items.find(({ id }) => id === file.item_id);
  if (item) await updateGiven(tx, item, item.text, actor);
  return { action: { action: "project.item", detail: { item: item?.title ?? item?.name ?? "", file: file.name } } };
}

/** `closed`: the item is accepted, the file goes with a reaction that was sent, or the project has ended. */
export async function deleteFile(
  services: ProjectServices,
  project: string,
  id: string,
  actor: ProjectActor,
): Promise<"changed" | "closed" | "gone"> {
  return await changeProject<"closed" | "gone">(services, project, actor, async (tx, locked) => {
    const file = (await store.listAllFiles(tx, project)).find((each) => each.id === id);
    if (!file) return "gone";
    const item = locked.items.find((each) => each.id === file.item_id);
    const version = locked.versions.find((each) => each.id === file.version_id);
    if (isClosed(locked) || item?.state === "accepted" || (version && version.outcome !== null)) return "closed";
    await store.deleteFileRow(tx, id);
    if (item && file.whole_at !== null) await updateGiven(tx, item, item.text, actor);
    return {
      action: { action: "project.item", detail: { item: item?.title ?? item?.name ?? "", deleted: file.name } },
    };
  });
}

async function readWhole(db: Db, file: ProjectFileRow) {
  let head = Buffer.alloc(0);
  let size = 0;
  async function* measured() {
    for await (const bytes of store.readFile(db, file)) {
      size += bytes.length;
      if (head.length < HEAD) head = Buffer.concat([head, bytes.subarray(0, HEAD)]);
      yield bytes;
    }
  }
  const sha256 = await hashOf(measured());
  const type = (await fileTypeFromBuffer(head))?.mime ?? UNKNOWN_TYPE;
  return { sha256, size, type: type.startsWith("image/") ? type : UNKNOWN_TYPE };
}

async function hashOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest("hex");
}
