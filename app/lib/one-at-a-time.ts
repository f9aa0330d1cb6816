/** If requested while it runs, it runs once more afterwards. Errors go to `onError`. */
export function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const run = async () => {
    isRunning = true;
    do {
      isAskedAgain = false;
      await work().catch(onError);
    } while (isAskedAgain);
    isRunning = false;
  };
  return () => {
    if (isRunning) isAskedAgain = true;
    else void run();
  };
}
