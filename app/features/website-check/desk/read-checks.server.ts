import { deskWords } from "~/content/desk/words.server";
import { leadPath } from "~/features/leads/paths";
import { sourceName } from "~/features/requests/source-name.server";
import type { Db } from "~/lib/db/database.server";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import { readPage } from "~/lib/keyset-cursor.server";
import { type Language, pathIn } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { dayInWords, type Moment, momentOf } from "~/lib/time/clock";
import { dayOf } from "~/lib/time/zoned-time";
import { DESK_SOURCE, tokenOf } from "../ask-check.server";
import { type ListedCheck, listChecks, listRefusals } from "../check-store.server";
import { checkPath, DESK_CHECKS_PATH } from "../paths";
import { readableHost, showCheck } from "../shown-check.server";

const PAGE_SIZE = 25;

export interface ShownRow {
  id: string;
  host: string;
  /** The page that its visitor sees. Null once its days are over. */
  to: string | null;
  says: string;
  tone: "good" | "bad" | "none";
  from: string;
  at: Moment;
  lead: { to: string; says: string } | null;
  hasAddress: boolean;
}

interface ReaderAt {
  language: Language;
  env: { SESSION_SECRET: string };
  now: Date;
}

/** Null for a cursor that leads nowhere. */
export async function readChecks(db: Db, cursor: string | null, reader: ReaderAt) {
  const page = await readPage(cursor, {
    size: PAGE_SIZE,
    select: (place) => listChecks(db, place),
    positionOf: ({ created_at, id }) => ({ at: created_at, id }),
  });
  if (!page) return null;
  return {
    rows: page.rows.map((row) => showRow(row, reader)),
    olderPath: page.nextCursor && `${DESK_CHECKS_PATH}?${new URLSearchParams({ cursor: page.nextCursor })}`,
    newestPath: cursor === null ? null : DESK_CHECKS_PATH,
  };
}

export async function readRefusals(db: Db, language: Language) {
  const { by } = deskWords[language].websiteChecks.refusals;
  return (await listRefusals(db)).map(({ host, user_email, created_at }) => ({
    host,
    says: fill(by, { who: user_email, day: dayInWords(dayOf(created_at), language) }),
  }));
}

function showRow(row: ListedCheck, { language, env, now }: ReaderAt): ShownRow {
  const words = deskWords[language].websiteChecks;
  const isOpen = row.expires_at > now.toISOString();
  return {
    id: row.id,
    host: readableHost(row.url),
    to: isOpen ? pathIn(checkPath(tokenOf(row.id, env)), language) : null,
    ...presentOutcome(row, language),
    from:
      row.source === DESK_SOURCE
        ? words.from.desk
        : fill(words.from.visitor, { source: sourceName(row.source, language) }),
    at: momentOf(row.created_at, language),
    lead:
      row.lead_id === null || row.lead_name === null
        ? null
        : { to: leadPath(row.lead_id), says: fill(words.lead, { name: row.lead_name }) },
    hasAddress: row.email !== null,
  };
}

/** The outcome of a check in a few words. */
export function presentOutcome(row: WebsiteCheckRow, language: Language): Pick<ShownRow, "says" | "tone"> {
  const { states } = deskWords[language].websiteChecks;
  if (row.state === "unreachable") return { says: states.unreachable, tone: "none" };
  if (row.state !== "done") return { says: states.running, tone: "none" };
  const { first, rest } = showCheck(row, language);
  const count = first.length + rest.length;
  if (count === 0) return { says: states.good, tone: "good" };
  return { says: count === 1 ? states.bad.one : fill(states.bad.more, { count: String(count) }), tone: "bad" };
}
