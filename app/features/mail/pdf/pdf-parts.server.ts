import { business } from "~/content/business";
import type { MailCopy } from "~/content/mail/mail-copy.server";
import { colour } from "../templates/mail-theme";
import type { AskedRow } from "../templates/template-props";
import type { PdfDocument } from "./pdf-document.server";
import { columns, drawBand, textStyles } from "./pdf-styles.server";

export function writeHead(pdf: PdfDocument, title: string): void {
  const { name, tagline } = business;
  pdf.row([
    { role: "P", text: name, style: textStyles.name, ...columns.whole },
    { role: "P", text: tagline, style: textStyles.quiet, ...columns.end },
  ]);
  pdf.row([{ role: "H1", text: title, style: textStyles.title, ...columns.whole }], { above: 12, below: 8 });
}

/** The heading stays on the page where its content begins. */
export function writeSection(pdf: PdfDocument, title: string, write: () => void): void {
  pdf.within("Sect", () => {
    const rowStyle = { above: 16, below: 4, withNext: true };
    pdf.row([{ role: "H2", text: title, style: textStyles.heading, ...columns.whole }], rowStyle);
    write();
  });
}

export function writeAnswers(pdf: PdfDocument, rows: readonly AskedRow[]): void {
  pdf.within("Table", () => {
    for (const { label, value } of rows) {
      pdf.row(
        [
          { role: "TH", scope: "Row", text: label, style: textStyles.quiet, ...columns.label },
          { role: "TD", text: value, style: textStyles.body, ...columns.value },
        ],
        { role: "TR", rule: colour.linen200, above: 3.5, below: 3.5 },
      );
    }
  });
}

interface PageWords {
  /** Repeated on every page, so that each can be recognised. */
  title: string;
  /** "Pagina [page] van [pages]" */
  page: string;
  footer: MailCopy["footer"];
}

export function decoratePage(
  pdf: PdfDocument,
  { title, page, footer }: PageWords,
  number: number,
  count: number,
): void {
  const { name, tagline, address, phone, email } = business;
  const line = (y: number) => [{ style: textStyles.small, ...columns.whole }, y] as const;
  pdf.decorate((document) => {
    drawBand(document);
    document.rect(columns.whole.x, 778, columns.whole.width, 0.75).fill(colour.linen200);
  });
  pdf.note(`${name} ${tagline}, ${address.street}, ${address.postalCode} ${address.town}`, ...line(786));
  pdf.note(`${phone.national} · ${email} · ${footer.kvk} · ${footer.vat}`, ...line(798));
  const said = page.replace("[page]", String(number)).replace("[pages]", String(count));
  pdf.note(title, { style: textStyles.small, ...columns.end }, 786);
  pdf.note(said, { style: textStyles.small, ...columns.end }, 798);
}
