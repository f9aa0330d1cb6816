import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import type { Db } from "./database.server";
import { runFixed } from "./fixed-statement.server";

const NAME = "weef_live";
/** Milliseconds. How long a connection may take to open or to answer, and how often it is checked for being alive. */
const PATIENCE = 5_000;
const PING = 30_000;
const RETRY = { first: 1_000, longest: 5_000 };

interface ChannelOptions {
  connectionString: string;
  /** Other connections to the same database. */
  db: Db;
  /** How many milliseconds its own message may take to come back. */
  echo: number;
  onText: (text: string) => void;
  /** Called when others can be heard, and again after every break: what was said in between is lost. */
  onHearing: () => void;
  /** Called when the connection works, but nothing is heard on it: there is a pooler in between. */
  onDeaf: () => void;
  /** Called when the connection breaks off. */
  onBreak: (error: Error) => void;
}

/**
 * Hears what other processes say on the same PostgreSQL (`LISTEN`): on one connection of its own, which is opened again
 * for as long as it takes. Behind a pooler that shares connections between transactions, `LISTEN` succeeds but nothing
 * ever arrives: it finds that out by sending itself a message on another connection.
 */
export class Channel {
  readonly #options: ChannelOptions;
  /** Only this process listens to it. */
  readonly #ownName = `${NAME}_${randomUUID().replaceAll("-", "")}`;
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pause = RETRY.first;
  #state: "hearing" | "deaf" | undefined;
  #onEcho = () => {};
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
    this.#state = undefined;
    client.on("notification", ({ channel, payload = "" }) =>
      channel === this.#ownName ? this.#onEcho() : this.#options.onText(payload),
    );
    client.on("error", (error) => this.#breakOff(client, error));
    client.on("end", () => this.#breakOff(client, new Error("The connection was closed")));
    try {
      await client.connect();
      await client.query(`listen ${NAME}`);
      await client.query(`listen ${this.#ownName}`);
      this.#pause = RETRY.first;
      await this.#look(client);
    } catch (error) {
      this.#breakOff(client, error as Error);
    }
  }

  /** Finds out whether it hears, now and every so often. A connection that died without a word is noticed by asking. */
  async #look(client: Client): Promise<void> {
    await client.query("select 1");
    const state = (await this.#hearsItself()) ? "hearing" : "deaf";
    if (this.#client !== client || this.#isStopped) return;
    if (state !== this.#state) {
      this.#state = state;
      if (state === "hearing") this.#options.onHearing();
      else this.#options.onDeaf();
    }
    this.#timer = setTimeout(() => {
      this.#look(client).catch((error: Error) => this.#breakOff(client, error));
    }, PING).unref();
  }

  async #hearsItself(): Promise<boolean> {
    const { db, echo } = this.#options;
    const over = new AbortController();
    const heard = new Promise<boolean>((resolve) => {
      this.#onEcho = () => resolve(true);
    });
    try {
      await sql`select pg_notify(${this.#ownName}, '')`.execute(db);
      return await Promise.race([heard, sleep(echo, false, { signal: over.signal, ref: false })]);
    } finally {
      over.abort();
    }
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

const NOTIFY = `
  select pg_notify('${NAME}', text), set_config('synchronous_commit', 'off', true) from unnest($1::text[]) as text`;

/**
 * Sends each of `texts` (at most 8,000 bytes) to every process that listens, this one included. It does not wait for
 * the disk, since it changes nothing that a crash could take back. Not to be used within a transaction, which would
 * then not wait for the disk either.
 */
export async function notifyChannel(db: Db, texts: readonly string[]): Promise<void> {
  await runFixed(db, NOTIFY, [texts]);
}
