/** Also waits after a failure: no statement of a transaction may run after its end. Throws the first error. */
export async function allDone<const T extends readonly unknown[]>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return await Promise.all(work);
}
