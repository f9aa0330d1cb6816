import type { DeskWords } from "~/content/desk/nl";
import { deskWords } from "~/content/desk/words.server";
import type { Db } from "~/lib/db/database.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { momentOf } from "~/lib/time/clock";
import type { Deleted, DeletedKind } from "./delete-outdated.server";
import { listRounds } from "./round-store.server";

const SHOWN = 30;

export type ToldRound = Awaited<ReturnType<typeof presentRounds>>[number];

/** A round whose process has died is shown as failed. */
export async function presentRounds(db: Db, { language, now }: { language: Language; now: Date }) {
  const { retention, kinds } = deskWords[language].privacyDesk;
  return (await listRounds(db, SHOWN)).map((row) => {
    const state = row.state === "running" && row.lease_until <= now.toISOString() ? "failed" : row.state;
    return {
      id: row.id,
      began: momentOf(row.started_at, language),
      cause: retention.causes[row.cause],
      state,
      stateText: retention.states[state],
      took: row.ended_at ? formatDuration(Date.parse(row.ended_at) - Date.parse(row.started_at), retention) : "–",
      deleted: presentDeleted(JSON.parse(row.deleted) as Deleted, kinds, language) || retention.nothing,
      problem: row.problem && fill(retention.problem, { problem: row.problem }),
    };
  });
}

function formatDuration(milliseconds: number, words: DeskWords["privacyDesk"]["retention"]): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 1) return words.under;
  if (seconds < 120) return fill(words.seconds, { count: String(seconds) });
  return fill(words.minutes, { count: String(Math.round(seconds / 60)) });
}

function presentDeleted(deleted: Deleted, kinds: DeskWords["privacyDesk"]["kinds"], language: Language): string {
  const entries = Object.entries(deleted) as [DeletedKind, number][];
  return entries.map(([kind, count]) => `${kinds[kind]}: ${formatCount(count, language)}`).join(" · ");
}
