/** Sorts by code unit; equal keys keep their order. Transactions that lock rows in the same order do not deadlock. */
export function sortedBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return items.toSorted((one, other) => {
    const [key, otherKey] = [keyOf(one), keyOf(other)];
    return Number(key > otherKey) - Number(key < otherKey);
  });
}
