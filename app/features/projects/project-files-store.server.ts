import type { Db, Tx } from "~/lib/db/database.server";
import type { ProjectFilePartRow, ProjectFileRow } from "~/lib/db/tables/project-tables";
import { addHours } from "~/lib/time/clock";

/** Hours after which an upload that was not finished makes room. */
const ABANDONED = 14 * 24;

/** Whole files of an item. */
export async function countFiles(db: Db, itemId: string): Promise<number> {
  const { count } = await db
    .selectFrom("project_files")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("item_id", "=", itemId)
    .where("whole_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whole files, oldest first. */
export async function listFiles(db: Db, projectId: string): Promise<ProjectFileRow[]> {
  const rows = await listAllFiles(db, projectId);
  return rows.filter(({ whole_at }) => whole_at !== null);
}

/** Lists unfinished uploads too, oldest first. */
export async function listAllFiles(db: Db, projectId: string): Promise<ProjectFileRow[]> {
  const rows = await db
    .selectFrom("project_files")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(asRow);
}

/** A whole file. */
export async function findFile(db: Db, projectId: string, id: string): Promise<ProjectFileRow | undefined> {
  const row = await db
    .selectFrom("project_files")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .where("whole_at", "is not", null)
    .executeTakeFirst();
  return row && asRow(row);
}

/** A whole file with the same bytes, given to the same item or version. */
export async function findSameFile(db: Db, file: ProjectFileRow): Promise<ProjectFileRow | undefined> {
  const { id, project_id, item_id, version_id, sha256, size } = file;
  const row = await db
    .selectFrom("project_files")
    .selectAll()
    .where((eb) => eb.and({ project_id, item_id, version_id, sha256, size }))
    .where("whole_at", "is not", null)
    .where("id", "!=", id)
    .executeTakeFirst();
  return row && asRow(row);
}

/** The file, whose row stays as it is until the transaction ends. */
export async function lockUpload(tx: Tx, projectId: string, uploadId: string): Promise<ProjectFileRow | undefined> {
  const row = await tx
    .updateTable("project_files")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("project_id", "=", projectId)
    .where("upload_id", "=", uploadId)
    .returningAll()
    .executeTakeFirst();
  return row && asRow(row);
}

/** Call it with the project locked. */
export async function insertFile(tx: Tx, row: ProjectFileRow): Promise<void> {
  await tx.insertInto("project_files").values(row).execute();
}

export async function markWhole(tx: Tx, { id, type, whole_at }: ProjectFileRow): Promise<void> {
  await tx.updateTable("project_files").set({ type, whole_at }).where("id", "=", id).execute();
}

/** Deletes its parts too. False if it was gone. */
export async function deleteFileRow(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("project_files").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes old uploads of which parts are missing, of one project or of all. Returns their number. */
export async function deleteAbandonedUploads(db: Db, now: Date, projectId?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("project_files")
    .where("whole_at", "is", null)
    .where("created_at", "<", addHours(now.toISOString(), -ABANDONED))
    .$if(projectId !== undefined, (query) => query.where("project_id", "=", projectId ?? ""))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface PartPlace {
  position: number;
  size: number;
}

export async function insertPart(tx: Tx, row: ProjectFilePartRow): Promise<void> {
  await tx.insertInto("project_file_parts").values(row).execute();
}

/** Sorted by position. */
export async function listParts(db: Db, fileId: string): Promise<PartPlace[]> {
  const rows = await db
    .selectFrom("project_file_parts")
    .select(["position", "size"])
    .where("file_id", "=", fileId)
    .orderBy("position")
    .execute();
  return rows.map(({ position, size }) => ({ position: Number(position), size }));
}

/** Bytes that are there, by the id of the file. */
export async function receivedBytes(db: Db, fileIds: readonly string[]): Promise<Map<string, number>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("project_file_parts")
    .select((eb) => ["file_id", eb.fn.sum("size").as("size")])
    .where("file_id", "in", [...fileIds])
    .groupBy("file_id")
    .execute();
  return new Map(rows.map(({ file_id, size }) => [file_id, Number(size)]));
}

export async function readPart(db: Db, fileId: string, position: number): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("project_file_parts")
    .select("content")
    .where("file_id", "=", fileId)
    .where("position", "=", position)
    .executeTakeFirst();
  return row?.content;
}

/** Bytes of a whole file, a part at a time. Ends early if the file is deleted meanwhile. */
export async function* readFile(db: Db, { id }: Pick<ProjectFileRow, "id">): AsyncGenerator<Uint8Array> {
  for (const { position } of await listParts(db, id)) {
    const content = await readPart(db, id, position);
    if (!content) return;
    yield content;
  }
}

/** PostgreSQL answers with a text for a `bigint`. */
function asRow(row: ProjectFileRow): ProjectFileRow {
  return { ...row, size: Number(row.size) };
}
