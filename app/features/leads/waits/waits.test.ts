import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { answerDueAt } from "~/content/answer-due";
import { answerAsPerson } from "~/features/chat/attend.server";
import { findConversation } from "~/features/chat/conversation-store.server";
import { postMessage } from "~/features/chat/post-message.server";
import { findReminders } from "~/features/notifications/reminders/find-reminders.server";
import { askAboutQuote } from "~/features/quotes/customer/answer-quote.server";
import { answerQuestion } from "~/features/quotes/editor/answer-question.server";
import { findQuote } from "~/features/quotes/quote-store.server";
import type { Db } from "~/lib/db/database.server";
import { newId } from "~/lib/new-id.server";
import { chatPost, chatServices, someBrowser } from "../../../../tests/support/conversations";
import { describeOnEachDatabase } from "../../../../tests/support/databases";
import { anna, storeContact, storeOffer, waitRow } from "../../../../tests/support/leads";
import { addUser } from "../../../../tests/support/push";
import { quoteRow } from "../../../../tests/support/quotes";
import { limitOf } from "../../../../tests/support/services";
import { changeByForm } from "../lead-page/handle-lead-form.server";
import { DISMISS_FORM } from "../lead-page/lead-forms";
import { recordContact } from "../lead-page/record-contact.server";
import { EVERYTHING } from "../list/lead-filter";
import { undoBatch } from "../list/undo-batch.server";
import { readToday } from "../today/read-today.server";
import { dismissWait } from "./dismiss-wait.server";
import { countWaiting } from "./wait-store.server";

/** A Tuesday, 12:00 at the business. */
const NOW = new Date("2026-11-24T11:00:00.000Z");
const SINCE = NOW.toISOString();
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let db: Db;
const services = () => ({
  ...chatServices(db),
  env: { SITE_URL: "https://weef.example", SESSION_SECRET: "a-secret-for-tests-of-32-characters" },
});
const by = (now = later(10)) => ({ user: anna, now });
const today = async () => {
  const asked = { filter: { ...EVERYTHING }, isOwner: false };
  const { groups } = await readToday(services() as never, asked, { language: "nl", now: later(5) });
  return groups.call.rows;
};
const waits = () =>
  db
    .selectFrom("waits")
    .select(["kind", "lead_id", "since", "due_at", "answered_at", "dismissed_at"])
    .orderBy("since")
    .execute();
const wasAnswered = (lead: string) =>
  db
    .updateTable("leads")
    .set({ status: "contacted", first_answered_at: "2026-11-23T10:00:00.000Z" })
    .where("id", "=", lead)
    .execute();

async function answeredLead(name = "Kim"): Promise<string> {
  const lead = await storeOffer(db, { name, created_at: "2026-11-23T09:00:00.000Z" });
  await wasAnswered(lead);
  return lead;
}

async function waitingLead(): Promise<string> {
  const lead = await answeredLead();
  await store({ lead_id: lead });
  return lead;
}

const store = (changes: Parameters<typeof waitRow>[0]) =>
  db
    .insertInto("waits")
    .values(waitRow({ since: SINCE, due_at: answerDueAt(SINCE, { isAds: false }), ...changes }))
    .execute();

async function sentQuote(lead_id: string | null) {
  const row = quoteRow({ state: "sent", number: "2026-0001", lead_id, valid_until: "2026-12-24" });
  await db.insertInto("quotes").values(row).execute();
  return row;
}

async function ask(quote: string, question: string, now = NOW): Promise<string> {
  const row = await findQuote(db, { id: quote });
  if (!row) throw new Error("The quote was not stored");
  const limits = { quoteQuestions: limitOf(db, "questions", 10) };
  await askAboutQuote({ ...services(), limits } as never, row, { question, id: randomUUID() }, now);
  const asked = await db.selectFrom("quote_questions").select("id").where("text", "=", question).executeTakeFirst();
  return asked?.id ?? "";
}

const answer = (id: string, now: Date) => answerQuestion(services() as never, { id, answer: "Ja, dat kan." }, by(now));

