import { buffer } from "node:stream/consumers";
import { beforeEach, expect, it } from "vitest";
import { fromBuffer } from "yauzl";
import type { Db } from "~/lib/db/database.server";
import type { ProjectRow } from "~/lib/db/tables/project-tables";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { itemNamed, storeProject } from "../../../../tests/support/projects";
import { limitOf, mailingServices } from "../../../../tests/support/services";
import { receiveFile } from "../project-files.server";
import { zipFiles } from "./zip-files.server";

const NOW = new Date("2026-11-24T09:00:00.000Z");

let db: Db;
let project: ProjectRow;

async function give(item: string, name: string, content: string): Promise<void> {
  const services = { ...mailingServices(db), limits: { projectFiles: limitOf(db, "parts", 1_000) } };
  const place = { item: (await itemNamed(db, project, item)).id, version: null };
  await receiveFile(services, project, { file: new File([content], name), place }, { by: "customer", now: NOW });
}

/** The content by its name in the zip, as another program reads it. */
async function unzipped(): Promise<Record<string, string>> {
  const bytes = await buffer(await zipFiles(db, project, "nl"));
  return await new Promise((resolve, reject) => {
    const found: Record<string, string> = {};
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on("error", reject).on("end", () => resolve(found));
      zip.on("entry", (entry) => {
        zip.openReadStream(entry, (problem, stream) => {
          if (problem) return reject(problem);
          buffer(stream).then((content) => {
            found[entry.fileName] = content.toString();
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
}

describeOnEachDatabase("the files of a project as one zip", (openFresh) => {
  beforeEach(async () => {
    db = await openFresh();
    project = await storeProject(db, {}, NOW);
  });

  it("has a folder per item, and numbers the second file of a name", async () => {
    const large = "veranda ".repeat(100_000);
    await give("photos", "foto.jpg", large);
    await give("photos", "FOTO.jpg", "tuin");
    await give("photos", "foto.jpg", "schutting");
    await give("logo", "foto.jpg", "logo");
    expect(await unzipped()).toEqual({
      "Drie foto’s van je werk/foto.jpg": large,
      "Drie foto’s van je werk/FOTO (2).jpg": "tuin",
      "Drie foto’s van je werk/foto (3).jpg": "schutting",
      "Je logo/foto.jpg": "logo",
    });
  });

  it("stays within its folders, whatever a file is called", async () => {
    await give("logo", "../../../etc/passwd", "een");
    await give("logo", "C:\\temp\\..\\logo.ai", "twee");
    await give("logo", "..", "drie");
    expect(Object.keys(await unzipped())).toEqual(["Je logo/passwd", "Je logo/logo.ai", "Je logo/bestand"]);
  });

  it("is a zip without files where there are none", async () => {
    expect(await unzipped()).toEqual({});
  });
});
