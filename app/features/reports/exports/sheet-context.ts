import type { DeskWords } from "~/content/desk/nl";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";

export interface SheetContext {
  db: Db;
  words: DeskWords["exports"];
  language: Language;
  now: Date;
  signal: AbortSignal;
}
