import { v5 as uuidv5 } from "uuid";
import { beforeEach, describe, expect, it } from "vitest";
import { nl } from "~/content/desk/quotes/nl";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { anna, bert, storeOffer } from "../../../../tests/support/leads";
import { quoteRow } from "../../../../tests/support/quotes";
import { limitOf, mailingServices } from "../../../../tests/support/services";
import { askAboutQuote } from "../customer/answer-quote.server";
import { readQuotePage } from "../customer/read-quote-page.server";
import { findQuote, insertQuote, recordView } from "../quote-store.server";
import { answerQuestion } from "./answer-question.server";
import { readDeskQuote } from "./desk-quote.server";
import { readLeadQuotes } from "./lead-quotes.server";
import { readOverview } from "./overview.server";
import { replyByForm } from "./reply-by-form.server";
import { sendQuote } from "./send-quote.server";

const now = new Date("2026-11-21T13:05:00.000Z");
const by = { user: anna, now };
const FORM = "7d9f1c1e-52b4-4c38-9a8e-1f5a7f0f7d01";
const QUESTION = uuidv5("Sooner?", FORM);

let db: Db;
let services: ReturnType<typeof servicesOn>;
let quote: QuoteRow;
const servicesOn = (on: Db) => ({
  ...mailingServices(on, () => now),
  limits: { quoteQuestions: limitOf(on, "q", 9) },
});
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  services = servicesOn(db);
  const draft = quoteRow({ language: "en" });
  await insertQuote(db, draft);
  await sendQuote(services, draft, by);
  quote = (await findQuote(db, { id: draft.id })) ?? draft;
  await askAboutQuote(services, quote, { id: FORM, question: "Sooner?" }, now);
};

const answers = () => services.sent.filter(({ subject }) => subject.startsWith("Your question about"));
const overview = () => readOverview(db, { state: "sent", sort: "newest", cursor: null }, { language: "nl", now });

describe("a question about a quote", () => {
  beforeEach(() => setUp(openFresh));

  it("is answered by mail in the language of the quote, and on the customer's page", async () => {
    expect(await overview()).toMatchObject({
      quotes: [{ questions: 1, unanswered: 1 }],
      openQuestions: [{ id: QUESTION, text: "Sooner?" }],
    });
    expect(await answerQuestion(services, { id: QUESTION, answer: " Yes,\nin May. " }, by)).toEqual({
      outcome: "answered",
    });
    expect(answers()).toHaveLength(1);
    expect(answers()[0]).toMatchObject({
      recipient: "smit@bakkerij.example",
      subject: `Your question about quote ${quote.number}, answered`,
    });
    expect(answers()[0]?.text).toMatch(/Yes,\s+in May\.[\s\S]*Sooner\?[\s\S]*\/en\/offerte\/[\w-]{43}/);
    const page = await readQuotePage(services, quote, now);
    expect(page.questions).toMatchObject([{ text: "Sooner?", answer: { text: "Yes,\nin May." } }]);
    expect(await overview()).toMatchObject({ quotes: [{ questions: 1, unanswered: 0 }], openQuestions: [] });
    const auditEntries = await db.selectFrom("audit_log").select("action").where("user_id", "=", anna.id).execute();
    expect(auditEntries).toContainEqual({ action: "quote.answered" });
    const kept = await db.selectFrom("outbox").select("props").where("state", "=", "sent").execute();
    expect(JSON.stringify(kept)).not.toContain("/offerte/");
  });

  it("marks the quote as waiting for us, in the overview, on its page and with its lead, until it is answered", async () => {
    const lead = await storeOffer(db);
    await db.updateTable("quotes").set({ lead_id: lead }).where("id", "=", quote.id).execute();
    const marks = async () => {
      const row = (await findQuote(db, { id: quote.id })) ?? quote;
      const own = await readDeskQuote(db, row, { language: "nl", now });
      const { quotes } = await readLeadQuotes(db, { leadIds: [lead], createFor: lead }, { language: "nl", now });
      return [(await overview())?.quotes[0]?.stage, own.stage, quotes[0]?.stage, quotes[0]?.word];
    };
    expect(await marks()).toEqual(["asked", "asked", "asked", "Vraag open"]);
    await answerQuestion(services, { id: QUESTION, answer: "Yes." }, by);
    expect(await marks()).toEqual(["sent", "sent", "sent", "Verstuurd"]);
    await recordView(db, quote.id, { at: now, notSince: now });
    expect(await marks()).toEqual(["viewed", "viewed", "viewed", "Bekeken"]);
  });

  it.each([
    ["sent", /Still not clear\? Ask on the quote page/],
    ["declined", /Still not clear\? Reply to this e-mail/],
  ] as const)("has, for a quote that is %s, a mail that says how more is asked", async (state, how) => {
    await db.updateTable("quotes").set({ state }).where("id", "=", quote.id).execute();
    await answerQuestion(services, { id: QUESTION, answer: "Yes." }, by);
    expect(answers()[0]?.text).toMatch(how);
  });

  it("is not answered by an empty text, nor when there is no such question", async () => {
    const form = { question: QUESTION, answer: " \n " };
    expect(await replyByForm(services, form, { ...by, language: "nl" })).toMatchObject({
      status: 422,
      answer: { fields: form, errors: { answer: nl.question.problems.invalid } },
    });
    expect(await answerQuestion(services, { id: "made up", answer: "Yes." }, by)).toEqual({ outcome: "gone" });
    expect(answers()).toEqual([]);
  });
});

describeOnEachDatabase("a question about a quote, by two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("is answered and mailed once, however often the answer is sent", async () => {
    const answer = { id: QUESTION, answer: "Yes." };
    const twice = await Promise.all([answerQuestion(services, answer, by), answerQuestion(services, answer, by)]);
    expect(twice).toEqual([{ outcome: "answered" }, { outcome: "answered" }]);
    await services.outbox.stop();
    expect(answers()).toHaveLength(1);
  });

  it("has the answer of whoever was first, and the other person keeps what they typed", async () => {
    const elsewhere = servicesOn(openAgain(db));
    const replies = await Promise.all([
      replyByForm(services, { question: QUESTION, answer: "Yes." }, { ...by, language: "nl" }),
      replyByForm(elsewhere, { question: QUESTION, answer: "No." }, { user: bert, now, language: "nl" }),
    ]);
    const refused = replies.find(({ outcome }) => outcome === "refused");
    expect(replies.filter(({ outcome }) => outcome === "answered")).toHaveLength(1);
    const isAnnas = replies[0] === refused;
    expect(refused).toMatchObject({
      status: 409,
      answer: {
        problem: expect.stringContaining(isAnnas ? bert.email : anna.email),
        fields: { answer: isAnnas ? "Yes." : "No." },
      },
    });
  });
});
