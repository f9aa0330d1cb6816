import type { QuoteRow } from "~/lib/db/quote-tables";

export interface QuoteDocument {
  fileName: string;
  content: Buffer;
  /** Of the content, in hex. */
  sha256: string;
}

/**
 * A quote on A4, in the customer's language, for every reader (PDF/UA). One that has been agreed to says by whom, when,
 * and to which document; a draft says that it is one.
 */
export async function quoteDocument(row: QuoteRow, options: { now: Date; siteUrl: string }): Promise<QuoteDocument> {
  // What writes documents is as large as the rest of the server, and wanted a few times a day.
  const { writeQuoteDocument } = await import("./write-quote-document.server");
  return await writeQuoteDocument(row, options);
}
