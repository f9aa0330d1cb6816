import { business } from "~/content/business";
import { facts } from "~/content/facts.server";
import { mailCopy } from "~/content/mail/mail-copy.server";
import { checkPageCopy } from "~/content/site/website-check-page/check-page-copy.server";
import { PdfDocument } from "~/features/mail/pdf/pdf-document.server";
import { decoratePage, writeAnswers, writeHead, writeSection } from "~/features/mail/pdf/pdf-parts.server";
import { columns, textStyles } from "~/features/mail/pdf/pdf-styles.server";
import type { FileProps } from "~/features/mail/templates/template-props";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import { type Language, LOCALES } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { isWhole, type SeenFinding, type ShownFinding, showCheck } from "./shown-check.server";

export async function writeCheckDocument(row: WebsiteCheckRow, language: Language): Promise<FileProps> {
  const shown = showCheck(row, language);
  const { first, rest, good, unknown, host } = shown;
  const known = {
    ...facts(language),
    host,
    good: String(good.length),
    bad: String(first.length + rest.length),
    unknown: String(unknown.length),
    count: String(rest.length),
  };
  const { sheet, result } = checkPageCopy[language];
  const words = fill(sheet, known);
  const { goodTitle, goodLead, unknownTitle, saw, why, fix } = result;
  const labels = { saw, why, fix };
  const pdf = new PdfDocument({
    title: `${words.title} ${host} - ${business.name}`,
    author: business.name,
    subject: words.subject,
    language: LOCALES[language],
    createdAt: new Date(row.done_at ?? row.created_at),
  });
  const paragraph = (text: string) =>
    pdf.row([{ role: "P", text, style: textStyles.soft, ...columns.whole }], { above: 3, below: 3 });
  writeHead(pdf, words.title);
  writeAnswers(pdf, [
    { label: words.site, value: shown.seenHost ?? host },
    { label: words.checked, value: shown.checkedAt },
    { label: words.outcome, value: words.sums },
  ]);
  if (first.length === 0) paragraph(goodLead);
  else writeSection(pdf, words.most, () => writeFindings(pdf, first, labels));
  if (rest.length > 0) {
    writeSection(pdf, words.rest, () => {
      if (isWhole(row)) writeFindings(pdf, rest, labels);
      else paragraph(words.moreOnPage);
    });
  }
  if (good.length > 0) writeSection(pdf, goodTitle, () => writeSeen(pdf, good));
  if (unknown.length > 0) writeSection(pdf, unknownTitle, () => writeSeen(pdf, unknown));
  pdf.row([{ role: "P", text: words.closing, style: textStyles.strong, ...columns.whole }], { above: 12 });
  const { footer } = fill({ footer: mailCopy[language].footer }, facts(language));
  const pageWords = { title: `${words.title} ${host}`, page: words.page, footer };
  const content = await pdf.finish((page, pages) => decoratePage(pdf, pageWords, page, pages));
  return { name: words.fileName, content: content.toString("base64") };
}

function writeFindings(
  pdf: PdfDocument,
  findings: readonly ShownFinding[],
  labels: Record<"saw" | "why" | "fix", string>,
): void {
  for (const { title, saw, why, fix, help } of findings) {
    pdf.together(() => {
      pdf.row([{ role: "P", text: title, style: textStyles.strong, ...columns.whole }], {
        above: 8,
        below: 2,
        withNext: true,
      });
      writeAnswers(pdf, [
        { label: labels.saw, value: saw },
        { label: labels.why, value: why },
        { label: labels.fix, value: `${fix} ${help}` },
      ]);
    });
  }
}

function writeSeen(pdf: PdfDocument, seen: readonly SeenFinding[]): void {
  writeAnswers(
    pdf,
    seen.map(({ title, saw }) => ({ label: title, value: saw })),
  );
}
