import { setImmediate as nextTurn } from "node:timers/promises";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import type { OutgoingMail } from "~/features/mail/outbox/compose.server";
import type { Db } from "~/lib/db/database.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { describeOnEachDatabase, openAgain, openFresh } from "../../../../tests/support/databases";
import { pdfText } from "../../../../tests/support/pdf-text";
import { agreementTo, quoteRow } from "../../../../tests/support/quotes";
import { mailingServices } from "../../../../tests/support/services";
import { carryChoice, chosenOffer, linesOf, problemOf, readChoice, tickedChoice } from "../choice";
import { sendQuote } from "../editor/send-quote.server";
import type { QuoteServices } from "../mails.server";
import { GROUP_KINDS, type Offer, type QuoteDiscount, type QuoteGroup, type QuoteLine } from "../quote";
import { formatCents, formatSums } from "../quote-money";
import { QuoteSheet } from "../quote-sheet";
import { findDocument, findQuote, insertQuote } from "../quote-store.server";
import { quoteRange, quoteTotals } from "../quote-totals";
import { quoteWords, showQuote } from "../show-quote.server";
import { agreeToQuote } from "./answer-quote.server";
import "../document/write-quote-document.server";

const NOW = new Date("2026-11-21T13:05:00.000Z");
const BY = { user: { id: "1", email: "owner@weef.example" }, now: NOW };

const GROUPS: QuoteGroup[] = [
  { key: "0", title: "Je website", kind: "one_of" },
  { key: "1", title: "", kind: "optional" },
  { key: "2", title: "", kind: "fixed" },
];
const line = (key: string, group: string, description: string, euros: number, changes: Partial<QuoteLine> = {}) => ({
  ...{ key, group, isTicked: false, description, quantity: 1, unitCents: euros * 100, per: "once" as const },
  ...changes,
});
const LINES: QuoteLine[] = [
  line("0", "0", "Website, gekocht", 995, { isTicked: true }),
  line("1", "0", "Website, in abonnement", 129, { per: "month" }),
  line("2", "1", "Fotografie", 250, { isTicked: true }),
  line("3", "1", "Extra landingspagina", 199),
  line("4", "2", "Domeinnaam", 15),
];
const columns = (
  groups: readonly QuoteGroup[],
  lines: readonly QuoteLine[],
  discounts: readonly QuoteDiscount[] = [],
) => {
  const offer: Offer = { groups, lines, discounts, vatPercent: 21 };
  const { once, month } = quoteTotals(chosenOffer(offer, tickedChoice(offer)));
  return {
    line_groups: JSON.stringify(groups),
    lines: JSON.stringify(lines),
    discounts: JSON.stringify(discounts),
    once_cents: once.excluding,
    month_cents: month.excluding,
    planning: "site",
  } as const;
};

let db: Db;
let sent: OutgoingMail[];
let services: QuoteServices;
const setUp = async (open: () => Promise<Db>) => {
  db = await open();
  const mailing = mailingServices(db, () => NOW);
  sent = mailing.sent;
  services = mailing;
};
const stored = async (id: string): Promise<QuoteRow> => {
  const row = await findQuote(db, { id });
  if (!row) throw new Error("No such quote");
  return row;
};
const open = async (changes: Partial<QuoteRow> = columns(GROUPS, LINES)) => {
  const row = quoteRow(changes);
  await insertQuote(db, row);
  expect(await sendQuote(services, row, BY)).toEqual({ outcome: "sent" });
  return stored(row.id);
};
const agreedText = async (id: string) => {
  const { content = "" } = (await findDocument(db, id, "agreed")) ?? {};
  return pdfText(Buffer.from(content, "base64")).replace(/\s+/g, " ");
};

