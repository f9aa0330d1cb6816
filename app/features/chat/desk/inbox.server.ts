import type { Db } from "~/lib/db/database.server";
import type { ConversationRow } from "~/lib/db/tables/chat-tables";
import { readPage } from "~/lib/keyset-cursor.server";
import type { Language } from "~/lib/language/language";
import { type Moment, momentOf } from "~/lib/time/clock";
import { attendantOf } from "../attendance.server";
import type { ChatLine } from "../protocol";
import { listConversations } from "./inbox-store.server";

const PAGE_SIZE = 25;

export interface InboxItem {
  id: string;
  name: string | null;
  code: string;
  page: string;
  by: "bot" | "person";
  last: { author: ChatLine["author"]; text: string; at: Moment };
  unread: number;
}

export interface InboxPage {
  items: InboxItem[];
  nextCursor: string | null;
}

/** Null when there is no page at `cursor` (any more). */
export async function readInbox(
  db: Db,
  { isUnread, cursor }: { isUnread: boolean; cursor: string | null },
  { language, now }: { language: Language; now: Date },
): Promise<InboxPage | null> {
  const page = await readPage(cursor, {
    size: PAGE_SIZE,
    select: (place) => listConversations(db, { ...place, isUnread }),
    positionOf: ({ last_line_at, id }) => ({ at: last_line_at, id }),
  });
  if (!page) return null;
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      name: row.contact_name,
      code: codeOf(row),
      page: row.page,
      by: attendantOf(row, now),
      last: {
        author: row.last_author,
        text: row.last_text,
        at: momentOf(row.last_line_at, language),
      },
      unread: row.unread,
    })),
    nextCursor: page.nextCursor,
  };
}

export function codeOf({ id }: Pick<ConversationRow, "id">): string {
  return id.slice(-4).toUpperCase();
}
