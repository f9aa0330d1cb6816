import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { anna, bert, storeOffer } from "../../../../tests/support/leads";
import { agreementTo, quoteRow } from "../../../../tests/support/quotes";
import { limitOf, mailingServices } from "../../../../tests/support/services";
import { agreeToQuote, askAboutQuote, declineQuote } from "../customer/answer-quote.server";
import { readQuotePage } from "../customer/read-quote-page.server";
import { readReplacement } from "../customer/read-replacement.server";
import { quoteUrl } from "../mails.server";
import { listQuestions } from "../question-store.server";
import { findQuotesFor } from "../quote-list-store.server";
import { findDocument, findQuote, insertQuote, updateDraft } from "../quote-store.server";
import { answerQuestion } from "./answer-question.server";
import { readOverview } from "./overview.server";
import { readVersions } from "./read-versions.server";
import { resendQuote, sendQuote } from "./send-quote.server";
import { withdrawQuote } from "./withdraw-quote.server";
import { workOnQuote } from "./work-on-quote.server";
import { copyQuote, discardQuote, openNewVersion } from "./write-quote.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const LATER = new Date("2026-11-23T09:00:00.000Z");
const BY = { user: anna, now: NOW };
const THEN = { user: bert, now: LATER };
const GROUPS = [
  { key: "0", title: "", kind: "fixed" },
  { key: "1", title: "Kopen of huren", kind: "one_of" },
];
const LINES = [
  { ...{ key: "0", group: "0", isTicked: true, description: "Ontwerp" }, quantity: 1, unitCents: 50_000, per: "once" },
  { ...{ key: "1", group: "1", isTicked: true, description: "Kopen" }, quantity: 1, unitCents: 99_500, per: "once" },
  { ...{ key: "4", group: "1", isTicked: false, description: "Huren" }, quantity: 1, unitCents: 12_900, per: "month" },
];

let db: Db;
let services: ReturnType<typeof servicesOn>;
const servicesOn = (on: Db) => ({
  ...mailingServices(on, () => NOW),
  limits: { quoteQuestions: limitOf(on, "q", 9) },
});
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  services = servicesOn(db);
};

const stored = async (id: string): Promise<QuoteRow> => {
  const row = await findQuote(db, { id });
  if (!row) throw new Error("No such quote");
  return row;
};
const send = async (changes: Partial<QuoteRow> = {}) => {
  const row = quoteRow({
    line_groups: JSON.stringify(GROUPS),
    lines: JSON.stringify(LINES),
    discounts: "[]",
    once_cents: 149_500,
    month_cents: 0,
    ...changes,
  });
  await insertQuote(db, row);
  expect(await sendQuote(services, row, BY)).toEqual({ outcome: "sent" });
  return stored(row.id);
};
const newVersion = async (former: QuoteRow, on = db) => {
  const draft = await openNewVersion(on, former.id, LATER);
  if (!draft) throw new Error("No new version was opened");
  return draft;
};
const sendVersion = async (former: QuoteRow, changes: Partial<QuoteRow> = {}) => {
  const draft = await updateDraft(db, await newVersion(former), changes);
  expect(draft && (await sendQuote(services, draft, THEN))).toEqual({ outcome: "sent" });
  return stored(draft?.id ?? "");
};
const ask = (row: QuoteRow, question = "Kan het goedkoper?") =>
  askAboutQuote(services, row, { id: randomUUID(), question }, NOW);
const openWaits = () => db.selectFrom("waits").selectAll().where("answered_at", "is", null).execute();
const queued = async () => {
  const rows = await db.selectFrom("outbox").select(["request_id", "template"]).where("state", "!=", "sent").execute();
  return rows.map(({ request_id, template }) => [request_id, template]);
};

