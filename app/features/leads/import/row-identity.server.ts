import { createHash } from "node:crypto";
import { internationalDigits } from "~/lib/text/phone";
import { normalized } from "~/lib/text/tidy-text";
import { dayIn } from "./day-in";

const BARE_NUMBER = /^[+(\d][\d\s().\-/]*$/;

/**
 * The submission id of a row: the same for the same content, in whatever encoding or kind of file, and however its
 * columns were mapped. Stored beside what it is made of, it tells nothing more.
 */
export function rowIdentity(cells: readonly string[]): string {
  const content = cells.map(plain).filter(Boolean);
  const hash = createHash("sha256")
    .update(JSON.stringify(["lead-import", content]))
    .digest("hex");
  // RFC 9562, version 8: of a kind of our own.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

/** A workbook has days and numbers in another form than a text file. */
function plain(cell: string): string {
  const known = dayIn(cell);
  if (known) return `${known.day} ${known.time ?? ""}`.trim();
  if (BARE_NUMBER.test(cell)) return internationalDigits(cell) ?? cell;
  return normalized(cell, "NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
