import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { firstVersionBy } from "~/content/first-version";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import { formatMoment, sayMoment } from "~/lib/clock";
import { fill } from "~/lib/fill";
import { type Language, LOCALES } from "~/lib/language/language";
import { cleanLine } from "~/lib/mail-address";
import { documentName, documentText } from "../paper/document-text.server";
import { Paper } from "../paper/paper.server";
import { columns, inks, inset } from "../paper/paper-look.server";
import { furnishSheet, writeAnswers, writeHead, writePart } from "../paper/paper-parts.server";
import { colour } from "../templates/mail-theme";
import type { Attachment } from "../templates/render-mail.server";
import type { ConfirmationProps, PriceSummary } from "../templates/template-props";

/** Below a step, in points. */
const STEP_MARGIN = 3;

/** What was chosen, its price and what happens next, on A4 to keep or to print, for every reader (PDF/UA). */
export async function summaryDocument(
  props: ConfirmationProps,
  kind: keyof MailCopy["summary"]["titles"],
  language: Language,
): Promise<Attachment> {
  const { words, footer } = fill(
    { words: mailCopy[language].summary, footer: mailCopy[language].footer },
    {
      ...businessFacts(language),
      answerBy: sayMoment(props.answerBy, language),
      startBy: sayMoment(firstVersionBy(props.answerBy), language),
    },
  );
  const { asked, answerBy, summary } = props;
  const { name } = business;
  const title = words.titles[kind];
  const paper = new Paper({
    title: `${title} - ${name}`,
    author: name,
    subject: words.subject,
    language: LOCALES[language],
    createdAt: new Date(summary?.requestedAt ?? answerBy),
  });
  writeHead(paper, title);
  const names = [cleanLine(props.name), summary?.company ?? ""].map(documentName).filter(Boolean);
  const whom = names.join(", ") || props.email;
  writeAnswers(paper, [
    ...(whom ? [{ label: words.forWhom, value: whom }] : []),
    ...(summary ? [{ label: words.requestedAt, value: formatMoment(summary.requestedAt, language) }] : []),
  ]);
  const answers = asked.map(({ label, value }) => ({ label, value: documentText(value) || words.unshown }));
  if (answers.length > 0) writePart(paper, words.choicesTitle, () => writeAnswers(paper, answers));
  const contents = summary?.contents ?? [];
  if (contents.length > 0) writePart(paper, words.contentsTitle, () => writeAnswers(paper, contents));
  if (summary && summary.price.lines.length > 0) {
    writePart(paper, words.priceTitle, () => writePrices(paper, summary.price, words.item));
  }
  writePart(paper, words.nextTitle, () => paper.together(() => writeSteps(paper, words.next)));
  writePart(paper, words.termsTitle, () => paper.together(() => writeTerms(paper, words)));
  const sheet = { title, page: words.page, footer };
  const content = await paper.finish((page, pages) => furnishSheet(paper, sheet, page, pages));
  return { filename: words.fileName, contentType: "application/pdf", content };
}

function writeTerms(paper: Paper, { terms, question }: MailCopy["summary"]): void {
  for (const text of terms) paper.row([{ role: "P", text, ink: inks.soft, ...columns.whole }], { below: 1 });
  paper.row([{ role: "P", text: question, ink: inks.strong, ...columns.whole }], { above: 8 });
}

/** The priced lines, and the totals set apart as beside the questions of the configurator. */
function writePrices(paper: Paper, { lines, totals, columns: heads, notes }: PriceSummary, item: string): void {
  paper.table(
    [
      { role: "TH", scope: "Column", text: item, ink: inks.small, ...columns.item },
      { role: "TH", scope: "Column", text: heads.excluding, ink: inks.small, ...columns.excluding },
      { role: "TH", scope: "Column", text: heads.including, ink: inks.small, ...columns.including },
    ],
    () => {
      lines.forEach(({ label, excluding, including }, index) => {
        const isLast = index === lines.length - 1;
        paper.row(
          [
            { role: "TH", scope: "Row", text: label, ink: inks.body, ...columns.item },
            { role: "TD", text: excluding, ink: inks.soft, ...columns.excluding },
            { role: "TD", text: including, ink: inks.soft, ...columns.including },
          ],
          { role: "TR", rule: colour.linen200, above: 3.5, below: isLast ? 9.5 : 3.5, withNext: isLast },
        );
      });
      totals.forEach(({ label, excluding, including }, index) => {
        const isLast = index === totals.length - 1;
        paper.row(
          [
            { role: "TH", scope: "Row", text: label, ink: inks.totalLabel, ...inset(columns.item) },
            { role: "TD", text: excluding, ink: inks.total, ...inset(columns.excluding) },
            { role: "TD", text: including, ink: inks.totalSoft, ...inset(columns.including) },
          ],
          { role: "TR", ground: colour.indigo900, above: index === 0 ? 8 : 0, below: isLast ? 8 : 0, withNext: true },
        );
      });
    },
  );
  paper.together(() => {
    notes.forEach((text, index) => {
      paper.row([{ role: "P", text, ink: inks.small, ...columns.whole }], { above: index === 0 ? 4 : 0 });
    });
  });
}

function writeSteps(paper: Paper, steps: readonly string[]): void {
  paper.within("L", () => {
    steps.forEach((step, index) => {
      paper.row(
        [
          { role: "Lbl", text: String(index + 1), ink: inks.number, ...columns.number },
          { role: "LBody", text: step, ink: inks.soft, ...columns.step },
        ],
        { role: "LI", below: STEP_MARGIN },
      );
    });
  });
}
