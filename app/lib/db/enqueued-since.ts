import { sql } from "kysely";

/** Since when a mail is owed; for one that was given up, since it is owed again. */
export const enqueuedSince = sql<string>`coalesce(owed_again_at, created_at)`;
