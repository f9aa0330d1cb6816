export class StartProblem extends Error {
  override name = "StartProblem";
}

/** A `StartProblem` is printed without a stack and ends the process with exit code 1. */
export async function orStartProblem<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
