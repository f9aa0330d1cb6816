import { createHash, randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { findLead } from "~/features/leads/lead-store.server";
import { recordRequest } from "~/features/leads/record-lead.server";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { configuratorRequestRow } from "../../../tests/support/configurator-requests";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../tests/support/databases";
import { pdfText } from "../../../tests/support/pdf-text";
import { agreementTo, draftFields, quoteRow } from "../../../tests/support/quotes";
import { limitOf, mailingServices, SECRET } from "../../../tests/support/services";
import { agreeToQuote, askAboutQuote, declineQuote, findByToken } from "./customer/answer-quote.server";
import { fieldsOfLead } from "./editor/fields-of.server";
import { resendQuote, sendQuote } from "./editor/send-quote.server";
import { withdrawQuote } from "./editor/withdraw-quote.server";
import { workOnQuote } from "./editor/work-on-quote.server";
import { copyQuote, createQuote, discardQuote, saveQuote } from "./editor/write-quote.server";
import { quoteToken } from "./mails.server";
import { listQuestions } from "./question-store.server";
import { offerOf } from "./quote";
import { findDocument, findQuote, insertQuote } from "./quote-store.server";
// Otherwise the first test that sends one waits for it to load.
import "./document/write-quote-document.server";

/** A Saturday, in Amsterdam 14:05. */
const NOW = new Date("2026-11-21T13:05:00.000Z");
const DAY = 24 * 3_600_000;
const CUSTOMER = "smit@bakkerij.example";
const OWNER = "owner@weef.example";
const BY = { user: { id: "1", email: OWNER }, now: NOW };

let db: Db;
let time: Date;
let sent: OutgoingMail[];
let services: Parameters<typeof askAboutQuote>[0];
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  time = NOW;
  const mailing = mailingServices(db, () => time);
  sent = mailing.sent;
  services = { ...mailing, limits: { quoteQuestions: limitOf(db, "q", 3) } };
};

const stored = async (id: string): Promise<QuoteRow> => {
  const row = await findQuote(db, { id });
  if (!row) throw new Error("No such quote");
  return row;
};
const draft = async (changes: Partial<QuoteRow> = {}) => {
  const row = quoteRow(changes);
  await insertQuote(db, row);
  return row;
};
const open = async (changes: Partial<QuoteRow> = {}) => {
  const row = await draft(changes);
  expect(await sendQuote(services, row, BY)).toEqual({ outcome: "sent" });
  return stored(row.id);
};
const noted = () => db.selectFrom("outbox").select("id").where("state", "=", "sent").execute();
/** Waits until this many mails are recorded as sent: time may then go on without a lease ending too early. */
const settled = async (mails: number) => {
  for (; (await noted()).length < mails; await nextTurn()) await services.outbox.sendDue();
};
const reminders = () => db.selectFrom("outbox").select("due_at").where("template", "=", "quote-reminder").execute();
const pdfOf = (mail: OutgoingMail | undefined) => mail?.attachments[0]?.content ?? Buffer.from("");

