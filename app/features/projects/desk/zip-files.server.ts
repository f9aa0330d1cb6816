import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { projectsCopy } from "~/content/site/projects/projects-copy.server";
import type { Db } from "~/lib/db/database.server";
import type { ProjectFileRow, ProjectRow } from "~/lib/db/tables/project-tables";
import type { Language } from "~/lib/language/language";
import { safeFileName } from "../file-name";
import { itemTitle } from "../item-title";
import { listFiles, readFile } from "../project-files-store.server";
import { listItems, listVersions } from "../project-store.server";

/** All files of a project, in a folder per item or version. No more than a part is in memory. */
export async function zipFiles(db: Db, project: Pick<ProjectRow, "id">, language: Language): Promise<Readable> {
  const files = await listFiles(db, project.id);
  const folders = await foldersOf(db, project.id, language);
  const names = uniqueNames(files, (file) => folders.get(file.item_id ?? file.version_id ?? "") ?? OTHER);
  const zip = new ZipFile();
  for (const file of files) {
    const name = names.get(file.id) ?? file.id;
    const options = { mtime: new Date(file.created_at), compress: false, size: file.size };
    zip.addReadStreamLazy(name, options, (give) => {
      give(null, Readable.from(readFile(db, file), { objectMode: false }));
    });
  }
  zip.end();
  const packed = zip.outputStream as Readable;
  zip.on("error", (error) => packed.destroy(error as Error));
  return packed;
}

/** The folder of files without an item or a version. */
const OTHER = "-";

/** Titles by the id of the item or version. */
async function foldersOf(db: Db, project: string, language: Language): Promise<Map<string, string>> {
  const copy = projectsCopy[language];
  const items = await listItems(db, project);
  const versions = await listVersions(db, project);
  return new Map([
    ...items.map((item) => [item.id, safeFileName(itemTitle(item, copy), item.name)] as const),
    ...versions.map(({ id, number }) => [id, `v${number}`] as const),
  ]);
}

/** `{folder}/{name}` by the id of the file. The second of a name gets a number before its ending. */
function uniqueNames(files: readonly ProjectFileRow[], folderOf: (file: ProjectFileRow) => string) {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const file of files) {
    const name = safeFileName(file.name, file.id);
    const folder = folderOf(file);
    let path = `${folder}/${name}`;
    // Computers that take upper and lower case for the same would overwrite one.
    for (let nth = 2; taken.has(path.toLowerCase()); nth += 1) path = `${folder}/${numbered(name, nth)}`;
    taken.add(path.toLowerCase());
    names.set(file.id, path);
  }
  return names;
}

function numbered(name: string, nth: number): string {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? `${name.slice(0, dot)} (${nth})${name.slice(dot)}` : `${name} (${nth})`;
}
