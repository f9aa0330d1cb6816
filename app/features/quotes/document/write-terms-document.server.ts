import { business } from "~/content/business";
import { businessFacts } from "~/content/business-facts";
import { mailCopy } from "~/content/mail/mail-copy.server";
import type { PolicyBlock } from "~/content/site/policies/policy-copy";
import { policies, policyWords } from "~/content/site/policies/policy-copy.server";
import { PdfDocument } from "~/features/mail/pdf/pdf-document.server";
import { decoratePage, writeHead, writeSection } from "~/features/mail/pdf/pdf-parts.server";
import { columns, textStyles } from "~/features/mail/pdf/pdf-styles.server";
import type { FileProps } from "~/features/mail/templates/template-props";
import { type Language, LOCALES } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { dayInWords } from "~/lib/time/clock";

/**
 * The general terms as they stand now, to keep: whoever accepts a quote must have been able to store the text that goes
 * with it (art. 6:234 BW).
 */
export async function writeTermsDocument(language: Language): Promise<FileProps> {
  const { summary: words, footer } = mailCopy[language];
  const { terms, ...pageWords } = fill(
    { terms: policies.terms[language], page: words.page, footer },
    businessFacts(language),
  );
  const { title, lead, summary, sections, meta } = terms;
  const pdf = new PdfDocument({
    title: `${title} - ${business.name}`,
    author: business.name,
    subject: lead,
    language: LOCALES[language],
    createdAt: new Date(meta.updated),
  });
  const write = (text: string) =>
    pdf.row([{ role: "P", text, style: textStyles.soft, ...columns.whole }], { below: 4 });
  writeHead(pdf, title);
  const { updated, prevails } = policyWords[language];
  write(`${updated}: ${dayInWords(meta.updated, language)}`);
  for (const text of [prevails, lead, ...summary].filter(Boolean)) write(text);
  sections.forEach((section, index) => {
    const number = index + 1;
    writeSection(pdf, `${number}. ${section.title}`, () => {
      for (const text of section.body.flatMap((block) => paragraphsOf(block, number))) write(text);
    });
  });
  const content = await pdf.finish((page, pages) => decoratePage(pdf, { title, ...pageWords }, page, pages));
  return { name: `${title} ${business.name}.pdf`, content: content.toString("base64") };
}

function paragraphsOf(block: PolicyBlock, number: number): string[] {
  if (typeof block === "string") return [withoutLinks(block)];
  if ("clauses" in block) return block.clauses.map((text, index) => `${number}.${index + 1}  ${withoutLinks(text)}`);
  if ("list" in block) return block.list.map(withoutLinks);
  if ("terms" in block) return block.terms.map(({ term, text }) => `${term}: ${withoutLinks(text)}`);
  const { address, email, phone } = business;
  return [`${address.street}, ${address.postalCode} ${address.town} · ${email} · ${phone.national}`];
}

/** `[words](target)` as its words. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1");
}
