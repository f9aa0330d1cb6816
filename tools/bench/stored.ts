import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

/** The place of the product's data. */
export interface Place {
  dataDir: string;
  /** PostgreSQL's; without one it is SQLite, in `dataDir`. */
  databaseUrl?: string;
}

type Row = Record<string, unknown>;

/** The part of the acknowledged requests that is in the database. */
export interface Kept {
  /** Acknowledged, but missing. */
  lost: number;
  /** Stored more than once, or without exactly its two mails. */
  wrong: number;
}

/** Looks for these ids in the database, to which nothing may be writing any more. Each visitor may have asked once. */
export async function readKept(place: Place, acknowledged: readonly string[]): Promise<Kept> {
  const stored = await query(
    place,
    `select r.id, r.email, count(o.id) as mails
     from offer_requests r left join outbox o on o.request_id = r.id group by r.id, r.email`,
  );
  const ids = new Set(stored.map(({ id }) => id));
  const visitors = new Set(stored.map(({ email }) => email));
  return {
    lost: acknowledged.filter((id) => !ids.has(id)).length,
    wrong: stored.length - visitors.size + stored.filter(({ mails }) => Number(mails) !== 2).length,
  };
}

/** The seconds until no mail is queued any more, `patience` at most. */
export async function secondsUntilSent(place: Place, patience: number): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const enqueued = await query(place, "select id from outbox where state = 'queued' limit 1");
    const seconds = (performance.now() - begin) / 1_000;
    if (enqueued.length === 0 || seconds > patience) return seconds;
    await pause(200);
  }
}

async function query({ dataDir, databaseUrl }: Place, sql: string): Promise<Row[]> {
  if (!databaseUrl) {
    using db = new DatabaseSync(path.join(dataDir, "weef.db"), { readOnly: true, timeout: 5_000 });
    return db.prepare(sql).all() as Row[];
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
