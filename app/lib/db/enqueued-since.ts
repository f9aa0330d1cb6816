import { sql } from "kysely";

/** Of a mail; one that was given up counts anew from its requeueing. */
export const enqueuedSince = sql<string>`coalesce(owed_again_at, created_at)`;
