/**
 * The value that this share (0 to 1) of ascending numbers does not exceed, interpolated between two of them if needed.
 * Null without numbers.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number | null {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) return null;
  return low + (high - low) * (place - Math.floor(place));
}
