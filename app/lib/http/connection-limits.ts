/**
 * How long a connection may take, in milliseconds: whoever sends a byte now and then holds one no longer than this. A
 * body is 64 KiB at most, which comes in a minute over the worst of telephones. Headers are 16 KiB at most, Node's own
 * limit.
 */
export const CONNECTION_LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** Of a silent connection; docs/deploy.md tells proxies to be quicker. */
  keepAliveTimeout: 5_000,
  /** How often the first two are looked at. */
  connectionsCheckingInterval: 5_000,
} as const;

/**
 * How long nothing may come or go on a connection while something is asked, in milliseconds: who does not read the answer
 * holds it in memory no longer. Streams say several times in it that they live, and on the slowest of lines something goes.
 */
export const LONGEST_SILENCE = 120_000;
