import { sql } from "kysely";
import { Client } from "pg";
import type { Db } from "./database.server";

const NAME = "weef_live";
/** Milliseconds for a connection to open or to answer, and between checks that it is alive. */
const PATIENCE = 5_000;
const PING = 30_000;
const RETRY = { first: 1_000, longest: 5_000 };

interface ChannelOptions {
  /** A direct connection: `LISTEN` hears nothing behind a pooler that shares connections between transactions. */
  connectionString: string;
  onText: (text: string) => void;
  /** Called on connecting, and again after every break: what was notified in between is lost. */
  onHearing: () => void;
  onBreak: (error: Error) => void;
}

/**
 * Receives what other processes notify on the same PostgreSQL (`LISTEN`), on a connection of its own that is reopened
 * for as long as it takes.
 */
export class Channel {
  readonly #options: ChannelOptions;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = RETRY.first;
  #isStopped = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
  }

  start(): void {
    void this.#open();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  async #open(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.connectionString,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
      application_name: "weef live",
    });
    this.#client = client;
    client.on("notification", ({ payload = "" }) => this.#options.onText(payload));
    client.on("error", (error) => this.#breakOff(client, error));
    client.on("end", () => this.#breakOff(client, new Error("The connection was closed")));
    try {
      await client.connect();
      await client.query(`listen ${NAME}`);
      this.#pause = RETRY.first;
      if (this.#client !== client || this.#isStopped) return;
      this.#options.onHearing();
      this.#checkLater(client);
    } catch (error) {
      this.#breakOff(client, error as Error);
    }
  }

  /** A connection that died silently is noticed by asking. */
  #checkLater(client: Client): void {
    this.#timer = setTimeout(async () => {
      try {
        await client.query("select 1");
        this.#checkLater(client);
      } catch (error) {
        this.#breakOff(client, error as Error);
      }
    }, PING).unref();
  }

  /** Acts once per connection: further errors on it say nothing new. */
  #breakOff(client: Client, error: Error): void {
    if (this.#client !== client || this.#isStopped) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    client.end().catch(() => {});
    this.#options.onBreak(error);
    this.#timer = setTimeout(() => void this.#open(), this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, RETRY.longest);
  }
}

/**
 * `text`: at most 8,000 bytes, to every process that listens, this one included. Without waiting for the disk; within a
 * transaction, its commit would not wait either.
 */
export async function notifyChannel(db: Db, text: string): Promise<void> {
  await sql`select pg_notify(${NAME}, ${text}), set_config('synchronous_commit', 'off', true)`.execute(db);
}
