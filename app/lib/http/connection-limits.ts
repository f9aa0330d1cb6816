/** Milliseconds. A body of 64 KiB arrives within a minute even over the worst mobile connection. */
export const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** For a silent connection; docs/deploy.md tells proxies to close theirs sooner. */
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** Milliseconds: a client that does not read its answer cannot keep it in memory for longer. */
export const LONGEST_SILENCE = 120_000;
