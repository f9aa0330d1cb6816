import { createServer, type RequestListener, type Server } from "node:http";
import { oneAfterTheOther } from "./one-after-the-other.server";

/** Milliseconds. A body of 64 KiB arrives within a minute even over the worst mobile connection. */
const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** For a silent connection; docs/deploy.md tells proxies to close theirs sooner. */
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** Milliseconds: a client that does not read its answer cannot keep it in memory for longer. */
const LONGEST_SILENCE = 120_000;

/** Neither sending slowly nor not reading the answer can hold anything for too long. */
export function createLimitedServer(listener: RequestListener, longestSilence = LONGEST_SILENCE): Server {
  return createServer(CONNECTION_LIMITS, oneAfterTheOther(listener)).setTimeout(longestSilence);
}
