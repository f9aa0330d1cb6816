import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import { type Language, LOCALES } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { cleanLine } from "~/lib/text/mail-address";
import { formatMoment } from "~/lib/time/clock";
import { colour } from "../templates/mail-theme";
import type { Attachment } from "../templates/render-mail.server";
import type { ConfirmationProps, PriceSummary } from "../templates/template-props";
import { answerMoment } from "../templates/times-in-words.server";
import { documentName, documentText } from "./document-text.server";
import { PdfDocument } from "./pdf-document.server";
import { decoratePage, writeAnswers, writeHead, writeSection } from "./pdf-parts.server";
import { columns, inset, textStyles } from "./pdf-styles.server";

/** Points. */
const STEP_MARGIN = 3;

export async function summaryDocument(
  props: ConfirmationProps,
  kind: keyof MailCopy["summary"]["titles"],
  language: Language,
): Promise<Attachment> {
  const { words, footer } = fill(
    { words: mailCopy[language].summary, footer: mailCopy[language].footer },
    {
      ...businessFacts(language),
      answerBy: answerMoment(props, language).said,
    },
  );
  const { asked, answerBy, summary } = props;
  const { name } = business;
  const title = words.titles[kind];
  const pdf = new PdfDocument({
    title: `${title} - ${name}`,
    author: name,
    subject: words.subject,
    language: LOCALES[language],
    createdAt: new Date(summary?.requestedAt ?? answerBy),
  });
  writeHead(pdf, title);
  const names = [cleanLine(props.name), summary?.company ?? ""].map(documentName).filter(Boolean);
  const whom = names.join(", ") || props.email;
  writeAnswers(pdf, [
    ...(whom ? [{ label: words.forWhom, value: whom }] : []),
    ...(summary ? [{ label: words.requestedAt, value: formatMoment(summary.requestedAt, language) }] : []),
  ]);
  const answers = asked.map(({ label, value }) => ({ label, value: documentText(value) || words.unshown }));
  if (answers.length > 0) writeSection(pdf, words.choicesTitle, () => writeAnswers(pdf, answers));
  const contents = summary?.contents ?? [];
  if (contents.length > 0) writeSection(pdf, words.contentsTitle, () => writeAnswers(pdf, contents));
  if (summary && summary.price.lines.length > 0) {
    writeSection(pdf, words.priceTitle, () => writePrices(pdf, summary.price, words.item));
  }
  writeSection(pdf, words.nextTitle, () => pdf.together(() => writeSteps(pdf, words.next[kind])));
  writeSection(pdf, words.termsTitle, () => pdf.together(() => writeTerms(pdf, words)));
  const pageWords = { title, page: words.page, footer };
  const content = await pdf.finish((page, pages) => decoratePage(pdf, pageWords, page, pages));
  return { filename: words.fileName, contentType: "application/pdf", content };
}

function writeTerms(pdf: PdfDocument, { terms, question }: MailCopy["summary"]): void {
  for (const text of terms) pdf.row([{ role: "P", text, style: textStyles.soft, ...columns.whole }], { below: 1 });
  pdf.row([{ role: "P", text: question, style: textStyles.strong, ...columns.whole }], { above: 8 });
}

function writePrices(pdf: PdfDocument, { lines, totals, columns: heads, notes }: PriceSummary, item: string): void {
  pdf.table(
    [
      { role: "TH", scope: "Column", text: item, style: textStyles.small, ...columns.item },
      { role: "TH", scope: "Column", text: heads.excluding, style: textStyles.small, ...columns.excluding },
      { role: "TH", scope: "Column", text: heads.including, style: textStyles.small, ...columns.including },
    ],
    () => {
      lines.forEach(({ label, excluding, including }, index) => {
        const isLast = index === lines.length - 1;
        pdf.row(
          [
            { role: "TH", scope: "Row", text: label, style: textStyles.body, ...columns.item },
            { role: "TD", text: excluding, style: textStyles.soft, ...columns.excluding },
            { role: "TD", text: including, style: textStyles.soft, ...columns.including },
          ],
          { role: "TR", rule: colour.linen200, above: 3.5, below: isLast ? 9.5 : 3.5, withNext: isLast },
        );
      });
      totals.forEach(({ label, excluding, including }, index) => {
        const isLast = index === totals.length - 1;
        pdf.row(
          [
            { role: "TH", scope: "Row", text: label, style: textStyles.totalLabel, ...inset(columns.item) },
            { role: "TD", text: excluding, style: textStyles.total, ...inset(columns.excluding) },
            { role: "TD", text: including, style: textStyles.totalSoft, ...inset(columns.including) },
          ],
          {
            role: "TR",
            background: colour.indigo900,
            above: index === 0 ? 8 : 0,
            below: isLast ? 8 : 0,
            withNext: true,
          },
        );
      });
    },
  );
  pdf.together(() => {
    notes.forEach((text, index) => {
      pdf.row([{ role: "P", text, style: textStyles.small, ...columns.whole }], { above: index === 0 ? 4 : 0 });
    });
  });
}

function writeSteps(pdf: PdfDocument, steps: readonly string[]): void {
  pdf.within("L", () => {
    steps.forEach((step, index) => {
      pdf.row(
        [
          { role: "Lbl", text: String(index + 1), style: textStyles.number, ...columns.number },
          { role: "LBody", text: step, style: textStyles.soft, ...columns.step },
        ],
        { role: "LI", below: STEP_MARGIN },
      );
    });
  });
}
