import { recordAppointment, recordConversationLead, recordRequest } from "~/features/leads/record-lead.server";
import type { Db } from "~/lib/db/database.server";
import type { WaitRow } from "~/lib/db/tables/lead-tables";
import { newId } from "~/lib/new-id.server";
import { findConversation } from "../../app/features/chat/conversation-store.server";
import type { ConversationRow } from "../../app/lib/db/tables/chat-tables";
import type { AppointmentRow, ConfiguratorRequestRow, OfferRequestRow } from "../../app/lib/db/tables/tables";
import { appointmentRow } from "./appointments";
import { configuratorRequestRow } from "./configurator-requests";
import { storeConversation } from "./conversations";
import { offerRequestRow } from "./offer-requests";

/** Two users of the desk. */
export const anna = { id: "u1", email: "anna@weef.example" };
export const bert = { id: "u2", email: "bert@weef.example" };

/** Stores a request of the quote form as the product does, and returns the id of its lead. */
export function storeOffer(db: Db, changes: Partial<OfferRequestRow> = {}): Promise<string> {
  const row = offerRequestRow(changes);
  return db.transaction().execute(async (tx) => {
    await tx.insertInto("offer_requests").values(row).execute();
    return recordRequest(tx, "offer-request", row);
  });
}

export function storeConfiguration(db: Db, changes: Partial<ConfiguratorRequestRow> = {}): Promise<string> {
  const row = configuratorRequestRow(changes);
  return db.transaction().execute(async (tx) => {
    await tx.insertInto("configurator_requests").values(row).execute();
    return recordRequest(tx, "configurator-request", row);
  });
}

/** Stores a conversation whose visitor agreed to be contacted at `at`. */
export async function storeContact(
  db: Db,
  { id, at, ...contact }: { id: string; at: string } & Partial<ConversationRow>,
): Promise<string> {
  await storeConversation(db, { id, ...contact, contact_confirmed_at: at }, ["Hallo"]);
  return db.transaction().execute(async (tx) => {
    const row = await findConversation(tx, { id });
    if (!row) throw new Error("The conversation was not stored");
    return recordConversationLead(tx, row, "Hallo", new Date(at));
  });
}

export function storeAppointment(db: Db, changes: Partial<AppointmentRow> = {}): Promise<string> {
  const row = appointmentRow(changes);
  return db.transaction().execute(async (tx) => {
    await tx.insertInto("appointments").values(row).execute();
    return recordAppointment(tx, row);
  });
}

/** A lead that wrote a mail at noon on a Monday, and waits for the answer. */
export function waitRow(changes: Partial<WaitRow> = {}): WaitRow {
  return {
    id: newId(),
    kind: "mail",
    lead_id: null,
    conversation_id: null,
    quote_id: null,
    project_id: null,
    since: "2026-11-23T11:00:00.000Z",
    due_at: "2026-11-24T11:00:00.000Z",
    answered_at: null,
    dismissed_at: null,
    ...changes,
  };
}
