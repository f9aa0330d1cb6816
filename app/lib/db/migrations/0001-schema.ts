import type { Kysely } from "kysely";
import { createDeskTables } from "./0001-schema/desk";
import { createLeadTables } from "./0001-schema/leads";
import { createMailTables } from "./0001-schema/mail";
import { createRequestTables } from "./0001-schema/requests";
import { createSiteTables } from "./0001-schema/site";

/** A table is made after those that it refers to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDeskTables(db);
  await createLeadTables(db);
  await createRequestTables(db);
  await createMailTables(db);
  await createSiteTables(db);
}