describe("a quote to choose from", () => {
  beforeEach(() => setUp(openFresh));

  it("is agreed to as chosen: the row, the document and the mails have that, and nothing else", async () => {
    const row = await open();
    const choice = { chosen: ["1", "3"], total_once_cents: "21400", total_monthly_cents: "12900" };
    expect(await agreeToQuote(services, row, agreementTo(row, choice), NOW)).toEqual({ outcome: "agreed" });
    expect(await stored(row.id)).toMatchObject({ chosen: '["1","3"]', once_cents: 21_400, month_cents: 12_900 });
    const text = await agreedText(row.id);
    for (const fact of ["Website, in abonnement", "Extra landingspagina", "Domeinnaam", "€ 214,00", "€ 129,00"])
      expect(text).toContain(fact);
    // The titles of the owner stay; lines of groups without one stand together.
    expect(text).toMatch(/Je website .*Website, in abonnement.*Dit zit erin .*Extra landingspagina.*Domeinnaam/);
    for (const unchosen of ["Website, gekocht", "Fotografie", "Kies er"]) expect(text).not.toContain(unchosen);
    expect(text).toContain("Planning 1 Voor de intake kies je een moment");
    for (; sent.length < 3; await nextTurn()) await services.outbox.sendDue();
    for (const { text: said } of sent.slice(1))
      for (const cents of [21_400, 12_900]) expect(said).toContain(formatCents(cents, "nl"));
  });

  it("has no terms of a subscription when nothing chosen is paid by the month", async () => {
    const row = await open();
    await agreeToQuote(services, row, agreementTo(row), NOW);
    expect(await agreedText(row.id)).not.toContain("opzegtermijn");
    const monthly = await open();
    const choice = { chosen: ["1"], total_once_cents: "1500", total_monthly_cents: "12900" };
    await agreeToQuote(services, monthly, agreementTo(monthly, choice), NOW);
    expect(await agreedText(monthly.id)).toContain("opzegtermijn");
  });

  it.each([
    ["two of which one", { chosen: ["0", "1"] }, { outcome: "invalid", problems: { "chosen-0": "oneOf" } }],
    ["none of which one", { chosen: ["2"] }, { outcome: "invalid", problems: { "chosen-0": "oneOf" } }],
    ["a line that is not there", { chosen: ["0", "9"] }, { outcome: "outdated" }],
    ["a line that nobody can choose", { chosen: ["0", "4"] }, { outcome: "outdated" }],
    ["other sums than it comes to", { chosen: ["0"], total_once_cents: "1" }, { outcome: "recounted" }],
    ["no sums", { chosen: ["0"], total_once_cents: undefined }, { outcome: "recounted" }],
    ["another document", { document_sha256: "0".repeat(64) }, { outcome: "outdated" }],
  ])("stores nothing of an agreement with %s", async (_what, changes, answer) => {
    const row = await open();
    expect(await agreeToQuote(services, row, agreementTo(row, changes), NOW)).toEqual(answer);
    expect(await stored(row.id)).toEqual(row);
  });

  it("takes another choice with the same form for another answer, not for a repeat", async () => {
    const row = await open();
    const first = agreementTo(row);
    await agreeToQuote(services, row, first, NOW);
    expect(await agreeToQuote(services, await stored(row.id), first, NOW)).toEqual({ outcome: "agreed" });
    const other = { ...first, chosen: ["1"], total_once_cents: "1500", total_monthly_cents: "12900" };
    expect(await agreeToQuote(services, await stored(row.id), other, NOW)).toEqual({ outcome: "already" });
  });

  it("is not agreed to with nothing chosen", async () => {
    const row = await open(
      columns(
        [{ key: "0", title: "", kind: "optional" }],
        [line("0", "0", "Logo", 450)].map((each) => ({ ...each, isTicked: true })),
      ),
    );
    const nothing = { chosen: [], total_once_cents: "0", total_monthly_cents: "0" };
    expect(await agreeToQuote(services, row, agreementTo(row, nothing), NOW)).toEqual({
      outcome: "invalid",
      problems: { "chosen-all": "nothing" },
    });
  });

  it("takes off no more than what is chosen comes to", async () => {
    const discount = { description: "Welkom", kind: "amount", value: 50_000, per: "once" } as const;
    const row = await open(columns(GROUPS, LINES, [discount]));
    const choice = { chosen: ["1"], total_once_cents: "0", total_monthly_cents: "12900" };
    expect(await agreeToQuote(services, row, agreementTo(row, choice), NOW)).toEqual({ outcome: "agreed" });
    expect(await agreedText(row.id)).toContain("Welkom € -15,00");
  });

  it("is sent with every line on paper, a sign where it is ticked, and a planning", async () => {
    const row = await open();
    const { content = "" } = (await findDocument(db, row.id, "sent")) ?? {};
    const text = pdfText(Buffer.from(content, "base64")).replace(/\s+/g, " ");
    for (const fact of [
      "Je website Kies wat bij je past.",
      "[x] Website, gekocht",
      "[ ] Website, in abonnement 1 € 129,00 € 129,00 per maand",
      "[x] Fotografie",
      "[ ] Extra landingspagina",
      "Eenmalig: met wat is aangevinkt",
      "€ 1.260,00",
      "Akkoord vandaag? Dan kies je meteen een moment voor de intake.",
    ])
      expect(text).toContain(fact);
  });
});

