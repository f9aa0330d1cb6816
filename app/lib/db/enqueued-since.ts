import { sql } from "kysely";

/** The moment at which a mail was enqueued; one that was given up counts anew from its requeueing. */
export const enqueuedSince = sql<string>`coalesce(owed_again_at, created_at)`;
