import { data } from "react-router";
import { isDatabaseAway } from "~/lib/db/database.server";

/** Runs the work of an admin loader. A database that is away becomes the 503 that the error boundary words. */
export async function orDatabaseAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    throw data(null, { status: 503 });
  }
}
