/** Undefined when it has not settled within `patience` milliseconds, or when `signal` aborts. */
export async function settledWithin<T>(
  promise: Promise<T>,
  patience: number,
  signal?: AbortSignal,
): Promise<T | undefined> {
  const { promise: outOfPatience, resolve } = Promise.withResolvers<undefined>();
  const giveUp = () => resolve(undefined);
  const timer = setTimeout(giveUp, signal?.aborted ? 0 : patience);
  signal?.addEventListener("abort", giveUp);
  try {
    return await Promise.race([promise, outOfPatience]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}
