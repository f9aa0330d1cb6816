/** `share`: 0 to 1. Interpolates. Null without numbers. */
export function quantile(sorted: ArrayLike<number>, share: number): number | null {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) return null;
  return low + (high - low) * (place - Math.floor(place));
}
