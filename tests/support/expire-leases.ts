import { Client } from "pg";
import type { Product } from "./product.ts";
import { openDatabase } from "./product-database.ts";

const STATEMENT = "update outbox set lease_until = '2026-01-01T00:00:00.000Z' where lease_until is not null";

/** Makes the leases of a killed product expire now, instead of within a minute. */
export async function expireLeases(product: Product, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl === undefined) {
    using database = openDatabase(product);
    database.exec(STATEMENT);
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(STATEMENT);
  await client.end();
}
