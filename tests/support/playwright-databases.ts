import { startPostgres } from "./postgres.ts";
import { Product } from "./product.ts";

/**
 * Starts one PostgreSQL per run, in which `freshDatabaseUrl` makes databases, and makes the data of a first start,
 * which products copy.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const [server, product] = await Promise.all([startPostgres(), Product.start()]);
  await product.stop();
  process.env.TEST_POSTGRES_URL = server.url;
  process.env.PRODUCT_TEMPLATE = product.dataDir;
  return async () => {
    await product.remove();
    await server.stop();
  };
}
