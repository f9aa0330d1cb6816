import type { FileProps } from "~/features/mail/templates/template-props";
import type { WebsiteCheckRow } from "~/lib/db/tables/check-tables";
import type { Language } from "~/lib/language/language";

/** PDF/UA, on A4. Has what the page shows: all findings once an address was left. */
export async function checkDocument(row: WebsiteCheckRow, language: Language): Promise<FileProps> {
  // The modules that write documents are large.
  const { writeCheckDocument } = await import("./write-check-document.server");
  return await writeCheckDocument(row, language);
}
