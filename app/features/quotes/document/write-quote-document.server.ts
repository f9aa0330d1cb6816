import { createHash } from "node:crypto";
import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import { documentName, documentText } from "~/features/mail/pdf/document-text.server";
import { PAGE, PdfDocument } from "~/features/mail/pdf/pdf-document.server";
import { decoratePage, writeAnswers, writeHead, writeSection } from "~/features/mail/pdf/pdf-parts.server";
import { columns, inset, textStyles } from "~/features/mail/pdf/pdf-styles.server";
import { colour } from "~/features/mail/templates/mail-theme";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import { LOCALES } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { type Piece, partsOf } from "~/lib/text/markup";
import { chosenOffer, hasChoice } from "../choice";
import { quoteWords, type ShownQuote, showQuote } from "../show-quote.server";
import {
  essentialTerms,
  isGrouped,
  isMonthly,
  planningLines,
  type ShownGroup,
  type ShownLine,
  type ShownPeriod,
  showGroups,
  showPeriods,
} from "../shown-offer";
import type { QuoteDocument } from "./quote-document.server";

const AMOUNT = 92;
const QUANTITY = 64;
const GAP = 10;
const right = (place: number, width: number) => ({ x: PAGE.right - place * (AMOUNT + GAP), width, isRight: true });
const thread = { role: "TR", rule: colour.linen200, above: 3.5, below: 3.5 } as const;
/** Points. */
const grid = {
  item: { x: PAGE.left, width: PAGE.right - PAGE.left - 2 * (AMOUNT + GAP) - QUANTITY - GAP },
  quantity: right(2, QUANTITY),
  unit: right(1, AMOUNT),
  amount: right(0, AMOUNT),
  total: { x: PAGE.left, width: PAGE.right - PAGE.left - 2 * AMOUNT },
} as const;

