import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Product } from "./product.ts";

/**
 * The SQLite file of a product that may be writing: waits for its turn, as any second writer must. Close it after use.
 */
export function openDatabase({ dataDir }: Pick<Product, "dataDir">): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, "weef.db"), { timeout: 5_000 });
}
