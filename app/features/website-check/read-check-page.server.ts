import { business } from "~/content/business";
import { facts } from "~/content/facts.server";
import { checkPageCopy } from "~/content/site/website-check-page/check-page-copy.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import type { Language } from "~/lib/language/language";
import { newId } from "~/lib/new-id.server";
import { fill } from "~/lib/text/fill";
import type { Step, UnreachableReason } from "./check";
import { isAskedFor, isWhole, readableHost, showCheck } from "./shown-check.server";

export type DoneCheck = ReturnType<typeof readDone>;
export type RunningCheck = ReturnType<typeof readRunning>;
export type UnreachableCheck = ReturnType<typeof readUnreachable>;

/** The page of a check: what is known of it, in words. */
export function readCheckPage(row: WebsiteCheckRow, language: Language) {
  if (row.state === "done") return readDone(row, language);
  return row.state === "unreachable" ? readUnreachable(row, language) : readRunning(row, language);
}

function readRunning(row: WebsiteCheckRow, language: Language) {
  const words = fill(checkPageCopy[language].progress, { ...facts(language), host: readableHost(row.url) });
  return { state: "running" as const, words, step: row.step as Step | null };
}

function readUnreachable(row: WebsiteCheckRow, language: Language) {
  const { reasons, ...words } = checkPageCopy[language].unreachable;
  const reason = reasons[(row.reason ?? "other") as UnreachableReason];
  return {
    state: "unreachable" as const,
    words: fill({ ...words, reason }, { ...facts(language), host: readableHost(row.url) }),
    url: row.url,
  };
}

function readDone(row: WebsiteCheckRow, language: Language) {
  const { result, rest, solve } = checkPageCopy[language];
  const shown = showCheck(row, language);
  const bad = shown.first.length + shown.rest.length;
  const counts = { good: shown.good.length, bad, unknown: shown.unknown.length };
  const known = {
    ...facts(language),
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
    host: shown.host,
    moment: shown.checkedAt,
    until: shown.until,
  };
  const { help: _said, bad: badTitle, mostTitle, restTitle, seen, ...plain } = result;
  const left = shown.rest.length;
  const of = (words: { one: string; more: string }, count: number) =>
    fill(count === 1 ? words.one : words.more, { ...known, count: String(count) });
  return {
    state: "done" as const,
    host: shown.host,
    counts,
    title: bad === 0 ? fill(result.good, known) : of(badTitle, bad),
    words: {
      ...fill(plain, known),
      mostTitle: of(mostTitle, shown.first.length),
      restTitle: of(restTitle, left),
      seen: shown.seenHost && fill(seen, { host: shown.seenHost }),
    },
    first: shown.first,
    /** Null until an address is left. */
    rest: isWhole(row) ? shown.rest : null,
    good: shown.good,
    unknown: shown.unknown,
    left,
    leave: {
      ...fill(rest, { ...known, count: "" }),
      title: left === 0 ? rest.titleNone : of(rest.title, left),
      text: left === 0 ? rest.textNone : rest.text,
      submit: left === 0 ? rest.submitNone : rest.submit,
    },
    solve: {
      ...fill(solve, { ...known, name: business.name }),
      isSent: isAskedFor(row),
      served: {
        phone: row.phone ?? "",
        message: fill(bad === 0 ? solve.openingGood : solve.opening, known),
        submission_id: newId(),
      },
    },
  };
}