describeOnEachDatabase("somebody who was answered before", (openFresh) => {
  beforeEach(async () => {
    db = await openFresh();
  });

  it("waits again with a line in the chat, until a colleague replies there", async () => {
    const browser = someBrowser();
    await postMessage(services(), chatPost("Hallo"), browser, new Date("2026-11-23T09:00:00.000Z"));
    const conversation = await findConversation(db, { token_hash: browser.tokenHash });
    const id = conversation?.id ?? "";
    // The assistant has the last word: nothing was promised.
    expect(await waits()).toEqual([]);
    await answerAsPerson(services(), id, { id: randomUUID(), text: "Goedemorgen" }, later(-60));
    await postMessage(services(), chatPost("En wat kost het?"), browser, NOW);
    await postMessage(services(), chatPost("Hallo?"), browser, later(2));
    const due_at = answerDueAt(SINCE, { isAds: false });
    expect(await waits()).toMatchObject([{ kind: "chat", lead_id: null, since: SINCE, due_at, answered_at: null }]);
    expect(await today()).toMatchObject([
      { who: expect.stringMatching(/^Bezoeker/), path: expect.stringContaining(id), clock: { state: "before" } },
    ]);
    await answerAsPerson(services(), id, { id: randomUUID(), text: "Dat reken ik uit" }, later(4));
    expect(await waits()).toMatchObject([{ answered_at: later(4).toISOString() }]);
    expect(await today()).toEqual([]);
  });

  it("is one row of Today when they are a lead too", async () => {
    const id = newId();
    const lead = await storeContact(db, { id, at: "2026-11-23T09:00:00.000Z", contact_name: "Kim" });
    await wasAnswered(lead);
    const conversation = await findConversation(db, { id });
    await postMessage(
      services(),
      chatPost("Bent u er?"),
      { tokenHash: conversation?.token_hash ?? "", address: "" },
      NOW,
    );
    expect(await waits()).toMatchObject([{ kind: "chat", lead_id: lead }]);
    expect(await today()).toMatchObject([{ who: "Kim", why: "Schreef terug in de chat" }]);
    expect(await countWaiting(db)).toBe(1);
  });

  it.each(["a lead", "no lead"])("waits with a question about a quote of %s, each from its own moment", async (of) => {
    const lead = of === "a lead" ? await answeredLead() : null;
    const { id } = await sentQuote(lead);
    const first = await ask(id, "Kan het goedkoper?");
    const second = await ask(id, "En wanneer?", later(3));
    expect(await waits()).toMatchObject([{ kind: "question", lead_id: lead, since: SINCE }]);
    expect(await today()).toHaveLength(1);
    await answer(first, later(4));
    expect(await waits()).toMatchObject([
      { since: SINCE, answered_at: later(4).toISOString() },
      { since: later(3).toISOString(), answered_at: null },
    ]);
    await answer(second, later(5));
    expect(await today()).toEqual([]);
    expect(await countWaiting(db)).toBe(0);
  });

  it("waits no more once a call was noted, and again when that was a mistake", async () => {
    const lead = await waitingLead();
    expect(await today()).toMatchObject([{ who: "Kim", why: "Mailde terug" }]);
    const { batch } = await recordContact(services(), lead, "phone", by());
    expect([await today(), await countWaiting(db)]).toEqual([[], 0]);
    await undoBatch(services(), batch ?? "", by(later(20)));
    expect([(await today()).length, await countWaiting(db)]).toEqual([1, 1]);
  });

  describe("who needs no answer", () => {
    it("waits no more, and again when that was a mistake: a lead", async () => {
      const lead = await waitingLead();
      const { batch } = await changeByForm(services(), lead, { do: DISMISS_FORM }, by());
      expect([await today(), await countWaiting(db)]).toEqual([[], 0]);
      await undoBatch(services(), batch ?? "", by(later(20)));
      expect(await today()).toHaveLength(1);
    });

    it("waits no more, and again when that was a mistake: a quote without a lead", async () => {
      const { id } = await sentQuote(null);
      await ask(id, "Kan het goedkoper?");
      const [wait] = await db.selectFrom("waits").select("id").execute();
      expect(await today()).toMatchObject([{ who: "R. Smit", dismissal: { wait: wait?.id } }]);
      const { batch } = await dismissWait(services(), wait?.id ?? "", by());
      expect([await today(), await countWaiting(db)]).toEqual([[], 0]);
      await undoBatch(services(), batch ?? "", by(later(20)));
      expect(await today()).toHaveLength(1);
      expect(await dismissWait(services(), newId(), by())).toEqual({ outcome: "gone", batch: null });
    });
  });

  it("is not counted twice before the first answer, nor as spam or as a test", async () => {
    const waiting = await storeOffer(db, { name: "Nieuw", created_at: "2026-11-24T10:00:00.000Z" });
    const spam = await answeredLead("Spam");
    const test = await answeredLead("Test");
    await db.updateTable("leads").set({ status: "spam" }).where("id", "=", spam).execute();
    await db.updateTable("leads").set({ is_test: 1 }).where("id", "=", test).execute();
    for (const lead_id of [waiting, spam, test]) await store({ lead_id });
    expect(await countWaiting(db)).toBe(1);
    expect(await today()).toMatchObject([{ who: "Nieuw" }]);
  });

  it("has the reminders of a first request", async () => {
    await addUser(db, { now: NOW });
    await waitingLead();
    const { id } = await sentQuote(null);
    await ask(id, "Kan het goedkoper?");
    const steps = async (moment: string) =>
      (await findReminders(db, new Date(moment)))
        .map(({ notice }) => JSON.parse(notice))
        .flatMap(({ step, name }) => (step ? [`${step} ${name}`] : []))
        .toSorted();
    expect(await steps("2026-11-24T12:00:00.000Z")).toEqual([]);
    expect(await steps("2026-11-25T10:50:00.000Z")).toEqual(["urgent Kim", "urgent R. Smit"]);
    expect(await steps("2026-11-25T11:00:00.000Z")).toEqual(["broken Kim", "broken R. Smit"]);
  });
});