describe("the draft of a new version", () => {
  beforeEach(() => setUp(openFresh));

  it("has everything of the quote, and its number with the place", async () => {
    const former = await send({ planning: "custom", first_version_on: "2026-12-24" });
    const draft = await newVersion(former);
    const { customer_name, company, email, address, language, intro, lines, line_groups, discounts } = former;
    expect(await stored(draft.id)).toMatchObject({
      ...{ customer_name, company, email, address, language, intro, lines, line_groups, discounts },
      ...{ planning: "custom", first_version_on: "2026-12-24", once_cents: 149_500, month_cents: 0 },
      ...{ number: `${former.number}-2`, replaces: former.id, state: "draft", sent_at: null, document_hash: null },
    });
    expect(await stored(former.id)).toEqual(former);
    const third = await newVersion(await sendVersion(former));
    expect(third.number).toBe(`${former.number}-3`);
  });

  it("can be made of an expired quote, and of nothing that has ended", async () => {
    const expired = await send();
    const afterwards = new Date("2027-02-01T10:00:00.000Z");
    expect(await openNewVersion(db, expired.id, afterwards)).toMatchObject({ number: `${expired.number}-2` });
    const [agreed, declined, withdrawn, replaced] = [await send(), await send(), await send(), await send()];
    await agreeToQuote(services, agreed, agreementTo(agreed), NOW);
    await declineQuote(services, declined, { reason: "price" }, NOW);
    await withdrawQuote(services, withdrawn.id, BY);
    await sendVersion(replaced);
    const draft = quoteRow();
    await insertQuote(db, draft);
    for (const { id } of [agreed, declined, withdrawn, replaced, draft]) {
      const done = await workOnQuote(services, id, { do: "new-version" }, { ...THEN, language: "nl" });
      expect(done).toEqual({ to: `/admin/quotes/${id}?uitkomst=closed` });
    }
  });

  it("leaves no gap when it is discarded", async () => {
    const former = await send();
    const draft = await newVersion(former);
    expect(await discardQuote(services, draft.id, THEN)).toBe(true);
    expect(await findQuote(db, { id: draft.id })).toBeUndefined();
    expect((await newVersion(former)).number).toBe(`${former.number}-2`);
    const other = await send();
    expect(other.number).toBe("2026-0002");
  });

  it("is found by its number, and leads to the other versions", async () => {
    const former = await send();
    const draft = await newVersion(former);
    const found = await findQuotesFor(db, { number: `${former.number}-2`, leads: [] }, 5);
    expect(found.map(({ id }) => id)).toEqual([draft.id]);
    const reader = { language: "nl", now: LATER } as const;
    const alone = await send();
    expect((await readVersions(db, alone, reader)).rows).toEqual([]);
    expect((await readVersions(db, draft, reader)).rows).toMatchObject([
      { number: former.number, state: "Verstuurd", isShown: false },
      { number: draft.number, state: "Concept", isShown: true },
    ]);
    expect((await readVersions(db, draft, reader)).isOvertaken).toBe(false);
    await withdrawQuote(services, former.id, THEN);
    expect((await readVersions(db, draft, reader)).isOvertaken).toBe(true);
  });
});

