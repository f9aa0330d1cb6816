import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { type MailCopy, mailCopy } from "~/content/mail/mail-copy.server";
import { addHours, formatMoment, sayMoment } from "~/lib/clock";
import { fill } from "~/lib/fill";
import { type Language, LOCALES } from "~/lib/language/language";
import { cleanLine } from "~/lib/mail-address";
import { colour } from "../templates/mail-theme";
import type { Attachment } from "../templates/render-mail.server";
import type { AskedRow, ConfirmationProps, PriceSummary } from "../templates/template-props";
import { Paper } from "./paper.server";
import { columns, drawBand, inks, inset } from "./summary-look.server";

/** How high a heading is with its margins, and what it needs below it to stand on a sheet, in points. */
const HEADING = 39;
const BEGINNING = 27;
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
      startBy: sayMoment(addHours(props.answerBy, business.firstVersionHours.to), language),
    },
  );
  const { asked, answerBy, summary } = props;
  const { name, tagline } = business;
  const title = words.titles[kind];
  const paper = new Paper({
    title: `${title} - ${name}`,
    author: name,
    subject: words.subject,
    language: LOCALES[language],
    createdAt: new Date(summary?.requestedAt ?? answerBy),
  });
  paper.row([
    { role: "P", text: name, ink: inks.name, ...columns.whole },
    { role: "P", text: tagline, ink: inks.quiet, ...columns.end },
  ]);
  paper.row([{ role: "H1", text: title, ink: inks.title, ...columns.whole }], { above: 12, below: 8 });
  const whom = [cleanLine(props.name), summary?.company].filter(Boolean).join(", ");
  writeAnswers(paper, [
    { label: words.forWhom, value: whom },
    ...(summary ? [{ label: words.requestedAt, value: formatMoment(summary.requestedAt, language) }] : []),
  ]);
  if (asked.length > 0) writePart(paper, words.choicesTitle, () => writeAnswers(paper, asked));
  const contents = summary?.contents ?? [];
  if (contents.length > 0) writePart(paper, words.contentsTitle, () => writeAnswers(paper, contents));
  if (summary && summary.price.lines.length > 0) {
    writePart(paper, words.priceTitle, () => writePrices(paper, summary.price, words.item));
  }
  const steps = words.next.length * (inks.soft.leading + STEP_MARGIN);
  writePart(paper, words.nextTitle, () => writeSteps(paper, words.next), steps);
  const terms = (words.terms.length + 2) * inks.soft.leading;
  writePart(paper, words.termsTitle, () => writeTerms(paper, words), terms);
  const content = await paper.finish((page, pages) => furnish(paper, { words, footer }, page, pages));
  return { filename: words.fileName, contentType: "application/pdf", content };
}

/** A part with its heading, which stands on the same sheet as the `beginning` of what is below it, in points. */
function writePart(paper: Paper, title: string, write: () => void, beginning = BEGINNING): void {
  paper.need(HEADING + beginning);
  paper.within("Sect", () => {
    paper.row([{ role: "H2", text: title, ink: inks.heading, ...columns.whole }], { above: 16, below: 4 });
    write();
  });
}

function writeTerms(paper: Paper, { terms, question }: MailCopy["summary"]): void {
  for (const text of terms) paper.row([{ role: "P", text, ink: inks.soft, ...columns.whole }], { below: 1 });
  paper.row([{ role: "P", text: question, ink: inks.strong, ...columns.whole }], { above: 8 });
}

function writeAnswers(paper: Paper, rows: readonly AskedRow[]): void {
  paper.within("Table", () => {
    for (const { label, value } of rows) {
      paper.row(
        [
          { role: "TH", scope: "Row", text: label, ink: inks.quiet, ...columns.label },
          { role: "TD", text: value, ink: inks.body, ...columns.value },
        ],
        { role: "TR", rule: colour.linen200, above: 3.5, below: 3.5 },
      );
    }
  });
}

/** The priced lines, and the totals set apart as beside the questions of the configurator. */
function writePrices(paper: Paper, { lines, totals, columns: heads, notes }: PriceSummary, item: string): void {
  paper.within("Table", () => {
    paper.row(
      [
        { role: "TH", scope: "Column", text: item, ink: inks.small, ...columns.item },
        { role: "TH", scope: "Column", text: heads.excluding, ink: inks.small, ...columns.excluding },
        { role: "TH", scope: "Column", text: heads.including, ink: inks.small, ...columns.including },
      ],
      { role: "TR", below: 2 },
    );
    for (const { label, excluding, including } of lines) {
      paper.row(
        [
          { role: "TH", scope: "Row", text: label, ink: inks.body, ...columns.item },
          { role: "TD", text: excluding, ink: inks.soft, ...columns.excluding },
          { role: "TD", text: including, ink: inks.soft, ...columns.including },
        ],
        { role: "TR", rule: colour.linen200, above: 3.5, below: 3.5 },
      );
    }
    paper.need(totals.length * inks.total.leading + 26 + notes.length * inks.small.leading);
    if (totals.length > 0) paper.space(6);
    totals.forEach(({ label, excluding, including }, index) => {
      paper.row(
        [
          { role: "TH", scope: "Row", text: label, ink: inks.totalLabel, ...inset(columns.item) },
          { role: "TD", text: excluding, ink: inks.total, ...inset(columns.excluding) },
          { role: "TD", text: including, ink: inks.totalSoft, ...inset(columns.including) },
        ],
        {
          role: "TR",
          ground: colour.indigo900,
          above: index === 0 ? 8 : 0,
          below: index === totals.length - 1 ? 8 : 0,
        },
      );
    });
  });
  paper.space(4);
  for (const note of notes) paper.row([{ role: "P", text: note, ink: inks.small, ...columns.whole }]);
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

interface SheetWords {
  words: MailCopy["summary"];
  footer: MailCopy["footer"];
}

/** What stands on every sheet: the band, who we are, and which page it is. */
function furnish(paper: Paper, { words, footer }: SheetWords, page: number, pages: number): void {
  const { name, tagline, address, phone, email } = business;
  const line = (y: number) => [{ ink: inks.small, ...columns.whole }, y] as const;
  paper.decorate((document) => {
    drawBand(document);
    document.rect(columns.whole.x, 778, columns.whole.width, 0.75).fill(colour.linen200);
  });
  paper.note(`${name} ${tagline}, ${address.street}, ${address.postalCode} ${address.town}`, ...line(786));
  paper.note(`${phone.national} · ${email} · ${footer.kvk} · ${footer.vat}`, ...line(798));
  const number = words.page.replace("[page]", String(page)).replace("[pages]", String(pages));
  paper.note(number, { ink: inks.small, ...columns.end }, 786);
}
