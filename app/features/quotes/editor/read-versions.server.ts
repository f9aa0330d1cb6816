import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { dayOf } from "~/lib/time/zoned-time";
import { deskQuotePath } from "../paths";
import { stateOn } from "../quote";
import { listVersions } from "../quote-list-store.server";

export type Versions = Awaited<ReturnType<typeof readVersions>>;

/** All versions of a quote, the first first; none if there is only one. */
export async function readVersions(
  db: Db,
  { id, number, replaces }: QuoteRow,
  { language, now }: { language: Language; now: Date },
) {
  const rows = number === null ? [] : await listVersions(db, number);
  const { states } = deskWords[language].quotes.quote;
  const today = dayOf(now.toISOString());
  const former = rows.find((row) => row.id === replaces);
  return {
    /** True if a draft can no longer replace the version before it. */
    isOvertaken: former !== undefined && former.state !== "sent" && former.replaced_by !== id,
    rows:
      rows.length < 2
        ? []
        : rows.map((row) => ({
            to: deskQuotePath(row.id),
            number: row.number,
            state: states[stateOn(row, today)],
            isShown: row.id === id,
          })),
  };
}
