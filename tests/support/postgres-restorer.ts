import { Client } from "pg";

/** The state of a database to which only migrations have been applied. */
export interface PristineState {
  /** Stands for all tables, columns and indexes: it differs once anything but the migrations has changed them. */
  shape: string;
  /** The rows that migrations put in, by table. */
  rows: Record<string, unknown[]>;
}

/**
 * Restores databases to the state before a test. It stays connected: a new connection would first have to read the
 * catalogue.
 */
export class PostgresRestorer {
  readonly #pristine: PristineState;
  readonly #clients = new Map<string, Client>();

  constructor(pristine: PristineState) {
    this.#pristine = pristine;
  }

  /** Returns false if the tables have changed, or the database cannot be reached: it is of no further use. */
  async restore(url: string): Promise<boolean> {
    try {
      const client = this.#clients.get(url) ?? (await connect(url));
      this.#clients.set(url, client);
      if ((await shapeOf(client)) !== this.#pristine.shape) return false;
      await client.query(EMPTY);
      for (const [table, kept] of Object.entries(this.#pristine.rows)) {
        const values = [JSON.stringify(kept)];
        await client.query(
          `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1)`,
          values,
        );
      }
      return true;
    } catch {
      this.#clients.delete(url);
      return false;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#clients.values()].map((client) => client.end()));
    this.#clients.clear();
  }
}

export async function pristineState(url: string): Promise<PristineState> {
  const client = await connect(url);
  const rows: PristineState["rows"] = {};
  for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
    const { rows: kept } = await client.query(`select * from "${name}"`);
    if (kept.length > 0) rows[name] = kept;
  }
  const shape = await shapeOf(client);
  await client.end();
  return { shape, rows };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  // A test may cut every connection to its database; the next query then fails.
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function shapeOf(client: Client): Promise<string> {
  return JSON.stringify((await client.query(SHAPE)).rows);
}

const TABLES = "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'";
/**
 * The number of their rows, and the transaction that wrote the newest one: any change to a table adds a row or removes
 * one.
 */
const SHAPE = ["pg_class", "pg_attribute", "pg_proc", "kysely_migration"]
  .map((catalogue) => `select count(*), max(xmin::text::bigint) from ${catalogue}`)
  .join(" union all ");
const EMPTY = `do $$ declare name text; begin
  -- Without the checks of foreign keys, in whatever order.
  set local session_replication_role = replica;
  for name in ${TABLES} loop
    execute format('delete from %I', name);
  end loop;
end $$`;
