import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { signInOwner } from "../../../tests/support/owner-session.ts";
import type { Product } from "../../../tests/support/product.ts";
import { balance } from "../balance.ts";
import { deskViews, Onlooker, PUBLIC_VIEWS } from "../onlooker.ts";
import { onPostgres, onSqlite, type Place } from "../place.ts";
import { Refusals } from "../refusals.ts";
import { type Finding, inEarnest, type Scale, type Scenario } from "../scenario.ts";
import { unexpectedLines } from "../unexpected-lines.ts";
import { type Scene, withProduct } from "../with-product.ts";

/** Holds a lock for `held` milliseconds. */
type Lock = (place: Place, product: Product, held: number) => Promise<void>;

interface Round {
  name: string;
  lock: Lock;
  /** Milliseconds. */
  held: number;
}

/** Milliseconds without a lock right before and after. */
const CALM = 500;
/** Milliseconds within which a page answers, even if the database is locked. */
const GOAL = 500;
const PER_SECOND = { short: 5, full: 20 };

const IMMEDIATE: Round = { name: "3 s", lock: sqliteLock("immediate"), held: 3_000 };
const ON_SQLITE: readonly Round[] = [
  IMMEDIATE,
  { name: "3 s, exclusive", lock: sqliteLock("exclusive"), held: 3_000 },
  // Longer than any statement waits: visitors are refused for a while.
  { name: "8 s", lock: sqliteLock("immediate"), held: 8_000 },
];
const ON_POSTGRES: readonly Round[] = [
  { name: "3 s, every table", lock: lockAllTables, held: 3_000 },
  { name: "12 s, every table", lock: lockAllTables, held: 12_000 },
];

/** Another process holds the lock of the database, in the middle of all activity. */
export const lock: Scenario = {
  name: "lock",
  hasShortForm: true,
  async run(scale, seed) {
    const rounds = scale === "short" ? [IMMEDIATE] : ON_SQLITE;
    const findings = await onSqlite((place) => eachRound(place, rounds, scale, seed));
    if (scale === "short") return findings;
    return [...findings, ...(await onPostgres((place) => eachRound(place, ON_POSTGRES, scale, seed)))];
  },
};

async function eachRound(place: Place, rounds: readonly Round[], scale: Scale, seed: number): Promise<Finding[]> {
  return await withProduct({ place, seed, perSecond: PER_SECOND[scale] }, async (scene) => {
    const { product, visitors, mailsOfAll } = scene;
    const session = await signInOwner(product);
    const findings: Finding[] = [];
    for (const round of rounds) findings.push(...(await underLock(place, scene, round, session, scale)));
    await visitors.leave();
    // A mail whose state could not be recorded is tried again only after most of a minute.
    const arrivals = scale === "full" ? await mailsOfAll() : null;
    return [
      ...findings,
      ...(await balance(place, product, visitors.asked, arrivals)),
      // If not even reading is possible, the log may say so.
      ...(place.server ? [] : [unexpectedLines(place, product)]),
    ];
  });
}

async function underLock(
  place: Place,
  { product, visitors }: Scene,
  { name, lock, held }: Round,
  session: { Cookie: string },
  scale: Scale,
): Promise<Finding[]> {
  const on = `${place.name}, ${name}`;
  const pages = new Onlooker(product.url, PUBLIC_VIEWS);
  const desk = new Onlooker(product.url, deskViews(session));
  const refusals = new Refusals(product.url, visitors.asked);
  await sleep(CALM);
  await lock(place, product, held);
  await sleep(CALM);
  await Promise.all([pages, desk, refusals].map((onlooker) => onlooker.leave()));
  return [
    ...pages.findings("public pages", on, true, inEarnest(scale, { atMost: GOAL })),
    ...desk.findings("desk pages", on, false),
    ...refusals.findings(on),
  ];
}

function sqliteLock(kind: "immediate" | "exclusive"): Lock {
  return async (_place, product, held) => {
    const database = new DatabaseSync(path.join(product.dataDir, "weef.db"), { timeout: 0 });
    try {
      while (!hasLocked(database, kind)) await sleep(1);
      await sleep(held);
      database.exec("commit");
    } finally {
      database.close();
    }
  };
}

function hasLocked(database: DatabaseSync, kind: string): boolean {
  try {
    database.exec(`begin ${kind}`);
    return true;
  } catch (error) {
    if ((error as Error).message.includes("locked")) return false;
    throw error;
  }
}

async function lockAllTables({ env }: Place, _product: Product, held: number): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
    const tables = rows.map(({ tablename }) => client.escapeIdentifier(tablename));
    while (!(await hasLockedAll(client, tables)));
    await sleep(held);
    await client.query("rollback");
  } finally {
    await client.end();
  }
}

/**
 * Tables are locked one by one: if a transaction holds a later one and waits for an earlier one, PostgreSQL aborts one of
 * the two.
 */
async function hasLockedAll(client: Client, tables: readonly string[]): Promise<boolean> {
  try {
    await client.query("begin");
    await client.query(`lock table ${tables.join(", ")} in access exclusive mode`);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "40P01") throw error;
    await client.query("rollback");
    return false;
  }
}
