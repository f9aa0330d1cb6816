/**
 * How long a connection may take, in milliseconds: sending a byte now and then does not hold one for longer. A body is
 * 64 KiB at most, which arrives within a minute even over the worst mobile connection. Headers are 16 KiB at most,
 * Node's own limit.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** For a silent connection; docs/deploy.md tells proxies to close theirs sooner. */
  keepAliveTimeout: 5_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 5_000,
} as const;

/**
 * How long a connection may stay silent during a request, in milliseconds: a client that does not read its answer
 * cannot keep it in memory for longer. Streams send several signs of life in that time, and even the slowest line moves
 * something.
 */
export const LONGEST_SILENCE = 120_000;
