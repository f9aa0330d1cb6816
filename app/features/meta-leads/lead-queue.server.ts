import type { SubmitServices } from "~/features/requests/request-kind.server";
import type { Log } from "~/lib/log.server";
import { type Attempt, LeasedWorker } from "~/platform/jobs/leased-worker.server";
import {
  beginReconciling,
  changeConnection,
  readConnection,
  takeReconciling,
  takeTokenCheck,
} from "./connection-store.server";
import type { LeadNews } from "./delivery";
import { type FetchServices, fetchLead } from "./fetch-lead.server";
import type { Graph } from "./graph.server";
import { GraphProblem } from "./graph-problem";
import { nodeSchema } from "./lead-schema";
import { hurryEvents, keepEvents, requeueEvent } from "./meta-lead-store.server";
import { reconcileLeads } from "./reconcile.server";
import { expireToken, isOfNoUse, type OurToken, renewToken } from "./token-state.server";

/** Milliseconds, like every duration here; longer than all requests about one lead take. */
const LEASE = 60_000;
const FETCHES = 5;
const STOP_PATIENCE = 1_000;
const TOKEN_CHECK = 3_600_000;
const RECONCILE = 24 * 3_600_000;
const RECONCILE_LOOK = 15 * 60_000;
const RECONCILE_LEASE = 10 * 60_000;

interface LeadQueueOptions extends SubmitServices {
  /** Null while no access token is configured: what Meta reports is kept until then. */
  connection: { graph: Graph; print: string } | null;
  log: Log;
  now?: () => Date;
}

interface Connection {
  graph: Graph;
  token: OurToken;
}

/** A lead is a row before Meta gets its answer; the holder of its lease fetches and stores it once. */
export class LeadQueue {
  readonly #options: LeadQueueOptions;
  readonly #connection: Connection | null;
  readonly #now: () => Date;
  readonly #worker: LeasedWorker<"meta_lead_events">;
  #hasBegun = false;
  #reconcileTimer: NodeJS.Timeout | undefined;

  constructor(options: LeadQueueOptions) {
    const { db, connection, log, now } = options;
    this.#options = options;
    this.#connection = connection && { graph: connection.graph, token: { print: connection.print, isRefused: false } };
    this.#now = now ?? (() => new Date());
    this.#worker = new LeasedWorker({
      db,
      log,
      now,
      table: "meta_lead_events",
      noun: "lead",
      lease: LEASE,
      most: FETCHES,
      patience: STOP_PATIENCE,
      claim: (most) => this.#claim(most),
      prepare: () => this.#begin(),
    });
  }

  async receive(news: readonly LeadNews[]): Promise<void> {
    const { db } = this.#options;
    const now = this.#now();
    if (news.length > 0) await keepEvents(db, news, { origin: "webhook", revive: false, now });
    await changeConnection(db, { event_at: now.toISOString() });
    this.#worker.hurry();
  }

  /** Resolves with how many it tried. */
  fetchDue(): Promise<number> {
    return this.#worker.attemptDue();
  }

  start(): void {
    if (this.#connection) this.#worker.start();
  }

  /** Ends within seconds: the leases are released so that others can go on. */
  async stop(): Promise<void> {
    clearInterval(this.#reconcileTimer);
    this.#worker.abandon();
    await this.#worker.stop();
  }

  /** `age`: milliseconds. Null when it is not this process's turn, or asking is of no use. */
  async reconcile(age: number): Promise<number | null> {
    const connection = this.#connection;
    if (!connection || (await this.#isPaused(connection))) return null;
    const { db } = this.#options;
    const now = this.#now();
    const isOurs = await takeReconciling(db, now, { before: new Date(now.getTime() - age), lease: RECONCILE_LEASE });
    if (!isOurs) return null;
    const found = await reconcileLeads(this.#services(connection));
    this.#worker.hurry();
    return found;
  }

  /** False when the lead is neither waiting nor given up. */
  async retry(id: string): Promise<boolean> {
    const isQueued = await requeueEvent(this.#options.db, id, this.#now());
    if (isQueued) this.#worker.hurry();
    return isQueued;
  }

  async check(): Promise<"valid" | "expired" | "unreachable"> {
    const state = await this.checkToken();
    if (state === "valid") void this.#reconcile(0);
    return state ?? "unreachable";
  }

  /** Null without a token, or when Meta cannot be asked. */
  async checkToken(): Promise<"valid" | "expired" | null> {
    const connection = this.#connection;
    if (!connection) return null;
    const services = this.#services(connection);
    const now = this.#now();
    try {
      await connection.graph.get(nodeSchema, "me", { fields: "id" }, { signal: this.#worker.abandoned });
    } catch (error) {
      if (!(error instanceof GraphProblem)) throw error;
      if (error.kind !== "token") return null;
      await expireToken(services, error, now);
      await changeConnection(services.db, { token_checked_at: now.toISOString() });
      return "expired";
    }
    await renewToken(services, now);
    await changeConnection(services.db, { token_checked_at: now.toISOString(), paused_until: null });
    this.#worker.hurry();
    return "valid";
  }

  async #claim(most: number): Promise<Attempt<void>[]> {
    const connection = this.#connection;
    if (!connection || (await this.#isPaused(connection))) return [];
    const events = await this.#worker.claimDue(most);
    const services = this.#services(connection);
    return events.map((event) => ({ id: event.id, run: () => fetchLead(event, services) }));
  }

  async #begin(): Promise<void> {
    const connection = this.#connection;
    if (!connection || this.#hasBegun) return;
    const { db } = this.#options;
    await beginReconciling(db, this.#now());
    const { token_print } = await readConnection(db);
    // A different token from the last: what waited for it is due.
    if (token_print !== connection.token.print) await hurryEvents(db, this.#now());
    if (this.#hasBegun || this.#worker.abandoned.aborted) return;
    this.#hasBegun = true;
    const reconcile = () => this.#reconcile(RECONCILE);
    this.#reconcileTimer = setInterval(reconcile, RECONCILE_LOOK).unref();
    void reconcile();
  }

  /** A refused token is tried from time to time. */
  async #isPaused({ token }: Connection): Promise<boolean> {
    const { db } = this.#options;
    const state = await readConnection(db);
    const now = this.#now();
    if (isOfNoUse(state, token)) {
      if (!(await takeTokenCheck(db, now, TOKEN_CHECK))) return true;
      return (await this.checkToken()) !== "valid";
    }
    return state.paused_until !== null && state.paused_until > now.toISOString();
  }

  #services({ graph, token }: Connection): FetchServices {
    const { connection: _known, ...services } = this.#options;
    return { ...services, graph, token, now: this.#now, owner: this.#worker.owner, abandon: this.#worker.abandoned };
  }

  /** What fails in the background is found again by the next attempt. */
  async #reconcile(age: number): Promise<void> {
    await this.reconcile(age).catch((error: unknown) =>
      this.#options.log.warn({ err: error }, "lists of leads not read"),
    );
  }
}
