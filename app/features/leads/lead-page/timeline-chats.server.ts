import { business } from "~/content/business";
import { deskWords } from "~/content/desk/words.server";
import { latestLines } from "~/features/chat/conversation-store.server";
import { chatPath } from "~/features/chat/paths";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { Language } from "~/lib/language/language";
import { dayOf } from "~/lib/time/zoned-time";
import { type Happening, NO_MORE } from "./timeline-happening.server";

const MOST_LINES = 1_000;

export async function readChatLines(db: Db, leads: readonly LeadRow[], language: Language): Promise<Happening[]> {
  const authors = { ...deskWords[language].admin.chats.authors, person: business.name };
  const ids = leads.flatMap(({ kind, subject_id }) => (kind === "conversation" ? [subject_id] : []));
  const lines = await latestLines(db, ids, MOST_LINES);
  return lines.map(({ conversation_id, seq, author, text, at }) => ({
    ...NO_MORE,
    key: `${conversation_id}-${String(seq).padStart(7, "0")}`,
    kind: "line",
    at,
    title: deskWords[language].leads.timeline.chat,
    text: `${authors[author]}: ${text}`,
    to: chatPath(conversation_id),
  }));
}

/** Lines of one conversation and one day that nothing else comes between become one item. The latest come first. */
export function joinLines(happened: readonly Happening[]): Happening[] {
  const joined: Happening[] = [];
  for (const one of happened) {
    const later = joined.at(-1);
    const isTogether = later && one.kind === "line" && later.to === one.to && later.kind === one.kind;
    if (isTogether && dayOf(later.at) === dayOf(one.at))
      joined.splice(-1, 1, { ...one, text: `${one.text}\n${later.text}` });
    else joined.push(one);
  }
  return joined;
}
