/**
 * In the order of their keys, code unit by code unit; those with the same key stay as they are. What several transactions lock
 * in one order has none of them wait for another that waits for it.
 */
export function sortedBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return items.toSorted((one, other) => {
    const [key, otherKey] = [keyOf(one), keyOf(other)];
    return Number(key > otherKey) - Number(key < otherKey);
  });
}
