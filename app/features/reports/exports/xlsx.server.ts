import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Sheet } from "./sheet";
import { sheetEnd, sheetHead, sheetRow, smallParts } from "./xlsx-parts.server";

/** Zipped while it is read, as fast as the bytes are taken: many rows need no more memory than a few. */
export function writeXlsx(sheet: Sheet): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(smallParts(sheet.name))) zip.addBuffer(Buffer.from(text), path);
  const rows = Readable.from(writeRows(sheet), { objectMode: false });
  zip.addReadStream(rows, "xl/worksheets/sheet1.xml");
  zip.end();
  const packed = zip.outputStream as Readable;
  rows.once("error", (error) => packed.destroy(error));
  packed.once("close", () => rows.destroy());
  return packed;
}

async function* writeRows({ columns, pages }: Sheet): AsyncGenerator<string> {
  yield sheetHead(columns);
  let last = 1;
  for await (const rows of pages) {
    const first = last + 1;
    yield rows.map((row, index) => sheetRow(columns, row, first + index)).join("");
    last += rows.length;
  }
  yield sheetEnd(columns, last);
}
