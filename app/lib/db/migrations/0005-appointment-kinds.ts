import type { Kysely } from "kysely";

/** An appointment has a kind, a place and the travel to it. Earlier ones are by phone if they have a number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable("appointments");
  await table()
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("meet"))
    .execute();
  await table().addColumn("place", "text").execute();
  await table().addColumn("address", "text").execute();
  await table()
    .addColumn("travel_minutes", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
