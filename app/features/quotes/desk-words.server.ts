import type { QuotesCopy } from "~/content/quotes/quotes-copy.server";
import { facts } from "~/features/copy/facts.server";
import type { QuoteRow } from "~/lib/db/quote-tables";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language/language";
import { readableAddress } from "~/lib/readable-address.server";

export function deskWords(copy: QuotesCopy["desk"], language: Language, row?: QuoteRow): QuotesCopy["desk"] {
  return fill(copy, {
    ...facts(language),
    number: row?.number ?? copy.draftNumber,
    customer: row?.company ?? row?.customer_name ?? "",
    customerEmail: row?.email ? readableAddress(row.email) : "",
  });
}
