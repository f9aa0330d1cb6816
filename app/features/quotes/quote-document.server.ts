import type { QuoteRow } from "~/lib/db/quote-tables";

export interface QuoteDocument {
  fileName: string;
  content: Buffer;
  /** The hash of the content, in hex. */
  sha256: string;
}

/**
 * A quote on A4, in the customer's language and accessible (PDF/UA). One that has been agreed to says by whom, when,
 * and to which document; a draft says that it is one.
 */
export async function quoteDocument(row: QuoteRow, options: { now: Date; siteUrl: string }): Promise<QuoteDocument> {
  // The module that writes documents is as large as the rest of the server, and is needed a few times a day.
  const { writeQuoteDocument } = await import("./write-quote-document.server");
  return await writeQuoteDocument(row, options);
}
