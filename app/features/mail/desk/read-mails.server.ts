import { deskWords } from "~/content/desk/words.server";
import { shortDuration } from "~/features/leads/lead-clock.server";
import { leadPath } from "~/features/leads/paths";
import { deskQuotePath } from "~/features/quotes/paths";
import type { Db } from "~/lib/db/database.server";
import { readPage } from "~/lib/keyset-cursor.server";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { formatCount } from "~/lib/text/number-format";
import { readableAddress } from "~/lib/text/readable-address.server";
import { momentOf } from "~/lib/time/clock";
import { reasonMessage } from "../outbox/mail-words.server";
import { oldestUnsent } from "../outbox/outbox-store.server";
import type { MailList, ShownMail, ShownState } from "./mail";
import { countFailedMails, countMails, listMails, type MailHead, subjectsOf } from "./mail-list-store.server";

const PAGE_SIZE = 25;
/** Minutes: by then it was tried at least twice. */
const LATE_AFTER = 15;

export interface MailsPage {
  mails: ShownMail[];
  counts: Record<MailList, number>;
  late: string | null;
  /** Null on the last page. */
  nextCursor: string | null;
}

interface Reader {
  language: Language;
  now: Date;
}

/** Null when its cursor leads nowhere (any more). */
export async function readMails(
  db: Db,
  { list, recipient, cursor }: { list: MailList; recipient: string; cursor: string | null },
  { language, now }: Reader,
): Promise<MailsPage | null> {
  const state = list === "all" ? null : list;
  const page = await readPage(cursor, {
    size: PAGE_SIZE,
    select: (place) => listMails(db, { state, recipient, ...place }),
    positionOf: ({ created_at, id }) => ({ at: created_at, id }),
  });
  if (!page) return null;
  const { queued, sent, failed } = await countMails(db);
  return {
    mails: await showMails(db, page.rows, { language, now }),
    counts: { all: queued + sent + failed, queued, sent, failed },
    late: await readLate(db, { language, now }),
    nextCursor: page.nextCursor,
  };
}

/** The delay in words; null when no mail is late. */
async function readLate(db: Db, { language, now }: Reader): Promise<string | null> {
  const seconds = await oldestUnsent(db, now);
  return seconds >= LATE_AFTER * 60 ? shortDuration(seconds * 1_000, language) : null;
}

export async function troubleMessage(db: Db, { language, now }: Reader): Promise<string | null> {
  const { badge } = deskWords[language].mailDesk;
  const time = await readLate(db, { language, now });
  if (time !== null) return fill(badge.late, { time });
  const failed = await countFailedMails(db);
  return failed > 0 ? fill(badge.failed, { count: formatCount(failed, language) }) : null;
}

export async function showMails(db: Db, rows: readonly MailHead[], { language, now }: Reader): Promise<ShownMail[]> {
  const subjects = await subjectsOf(
    db,
    rows.flatMap(({ request_id }) => request_id ?? []),
  );
  return rows.map((row) => {
    const state = stateOf(row, now);
    const at = timeOf(row, state);
    const about = row.request_id === null ? undefined : subjects.get(row.request_id);
    return {
      id: row.id,
      recipient: readableAddress(row.recipient),
      template: row.template,
      state,
      at: momentOf(at, language),
      attempts: row.attempts,
      reason: reasonMessage(row.last_error, language),
      about: about
        ? { name: about.name, path: about.kind === "lead" ? leadPath(about.id) : deskQuotePath(about.id) }
        : null,
    };
  });
}

function stateOf({ state, lease_until, due_at, attempts, last_error }: MailHead, now: Date): ShownState {
  if (state === "sent" && last_error !== null) return "returned";
  if (state !== "queued") return state;
  const moment = now.toISOString();
  if (lease_until !== null && lease_until > moment && due_at <= moment) return "sending";
  return attempts === 0 && due_at > moment ? "planned" : "waiting";
}

function timeOf({ sent_at, due_at, created_at }: MailHead, state: ShownState): string {
  if (state === "sent" || state === "returned") return sent_at ?? created_at;
  return state === "failed" ? created_at : due_at;
}
