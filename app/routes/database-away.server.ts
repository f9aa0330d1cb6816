import { data } from "react-router";
import { isDatabaseAway, isUnstorable } from "~/lib/db/database-errors.server";

/** Throws a 503 when the database is away; a 400 for what no database can store and our forms never send. */
export async function orDatabaseAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUnstorable(error)) throw data(null, { status: 400 });
    if (!isDatabaseAway(error)) throw error;
    throw data(null, { status: 503 });
  }
}
