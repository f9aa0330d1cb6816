import type { ExportsCopy } from "~/content/desk/exports/exports-copy.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";

export interface SheetContext {
  db: Db;
  copy: ExportsCopy;
  language: Language;
  now: Date;
  signal: AbortSignal;
}
