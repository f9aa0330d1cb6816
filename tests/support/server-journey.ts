import { test as base, expect } from "@playwright/test";
import { createPostgresDatabase } from "./postgres.ts";
import { Product } from "./product.ts";

export { expect } from "@playwright/test";

interface ServerJourney {
  /** Starts a product for this test alone; it is stopped and removed afterwards. */
  startProduct: (env?: NodeJS.ProcessEnv) => Promise<Product>;
  /** Expects `text` in the server's log or the browser's console. If it never appears there, the test fails. */
  expectTrouble: (text: RegExp) => void;
}

interface Troubles {
  troubles: { expected: RegExp[]; seen: string[]; products: Map<Product, number> };
  noTrouble: undefined;
}

interface Worker {
  /** The product that the tests of this worker share. */
  product: Product;
}

/** A test against the built product, without a browser. It fails if the server logs an error or answers 500. */
export const test = base.extend<ServerJourney & Troubles, Worker>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const product = await Product.start();
      await use(product);
      await product.remove();
    },
    { scope: "worker" },
  ],
  troubles: async ({ product }, use) =>
    use({ expected: [], seen: [], products: new Map([[product, product.log.length]]) }),
  expectTrouble: async ({ troubles }, use) => use((text) => troubles.expected.push(text)),
  noTrouble: [
    async ({ troubles }, use) => {
      await use(undefined);
      for (const [product, from] of troubles.products) troubles.seen.push(...product.troubles(from));
      const { expected, seen } = troubles;
      expect(seen.filter((line) => !expected.some((text) => text.test(line)))).toEqual([]);
      expect(expected.filter((text) => !seen.some((line) => text.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  startProduct: async ({ troubles }, use) => {
    const started: Product[] = [];
    await use(async (env) => {
      const product = await Product.start(env);
      started.push(product);
      troubles.products.set(product, 0);
      return product;
    });
    await Promise.all(started.map((product) => product.remove()));
  },
});

/** The PostgreSQL server of this run, on which a product can get a database of its own. */
export function postgresServer(): string {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error("PostgreSQL is started by playwright.config.ts");
  return server;
}

/** The address of a new, empty PostgreSQL database, for `startProduct({ DATABASE_URL })`. */
export function freshDatabaseUrl(): Promise<string> {
  return createPostgresDatabase(postgresServer());
}