describeOnEachDatabase("a quote to choose from, in two browsers", (openDatabase) => {
  beforeEach(() => setUp(openDatabase));

  it("is agreed to once, with the choice of one of them", async () => {
    const row = await open();
    const other = { chosen: ["1"], total_once_cents: "1500", total_monthly_cents: "12900" };
    const outcomes = await Promise.all([
      agreeToQuote(services, row, agreementTo(row), NOW),
      agreeToQuote({ ...services, db: openAgain(db) }, row, agreementTo(row, other), NOW),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["agreed", "already"]);
    const isFirst = outcomes[0]?.outcome === "agreed";
    const expected = isFirst ? { chosen: '["0","2"]', once_cents: 126_000 } : { chosen: '["1"]', once_cents: 1_500 };
    expect(await stored(row.id)).toMatchObject(expected);
    expect(await db.selectFrom("quote_documents").select("kind").where("kind", "=", "agreed").execute()).toHaveLength(
      1,
    );
  });
});

const key = (index: number) => String(index);
const per = fc.constantFrom("once" as const, "month" as const);
const offerAndChoice = fc
  .record({
    kinds: fc.array(fc.constantFrom(...GROUP_KINDS), { minLength: 1, maxLength: 6 }),
    lines: fc.array(
      fc.record({
        group: fc.nat({ max: 5 }),
        isTicked: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 900 }).map((hundredths) => hundredths / 100),
        unitCents: fc.integer({ min: 0, max: 500_000 }),
        per,
      }),
      { minLength: 1, maxLength: 12 },
    ),
    discounts: fc.array(
      fc.record({
        description: fc.constant("Korting"),
        kind: fc.constantFrom("amount" as const, "percent" as const),
        value: fc.integer({ min: 1, max: 100 }),
        per,
      }),
      { maxLength: 3 },
    ),
    picks: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ kinds, lines, discounts, picks }) => {
    const groups = kinds.map((kind, index) => ({ key: key(index), title: "", kind }));
    const offer: Offer = {
      groups,
      lines: lines.map((each, index) => ({
        ...each,
        key: key(index),
        group: key(each.group % groups.length),
        description: `Regel ${index}`,
      })),
      discounts,
      vatPercent: 21,
    };
    const chosen = groups.flatMap((group, place) => {
      const keys = offer.lines.filter((each) => each.group === group.key).map((each) => each.key);
      if (group.kind === "one_of") return keys.length > 0 ? [keys[(picks[place] ?? 0) % keys.length] ?? ""] : [];
      return group.kind === "optional" ? keys.filter((_key, index) => ((picks[place] ?? 0) >> index) % 2 === 1) : [];
    });
    return { offer, chosen };
  });

describe("any quote, chosen from in any way", () => {
  it("comes to the same on the page, on paper, in the mails, the list and the row", async () => {
    await setUp(openFresh);
    await fc.assert(
      fc.asyncProperty(offerAndChoice, async ({ offer, chosen }) => {
        const { groups, lines, discounts } = offer;
        const draft = quoteRow({
          ...columns(groups, lines, discounts),
          state: "sent",
          document_hash: "a",
          valid_until: "2026-12-21",
        });
        await insertQuote(db, { ...draft, sent_at: NOW.toISOString(), number: draft.id });
        const row = await stored(draft.id);
        const choice = readChoice(offer, chosen) ?? [];
        fc.pre(problemOf(offer, choice) === null);
        const shown = showQuote(row, NOW);
        const { sheet } = quoteWords(row, shown, "https://weef.example");
        const page = renderToStaticMarkup(createElement(QuoteSheet, { shown, copy: sheet, choice }));
        const totals = quoteTotals(chosenOffer(offer, choice));
        const posted = {
          chosen,
          total_once_cents: String(totals.once.excluding),
          total_monthly_cents: String(totals.month.excluding),
        };
        expect(await agreeToQuote(services, row, agreementTo(row, posted), NOW)).toEqual({ outcome: "agreed" });
        const agreed = await stored(row.id);
        const paper = await agreedText(row.id);
        for (; sent.length < 2; await nextTurn()) await services.outbox.sendDue();
        const mails = sent.splice(0);
        const range = quoteRange(offer);
        const counted = lines.filter(
          (each) => chosen.includes(each.key) || groups.find((group) => group.key === each.group)?.kind === "fixed",
        );
        for (const period of ["once", "month"] as const) {
          const ofPeriod = counted.filter((each) => each.per === period);
          const { excluding, vat, including } = totals[period];
          expect(agreed[`${period}_cents`]).toBe(excluding);
          expect(excluding).toBeGreaterThanOrEqual(range[period].least);
          expect(excluding).toBeLessThanOrEqual(range[period].most);
          expect(vat).toBe(Math.round((excluding * 21) / 100));
          if (ofPeriod.length === 0) continue;
          for (const cents of [excluding, vat, including]) {
            const said = formatCents(cents, "nl");
            expect(page).toContain(said);
            expect(paper).toContain(said.replace(/\s/g, " "));
          }
          for (const { text } of mails) expect(text).toContain(formatCents(excluding, "nl"));
          if (excluding > 0) expect(formatSums(agreed, "nl")[period]).toBe(formatCents(excluding, "nl"));
        }
        for (const each of lines) expect(paper.includes(`${each.description} `)).toBe(counted.includes(each));
      }),
      { numRuns: 40 },
    );
  });

  it("keeps what was chosen when a line is added, and chooses from the new ones as ticked", () => {
    fc.assert(
      fc.property(offerAndChoice, ({ offer, chosen }) => {
        const added = line("new", offer.groups[0]?.key ?? "", "Nieuw", 1, { isTicked: true });
        const next = { ...offer, lines: [...offer.lines, added] };
        const carried = carryChoice(next, offer, chosen);
        expect(carried.filter((each) => each !== "new").toSorted()).toEqual(chosen.toSorted());
        const isOne = offer.groups[0]?.kind === "one_of" && linesOf(offer, added.group).length > 0;
        expect(carried.includes("new")).toBe(offer.groups[0]?.kind !== "fixed" && !isOne);
        expect(carryChoice(offer, offer, chosen).toSorted()).toEqual(chosen.toSorted());
      }),
    );
  });
});
