import { data } from "react-router";
import { isDatabaseAway, isUnstorable } from "~/lib/db/database-errors.server";

/**
 * Runs the work of a loader or an action. If the database is away, throws the 503 that the error boundary words; for
 * values that no database can store, which our forms never send, a 400.
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
