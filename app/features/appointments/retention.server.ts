import { business } from "~/content/business";
import type { Db } from "~/lib/db/database.server";
import { deleteAppointmentsBefore } from "./store.server";

/** Deletes the appointments that are longer ago than data of interested people are kept. Gives how many. */
export async function deleteOldAppointments(db: Db, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - business.retention.marketingYears);
  return deleteAppointmentsBefore(db, before.toISOString());
}
