import type { QuotesCopy } from "~/content/quotes/quotes-copy.server";
import { facts } from "~/features/copy/facts.server";
import type { QuoteRow } from "~/lib/db/quote-tables";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";

/** The words of the desk, with what they name of a quote filled in; of none, where a page is about no quote yet. */
export function deskWords(copy: QuotesCopy["desk"], language: Language, row?: QuoteRow): QuotesCopy["desk"] {
  return fill(copy, {
    ...facts(language),
    number: row?.number ?? copy.draftNumber,
    customer: row?.company ?? row?.customer_name ?? "",
    customerEmail: row?.email ?? "",
  });
}