describe("a new version that is sent", () => {
  beforeEach(() => setUp(openFresh));

  it("replaces the former, whose document stays, and withdraws its reminder", async () => {
    const former = await send();
    expect(await queued()).toEqual([[former.id, "quote-reminder"]]);
    const before = await findDocument(db, former.id, "sent");
    const next = await sendVersion(former);
    expect(next).toMatchObject({ state: "sent", number: `${former.number}-2`, replaces: former.id });
    // A page that was open answers nothing that nobody saw.
    expect(await declineQuote(services, former, { reason: "price" }, LATER)).toEqual({ outcome: "outdated" });
    expect(await stored(former.id)).toMatchObject({ state: "replaced", replaced_by: next.id });
    expect(await findDocument(db, former.id, "sent")).toEqual(before);
    expect(await findDocument(db, next.id, "sent")).toMatchObject({ sha256: next.document_hash });
    expect(await queued()).toEqual([[next.id, "quote-reminder"]]);
    const audit = await db.selectFrom("audit_log").select(["action", "subject", "user_email"]).orderBy("id").execute();
    expect(audit).toContainEqual({
      action: "quote.replaced",
      subject: `quote:${former.id}`,
      user_email: bert.email,
    });
  });

  it("withdraws the mail of the former, if that has not gone out", async () => {
    services.mailServer.trouble = "away";
    const row = quoteRow();
    await insertQuote(db, row);
    expect(await sendQuote(services, row, BY)).toEqual({ outcome: "delayed" });
    const draft = await newVersion(await stored(row.id));
    expect(await sendQuote(services, draft, THEN)).toEqual({ outcome: "delayed" });
    expect((await queued()).sort()).toEqual([
      [draft.id, "quote"],
      [draft.id, "quote-reminder"],
    ]);
  });

  it("leaves the page of the former withdrawn when it is withdrawn itself", async () => {
    const former = await send();
    const next = await sendVersion(former);
    const page = async () => readQuotePage(services, await stored(former.id), LATER);
    expect((await page()).shown.state).toBe("replaced");
    await withdrawQuote(services, next.id, THEN);
    expect(await page()).toMatchObject({ shown: { state: "withdrawn" }, replacement: null });
  });

  it("tells the customer what has changed, by mail and on the page of the former", async () => {
    const former = await send();
    const [design, buy, rent] = LINES;
    const lines = [
      { ...design, unitCents: 45_050 },
      buy,
      { ...rent, key: "5", description: "Leasen" },
      { ...design, key: "6", description: "Teksten" },
    ];
    const next = await sendVersion(former, { lines: JSON.stringify(lines) });
    const mail = services.sent.at(-1);
    expect(mail?.subject).toBe(`Je aangepaste offerte van Weef: ${next.number}`);
    const text = mail?.text?.replaceAll("\u00a0", " ");
    for (const said of [
      `in de plaats van ${former.number}`,
      "Leasen: € 129 per maand",
      "Teksten: € 500",
      "Huren: € 129 per maand",
      "Ontwerp: € 500 wordt € 450,50",
    ])
      expect(text).toContain(said);
    expect(text).not.toContain("Kopen");
    const replacement = await readReplacement(services, await stored(former.id));
    expect(replacement?.rows.map(({ label, items }) => [label, ...items])).toEqual([
      ["Erbij gekomen", expect.stringContaining("Leasen"), expect.stringContaining("Teksten")],
      ["Vervallen", expect.stringContaining("Huren")],
      ["Aangepast", expect.stringContaining("Ontwerp")],
    ]);
    expect(`${services.env.SITE_URL}${replacement?.link.to}`).toBe(quoteUrl(next, services.env));
    expect(await readReplacement(services, next)).toBeNull();
    const last = await sendVersion(next);
    expect((await readReplacement(services, await stored(former.id)))?.link.text).toContain(last.number);
    expect(services.sent.at(-1)?.text).toContain("Daaraan is niets veranderd.");
  });

  it("is sent again with the same words, and the former no more", async () => {
    const former = await send();
    const next = await sendVersion(former);
    const text = services.sent.at(-1)?.text;
    expect(await resendQuote(services, next.id, THEN)).toBe("resent");
    expect(services.sent.at(-1)?.text).toBe(text);
    expect(await resendQuote(services, former.id, THEN)).toBe("closed");
    expect(await withdrawQuote(services, former.id, THEN)).toBe(false);
  });

  it("cannot be kept from the customer's answer to the former: nothing is stored or sent, and the draft stays", async () => {
    for (const close of [
      (row: QuoteRow) => agreeToQuote(services, row, agreementTo(row), LATER),
      (row: QuoteRow) => declineQuote(services, row, { reason: "price" }, LATER),
      (row: QuoteRow) => withdrawQuote(services, row.id, THEN),
    ]) {
      const former = await send();
      const draft = await newVersion(former);
      await close(former);
      const closed = await stored(former.id);
      const mails = await db.selectFrom("outbox").select("id").execute();
      const done = await workOnQuote(
        services,
        draft.id,
        { do: "send", version: String(draft.version) },
        { ...THEN, language: "nl" },
      );
      expect(done).toEqual({ to: `/admin/quotes/${draft.id}?uitkomst=overtaken` });
      expect(await stored(draft.id)).toEqual(draft);
      expect(await stored(former.id)).toEqual(closed);
      expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(mails.length);
      expect(await findDocument(db, draft.id, "sent")).toBeUndefined();
    }
  });

  it("leaves a former that was edited in another window alone", async () => {
    const former = await send();
    const draft = await newVersion(former);
    await updateDraft(db, draft, { intro: "Anders" });
    expect(await sendQuote(services, draft, THEN)).toEqual({ outcome: "conflict" });
    expect(await stored(former.id)).toEqual(former);
  });

  it("is counted alone: the former is not open, declined or withdrawn", async () => {
    const former = await send();
    await sendVersion(former);
    const read = await readOverview(
      db,
      { state: "replaced", sort: "newest", cursor: null },
      { language: "nl", now: LATER },
    );
    expect(read?.counts).toEqual({ draft: 0, sent: 1, agreed: 0, declined: 0, expired: 0, withdrawn: 0, replaced: 1 });
    expect(read?.quotes).toMatchObject([{ number: former.number, stage: "replaced" }]);
  });
});

