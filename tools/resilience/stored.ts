import type { Product } from "../../tests/support/product.ts";
import { type Place, rowsOf } from "./place.ts";

// Each address is used for one way of asking only. Column names are in lower case, for both databases.
const ROWS = `
  select email as visitor, count(*) as rows from (
    select email from offer_requests
    union all select email from configurator_requests
    union all select contact_email as email from conversations where contact_confirmed_at is not null
    union all select email from subscribers
  ) as stored where email like '%@smit.example' group by email`;
const LEADS = "select email as visitor, count(*) as leads from leads where email like '%@smit.example' group by email";

/** The number of rows and leads in the database for each visitor, by e-mail address. */
export async function storedOf(place: Place, product: Product): Promise<Map<string, { rows: number; leads: number }>> {
  const stored = new Map<string, { rows: number; leads: number }>();
  for (const { visitor, rows } of await rowsOf<{ visitor: string; rows: number }>(place, product, ROWS)) {
    stored.set(visitor, { rows: Number(rows), leads: 0 });
  }
  for (const { visitor, leads } of await rowsOf<{ visitor: string; leads: number }>(place, product, LEADS)) {
    stored.set(visitor, { rows: stored.get(visitor)?.rows ?? 0, leads: Number(leads) });
  }
  return stored;
}

/** The number of mails that have not been sent. */
export async function unsentMails(place: Place, product: Product): Promise<number> {
  const query = "select count(*) as unsent from outbox where state <> 'sent'";
  return Number((await rowsOf<{ unsent: number }>(place, product, query))[0]?.unsent);
}
