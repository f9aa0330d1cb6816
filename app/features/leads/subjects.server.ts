import { appointmentsById, appointmentsOfLeads } from "~/features/appointments/appointment-store.server";
import { type BegunConversation, conversationsById } from "~/features/chat/desk/inbox-store.server";
import { requestsById } from "~/features/requests/request-store.server";
import type { Db } from "~/lib/db/database.server";
import type { LeadRow } from "~/lib/db/tables/lead-tables";
import type { AppointmentRow, ConfiguratorRequestRow, OfferRequestRow } from "~/lib/db/tables/tables";

export interface Subjects {
  offers: Map<string, OfferRequestRow>;
  configurations: Map<string, ConfiguratorRequestRow>;
  conversations: Map<string, BegunConversation>;
  appointments: Map<string, AppointmentRow>;
  /** Those that the desk made for a lead, in order of time, by the id of the lead. */
  bookings: Map<string, AppointmentRow[]>;
}

/** Deleted rows are missing. */
export async function readSubjects(db: Db, leads: readonly LeadRow[]): Promise<Subjects> {
  const idsOf = (kind: LeadRow["kind"]) => leads.filter((lead) => lead.kind === kind).map((lead) => lead.subject_id);
  return {
    offers: byId(await requestsById(db, "offer_requests", idsOf("offer-request"))),
    configurations: byId(await requestsById(db, "configurator_requests", idsOf("configurator-request"))),
    conversations: byId(await conversationsById(db, idsOf("conversation"))),
    appointments: byId(await appointmentsById(db, idsOf("appointment"))),
    bookings: Map.groupBy(
      await appointmentsOfLeads(
        db,
        leads.map(({ id }) => id),
      ),
      ({ lead_id }) => lead_id ?? "",
    ),
  };
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