describe("a quote", () => {
  beforeEach(() => setUp(openFresh));

  it("is sent with a number, a link and the very document that is stored", async () => {
    const row = await open();
    expect(row).toMatchObject({
      state: "sent",
      number: "2026-0001",
      valid_until: "2026-12-21",
      sent_at: NOW.toISOString(),
    });
    const [mail] = sent;
    expect(mail).toMatchObject({ recipient: CUSTOMER, subject: "Je offerte van Weef: 2026-0001" });
    expect(mail?.text).toContain(`https://weef.example/offerte/${quoteToken(row.id, SECRET)}`);
    const kept = await findDocument(db, row.id, "sent");
    expect(kept?.content).toBe(pdfOf(mail).toString("base64"));
    expect(createHash("sha256").update(pdfOf(mail)).digest("hex")).toBe(row.document_hash);
    expect(pdfText(pdfOf(mail))).toContain("Offerte 2026-0001");
    const [, terms] = mail?.attachments ?? [];
    expect(terms?.filename).toBe("Algemene voorwaarden Weef.pdf");
    const clauses = pdfText(terms?.content ?? Buffer.alloc(0));
    expect(clauses).toContain("4.2");
    expect(clauses).not.toMatch(/[{}[\]]/);
    expect(await findByToken(db, quoteToken(row.id, SECRET))).toEqual(row);
    expect(await findByToken(db, quoteToken(row.id, "another secret"))).toBeUndefined();
  });

  it("reminds a week before it expires, unless it is answered by then", async () => {
    const [waiting, answered] = [await open(), await open({ email: "other@bakkerij.example" })];
    expect(await reminders()).toEqual(Array(2).fill({ due_at: "2026-12-14T13:05:00.000Z" }));
    await declineQuote(services, answered, { reason: "price" }, NOW);
    expect(await reminders()).toHaveLength(1);
    await settled(3);
    time = new Date(NOW.getTime() + 23 * DAY);
    await settled(4);
    expect(sent.at(-1)).toMatchObject({ recipient: waiting.email, subject: "Je offerte 2026-0001 verloopt bijna" });
  });

  it("is not sent before there is an address and something on it", async () => {
    const row = await draft({ email: null, lines: "[]" });
    const answer = await sendQuote(services, row, BY);
    expect(answer).toEqual({ outcome: "incomplete", problems: { email: { own: "email" }, lines: { own: "lines" } } });
    expect((await stored(row.id)).number).toBeNull();
  });

  it("does not change any more once it is sent, or when another window was first", async () => {
    const row = await draft();
    const save = (version: number) => saveQuote(db, { id: row.id, version }, draftFields(), NOW);
    expect(await save(1)).toMatchObject({ outcome: "saved", row: { version: 2, once_cents: 149_900 } });
    expect(await save(1)).toEqual({ outcome: "conflict" });
    await sendQuote(services, { id: row.id, version: 2 }, BY);
    const before = await stored(row.id);
    expect(await save(2)).toEqual({ outcome: "fixed" });
    expect(await save(before.version)).toEqual({ outcome: "fixed" });
  });

  it("is thrown away as a draft, and not once the customer has it", async () => {
    const row = await draft();
    const sentMeanwhile = await open();
    expect(await discardQuote(services, row.id, BY)).toBe(true);
    expect(await findQuote(db, { id: row.id })).toBeUndefined();
    expect(await discardQuote(services, sentMeanwhile.id, BY)).toBe(false);
    expect(await stored(sentMeanwhile.id)).toEqual(sentMeanwhile);
    expect(await reminders()).toHaveLength(1);
    const numbered = await draft({ number: "2026-0009" });
    expect(await discardQuote(services, numbered.id, BY)).toBe(true);
    expect((await stored(numbered.id)).state).toBe("withdrawn");
  });

  it("is agreed to by name, for the document that was shown, and both get it signed", async () => {
    const row = await open();
    expect(await agreeToQuote(services, row, agreementTo(row), NOW)).toEqual({ outcome: "agreed" });
    await settled(3);
    const after = await stored(row.id);
    expect(after).toMatchObject({
      state: "agreed",
      agreed_by: "Rob Smit",
      answered_at: NOW.toISOString(),
      document_hash: row.document_hash,
    });
    const signed = await findDocument(db, row.id, "agreed");
    for (const recipient of [CUSTOMER, OWNER]) {
      const mail = sent.slice(1).find((known) => known.recipient === recipient);
      expect(pdfOf(mail).toString("base64")).toBe(signed?.content);
    }
    const text = pdfText(Buffer.from(signed?.content ?? "", "base64")).replace(/\s+/g, " ");
    for (const fact of ["Akkoord gegeven door", "Rob Smit", "za 21 nov 2026, 14:05"]) expect(text).toContain(fact);
    expect(text.replaceAll(" ", "")).toContain(row.document_hash);
    expect(await reminders()).toEqual([]);
  });

  it("can never change after that: not by the customer, not by the owner", async () => {
    const row = await open();
    await agreeToQuote(services, row, agreementTo(row), NOW);
    const agreed = await stored(row.id);
    expect(await agreeToQuote(services, row, agreementTo(row, { name: "Ander" }), NOW)).toEqual({ outcome: "already" });
    expect(await declineQuote(services, row, { reason: "price" }, NOW)).toEqual({ outcome: "already" });
    for (const act of ["withdraw", "resend"]) {
      const done = await workOnQuote(services, row.id, { do: act }, { ...BY, language: "nl" });
      expect(done).toEqual({ to: `/admin/quotes/${row.id}?uitkomst=closed` });
    }
    const saved = await saveQuote(db, agreed, draftFields(), NOW);
    expect(saved).toEqual({ outcome: "fixed" });
    expect(await stored(row.id)).toEqual(agreed);
    await settled(3);
    expect(sent).toHaveLength(3);
  });

  it("reminds as long as it can be agreed to, and not after a long outage", async () => {
    await open();
    await settled(1);
    time = new Date("2026-12-21T23:00:00.000Z");
    await services.outbox.sendDue();
    expect(await reminders()).toEqual([]);
    expect(sent.filter(({ subject }) => subject.includes("verloopt"))).toEqual([]);
  });

  it("can have its mail sent again, and the log says by whom", async () => {
    const row = await open();
    const [mail] = await db
      .updateTable("outbox")
      .set({ state: "failed", lease_owner: null, lease_until: null })
      .where("template", "=", "quote-reminder")
      .returning("id")
      .execute();
    const done = await workOnQuote(services, row.id, { do: "mail", mail: mail?.id }, { ...BY, language: "nl" });
    expect(done).toEqual({ to: `/admin/quotes/${row.id}?uitkomst=resent` });
    const auditEntry = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "mail.resend")
      .executeTakeFirst();
    expect(auditEntry).toMatchObject({ subject: `mail:${mail?.id}`, user_email: OWNER });
  });

  it("gives the customer the same answer again when they press twice", async () => {
    const agreed = await open();
    const given = agreementTo(agreed);
    for (const _press of [1, 2])
      expect(await agreeToQuote(services, agreed, given, NOW)).toEqual({ outcome: "agreed" });
    const declined = await open();
    const answer = { submission_id: randomUUID(), reason: "price", note: "Volgend jaar." };
    for (const _press of [1, 2])
      expect(await declineQuote(services, declined, answer, NOW)).toEqual({ outcome: "declined" });
    expect(await declineQuote(services, declined, { reason: "other" }, NOW)).toEqual({ outcome: "already" });
  });

  it("says what is missing from an agreement, and does not accept one for another document", async () => {
    const row = await open();
    expect(await agreeToQuote(services, row, { name: " ", document_sha256: row.document_hash }, NOW)).toEqual({
      outcome: "invalid",
      problems: { terms: "terms", name: "name" },
    });
    expect(await agreeToQuote(services, row, agreementTo(row, { document_sha256: "0".repeat(64) }), NOW)).toEqual({
      outcome: "outdated",
    });
    expect((await stored(row.id)).state).toBe("sent");
  });

  it("can be agreed to until the end of its last day in Amsterdam", async () => {
    const row = await open();
    const midnight = new Date("2026-12-21T23:00:00.000Z");
    expect(await agreeToQuote(services, row, agreementTo(row), midnight)).toEqual({ outcome: "changed" });
    const last = new Date(midnight.getTime() - 1);
    expect(await agreeToQuote(services, row, agreementTo(row), last)).toEqual({ outcome: "agreed" });
  });

  it("is declined with a reason, which the owner is told", async () => {
    const row = await open();
    expect(await declineQuote(services, row, { note: "Tja" }, NOW)).toEqual({
      outcome: "invalid",
      problems: { reason: "reason" },
    });
    expect(await declineQuote(services, row, { reason: "price", note: "Net iets\nte veel" }, NOW)).toEqual({
      outcome: "declined",
    });
    await settled(2);
    expect(await stored(row.id)).toMatchObject({
      state: "declined",
      decline_reason: "price",
      decline_note: "Net iets\nte veel",
    });
    expect(sent.at(-1)).toMatchObject({ recipient: OWNER, replyTo: CUSTOMER });
    expect(sent.at(-1)?.text).toContain("Te duur");
  });

  it("is asked about once per question, a few times an hour, and answered by replying", async () => {
    const row = await open();
    const id = randomUUID();
    const ask = (question: string, questionId: string = randomUUID()) =>
      askAboutQuote(services, row, { id: questionId, question }, NOW);
    expect(await ask("")).toEqual({ outcome: "invalid", problems: { question: "question" } });
    expect([await ask("Wanneer begint u?", id), await ask("Wanneer begint u?", id)]).toEqual([
      { outcome: "asked" },
      { outcome: "asked" },
    ]);
    await settled(2);
    expect(sent).toHaveLength(2);
    expect(sent.at(-1)).toMatchObject({
      recipient: OWNER,
      replyTo: CUSTOMER,
      subject: "Vraag over offerte 2026-0001 van Bakkerij Smit",
      text: expect.stringContaining("Vraag van de klant\nWanneer begint u?"),
    });
    expect((await listQuestions(db, [row.id])).map(({ text }) => text)).toEqual(["Wanneer begint u?"]);
    await ask("Nog een");
    expect(await ask("En nog een")).toEqual({ outcome: "limited", retryAfter: expect.any(Number) });
  });

  it("stores a question that was corrected because the response to the first got lost", async () => {
    const row = await open();
    const id = randomUUID();
    await askAboutQuote(services, row, { id, question: "Wanneer begint u?" }, NOW);
    await askAboutQuote(services, row, { id, question: "Wanneer begint u? In mei?" }, NOW);
    await settled(3);
    const asked = (await listQuestions(db, [row.id])).map(({ text }) => text);
    expect(asked.sort()).toEqual(["Wanneer begint u?", "Wanneer begint u? In mei?"]);
    expect(await askAboutQuote(services, row, { id: "no id", question: "En?" }, NOW)).toEqual({ outcome: "changed" });
  });

  it("is withdrawn as long as it waits, and then cannot be answered", async () => {
    const row = await open();
    expect(await withdrawQuote(services, row.id, BY)).toBe(true);
    expect(await agreeToQuote(services, row, agreementTo(row), NOW)).toEqual({ outcome: "changed" });
    expect(await reminders()).toEqual([]);
  });

  it("is sent again with the same document and the same link", async () => {
    const row = await open();
    expect(await resendQuote(services, row.id, BY)).toBe("resent");
    const audit = await db.selectFrom("audit_log").select(["action", "subject", "user_id"]).orderBy("id").execute();
    expect(audit.at(-1)).toEqual({ action: "quote.resent", subject: `quote:${row.id}`, user_id: BY.user.id });
    expect(pdfOf(sent[1]).equals(pdfOf(sent[0]))).toBe(true);
    expect(sent[1]?.text).toBe(sent[0]?.text);
  });

  it("is copied as a new draft, once per click", async () => {
    const row = await open();
    const copyId = randomUUID();
    await copyQuote(db, row.id, copyId, NOW);
    const copy = await copyQuote(db, row.id, copyId, NOW);
    expect(copy).toMatchObject({ id: copyId, state: "draft", number: null, token_hash: null });
    expect(copy && offerOf(copy)).toEqual(offerOf(row));
  });

  it("begins with the priced lines of a configuration, and its lead follows it", async () => {
    const request = configuratorRequestRow({ services: JSON.stringify(["seo", "hosting"]) });
    const leadId = await db.transaction().execute(async (tx) => {
      await tx.insertInto("configurator_requests").values(request).execute();
      return recordRequest(tx, "configurator-request", request);
    });
    const prefilled = await fieldsOfLead(db, request.id, "nl");
    expect(prefilled?.lead.id).toBe(leadId);
    expect(prefilled?.fields).toMatchObject({ customer_name: "R. Smit", company: "Bakkerij Smit", email: CUSTOMER });
    const lines = prefilled?.fields.lines.map(({ description, price, per }) => [description, price, per]);
    expect(lines).toContainEqual(["Webshop", "1499,00", "once"]);
    expect(lines).toContainEqual(["Hosting", "15,00", "month"]);
    // The owner names the price of this package in a quote.
    expect(lines).toContainEqual(["Uitgebreid SEO-pakket, SEO (inbegrepen)", "", "once"]);

    const id = randomUUID();
    const fields = draftFields();
    const made = await createQuote(db, { id, requestId: request.id, leadId }, fields, NOW);
    expect(await createQuote(db, { id, requestId: request.id, leadId }, fields, NOW)).toEqual(made);
    const lead = async () => (await findLead(db, { id: leadId }))?.status;
    await sendQuote(services, { id, version: 1 }, BY);
    expect(await lead()).toBe("quoted");
    const row = await stored(id);
    await agreeToQuote(services, row, agreementTo(row), NOW);
    expect(await lead()).toBe("agreed");
    expect(await fieldsOfLead(db, "unknown", "nl")).toBeUndefined();
  });

  it("is made once from a form that is posted again, with what was corrected since", async () => {
    const post = (fields: ReturnType<typeof draftFields>) =>
      createQuote(db, { id: "0197ffff-0000-7000-8000-000000000001", requestId: null, leadId: null }, fields, NOW);
    await post(draftFields());
    expect(await post(draftFields())).toMatchObject({ outcome: "saved", row: { version: 1 } });
    const corrected = draftFields({ customer_name: "Corrected" });
    expect(await post(corrected)).toMatchObject({ outcome: "saved", row: { customer_name: "Corrected" } });
    expect(await post(draftFields({ customer_name: "Another" }))).toEqual({ outcome: "conflict" });
    expect(await post(corrected)).toMatchObject({ outcome: "saved", row: { version: 2 } });
  });

  it("is in English for somebody who asked in English", async () => {
    const row = await open({ language: "en" });
    expect(sent[0]).toMatchObject({ subject: "Your quote from Weef: 2026-0001" });
    expect(sent[0]?.text).toContain(`https://weef.example/en/offerte/${quoteToken(row.id, SECRET)}`);
    expect(pdfText(pdfOf(sent[0]))).toContain("Quote 2026-0001");
  });
});

describeOnEachDatabase("a quote, by two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("is sent once when asked to twice, at the same time or later", async () => {
    const row = await draft();
    const elsewhere = { ...services, db: openAgain(db) };
    const outcomes = await Promise.all([sendQuote(services, row, BY), sendQuote(elsewhere, row, BY)]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["sent", "sent"]);
    expect(await sendQuote(services, row, BY)).toEqual({ outcome: "sent" });
    expect(await sendQuote(services, { ...row, version: 9 }, BY)).toEqual({ outcome: "fixed" });
    expect(sent).toHaveLength(1);
  });

  it("is answered once by two windows at the same time", async () => {
    const row = await open();
    const elsewhere = { ...services, db: openAgain(db) };
    const given = agreementTo(row);
    const outcomes = await Promise.all([
      agreeToQuote(services, row, given, NOW),
      agreeToQuote(elsewhere, row, given, NOW),
      declineQuote(services, row, { reason: "other" }, NOW),
    ]);
    const { state } = await stored(row.id);
    const [first, again, other] = outcomes.map(({ outcome }) => outcome);
    expect([first, again, other]).toEqual(
      state === "agreed" ? ["agreed", "agreed", "already"] : ["already", "already", "declined"],
    );
  });
});
