import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import type { Product } from "./product.ts";

/**
 * The SQLite file of a product that may be writing: waits for its turn, as any second writer must. Close it after use.
 */
export function openDatabase({ dataDir }: Pick<Product, "dataDir">): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, "weef.db"), { timeout: 5_000 });
}

interface StoredRequest {
  submission_id: string | null;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  service: string | null;
  message: string | null;
  source: string;
  language: string;
  status: string;
  /** JSON. */
  attribution: string | null;
}

/** The requests that a product on SQLite has stored, oldest first; with `email`, those of that visitor. */
export function storedRequests(product: Product, email?: string): StoredRequest[] {
  using database = openDatabase(product);
  const columns = "submission_id, name, email, phone, company, service, message, source, language, status, attribution";
  const rows = database
    .prepare(`SELECT ${columns} FROM offer_requests ORDER BY id`)
    .all() as unknown as StoredRequest[];
  return rows.filter((row) => email === undefined || row.email === email);
}

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
