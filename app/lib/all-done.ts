/**
 * What all of these come to, once none of them is under way any more. Throws what the first that failed threw. For the
 * statements of a transaction that do not wait for each other: none may follow its end.
 */
export async function allDone<const T extends readonly unknown[]>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return await Promise.all(work);
}
