const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** After the last, every half hour. */
const DELAYS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];

/** Null when the notice will be of no use by then. `wait`: milliseconds that the push service asks for. */
export function nextAttempt(
  { attempts, expires_at }: { attempts: number; expires_at: string },
  wait: number | null,
  now: Date,
): Date | null {
  const delay = DELAYS[attempts - 1] ?? 30 * MINUTE;
  const due = new Date(now.getTime() + Math.max(delay, wait ?? 0));
  return due.toISOString() < expires_at ? due : null;
}
