/** A reason why the product cannot start that the operator can resolve: the message says everything. */
export class StartProblem extends Error {
  override name = "StartProblem";
}

/** Runs `start`. A `StartProblem` is printed without a stack and ends the process with exit code 1. */
export async function orStartProblem<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
