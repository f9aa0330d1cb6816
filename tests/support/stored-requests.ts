import type { Product } from "./product.ts";
import { openDatabase } from "./product-database.ts";

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
