import type { ExportsCopy } from "~/content/exports/exports-copy.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";

/** What a sheet is made with. */
export interface SheetContext {
  db: Db;
  copy: ExportsCopy;
  /** Of who reads it. */
  language: Language;
  now: Date;
  /** Aborts when nobody waits for the file any more. */
  signal: AbortSignal;
}
