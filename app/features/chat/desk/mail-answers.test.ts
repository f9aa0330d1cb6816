import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import { chatPost, chatServices, someBrowser } from "../../../../tests/support/conversations";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { answerContact } from "../answer-contact.server";
import { answerAsPerson } from "../attend.server";
import { readConversation } from "../attendance.server";
import { findConversation } from "../conversation-store.server";
import { postMessage } from "../post-message.server";
import { recordSeen } from "../record-seen.server";
import { mailAnswers } from "./mail-answers.server";

const START = new Date("2026-11-21T19:00:00.000Z");
const minute = (count: number) => new Date(START.getTime() + count * 60_000);

let db: Db;
let id: string;
let services: ReturnType<typeof chatServices>;
const browser = someBrowser();
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  services = chatServices(db);
  await postMessage(services, chatPost("Hebben jullie morgen tijd?"), browser, START);
  id = (await findConversation(db, { token_hash: browser.tokenHash }))?.id ?? "";
};

const leaveAddress = () =>
  answerContact(
    services,
    browser.tokenHash,
    { agrees: true, name: "Jan", email: "jan@smit.example", phone: null },
    START,
  );
const say = (text: string, at: Date) => answerAsPerson(services, id, { id: randomUUID(), text }, at);
const toVisitor = () => services.sent.filter(({ recipient }) => recipient === "jan@smit.example");

describe("an answer to a visitor who is away", () => {
  beforeEach(() => setUp(openFresh));

  it("is mailed in one mail per batch, with a link back to the chat, and each line once", async () => {
    await leaveAddress();
    await say("Ja, om tien uur.", minute(10));
    await say("Of om twee uur?", minute(11));
    expect(await mailAnswers(services, minute(12))).toBe(0);
    expect(await mailAnswers(services, minute(13))).toBe(1);
    expect(await mailAnswers(services, minute(14))).toBe(0);
    await expect.poll(toVisitor).toHaveLength(1);
    const [mail] = toVisitor();
    expect(mail?.text).toContain("Ja, om tien uur.\n\nOf om twee uur?");
    expect(mail?.text).toContain("https://weef.example/prijzen#chat");
    expect(mail?.subject).toBe("Antwoord op je vraag aan Weef");
    await say("Nog één ding.", minute(20));
    await mailAnswers(services, minute(25));
    await expect.poll(() => toVisitor().map(({ text }) => text.includes("Ja, om tien uur."))).toEqual([true, false]);
  });

  it("is not mailed to a visitor who has seen it, or is there", async () => {
    await leaveAddress();
    await say("Ja.", minute(10));
    await recordSeen(services, browser.tokenHash, { seq: 10 }, minute(11));
    expect(await mailAnswers(services, minute(30))).toBe(0);
    await say("En anders overmorgen.", minute(31));
    await postMessage(services, chatPost("Dank!"), browser, minute(32));
    expect(await mailAnswers(services, minute(33))).toBe(0);
  });

  it("is mailed to a visitor whose browser has received it, but who has not looked", async () => {
    await leaveAddress();
    await say("Ja.", minute(10));
    await readConversation(db, browser.tokenHash, minute(11));
    expect(await mailAnswers(services, minute(13))).toBe(1);
  });

  it("is not mailed unless an address was left for it", async () => {
    await postMessage(services, chatPost("Mail jan@smit.example"), browser, START);
    await say("Ja.", minute(10));
    expect(await mailAnswers(services, minute(30))).toBe(0);
  });
});

describeOnEachDatabase("an answer to a visitor who is away, in two processes", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("is mailed once, however many processes look", async () => {
    await leaveAddress();
    await say("Ja.", minute(10));
    const other = { ...services, db: openAgain(db) };
    const enqueued = await Promise.all([mailAnswers(services, minute(15)), mailAnswers(other, minute(15))]);
    expect(enqueued.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});
