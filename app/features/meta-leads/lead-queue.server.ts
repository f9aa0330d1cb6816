import type { SubmitServices } from "~/features/requests/request-kind.server";
import type { Log } from "~/lib/log.server";
import { type LeasedQueue, leasedQueue } from "~/platform/jobs/leased-queue.server";
import { repeat } from "~/platform/jobs/schedule.server";
import {
  beginReconciling,
  changeConnection,
  claimReconciling,
  claimTokenCheck,
  readConnection,
} from "./connection-store.server";
import type { LeadNews } from "./delivery";
import { type FetchServices, fetchLead } from "./fetch-lead.server";
import type { Graph } from "./graph.server";
import { GraphProblem } from "./graph-problem";
import { nodeSchema } from "./lead-schema";
import { requeueEvent, saveEvents, wakeEvents } from "./meta-lead-store.server";
import { reconcileLeads } from "./reconcile.server";
import { expireToken, isOfNoUse, type OurToken, renewToken } from "./token-state.server";

/** Milliseconds, like every duration here; longer than all requests about one lead take. */
const LEASE = 60_000;
const FETCHES = 5;
const TOKEN_CHECK = 3_600_000;
const RECONCILE = 24 * 3_600_000;
const RECONCILE_LOOK = 15 * 60_000;
const RECONCILE_LEASE = 10 * 60_000;

const LISTS_NOT_READ = "lists of leads not read";

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
  readonly #queue: LeasedQueue;
  readonly #reconciling: ReturnType<typeof repeat>;
  #hasBegun = false;

  constructor(options: LeadQueueOptions) {
    const { db, connection, log, now } = options;
    this.#options = options;
    this.#connection = connection && { graph: connection.graph, token: { print: connection.print, isRefused: false } };
    this.#now = now ?? (() => new Date());
    this.#queue = leasedQueue({
      ...{ db, log, now },
      table: "meta_lead_events",
      noun: "lead",
      lease: LEASE,
      concurrency: FETCHES,
      patience: null,
      limit: async (free) => ((await this.#isReady()) ? free : 0),
      attempt: async (event) => {
        if (this.#connection) await fetchLead(event, this.#services(this.#connection));
      },
    });
    this.#reconciling = repeat({
      ...{ every: RECONCILE_LOOK, isAtOnce: true, log },
      work: () => this.reconcile(RECONCILE),
      trouble: LISTS_NOT_READ,
    });
  }

  async receive(news: readonly LeadNews[]): Promise<void> {
    const { db } = this.#options;
    const now = this.#now();
    if (news.length > 0) await saveEvents(db, news, { origin: "webhook", revive: false, now });
    await changeConnection(db, { event_at: now.toISOString() });
    this.#queue.wake();
  }

  /** Resolves when done, with how many were tried. */
  attemptDue(): Promise<number> {
    return this.#queue.attemptDue();
  }

  start(): void {
    if (!this.#connection) return;
    this.#queue.start();
    this.#reconciling.start();
  }

  async stop(): Promise<void> {
    await Promise.all([this.#reconciling.stop(), this.#queue.stop()]);
  }

  /** `age`: milliseconds. Null when it is not this process's turn, or asking is of no use. */
  async reconcile(age: number): Promise<number | null> {
    const connection = this.#connection;
    if (!connection || (await this.#isPaused(connection))) return null;
    const { db } = this.#options;
    const now = this.#now();
    const isOurs = await claimReconciling(db, now, { before: new Date(now.getTime() - age), lease: RECONCILE_LEASE });
    if (!isOurs) return null;
    const found = await reconcileLeads(this.#services(connection));
    this.#queue.wake();
    return found;
  }

  /** False when the lead is neither waiting nor given up. */
  async retry(id: string): Promise<boolean> {
    const isQueued = await requeueEvent(this.#options.db, id, this.#now());
    if (isQueued) this.#queue.wake();
    return isQueued;
  }

  async check(): Promise<"valid" | "expired" | "unreachable"> {
    const state = await this.checkToken();
    if (state === "valid") {
      this.reconcile(0).catch((error: unknown) => this.#options.log.warn({ err: error }, LISTS_NOT_READ));
    }
    return state ?? "unreachable";
  }

  /** Null without a token, or when Meta cannot be asked. */
  async checkToken(): Promise<"valid" | "expired" | null> {
    const connection = this.#connection;
    if (!connection) return null;
    const services = this.#services(connection);
    const now = this.#now();
    try {
      await connection.graph.get(nodeSchema, "me", { fields: "id" }, { signal: this.#queue.signal });
    } catch (error) {
      if (!(error instanceof GraphProblem)) throw error;
      if (error.kind !== "token") return null;
      await expireToken(services, error, now);
      await changeConnection(services.db, { token_checked_at: now.toISOString() });
      return "expired";
    }
    await renewToken(services, now);
    await changeConnection(services.db, { token_checked_at: now.toISOString(), paused_until: null });
    this.#queue.wake();
    return "valid";
  }

  async #isReady(): Promise<boolean> {
    const connection = this.#connection;
    if (!connection) return false;
    await this.#begin(connection);
    return !(await this.#isPaused(connection));
  }

  async #begin({ token }: Connection): Promise<void> {
    if (this.#hasBegun) return;
    const { db } = this.#options;
    await beginReconciling(db, this.#now());
    const { token_print } = await readConnection(db);
    // A different token from the last: what waited for it is due.
    if (token_print !== token.print) await wakeEvents(db, this.#now());
    this.#hasBegun = true;
  }

  /** A refused token is tried from time to time. */
  async #isPaused({ token }: Connection): Promise<boolean> {
    const { db } = this.#options;
    const state = await readConnection(db);
    const now = this.#now();
    if (isOfNoUse(state, token)) {
      if (!(await claimTokenCheck(db, now, TOKEN_CHECK))) return true;
      return (await this.checkToken()) !== "valid";
    }
    return state.paused_until !== null && state.paused_until > now.toISOString();
  }

  #services({ graph, token }: Connection): FetchServices {
    const { connection: _known, ...services } = this.#options;
    return { ...services, graph, token, now: this.#now, abandon: this.#queue.signal };
  }
}
