import { data } from "react-router";
import { isDatabaseAway, isUnstorable } from "~/lib/db/database-errors.server";

/**
 * Runs the work of a loader or an action. A database that is away becomes the 503 that the error boundary words; what no
 * database can hold, which no form of ours sends, a 400.
 */
export async function orDatabaseAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUnstorable(error)) throw data(null, { status: 400 });
    if (!isDatabaseAway(error)) throw error;
    throw data(null, { status: 503 });
  }
}
