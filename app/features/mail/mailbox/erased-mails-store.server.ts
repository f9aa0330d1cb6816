import type { Db, Tx } from "~/lib/db/database.server";
import { storedId } from "../thread/message-id";
import type { MessageHead } from "./message-head";
import { hashOf, idOf } from "./store-message.server";

/** Ids per statement: the databases limit the number of parameters. */
const CHUNK = 400;

interface Erased {
  threadMessages: readonly string[];
  mails: readonly string[];
  strangers: readonly string[];
}

/** Records mails that are about to be erased. The mail server keeps them: they would come back with a folder that is read again. */
export async function recordErased(tx: Tx, { threadMessages, mails, strangers }: Erased, now: Date): Promise<void> {
  const marks: string[] = [];
  for (const ids of chunksOf(threadMessages)) {
    const columns = ["message_id", "sender", "subject"] as const;
    const rows = await tx.selectFrom("thread_messages").select(columns).where("id", "in", ids).execute();
    marks.push(...rows.map(({ message_id, sender, subject }) => markOf(storedId(message_id), sender, subject)));
  }
  for (const ids of chunksOf(mails)) {
    const rows = await tx.selectFrom("outbox").select("message_id").where("id", "in", ids).execute();
    marks.push(...rows.map(({ message_id }) => markOf(message_id)));
  }
  for (const ids of chunksOf(strangers)) {
    const rows = await tx.selectFrom("mailbox_strangers").select("message_key").where("id", "in", ids).execute();
    marks.push(...rows.map(({ message_key }) => message_key));
  }
  for (const ids of chunksOf(marks)) {
    await tx
      .insertInto("erased_mails")
      .values(ids.map((id) => ({ id, erased_at: now.toISOString() })))
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }
}

export async function isErased(db: Db, head: MessageHead): Promise<boolean> {
  const own = [head.messageId, head.ownId].flatMap((id) => (id === null ? [] : [markOf(id)]));
  const marks = [...own, markOf(idOf(head), head.from?.address ?? "", head.subject), messageKey(head)];
  return (await db.selectFrom("erased_mails").select("id").where("id", "in", marks).executeTakeFirst()) !== undefined;
}

/** Mails from so long ago are read again only if the desk asks for older mail. */
export async function forgetErased(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("erased_mails").where("erased_at", "<", before.toISOString()).execute();
}

/** The same for every copy. A Message-ID alone may be that of others too, and a date that was made up differs in each copy. */
export function messageKey(head: MessageHead): string {
  return hashOf(JSON.stringify([idOf(head), head.from?.address, head.subject, !head.isDateWrong && head.sentAt]));
}

/** The Message-ID alone identifies a mail of ours. */
function markOf(...said: string[]): string {
  return hashOf(JSON.stringify(said));
}

function* chunksOf(ids: readonly string[]): Generator<string[]> {
  for (let from = 0; from < ids.length; from += CHUNK) yield ids.slice(from, from + CHUNK);
}