export async function writeQuoteDocument(
  row: QuoteRow,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<QuoteDocument> {
  const { language } = row;
  const shown = showQuote(row, now);
  const { sheet } = quoteWords(row, shown, siteUrl);
  const footer = fill(mailCopy[language].footer, businessFacts(language));
  const title = row.sent_at === null ? sheet.draftTitle : sheet.title;
  const pdf = new PdfDocument({
    title: `${title} - ${business.name}`,
    author: business.name,
    subject: sheet.subject,
    language: LOCALES[language],
    createdAt: now,
  });
  writeHead(pdf, title);
  writeAnswers(pdf, [
    { label: sheet.forWhom, value: addresseeOf(row).join("\n") },
    { label: sheet.date, value: shown.date },
    { label: sheet.validUntil, value: shown.validUntil },
  ]);
  const { intro } = shown;
  if (intro) writeSection(pdf, sheet.intro, () => writeText(pdf, intro));
  const periods = showPeriods(chosenOffer(shown.offer, shown.choice), language);
  if (isGrouped(shown.offer)) {
    for (const group of showGroups(shown.offer, sheet, language)) {
      writeSection(pdf, group.title, () => writeGroup(pdf, group, shown, sheet));
    }
    for (const period of periods) {
      const title = hasChoice(shown.offer)
        ? `${sheet.periods[period.per]}: ${sheet.chosen}`
        : sheet.periods[period.per];
      writeSection(pdf, title, () => writeSums(pdf, period, sheet));
    }
  } else {
    for (const period of periods) writeSection(pdf, sheet.periods[period.per], () => writeLines(pdf, period, sheet));
  }
  const planning = planningLines(sheet, { planning: shown.planning, isAgreed: shown.agreement !== null });
  if (planning.length > 0) {
    writeSection(pdf, sheet.planning.title, () => pdf.together(() => writeNumbered(pdf, planning)));
  }
  // Readers overlook a term that stands alone on the next page.
  writeSection(pdf, sheet.termsTitles.open, () => pdf.together(() => writeTerms(pdf, sheet, shown)));
  const { agreement } = shown;
  if (agreement) {
    const rows = [
      { label: sheet.agreedBy, value: documentName(agreement.by) || (row.email ?? "") },
      { label: sheet.agreedAt, value: agreement.at },
      { label: sheet.agreedDocument, value: agreement.hash },
    ];
    writeSection(pdf, sheet.agreementTitle, () => pdf.together(() => writeAnswers(pdf, rows)));
  }
  const pageWords = { title, page: sheet.page, footer };
  const content = await pdf.finish((page, pages) => decoratePage(pdf, pageWords, page, pages));
  const fileName = agreement ? sheet.agreedFileName : sheet.fileName;
  return { fileName, content, sha256: createHash("sha256").update(content).digest("hex") };
}

function addresseeOf({ company, customer_name, email, address }: QuoteRow): string[] {
  const names = [company, customer_name].map((name) => documentName(name ?? "")).filter(Boolean);
  const place = (address ?? "").split("\n").map(documentText).filter(Boolean);
  return [...(names.length > 0 ? names : [email ?? ""]), ...place];
}

/** Bold shows where all of a paragraph is bold: a text here has one face. */
function writeText(pdf: PdfDocument, text: string): void {
  for (const { kind, lines, first } of partsOf(text)) {
    const words = lines.map((line) => line.map(wordsOf).join(""));
    if (kind === "lines") {
      const isStrong = lines.flat().every((piece) => piece.kind === "bold");
      const style = isStrong ? textStyles.strong : textStyles.soft;
      pdf.row([{ role: "P", text: words.join("\n"), style, ...columns.whole }], { below: 5 });
    } else {
      pdf.within("L", () => {
        for (const [at, item] of words.entries()) writeItem(pdf, kind === "list" ? "–" : String(first + at), item);
      });
    }
  }
}

function writeItem(pdf: PdfDocument, sign: string, text: string): void {
  const cells = [
    { role: "Lbl", text: sign, style: textStyles.number, ...columns.number },
    { role: "LBody", text, style: textStyles.soft, ...columns.step },
  ] as const;
  pdf.row(cells, { role: "LI", below: 3 });
}

function wordsOf(piece: Piece): string {
  return piece.kind === "link" && piece.text !== piece.href ? `${piece.text} (${piece.href})` : piece.text;
}

function writeLines(pdf: PdfDocument, period: ShownPeriod, sheet: QuotesCopy["sheet"]): void {
  // Totals without any line above them do not say what they are the totals of.
  writeRows(pdf, period.lines, sheet, { withNext: true });
  writeSums(pdf, period, sheet);
}

/** A sign before each line says whether it is ticked, and how many may be chosen. */
function writeGroup(
  pdf: PdfDocument,
  { kind, lines }: ShownGroup,
  { choice }: ShownQuote,
  sheet: QuotesCopy["sheet"],
): void {
  const { how } = sheet.groups[kind];
  if (how) pdf.row([{ role: "P", text: how, style: textStyles.soft, ...columns.whole }], { below: 5, withNext: true });
  const rows = lines.map((line) => {
    const sign = kind === "fixed" ? "" : choice.includes(line.key) ? `${sheet.ticked} ` : `${sheet.unticked} `;
    const amount = line.per === "month" ? `${line.amount} ${sheet.sums.month}` : line.amount;
    return { ...line, description: `${sign}${line.description}`, amount };
  });
  writeRows(pdf, rows, sheet, { withNext: false });
}

/** `withNext`: the last line stays with what follows. */
function writeRows(
  pdf: PdfDocument,
  lines: readonly ShownLine[],
  sheet: QuotesCopy["sheet"],
  { withNext }: { withNext: boolean },
): void {
  const head = { role: "TH", scope: "Column", style: textStyles.small } as const;
  const heads = [
    { ...head, text: sheet.item, ...grid.item },
    { ...head, text: sheet.quantity, ...grid.quantity },
    { ...head, text: sheet.unit, ...grid.unit },
    { ...head, text: sheet.amount, ...grid.amount },
  ];
  pdf.table(heads, () => {
    lines.forEach(({ description, quantity, unit, amount }, index) => {
      pdf.row(
        [
          { role: "TH", scope: "Row", text: description, style: textStyles.body, ...grid.item },
          { role: "TD", text: quantity ?? "1", style: textStyles.soft, ...grid.quantity },
          { role: "TD", text: unit, style: textStyles.soft, ...grid.unit },
          { role: "TD", text: amount, style: textStyles.body, ...grid.amount },
        ],
        { ...thread, withNext: withNext && index === lines.length - 1 },
      );
    });
  });
}

function writeSums(pdf: PdfDocument, { discounts, totals }: ShownPeriod, sheet: QuotesCopy["sheet"]): void {
  const sums = [
    ...(discounts.length > 0 ? [{ label: sheet.subtotal, amount: totals.subtotal }] : []),
    ...discounts.map(({ description, amount }) => ({ label: description, amount })),
    { label: sheet.excluding, amount: totals.excluding },
    { label: sheet.vat, amount: totals.vat },
  ];
  const write = () => {
    for (const { label, amount } of sums) {
      pdf.row(
        [
          { role: "TH", scope: "Row", text: label, style: textStyles.soft, ...grid.total },
          { role: "TD", text: amount, style: textStyles.soft, ...grid.amount },
        ],
        thread,
      );
    }
    pdf.row(
      [
        { role: "TH", scope: "Row", text: sheet.including, style: textStyles.totalLabel, ...inset(grid.total) },
        {
          role: "TD",
          text: totals.including,
          style: textStyles.total,
          ...inset({ ...grid.amount, width: 2 * AMOUNT }),
        },
      ],
      { role: "TR", background: colour.indigo900, above: 8, below: 8 },
    );
  };
  pdf.together(() => pdf.within("Table", write));
}

function writeTerms(pdf: PdfDocument, sheet: QuotesCopy["sheet"], shown: ShownQuote): void {
  const chosen = chosenOffer(shown.offer, shown.choice);
  writeNumbered(pdf, essentialTerms(sheet, { isDeclined: false, isMonthly: isMonthly(chosen) }));
  const closing = [`${sheet.conditions} ${sheet.conditionsPlace}`, ...(shown.agreement ? [] : [sheet.howToAgree])];
  for (const text of closing) pdf.row([{ role: "P", text, style: textStyles.soft, ...columns.whole }], { above: 3 });
  pdf.row([{ role: "P", text: sheet.question, style: textStyles.strong, ...columns.whole }], { above: 6 });
}

function writeNumbered(pdf: PdfDocument, texts: readonly string[]): void {
  pdf.within("L", () => {
    for (const [index, text] of texts.entries()) writeItem(pdf, String(index + 1), text);
  });
}
