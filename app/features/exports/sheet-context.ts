import type { ExportsCopy } from "~/content/exports/exports-copy.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";

/** What it takes to make a sheet. */
export interface SheetContext {
  db: Db;
  copy: ExportsCopy;
  /** The language of its reader. */
  language: Language;
  now: Date;
  /** Aborts when nobody waits for the file any more. */
  signal: AbortSignal;
}
