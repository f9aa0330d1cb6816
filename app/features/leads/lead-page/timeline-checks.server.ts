import { deskWords } from "~/content/desk/words.server";
import { isOver, readableHost, showCheck } from "~/features/website-check/shown-check.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { type Happening, NO_MORE } from "./timeline";

/** Checks of the lead's site, with what was found. */
export function presentChecks(checks: readonly WebsiteCheckRow[], language: Language): Happening[] {
  const words = deskWords[language].websiteChecks.happening;
  return checks.filter(isOver).map((row): Happening => {
    const host = readableHost(row.url);
    const { first, rest } = showCheck(row, language);
    const bad = [...first, ...rest].map(({ title, saw }, index) => `${index + 1}. ${title}: ${saw}`);
    const text =
      row.state === "unreachable" ? fill(words.unreachable, { host }) : bad.length === 0 ? words.good : bad.join("\n");
    return {
      ...NO_MORE,
      key: row.id,
      kind: "check",
      at: row.done_at ?? row.created_at,
      title: fill(words.asked, { host }),
      text,
    };
  });
}
