/** A number from 0 to 1 that depends on `seed` only (mulberry32), so that every run makes the same people. */
export function chance(seed: number): number {
  let t = (seed + 0x6d2b79f5) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

export function pick<T>(items: readonly T[], seed: number): T {
  return items[Math.floor(chance(seed) * items.length)] as T;
}
