import { DatabaseError } from "pg";

/** The reason why a backup cannot be made or restored, and what the operator can do about it. */
export class BackupProblem extends Error {
  override name = "BackupProblem";
}

/** Does the work of a command. Prints what the caller can put right without a stack. Returns the exit code. */
export async function orBackupProblem(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (error instanceof BackupProblem) console.error(error.message);
    else if (isRefused(error))
      console.error(`Not done (${error.message}). Check the permissions and the free space there.`);
    else console.error(error);
    return 1;
  }
}

/** True if the system, or the database, did not allow something to be read or written. */
function isRefused(error: unknown): error is Error {
  const { syscall, code } = error as { syscall?: string; code?: string };
  return (
    error instanceof DatabaseError || (error instanceof Error && (syscall !== undefined || code === "ERR_SQLITE_ERROR"))
  );
}
