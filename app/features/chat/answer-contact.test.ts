import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { EVERYTHING } from "~/features/leads/list/lead-filter";
import { listLeads } from "~/features/leads/list/lead-list.server";
import type { Db } from "~/lib/db/database.server";
import { chatPost, chatServices, someBrowser } from "../../../tests/support/conversations";
import { openFresh } from "../../../tests/support/databases";
import { answerContact } from "./answer-contact.server";
import { answerAsPerson, attend } from "./attend.server";
import { readConversation } from "./attendance.server";
import { findConversation } from "./conversation-store.server";
import { postMessage } from "./post-message.server";

describe("contact details from the chat", () => {
  let db: Db;
  let services: ReturnType<typeof chatServices>;
  const browser = someBrowser();
  beforeEach(async () => {
    db = await openFresh();
    services = chatServices(db);
    await postMessage(services, chatPost("Bel me op 06 12 34 56 78"), browser);
  });

  const nothing = { name: null, email: null, phone: null };
  const answer = (more: Partial<Parameters<typeof answerContact>[2]>) =>
    answerContact(services, browser.tokenHash, { agrees: true, ...nothing, ...more });
  const question = async () => {
    const { lines } = await readConversation(db, browser.tokenHash);
    return lines.find(({ asks }) => asks)?.seq;
  };
  const leads = async () => (await listLeads(db, EVERYTHING, { language: "nl", now: new Date() }))?.leads ?? [];
  const mails = () => db.selectFrom("outbox").selectAll().execute();

  it("are no lead before the visitor agrees; then they become one, and the owner is told", async () => {
    expect([await leads(), await mails()]).toEqual([[], []]);
    const id = (await findConversation(db, { token_hash: browser.tokenHash }))?.id;
    expect(await answer({ asked: await question(), name: "Jan" })).toMatchObject({
      outcome: "answered",
      state: { lines: [{ seq: 2 }, { author: "bot", text: expect.stringContaining("genoteerd") }] },
    });
    expect(await leads()).toMatchObject([
      {
        name: "Jan",
        phone: "06 12 34 56 78",
        ways: { call: "tel:+31612345678", mail: null },
        email: null,
        message: "Bel me op 06 12 34 56 78",
        chatPath: `/admin/chats/${id}`,
        mails: [{ kind: "notice" }],
      },
    ]);
    expect(await mails()).toMatchObject([{ template: "chat-contact-notice", recipient: "owner@weef.example" }]);
  });

  it("are stored with an address that mail can be sent to, and shown as people write it", async () => {
    await postMessage(services, chatPost("of mail info@bäckerei-idn.example"), browser);
    const { lines } = await readConversation(db, browser.tokenHash);
    await answer({ asked: lines.findLast(({ asks }) => asks)?.seq });
    const stored = await findConversation(db, { token_hash: browser.tokenHash });
    expect(stored?.contact_email).toBe("info@xn--bckerei-idn-l8a.example");
    expect(await leads()).toMatchObject([{ name: "info@bäckerei-idn.example", email: "info@bäckerei-idn.example" }]);
    expect(await mails()).toMatchObject([{ reply_to: "info@xn--bckerei-idn-l8a.example" }]);
  });

  it("given to a person who is there become a lead that has been answered", async () => {
    const id = (await findConversation(db, { token_hash: browser.tokenHash }))?.id ?? "";
    await answerAsPerson(services, id, { id: randomUUID(), text: "Op welk nummer mag ik bellen?" });
    await answer({ phone: "0612345678" });
    const [lead] = await db.selectFrom("leads").selectAll().execute();
    expect(lead).toMatchObject({ status: "contacted", first_answered_at: lead?.created_at });
  });

  it("are not asked about again once the question is answered, whatever the answer", async () => {
    await answer({ asked: await question(), agrees: false });
    expect(await question()).toBeUndefined();
    expect([await leads(), await mails()]).toEqual([[], []]);
  });

  it("confirmed twice are mailed once, and acknowledged once in the conversation", async () => {
    const asked = await question();
    const answers = await Promise.all([answer({ asked }), answer({ asked }), answer({ asked })]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(["answered", "answered", "answered"]);
    const { lines } = await readConversation(db, browser.tokenHash);
    expect(lines.filter(({ text }) => text.includes("genoteerd"))).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it("are stored as the visitor corrects them", async () => {
    await answer({ asked: await question(), phone: "053 123 45 67", email: "jan@smit.example" });
    expect(await leads()).toMatchObject([{ phone: "053 123 45 67", email: "jan@smit.example" }]);
  });

  it("can be given without a question, and added to", async () => {
    await answer({ email: "jan@smit.example" });
    await answer({ email: "jan@smit.example" });
    expect(await mails()).toHaveLength(1);
    await answer({ name: "Jan" });
    expect(await leads()).toMatchObject([{ email: "jan@smit.example", phone: null }]);
    await answer({ phone: "053 123 45 67" });
    expect(await leads()).toMatchObject([{ email: "jan@smit.example", phone: "053 123 45 67" }]);
  });

  it("are reported to the owner a few times, and then no more for a while", async () => {
    const outcomes: string[] = [];
    for (const name of ["Jan", "Piet", "Kees", "Koos"]) {
      outcomes.push((await answer({ email: "jan@smit.example", name })).outcome);
    }
    expect(outcomes).toEqual(["answered", "answered", "answered", "limited"]);
    expect(await leads()).toMatchObject([{ name: "Kees" }]);
    expect(await mails()).toHaveLength(3);
  });

  it("need an address or a number, a question that was asked, and a conversation", async () => {
    expect(await answer({ name: "Jan" })).toEqual({ outcome: "nothing" });
    expect(await answer({ asked: 1 })).toEqual({ outcome: "unknown" });
    expect(await answerContact(services, someBrowser().tokenHash, { agrees: true, ...nothing })).toEqual({
      outcome: "unknown",
    });
  });

  it("are stored without a word of the assistant while a person answers", async () => {
    const asked = await question();
    const id = (await findConversation(db, { token_hash: browser.tokenHash }))?.id ?? "";
    await attend(services, id, "person");
    const answered = await answer({ asked });
    expect(answered).toMatchObject({ outcome: "answered", state: { lines: [{ seq: asked }] } });
    expect(answered).not.toHaveProperty("state.lines.0.asks");
    expect(await leads()).toHaveLength(1);
  });
});
