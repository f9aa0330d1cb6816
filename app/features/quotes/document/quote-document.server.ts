import type { QuoteRow } from "~/lib/db/tables/quote-tables";

export interface QuoteDocument {
  fileName: string;
  content: Buffer;
  /** Hex. */
  sha256: string;
}

/** PDF/UA, on A4. A draft says that it is one. */
export async function quoteDocument(row: QuoteRow, options: { now: Date; siteUrl: string }): Promise<QuoteDocument> {
  // The module that writes documents is as large as the rest of the server, and is needed a few times a day.
  const { writeQuoteDocument } = await import("./write-quote-document.server");
  return await writeQuoteDocument(row, options);
}
