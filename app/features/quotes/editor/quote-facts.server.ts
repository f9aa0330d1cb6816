import { deskWords } from "~/content/desk/words.server";
import type { QuoteRow } from "~/lib/db/tables/quote-tables";
import type { Language } from "~/lib/language/language";
import { readableAddress } from "~/lib/text/readable-address.server";

/** The facts of a quote that the words of the desk name. */
export function quoteFacts({ number, company, customer_name, email }: QuoteRow, language: Language) {
  return {
    number: number ?? deskWords[language].quotes.draftNumber,
    customer: company ?? customer_name,
    customerEmail: email ? readableAddress(email) : "",
  };
}
