import type { Db } from "~/lib/db/database.server";
import { isDatabaseAway } from "~/lib/db/database-errors.server";
import { settledWithin } from "~/lib/settled-within";
import type { Metric } from "./exposition.server";
import { leadsByKind, type QueueState, queueState } from "./metrics-store.server";
import { ProcessMetrics } from "./process-metrics.server";
import { RequestCounts } from "./request-counts.server";

/** Milliseconds. Counting leads takes longer the more there are. */
const KEPT = 15_000;
/** Milliseconds. Prometheus waits for ten seconds at most. */
const PATIENCE = 5_000;

interface MetricsOptions {
  db: Db;
  streams: { readonly size: number };
  pages: { readonly size: number };
}

export class Metrics {
  readonly requests = new RequestCounts();
  readonly process = new ProcessMetrics();
  readonly #options: MetricsOptions;
  /** `at`: by the monotonic clock. */
  #shared: { at: number; metrics: Promise<Metric[]> } | undefined;

  constructor(options: MetricsOptions) {
    this.#options = options;
  }

  async read(): Promise<Metric[]> {
    const { streams, pages } = this.#options;
    return [
      ...this.requests.read(),
      gauge("weef_streams_open", "Server-sent event streams that are open.", [{ value: streams.size }]),
      gauge("weef_pages_kept", "Pages that this process holds in memory.", [{ value: pages.size }]),
      ...this.process.read(),
      ...(await this.#readShared()),
    ];
  }

  async #readShared(): Promise<Metric[]> {
    const at = performance.now();
    if (!this.#shared || at - this.#shared.at >= KEPT)
      this.#shared = { at, metrics: sharedMetrics(this.#options.db, new Date()) };
    return (await settledWithin(this.#shared.metrics, PATIENCE)) ?? [databaseUp(0)];
  }
}

async function sharedMetrics(db: Db, now: Date): Promise<Metric[]> {
  try {
    const mails = await queueState(db, "outbox");
    const pushes = await queueState(db, "push_messages");
    const leads = await leadsByKind(db);
    return [
      databaseUp(1),
      ...queueMetrics("outbox", "mails", mails, now),
      ...queueMetrics("push", "notifications", pushes, now),
      gauge(
        "weef_leads",
        "Leads in the database, over all processes.",
        leads.map(({ kind, leads: value }) => ({ labels: { kind }, value })),
      ),
    ];
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return [databaseUp(0)];
  }
}

function databaseUp(value: 0 | 1): Metric {
  return gauge("weef_database_up", "Whether the database answers.", [{ value }]);
}

function queueMetrics(name: string, what: string, { queued, failed, oldest }: QueueState, now: Date): Metric[] {
  const age = oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1_000);
  return [
    gauge(`weef_${name}`, `Unsent ${what}, over all processes.`, [
      { labels: { state: "queued" }, value: queued },
      { labels: { state: "failed" }, value: failed },
    ]),
    gauge(`weef_${name}_oldest_seconds`, `Age of the oldest of the queued ${what}.`, [{ value: age }]),
  ];
}

function gauge(name: string, help: string, samples: Metric["samples"]): Metric {
  return { name, type: "gauge", help, samples };
}
