import { quotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { pathIn } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { quoteToken } from "../mails.server";
import { quotePath } from "../paths";
import { presentChanges } from "../present-changes.server";
import { findNewest } from "../quote-store.server";

export type Replacement = NonNullable<Awaited<ReturnType<typeof readReplacement>>>;

interface ReplacementServices {
  db: Db;
  env: { SESSION_SECRET: string };
}

/** The newest version, and how it differs from this one. Null if there is none, or none to agree to. */
export async function readReplacement({ db, env }: ReplacementServices, row: QuoteRow) {
  const newest = await findNewest(db, row);
  if (newest.id === row.id || newest.state === "withdrawn") return null;
  const { title, none, open } = quotesCopy[row.language].changes;
  const token = quoteToken(newest.id, env.SESSION_SECRET);
  return {
    title,
    none,
    rows: presentChanges(row, newest, row.language),
    link: { to: pathIn(quotePath(token), newest.language), text: fill(open, { number: newest.number ?? "" }) },
  };
}
