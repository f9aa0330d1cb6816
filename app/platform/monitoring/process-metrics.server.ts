import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Metric } from "./exposition.server";

/** Milliseconds. */
const RESOLUTION = 20;
const NANOSECONDS = 1e9;

export class ProcessMetrics {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  readonly #startedAt = Date.now() / 1_000 - process.uptime();

  start(): void {
    this.#delay.enable();
  }

  stop(): void {
    this.#delay.disable();
  }

  /** Delays are those since the last reading. */
  read(): Metric[] {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const delay = this.#delay;
    const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1_000);
    const delays =
      delay.count > 0
        ? ([50, 99] as const).map((part) => ({
            labels: { quantile: String(part / 100) },
            value: seconds(delay.percentile(part)),
          }))
        : [];
    const longest = delay.count > 0 ? [{ labels: { quantile: "1" }, value: seconds(delay.max) }] : [];
    delay.reset();
    const gauge = (name: string, help: string, samples: Metric["samples"]): Metric => ({
      name,
      type: "gauge",
      help,
      samples,
    });
    return [
      gauge("weef_event_loop_delay_seconds", "How late the event loop was since the last reading.", [
        ...delays,
        ...longest,
      ]),
      gauge(
        "weef_memory_bytes",
        "Memory of this process.",
        Object.entries({ rss, heap_used: heapUsed, heap_total: heapTotal, external }).map(([kind, value]) => ({
          labels: { kind },
          value,
        })),
      ),
      gauge("weef_process_start_time_seconds", "When this process started (Unix time).", [{ value: this.#startedAt }]),
    ];
  }
}
