import { expect, it } from "vitest";
import { insertConversationOnce } from "~/features/chat/conversation-store.server";
import { newConversation } from "~/features/chat/post-message.server";
import type { Db, Tx } from "~/lib/db/database.server";
import { chatPost } from "../../../tests/support/conversations";
import { describeOnPostgres, isSomebodyHeldUp, openAgain } from "../../../tests/support/databases";
import { stepStatus } from "./lead-page/lead-steps.server";
import { findLead, lockLead, touchLead } from "./lead-store.server";
import { answerConversation, recordConversationLead } from "./record-lead.server";
import { withNote } from "./search-text.server";

const NOW = new Date("2026-11-24T11:00:00.000Z");

describeOnPostgres("a lead of the chat that a colleague is changing", (openFresh) => {
  it("keeps what a colleague says about it when it is answered in the chat", async () => {
    const { lead, meanwhile } = await talkingLead(await openFresh());
    const declined = { status: "declined", reason: "Te duur", version: 1 } as const;
    await meanwhile(
      async (tx, held) => void (await stepStatus(tx, held, declined, NOW)),
      (tx, { subject_id }) => answerConversation(tx, subject_id, NOW),
    );
    expect(await lead()).toMatchObject({ status: "declined", decline_reason: "Te duur", version: 2 });
  });

  it("is found by a colleague's note when the visitor leaves other details", async () => {
    const { lead, row, meanwhile } = await talkingLead(await openFresh());
    await meanwhile(
      (tx, { id, search }) => touchLead(tx, id, { search: withNote(search, "Belt terug") }),
      async (tx) => void (await recordConversationLead(tx, { ...row, contact_phone: "0612345678" }, "Hallo", NOW)),
    );
    expect(await lead()).toMatchObject({ phone: "0612345678", search: expect.stringContaining("belt terug") });
  });
});

type Work = (tx: Tx, lead: NonNullable<Awaited<ReturnType<typeof findLead>>>) => Promise<void>;

/** A lead from a conversation, and a way to start changing it before a colleague's change to it is committed. */
async function talkingLead(db: Db) {
  const row = {
    ...newConversation(chatPost("Hallo"), "hash", NOW),
    contact_name: "Jan",
    contact_email: "jan@smit.example",
  };
  const id = await db.transaction().execute(async (tx) => {
    await insertConversationOnce(tx, row);
    return recordConversationLead(tx, row, "Hallo", NOW);
  });
  const lead = () => findLead(db, { id });
  async function meanwhile(colleague: Work, chat: Work): Promise<void> {
    const other = openAgain(db);
    let answered: Promise<void> | undefined;
    await db.transaction().execute(async (tx) => {
      const held = await lockLead(tx, id);
      if (!held) throw new Error("There is no lead");
      await colleague(tx, held);
      answered = other.transaction().execute((chatting) => chat(chatting, held));
      await expect.poll(() => isSomebodyHeldUp(db)).toBe(true);
    });
    await answered;
  }
  return { lead, row, meanwhile };
}
