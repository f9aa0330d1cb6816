/** What `promise` gives, or undefined when it has not settled within `patience` milliseconds. */
export async function settledWithin<T>(promise: Promise<T>, patience: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const outOfPatience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    return await Promise.race([promise, outOfPatience]);
  } finally {
    clearTimeout(timer);
  }
}
