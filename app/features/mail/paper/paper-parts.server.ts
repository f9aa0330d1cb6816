import { business } from "~/content/business";
import type { MailCopy } from "~/content/mail/mail-copy.server";
import { colour } from "../templates/mail-theme";
import type { AskedRow } from "../templates/template-props";
import type { Paper } from "./paper.server";
import { columns, drawBand, inks } from "./paper-look.server";

/** Who the document is from and what it is. */
export function writeHead(paper: Paper, title: string): void {
  const { name, tagline } = business;
  paper.row([
    { role: "P", text: name, ink: inks.name, ...columns.whole },
    { role: "P", text: tagline, ink: inks.quiet, ...columns.end },
  ]);
  paper.row([{ role: "H1", text: title, ink: inks.title, ...columns.whole }], { above: 12, below: 8 });
}

/** A part with its heading, which stands on the same sheet as the beginning of what is below it. */
export function writePart(paper: Paper, title: string, write: () => void): void {
  paper.within("Sect", () => {
    const look = { above: 16, below: 4, withNext: true };
    paper.row([{ role: "H2", text: title, ink: inks.heading, ...columns.whole }], look);
    write();
  });
}

/** Labels with what belongs to them, as a table. */
export function writeAnswers(paper: Paper, rows: readonly AskedRow[]): void {
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

interface SheetWords {
  /** Of the document: whoever finds a sheet knows what it is of. */
  title: string;
  /** "Pagina [page] van [pages]" */
  page: string;
  footer: MailCopy["footer"];
}

/** What stands on every sheet: the band, who we are, and which page it is of what. */
export function furnishSheet(paper: Paper, { title, page, footer }: SheetWords, number: number, count: number): void {
  const { name, tagline, address, phone, email } = business;
  const line = (y: number) => [{ ink: inks.small, ...columns.whole }, y] as const;
  paper.decorate((document) => {
    drawBand(document);
    document.rect(columns.whole.x, 778, columns.whole.width, 0.75).fill(colour.linen200);
  });
  paper.note(`${name} ${tagline}, ${address.street}, ${address.postalCode} ${address.town}`, ...line(786));
  paper.note(`${phone.national} · ${email} · ${footer.kvk} · ${footer.vat}`, ...line(798));
  const said = page.replace("[page]", String(number)).replace("[pages]", String(count));
  paper.note(title, { ink: inks.small, ...columns.end }, 786);
  paper.note(said, { ink: inks.small, ...columns.end }, 798);
}
