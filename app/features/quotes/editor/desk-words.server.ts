import { facts } from "~/content/facts.server";
import type { QuotesCopy } from "~/content/site/quotes/quotes-copy.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { fill } from "~/lib/text/fill";
import { readableAddress } from "~/lib/text/readable-address.server";

export function deskWords(copy: QuotesCopy["desk"], language: Language, row?: QuoteRow): QuotesCopy["desk"] {
  return fill(copy, {
    ...facts(language),
    number: row?.number ?? copy.draftNumber,
    customer: row?.company ?? row?.customer_name ?? "",
    customerEmail: row?.email ? readableAddress(row.email) : "",
  });
}
