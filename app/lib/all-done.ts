/**
 * The results of all of these, once none of them is pending any more. If any failed, throws what the first of them
 * threw. For the statements of a transaction that do not wait for each other: none may run after its end.
 */
export async function allDone<const T extends readonly unknown[]>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return await Promise.all(work);
}
