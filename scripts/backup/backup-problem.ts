/** Why no backup is made or restored, where whoever asked for it can put that right: the message says all. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

/** Runs what a command does. A `BackupProblem` is printed without a stack. Gives the exit code. */
export async function orBackupProblem(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (error instanceof BackupProblem) console.error(error.message);
    else console.error(error);
    return 1;
  }
}
