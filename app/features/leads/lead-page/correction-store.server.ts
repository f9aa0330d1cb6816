import type { Tx } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";

export type Details = Pick<LeadRow, "name" | "email" | "phone" | "company">;

/** Corrects what a lead was made of. An appointment keeps its address if there is no other: its visitor is mailed. */
export async function correctSubject(
  tx: Tx,
  { id, kind, subject_id }: Pick<LeadRow, "id" | "kind" | "subject_id">,
  { name, email, phone, company }: Details,
): Promise<void> {
  await tx
    .updateTable("appointments")
    .set({ name, ...(email !== null && { email }) })
    .where("lead_id", "=", id)
    .execute();
  if (phone !== null) {
    // One at the office has no number.
    const isCall = tx.updateTable("appointments").set({ phone }).where("phone", "is not", null);
    await isCall.where("lead_id", "=", id).execute();
  }
  switch (kind) {
    case "offer-request":
    case "configurator-request": {
      const table = kind === "offer-request" ? "offer_requests" : "configurator_requests";
      await tx
        // The query builder types one table at a time.
        .updateTable(table as "offer_requests")
        .set({ name, email: email ?? "", phone, company })
        .where("id", "=", subject_id)
        .execute();
      return;
    }
    case "conversation":
      await tx
        .updateTable("conversations")
        .set({ contact_name: name, contact_email: email, contact_phone: phone })
        .where("id", "=", subject_id)
        .execute();
      return;
    default:
      await tx
        .updateTable("appointments")
        .set({ name, phone, ...(email !== null && { email }) })
        .where("id", "=", subject_id)
        .execute();
  }
}