describe("the questions about a former version", () => {
  beforeEach(() => setUp(openFresh));
  const overview = async () => {
    const read = await readOverview(
      db,
      { state: "replaced", sort: "newest", cursor: null },
      { language: "nl", now: LATER },
    );
    return {
      open: read?.openQuestions.length,
      listed: read?.quotes.map(({ questions, unanswered }) => [questions, unanswered]),
    };
  };

  it("are answered by the new version, and stay readable", async () => {
    const former = await send();
    await ask(former);
    expect(await openWaits()).toHaveLength(1);
    await sendVersion(former);
    expect(await openWaits()).toEqual([]);
    expect(await overview()).toEqual({ open: 0, listed: [[1, 0]] });
    expect(await listQuestions(db, [former.id])).toMatchObject([{ text: "Kan het goedkoper?", answer: null }]);
    expect(await ask(await stored(former.id))).toEqual({ outcome: "outdated" });
    expect(await ask(former, "Te laat?")).toEqual({ outcome: "outdated" });
    expect(await listQuestions(db, [former.id])).toHaveLength(1);
  });

  it("of a lead end its wait once the mail has gone out; other questions then still wait", async () => {
    const lead = await storeOffer(db);
    const [former, other] = [await send({ lead_id: lead }), await send({ lead_id: lead })];
    await db.updateTable("leads").set({ first_answered_at: NOW.toISOString(), status: "quoted" }).execute();
    await ask(former);
    services.mailServer.trouble = "away";
    const draft = await newVersion(former);
    expect(await sendQuote(services, draft, THEN)).toEqual({ outcome: "delayed" });
    expect(await openWaits()).toMatchObject([{ lead_id: lead, kind: "question" }]);
    await ask(other, "Wanneer?");
    await ask(other, "En hoe?");
    const [first] = await listQuestions(db, [other.id]);
    expect(await answerQuestion(services, { id: first?.id, answer: "Morgen." }, THEN)).toEqual({ outcome: "delayed" });
    expect(await openWaits()).toHaveLength(1);
    const [, second] = await listQuestions(db, [other.id]);
    await answerQuestion(services, { id: second?.id, answer: "Zo." }, THEN);
    expect(await openWaits()).toEqual([]);
  });
});

describe("a copy of an agreed quote", () => {
  beforeEach(() => setUp(openFresh));

  it("has groups and ticks as they were sent, and nothing chosen", async () => {
    const row = await send();
    const rented = { chosen: ["4"], total_once_cents: "50000", total_monthly_cents: "12900" };
    expect(await agreeToQuote(services, row, agreementTo(row, rented), NOW)).toEqual({ outcome: "agreed" });
    expect(await stored(row.id)).toMatchObject({ chosen: '["4"]', once_cents: 50_000, month_cents: 12_900 });
    const copy = await copyQuote(db, row.id, randomUUID(), NOW);
    expect(copy).toMatchObject({
      ...{ state: "draft", number: null, chosen: null, replaces: null, answer_id: null },
      ...{ line_groups: row.line_groups, lines: row.lines, once_cents: 149_500, month_cents: 0 },
    });
  });
});

describeOnEachDatabase("a new version, by two at once", (openFresh) => {
  beforeEach(() => setUp(openFresh));

  it("is one draft for two colleagues who open it at the same time", async () => {
    const former = await send();
    const elsewhere = openAgain(db);
    const drafts = await Promise.all([newVersion(former), newVersion(former, elsewhere), newVersion(former)]);
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    expect(drafts[0]).toMatchObject({ number: `${former.number}-2` });
  });

  it("is sent once by two colleagues at the same time, and tells both so", async () => {
    const former = await send();
    const draft = await newVersion(former);
    const elsewhere = { ...services, db: openAgain(db) };
    const outcomes = await Promise.all([sendQuote(services, draft, THEN), sendQuote(elsewhere, draft, THEN)]);
    expect(outcomes).toEqual([{ outcome: "sent" }, { outcome: "sent" }]);
    expect(services.sent).toHaveLength(2);
  });

  it("is the only one of its former", async () => {
    const former = await send();
    const draft = await newVersion(former);
    await expect(insertQuote(db, { ...draft, id: randomUUID(), number: null })).rejects.toThrow();
  });
});
