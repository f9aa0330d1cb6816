/**
 * The address of the sender. `X-Forwarded-For` counts only as far as our own proxies wrote it: with one hop its
 * last entry, with two the one before.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | null, hops: number): string {
  const chain = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const forwarded = hops > 0 ? chain.at(-hops) || chain[0] : undefined;
  return forwarded || socketAddress || "unknown";
}
