import type { FileProps } from "~/features/mail/templates/template-props";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";

export interface QuoteDocument {
  fileName: string;
  content: Buffer;
  /** Hex. */
  sha256: string;
}

// The modules that write documents are large, and are needed a few times a day.

/** PDF/UA, on A4. A draft says that it is one. */
export async function quoteDocument(row: QuoteRow, options: { now: Date; siteUrl: string }): Promise<QuoteDocument> {
  const { writeQuoteDocument } = await import("./write-quote-document.server");
  return await writeQuoteDocument(row, options);
}

/** The general terms as they stand now. */
export async function termsDocument(language: Language): Promise<FileProps> {
  const { writeTermsDocument } = await import("./write-terms-document.server");
  return await writeTermsDocument(language);
}

export function asFile({ fileName, content }: QuoteDocument) {
  return { name: fileName, content: content.toString("base64") };
}
