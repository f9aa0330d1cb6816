import { isDeskPath } from "~/lib/desk-path";
import type { Metric } from "./exposition.server";

export const KINDS = ["kept", "rendered", "api", "desk", "asset", "machine"] as const;
export type RequestKind = (typeof KINDS)[number];

const METHODS = ["GET", "HEAD", "POST", "other"] as const;
const CLASSES = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;
/** Seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Two additions in arrays that are there from the start: pages that are answered from memory wait for it. */
export class RequestCounts {
  readonly #requests = new Float64Array(KINDS.length * METHODS.length * CLASSES.length);
  readonly #latencies = KINDS.map(() => ({ counts: new Float64Array(BOUNDS.length + 1), sum: 0 }));

  /** `ms`: until the answer was ready to be sent; of a stream, until it began. */
  count(kind: RequestKind, method: string | undefined, status: number, ms: number): void {
    const row = KINDS.indexOf(kind);
    const named = METHODS.indexOf(method as (typeof METHODS)[number]);
    const column = named < 0 ? METHODS.length - 1 : named;
    const part = Math.min(Math.max(Math.floor(status / 100), 1), CLASSES.length) - 1;
    const place = (row * METHODS.length + column) * CLASSES.length + part;
    this.#requests[place] = (this.#requests[place] ?? 0) + 1;
    const latency = this.#latencies[row];
    if (!latency) return;
    let bound = 0;
    while (bound < BOUNDS.length && ms > (BOUNDS[bound] ?? 0) * 1_000) bound += 1;
    latency.counts[bound] = (latency.counts[bound] ?? 0) + 1;
    latency.sum += ms / 1_000;
  }

  read(): Metric[] {
    const requests: Metric["samples"] = [];
    for (const [row, kind] of KINDS.entries())
      for (const [column, method] of METHODS.entries())
        for (const [part, status] of CLASSES.entries()) {
          const value = this.#requests[(row * METHODS.length + column) * CLASSES.length + part] ?? 0;
          if (value > 0) requests.push({ labels: { kind, method, status }, value });
        }
    return [
      {
        name: "weef_http_requests_total",
        type: "counter",
        help: "Requests answered by this process.",
        samples: requests,
      },
      {
        name: "weef_http_request_seconds",
        type: "histogram",
        help: "Time until an answer was ready, by what answered.",
        samples: KINDS.flatMap((kind, row) => this.#histogram(kind, row)),
      },
    ];
  }

  #histogram(kind: RequestKind, row: number): Metric["samples"] {
    const { counts = new Float64Array(), sum = 0 } = this.#latencies[row] ?? {};
    let total = 0;
    const buckets = [...counts].map((count, bound) => {
      total += count;
      return { suffix: "_bucket", labels: { kind, le: String(BOUNDS[bound] ?? "+Inf") }, value: total };
    });
    if (total === 0) return [];
    const labels = { kind };
    return [...buckets, { suffix: "_sum", labels, value: sum }, { suffix: "_count", labels, value: total }];
  }
}

const MACHINE =
  /^\/(?:(?:healthz|readyz|metrics|robots\.txt|sitemap\.xml|__manifest|(?:en\/)?feed\.xml)$|(?:manifest|desk)\.webmanifest$|\.well-known\/)/;
const FILE = /^\/assets\/|\.(?:avif|css|ico|js|jpg|png|svg|webp|woff2)$/;

export function requestKind(path: string): Exclude<RequestKind, "kept"> {
  if (FILE.test(path)) return "asset";
  if (MACHINE.test(path)) return "machine";
  if (path.startsWith("/api/") || path.startsWith("/functions/")) return "api";
  if (isDeskPath(path)) return "desk";
  return "rendered";
}
