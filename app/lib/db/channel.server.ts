import { sql } from "kysely";
import { Client } from "pg";
import type { Db } from "./database.server";

const NAME = "weef_live";
/** Milliseconds. How long a connection may take to open or to answer, and how often it is asked whether it lives. */
const PATIENCE = 5_000;
const PING = 30_000;
const RETRY = { first: 1_000, longest: 30_000 };

interface ChannelEvents {
  onText: (text: string) => void;
  /** Called when listening starts, and again after every break: what was said in between is lost. */
  onListening: () => void;
  /** Called when listening breaks off. */
  onBreak: (error: Error) => void;
}

/**
 * Hears what other processes say on the same PostgreSQL (`LISTEN`): on one connection of its own, which is opened again
 * for as long as it takes.
 */
export class Channel {
  readonly #connectionString: string;
  readonly #events: ChannelEvents;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = RETRY.first;
  #isStopped = false;

  constructor(connectionString: string, events: ChannelEvents) {
    this.#connectionString = connectionString;
    this.#events = events;
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
      connectionString: this.#connectionString,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
      application_name: "weef live",
    });
    this.#client = client;
    client.on("notification", ({ payload = "" }) => this.#events.onText(payload));
    client.on("error", (error) => this.#breakOff(client, error));
    client.on("end", () => this.#breakOff(client, new Error("The connection was closed")));
    try {
      await client.connect();
      await client.query(`listen ${NAME}`);
      this.#pause = RETRY.first;
      this.#events.onListening();
      this.#ping(client);
    } catch (error) {
      this.#breakOff(client, error as Error);
    }
  }

  /** A connection that died without a word is noticed by asking. */
  #ping(client: Client): void {
    this.#timer = setTimeout(() => {
      client.query("select 1").then(
        () => this.#client === client && !this.#isStopped && this.#ping(client),
        (error: Error) => this.#breakOff(client, error),
      );
    }, PING).unref();
  }

  /** Once per connection: what follows on it says no more. */
  #breakOff(client: Client, error: Error): void {
    if (this.#client !== client || this.#isStopped) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    client.end().catch(() => {});
    this.#events.onBreak(error);
    this.#timer = setTimeout(() => void this.#open(), this.#pause).unref();
    this.#pause = Math.min(this.#pause * 2, RETRY.longest);
  }
}

/** Says `text` (at most 8,000 bytes) to every process that listens, this one included. */
export async function notifyChannel(db: Db, text: string): Promise<void> {
  await sql`select pg_notify(${NAME}, ${text})`.execute(db);
}
