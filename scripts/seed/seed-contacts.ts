import { v5 as uuidv5, v7 as uuidv7 } from "uuid";
import type { Db, Tx } from "~/lib/db/database.server";
import { hashOfToken, makeToken } from "~/lib/token.server";
import {
  cancelBooked,
  findAppointment,
  insertAppointment,
} from "../../app/features/appointments/appointment-store.server";
import { readFreeSlots } from "../../app/features/appointments/booking/availability.server";
import { USUAL } from "../../app/features/appointments/slots.server";
import { shippedAssistant } from "../../app/features/chat/bot/answer.server";
import { botLines } from "../../app/features/chat/bot-lines.server";
import {
  appendLines,
  findConversation,
  insertConversationOnce,
} from "../../app/features/chat/conversation-store.server";
import { newConversation } from "../../app/features/chat/post-message.server";
import { addHours } from "../../app/lib/time/clock";
import { APPOINTMENTS, CONVERSATIONS } from "./sample-contacts";

const NAMESPACE = "c0f7c1de-2f0c-4b57-8a3b-6f6d1a0c9e42";

/** Adds the sample appointments that are not there yet, in free slots, and returns how many it added. */
export function addSampleAppointments(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const free = await readFreeSlots(tx, USUAL, now);
    let added = 0;
    for (const { nth, isCancelled, ...person } of APPOINTMENTS) {
      const submission_id = uuidv5(person.email, NAMESPACE);
      const slot = free[nth];
      if (!slot || (await findAppointment(tx, { submission_id }))) continue;
      const row = await insertAppointment(tx, {
        ...person,
        id: uuidv7(),
        submission_id,
        // Nobody gets a mail, so nobody has the link to it.
        token_hash: hashOfToken(makeToken()),
        starts_at: slot.startsAt,
        ends_at: slot.endsAt,
        status: "booked",
        sequence: 0,
        attribution: null,
        created_at: addHours(now.toISOString(), -nth),
        cancelled_at: null,
        cancelled_by: null,
        moves: "[]",
        lead_id: null,
        kind: USUAL.kind,
        place: null,
        address: null,
        travel_minutes: 0,
      });
      if (row && isCancelled) await cancelBooked(tx, row.id, "visitor", now);
      if (row) added++;
    }
    return added;
  });
}

/** Adds the sample conversations that are not there yet, and returns how many it added. */
export function addSampleConversations(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    let added = 0;
    for (const [index, sample] of CONVERSATIONS.entries()) {
      const token_hash = hashOfToken(uuidv5(String(index), NAMESPACE));
      if (await findConversation(tx, { token_hash })) continue;
      await addConversation(tx, sample, { tokenHash: token_hash, now });
      added++;
    }
    return added;
  });
}

async function addConversation(
  tx: Tx,
  { hoursAgo, language, page, questions, answer }: (typeof CONVERSATIONS)[number],
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<void> {
  const at = addHours(now.toISOString(), -hoursAgo);
  const posts = questions.map((text) => ({ id: uuidv7(), text, language, page }));
  const [first] = posts;
  if (!first) return;
  const conversation = newConversation(first, tokenHash, new Date(at));
  const said = posts.flatMap((post) => [
    { id: post.id, author: "visitor" as const, text: post.text },
    ...botLines(shippedAssistant, post, conversation, []),
  ]);
  const answered = answer === null ? [] : [{ id: uuidv7(), author: "person" as const, text: answer }];
  await insertConversationOnce(tx, conversation);
  await appendLines(tx, conversation, [...said, ...answered], at);
}
