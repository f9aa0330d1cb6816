import type { Limiter } from "~/lib/http/rate-limit.server";

export interface ChatLimits {
  chatByToken: Limiter;
  chatByAddress: Limiter;
  chatStartsByAddress: Limiter;
}

export interface Poster {
  tokenHash: string;
  address: string;
}

/** Seconds until the next one is allowed if there were too many, else null. */
export async function countPost(
  limits: ChatLimits,
  { tokenHash, address }: Poster,
  { isStart }: { isStart: boolean },
): Promise<number | null> {
  const uses: [Limiter, string][] = [
    [limits.chatByAddress, address],
    [limits.chatByToken, tokenHash],
  ];
  if (isStart) uses.push([limits.chatStartsByAddress, address]);
  for (const [limiter, key] of uses) {
    const allowance = await limiter.consume(key);
    if (!allowance.allowed) return allowance.retryAfter;
  }
  return null;
}
